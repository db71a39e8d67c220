import { describe, expect, it } from 'vitest';
import { repeatableRandom } from '../testing/repeatable-random.ts';
import { authenticateMail } from './mail-authentication.ts';
import { guardedResolver } from './resolve-dns.ts';
import { serveDns } from './testing/dns-server.ts';
import { canonicalizations, keys, plainMail, sign } from './testing/signed-mail.ts';

const never = new AbortController().signal;

const chance = (stream: number) => {
  const next = repeatableRandom(stream);
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <T>(from: readonly T[]): T => from[below(from.length)] as T };
};
type Chance = ReturnType<typeof chance>;

const words = [
  'report',
  'caf\u00e9',
  'x',
  '.',
  '..',
  'From here',
  '-- ',
  '=20',
  '\t',
  '  two',
  'tab\tbed',
  'end ',
];
const randomBody = ({ below, pick }: Chance) =>
  Array.from({ length: 1 + below(12) }, () =>
    Array.from({ length: below(6) }, () => pick(words)).join(pick([' ', '  ', '\t'])),
  ).join('\r\n') + pick(['', '\r\n', '\r\n\r\n\r\n']);

describe('any message', () => {
  it('verifies as signed, and no longer once a letter is changed', async () => {
    const server = await serveDns({
      'rsa._domainkey.example.com': { TXT: [keys.rsa.record] },
      'ed25519._domainkey.example.com': { TXT: [keys.ed25519.record] },
    });
    const resolve = guardedResolver({ servers: [server.address] });
    const outcome = async (message: string, isExact = true) => {
      const found = await authenticateMail({ resolve, signal: never, isExact })(Buffer.from(message));
      return found.signatures.map((one) => `${one.outcome} ${one.isBodyIntact}`).join();
    };
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = chance(seed);
      const key = random.pick(['rsa', 'ed25519'] as const);
      const canonicalization = random.pick(canonicalizations);
      const mail = plainMail('Ana <ana@example.com>', `${randomBody(random)}mark${randomBody(random)}`);
      const message = await sign(mail, { key, selector: key, canonicalization });
      // Not before the body: a signature is any letters, these four among them.
      const changed = message.replace(/(?<=\r\n\r\n.*)mark/s, 'Mark');
      const about = `seed ${seed}, ${canonicalization}`;
      expect(await outcome(message), about).toBe('intact true');
      expect(await outcome(message.replaceAll('\r\n', '\n'), false), about).toBe('intact true');
      expect(await outcome(changed), about).toBe('altered false');
      expect(await outcome(changed, false), about).toBe('key-not-held null');
      expect(await outcome(message.replace('To: bo@', 'To: Bo@')), about).toBe('altered true');
    }
  });

  it('with other spaces verifies only where the signer allowed it', async () => {
    for (const canonicalization of canonicalizations) {
      const message = await sign(plainMail(undefined, 'one two\r\n\r\n'), { canonicalization });
      const isRelaxed = canonicalization.endsWith('/relaxed');
      const check = authenticateMail({ resolve: null, signal: never, isExact: true });
      const { signatures } = await check(Buffer.from(message.replace('one two', 'one \t two  ')));
      expect(signatures[0]?.isBodyIntact, canonicalization).toBe(isRelaxed);
    }
  });
});

describe('hostile bytes', () => {
  const fields = [
    'From: a@example.com',
    'From:',
    'From: "\\',
    'From: =?utf-8?Q?=00?= <a@b>',
    'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=key; h=from:from; bh=AA==; b=AA==',
    'DKIM-Signature: v=1; a=rsa-sha256; d=\\..; s=; h=; l=-1; x=99999999999999; t=abc; bh=; b=',
    'DKIM-Signature: a=ed25519-sha256; d=xn--; s=\u0000; h=from; l=99999999999999999999; bh=%; b=====',
    'DKIM-Signature: __proto__=1; constructor=2; d=example.com; s=__proto__; a=rsa-sha256; h=from; bh=x; b=y',
    'DKIM-Signature',
    'ARC-Seal: i=1; a=rsa-sha256; cv=none; d=example.com; s=key; b=AA==',
    'ARC-Seal: i=51; cv=pass',
    'ARC-Message-Signature: i=1; a=rsa-sha256; d=example.com; s=key; h=from; bh=AA==; b=AA==',
    'ARC-Authentication-Results: i=1; ((((((',
    'Received: from (((( by',
    'Received: from x ([203.0.113.7]) by y with SMTP; z',
    'Return-Path: <"@"@[::>',
    'Return-Path: <a@%{i}.example>',
    'Content-Type: multipart/mixed; boundary="',
    ': nameless',
    ' folded',
    '\u0000\u0001\u0002',
  ];

  it('never end in anything but an answer', async () => {
    const server = await serveDns({
      'key._domainkey.example.com': { TXT: ['v=DKIM1; p=AAAA', 'junk;;;=;p', ''] },
      '_dmarc.example.com': { TXT: ['v=DMARC1; p=\u0000'] },
    });
    const resolve = guardedResolver({ servers: [server.address], timeoutMs: 500 });
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = chance(seed * 7919);
      const head = Array.from({ length: random.below(14) }, () => random.pick(fields));
      const message = Buffer.from(
        head.join(random.pick(['\r\n', '\n', '\r'])) + random.pick(['\r\n\r\n', '\n\n', '']),
      );
      const noise = Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
      const bytes = Buffer.concat(seed % 3 ? [message, noise] : [noise, message]);
      if (bytes.length > 0 && seed % 2) bytes[random.below(bytes.length)] = random.below(256);
      const check = authenticateMail({
        resolve: seed % 4 ? null : resolve,
        signal: never,
        isExact: seed % 5 > 0,
      });
      const found = await check(bytes);
      expect(Object.keys(found).sort(), `seed ${seed}`).toEqual(['arc', 'dmarc', 'signatures', 'spf']);
      expect(found.signatures.length).toBeLessThanOrEqual(10);
      // Nothing here was ever signed.
      expect(
        found.signatures.some(({ outcome }) => outcome === 'intact'),
        `seed ${seed}`,
      ).toBe(false);
    }
  });

  it('beyond the bounds are not verified, and not called unsigned', async () => {
    const message = await sign(plainMail(undefined, 'x'.repeat(3 * 1024 * 1024)));
    const found = await authenticateMail({ resolve: null, signal: never, isExact: true })(
      Buffer.from(message),
    );
    expect(found).toEqual({
      signatures: [
        {
          domain: 'example.com',
          selector: 'key',
          outcome: 'key-not-held',
          isBodyIntact: null,
          isAligned: false,
        },
      ],
      spf: { state: 'unknown', reason: 'refused' },
      dmarc: { state: 'unknown', reason: 'refused' },
      arc: { state: 'absent' },
    });
  });

  it('cannot make one message ask for everything', async () => {
    const server = await serveDns({});
    const resolve = guardedResolver({ servers: [server.address] });
    const signature = (n: number) =>
      `DKIM-Signature: v=1; a=rsa-sha256; d=d${n}.example; s=key; h=from; bh=x; b=y\r\n`;
    const head = Array.from({ length: 900 }, (_, n) => signature(n)).join('');
    await authenticateMail({ resolve, signal: never, isExact: true })(Buffer.from(head + plainMail()));
    expect(server.questions.length).toBeLessThanOrEqual(100);
  });
});
