// Long because one verifier meets every kind of signature.
import { sealMessage } from 'mailauth';
import { describe, expect, it } from 'vitest';
import { keyArchive } from './mail/key-archive.ts';
import { authenticateMail } from './mail-authentication.ts';
import { guardedResolver } from './resolve-dns.ts';
import { type DnsServer, serveDns, type Zone } from './testing/dns-server.ts';
import { canonicalizations, keys, plainMail, sign } from './testing/signed-mail.ts';

const never = new AbortController().signal;
type Needs = Partial<Parameters<typeof authenticateMail>[0]>;

const zone = (more: Zone = {}): Zone => ({
  'key._domainkey.example.com': { TXT: [keys.rsa.record] },
  'ed._domainkey.example.com': { TXT: [keys.ed25519.record] },
  ...more,
});

/** Verifies with a real resolver against a real server. */
const check = (server: DnsServer, message: string | Uint8Array, needs: Needs = {}) =>
  authenticateMail({
    resolve: guardedResolver({ servers: [server.address] }),
    signal: never,
    isExact: true,
    ...needs,
  })(typeof message === 'string' ? Buffer.from(message) : message);

const offline = (message: string, needs: Needs = {}) =>
  authenticateMail({ resolve: null, signal: never, isExact: true, ...needs })(Buffer.from(message));

/** For servers that never answer: nobody should wait for the usual deadline. */
const impatient = { budgetMs: 300 };

const variants = canonicalizations.flatMap((canonicalization) =>
  (['rsa', 'ed25519'] as const).map((key) => ({
    canonicalization,
    key,
    selector: key === 'rsa' ? 'key' : 'ed',
  })),
);

describe('a signature', () => {
  it.each(variants)('in $canonicalization with $key is intact as it was signed', async (variant) => {
    const { signatures } = await check(await serveDns(zone()), await sign(plainMail(), variant));
    expect(signatures).toEqual([
      {
        domain: 'example.com',
        selector: variant.selector,
        outcome: 'intact',
        isBodyIntact: true,
        isAligned: true,
      },
    ]);
  });

  it.each(variants)('in $canonicalization with $key shows that one byte was changed', async (variant) => {
    const server = await serveDns(zone());
    const message = await sign(plainMail(), variant);
    const { signatures } = await check(server, message.replace('ready', 'reedy'));
    expect(signatures).toMatchObject([{ outcome: 'altered', isBodyIntact: false }]);
    // The body hash needs no key.
    expect((await offline(message.replace('ready', 'reedy'))).signatures).toEqual(signatures);
  });

  it('shows that a signed header was changed', async () => {
    const message = (await sign(plainMail())).replace('Subject: Report', 'Subject: Refund');
    const { signatures } = await check(await serveDns(zone()), message);
    expect(signatures).toMatchObject([{ outcome: 'altered', isBodyIntact: true }]);
  });

  it('is not called false without its key', async () => {
    const intact = { outcome: 'key-not-held', isBodyIntact: true };
    const message = await sign(plainMail());
    expect((await offline(message)).signatures).toMatchObject([intact]);
    for (const empty of [{}, { 'key._domainkey.example.com': { TXT: ['v=DKIM1; p='] } }]) {
      expect((await check(await serveDns(empty), message)).signatures).toMatchObject([intact]);
    }
    for (const mood of ['silent', 'servfail', 'garbage'] as const) {
      const server = await serveDns(zone());
      server.moods['example.com'] = mood;
      expect((await check(server, message, impatient)).signatures, mood).toMatchObject([intact]);
    }
  });

  it('that does not match the published key is refuted', async () => {
    const message = await sign(plainMail());
    const server = await serveDns({ 'key._domainkey.example.com': { TXT: [keys.ed25519.record] } });
    expect((await check(server, message)).signatures).toMatchObject([
      { outcome: 'altered', isBodyIntact: true },
    ]);
  });

  it('of another domain proves nothing about the address in From', async () => {
    const message = await sign(plainMail('PayPal <service@paypal.com>'), { domain: 'evil.example' });
    const server = await serveDns({ 'key._domainkey.evil.example': { TXT: [keys.rsa.record] } });
    expect((await check(server, message)).signatures).toMatchObject([
      { domain: 'evil.example', outcome: 'intact', isAligned: false },
    ]);
  });

  it.each([
    ['a subdomain', 'Ana <ana@mail.example.com>', true],
    ['another customer of the same host', 'Ana <ana@ana.github.io>', false],
    ['two addresses of different domains', 'a@example.com, b@example.org', false],
    ['no address', 'undisclosed', false],
  ])('is aligned with %s or not', async (_, from, isAligned) => {
    const domain = from.includes('github') ? 'bo.github.io' : 'example.com';
    const { signatures } = await offline(await sign(plainMail(from), { domain }));
    expect(signatures).toMatchObject([{ domain, isAligned }]);
  });

  it('is aligned with nothing when there are two From lines', async () => {
    for (const more of ['PayPal <service@paypal.com>', 'The boss <boss@example.com>']) {
      const message = `From: ${more}\r\n${await sign(plainMail())}`;
      expect((await offline(message)).signatures, more).toMatchObject([{ isAligned: false }]);
    }
  });

  it('covering only the beginning leaves the rest unproven', async () => {
    const message = await sign(plainMail(), { maxBodyLength: 10 });
    const server = await serveDns(zone());
    expect((await check(server, `${message}And now log in here.\r\n`)).signatures).toMatchObject([
      { outcome: 'key-not-held', isBodyIntact: null },
    ]);
    expect((await check(server, message.replace('Hello', 'Jello'))).signatures).toMatchObject([
      { outcome: 'altered', isBodyIntact: false },
    ]);
  });

  it('with a length that covers everything is as good as one without', async () => {
    const body = 'Hello,\r\n';
    const message = await sign(plainMail(undefined, body), { maxBodyLength: body.length });
    expect((await check(await serveDns(zone()), message)).signatures).toMatchObject([
      { outcome: 'intact', isBodyIntact: true },
    ]);
  });

  it('with SHA-1 proves nothing', async () => {
    const message = await sign(plainMail(), { algorithm: 'rsa-sha1' });
    expect((await check(await serveDns(zone()), message)).signatures).toMatchObject([
      { outcome: 'key-not-held', isBodyIntact: true },
    ]);
  });

  it('is found among other records of the same name', async () => {
    const server = await serveDns({
      'key._domainkey.example.com': { TXT: ['v=spf1 -all', keys.rsa.record] },
    });
    expect((await check(server, await sign(plainMail()))).signatures).toMatchObject([{ outcome: 'intact' }]);
  });

  it('is missing from an unsigned message', async () => {
    expect((await offline(plainMail())).signatures).toEqual([]);
  });

  it('is one of ten at most', async () => {
    let message = plainMail();
    for (let n = 0; n < 12; n += 1) message = await sign(message, { selector: `s${n}` });
    const { signatures } = await offline(message);
    expect(signatures).toHaveLength(10);
    expect(signatures.every(({ isBodyIntact }) => isBodyIntact)).toBe(true);
  });
});

describe('pasted text', () => {
  it('may have lost its line ends', async () => {
    const message = (await sign(plainMail())).replaceAll('\r\n', '\n');
    expect((await check(await serveDns(zone()), message, { isExact: false })).signatures).toMatchObject([
      { outcome: 'intact', isBodyIntact: true },
    ]);
  });

  it.each([
    ['simple/simple', '\n\n'],
    ['simple/relaxed', '\n\n'],
  ])('is never called altered (%s)', async (canonicalization, gap) => {
    const spaced = plainMail(undefined, 'Hello,  \r\n\r\nthe report  is ready.\r\n');
    const message = await sign(spaced, { canonicalization });
    const pasted = message
      .replaceAll('\r\n', '\n')
      .replace('  \n\n', gap)
      .replace('report  is', 'report was');
    const { signatures } = await check(await serveDns(zone()), pasted, { isExact: false });
    expect(signatures).toMatchObject([{ outcome: 'key-not-held', isBodyIntact: null }]);
  });

  it('is not called altered for its headers either', async () => {
    const pasted = (await sign(plainMail(), { canonicalization: 'simple/simple' })).replace(
      'Subject: ',
      'Subject:  ',
    );
    const { signatures } = await check(await serveDns(zone()), pasted, { isExact: false });
    expect(signatures).toMatchObject([{ outcome: 'key-not-held', isBodyIntact: true }]);
  });

  it('may begin with empty lines, a byte order mark or an mbox line', async () => {
    const message = await sign(plainMail());
    for (const before of ['\r\n\r\n', '\ufeff', 'From ana@example.com Sun Nov 1 12:00:00 2026\n']) {
      expect((await offline(before + message)).signatures).toMatchObject([{ isBodyIntact: true }]);
    }
  });
});

describe('a key archive', () => {
  const archived = () => keys.rsa.record;

  it('stands in while DNS cannot be asked', async () => {
    const message = await sign(plainMail());
    expect((await offline(message, { keyArchive: archived })).signatures).toMatchObject([
      { outcome: 'intact' },
    ]);
    const server = await serveDns(zone());
    server.moods['example.com'] = 'servfail';
    expect((await check(server, message, { keyArchive: archived })).signatures).toMatchObject([
      { outcome: 'intact' },
    ]);
  });

  it('does not bring back a key that was withdrawn', async () => {
    const message = await sign(plainMail());
    expect((await check(await serveDns({}), message, { keyArchive: archived })).signatures).toMatchObject([
      { outcome: 'key-not-held' },
    ]);
  });

  it('fills with keys from DNS that verified a signature', async () => {
    const archive = keyArchive();
    const now = new Date('2026-11-15T12:00:00Z');
    const needs = {
      keyArchive: archive.find,
      onKeyVerified: (...key: [string, string, string]) => archive.remember(...key, now),
    };
    const message = await sign(plainMail());
    await check(await serveDns(zone()), message.replace('Report', 'Refund'), needs);
    expect(archive.seen('example.com', 'key')).toBeNull();
    await check(await serveDns(zone()), message, needs);
    expect(archive.seen('example.com', 'key')).toMatchObject({ firstSeen: now, lastSeen: now });
    expect((await offline(message, needs)).signatures).toMatchObject([{ outcome: 'intact' }]);
  });
});

/** As a receiver stores it: its own lines on top. */
const delivered = (message: string, { address = '192.0.2.10', sender = 'ana@example.com' } = {}) =>
  `Return-Path: <${sender}>\r\nReceived: from localhost (localhost [127.0.0.1]) by mx.receiver.net with LMTP; Sun, 1 Nov 2026 12:00:02 +0000\r\nReceived: from mail.example.com (mail.example.com [${address}]) by mx.receiver.net (Postfix) with ESMTPS id 1; Sun, 1 Nov 2026 12:00:01 +0000\r\nReceived: from [10.0.0.5] (unknown [203.0.113.99]) by mail.example.com with ESMTPSA; Sun, 1 Nov 2026 12:00:00 +0000\r\n${message}`;

describe('SPF', () => {
  const spfZone = (record: string, more: Zone = {}) => zone({ 'example.com': { TXT: [record] }, ...more });

  it.each([
    ['v=spf1 ip4:192.0.2.0/24 -all', 'pass'],
    ['v=spf1 ip4:198.51.100.0/24 -all', 'fail'],
    ['v=spf1 ip4:198.51.100.0/24 ~all', 'softfail'],
    ['v=spf1 ?all', 'neutral'],
    ['v=spf1 nonsense:', 'permerror'],
    ['v=spf1 a:out.example.com mx -all', 'pass'],
    ['v=spf1 include:_spf.example.com -all', 'pass'],
    ['some other text', 'none'],
  ])('%s gives %s', async (record, outcome) => {
    const server = await serveDns(
      spfZone(record, {
        'out.example.com': { A: ['192.0.2.10'] },
        '_spf.example.com': { TXT: ['v=spf1 ip4:192.0.2.10 ?all'] },
      }),
    );
    expect((await check(server, delivered(plainMail()))).spf).toEqual({
      state: 'known',
      value: { outcome, domain: 'example.com', address: '192.0.2.10', isAligned: true },
    });
  });

  it('is not aligned with another domain’s envelope', async () => {
    const server = await serveDns({ 'bulk.example.org': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] } });
    const { spf } = await check(server, delivered(plainMail(), { sender: 'x@bulk.example.org' }));
    expect(spf).toMatchObject({ value: { outcome: 'pass', domain: 'bulk.example.org', isAligned: false } });
  });

  it('is unknown when the header does not show who delivered the message', async () => {
    const server = await serveDns(spfZone('v=spf1 -all'));
    expect((await check(server, plainMail())).spf).toEqual({ state: 'unknown', reason: 'unreadable' });
    expect((await offline(delivered(plainMail()))).spf).toEqual({ state: 'unknown', reason: 'off' });
  });

  it('is unknown, not failed, when a server does not answer', async () => {
    const server = await serveDns(spfZone('v=spf1 include:_spf.silent.example -all'));
    server.moods['silent.example'] = 'silent';
    expect((await check(server, delivered(plainMail()), impatient)).spf).toEqual({
      state: 'unknown',
      reason: 'timeout',
    });
    server.moods['example.com'] = 'refused';
    expect((await check(server, delivered(plainMail()))).spf).toEqual({
      state: 'unknown',
      reason: 'unreachable',
    });
  });

  it('is unknown when a question that the standard forgives went unanswered', async () => {
    const server = await serveDns(spfZone('v=spf1 ptr -all'));
    server.moods['in-addr.arpa'] = 'servfail';
    expect((await check(server, delivered(plainMail()))).spf).toMatchObject({ state: 'unknown' });
  });

  it('asks a bounded number of questions', async () => {
    const branches = Array.from({ length: 10 }, (_, i) => [`b${i}.example.com`, i] as const);
    const fan = Object.fromEntries(
      branches.map(([name]) => [
        name,
        {
          MX: Array.from({ length: 10 }, (_, j): [number, string] => [
            j,
            `${name.slice(0, 2)}-${j}.example.com`,
          ]),
        },
      ]),
    );
    const record = `v=spf1 ${branches.map(([name]) => `mx:${name}`).join(' ')} -all`;
    const server = await serveDns(spfZone(record, fan));
    const { spf } = await check(server, delivered(plainMail()));
    expect(spf).toEqual({ state: 'unknown', reason: 'refused' });
    expect(server.questions.length).toBeLessThanOrEqual(100);
  });
});

describe('DMARC', () => {
  const policy = (record: string, more: Zone = {}) =>
    zone({
      '_dmarc.example.com': { TXT: [record] },
      'example.com': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
      ...more,
    });

  it('passes by an aligned signature', async () => {
    const server = await serveDns(policy('v=DMARC1; p=reject'));
    expect((await check(server, await sign(plainMail('ana@news.example.com')))).dmarc).toEqual({
      state: 'known',
      value: { isPassed: true, policy: 'reject', domain: 'example.com' },
    });
  });

  it('passes by an aligned sending address', async () => {
    const server = await serveDns(policy('v=DMARC1; p=quarantine'));
    expect((await check(server, delivered(plainMail()))).dmarc).toMatchObject({
      value: { isPassed: true, policy: 'quarantine' },
    });
  });

  it('fails when both checks fail', async () => {
    const server = await serveDns(policy('v=DMARC1; p=none'));
    const forged = delivered(plainMail(), { address: '198.51.100.1' });
    expect((await check(server, forged)).dmarc).toEqual({
      state: 'known',
      value: { isPassed: false, policy: 'none', domain: 'example.com' },
    });
  });

  it('fails for a forged From with a stranger’s signature and address', async () => {
    const server = await serveDns(
      policy('v=DMARC1; p=reject', {
        'evil.example': { TXT: ['v=spf1 ip4:198.51.100.1 -all'] },
        'key._domainkey.evil.example': { TXT: [keys.rsa.record] },
      }),
    );
    const forged = delivered(await sign(plainMail(), { domain: 'evil.example' }), {
      address: '198.51.100.1',
      sender: 'x@evil.example',
    });
    expect((await check(server, forged)).dmarc).toMatchObject({
      value: { isPassed: false, policy: 'reject' },
    });
  });

  it('is absent where the domain publishes no policy', async () => {
    const server = await serveDns(zone());
    expect((await check(server, await sign(plainMail()))).dmarc).toEqual({ state: 'absent' });
  });

  it('is unknown while a check could still have passed', async () => {
    const server = await serveDns(policy('v=DMARC1; p=reject'));
    // Nothing tells who handed it over.
    expect((await check(server, plainMail())).dmarc).toEqual({ state: 'unknown', reason: 'unreadable' });
    // The sending address fails, but the signature's key is not held.
    const signed = await sign(plainMail(), { selector: 'gone' });
    const message = delivered(signed, { address: '198.51.100.1' });
    expect((await check(server, message)).dmarc).toEqual({ state: 'unknown', reason: 'unreadable' });
  });

  it('is unknown when the policy cannot be asked for', async () => {
    const server = await serveDns(policy('v=DMARC1; p=reject'));
    server.moods['_dmarc.example.com'] = 'servfail';
    expect((await check(server, await sign(plainMail()))).dmarc).toEqual({
      state: 'unknown',
      reason: 'unreachable',
    });
    expect((await offline(await sign(plainMail()))).dmarc).toEqual({ state: 'unknown', reason: 'off' });
  });

  it('distinguishes a subdomain that exists from one that does not', async () => {
    const server = await serveDns(
      policy('v=DMARC1; p=none; sp=quarantine; np=reject', { 'real.example.com': { TXT: ['x'] } }),
    );
    const from = async (domain: string) =>
      (await check(server, delivered(plainMail(`x@${domain}`), { address: '198.51.100.1' }))).dmarc;
    expect(await from('real.example.com')).toMatchObject({ value: { policy: 'quarantine' } });
    expect(await from('made-up.example.com')).toMatchObject({ value: { policy: 'reject' } });
  });
});

describe('an ARC chain', () => {
  const seal = async (message: string, domain: string, cv: 'none' | 'pass') => {
    const head = await sealMessage(Buffer.from(message), {
      signingDomain: domain,
      selector: 'arc',
      privateKey: keys.rsa.privateKey,
      cv,
      authResults: `${domain}; spf=pass smtp.mailfrom=example.com`,
    });
    return head.toString() + message;
  };
  const sealed = async () =>
    seal(await seal(await sign(plainMail()), 'list.example', 'none'), 'forward.example', 'pass');
  const arcZone = () =>
    zone({
      'arc._domainkey.list.example': { TXT: [keys.rsa.record] },
      'arc._domainkey.forward.example': { TXT: [keys.rsa.record] },
    });

  it('passes from the first seal to the last', async () => {
    expect((await check(await serveDns(arcZone()), await sealed())).arc).toEqual({
      state: 'known',
      value: { isPassed: true, sealers: ['list.example', 'forward.example'] },
    });
  });

  it('fails when the text was changed after the last seal', async () => {
    const { arc } = await check(await serveDns(arcZone()), (await sealed()).replace('ready', 'reedy'));
    expect(arc).toMatchObject({ value: { isPassed: false, sealers: ['list.example', 'forward.example'] } });
  });

  it('fails when a link is missing', async () => {
    const message = (await sealed()).replace(/ARC-Seal: i=1;.*?\r\n(?=\S)/s, '');
    expect((await check(await serveDns(arcZone()), message)).arc).toMatchObject({
      value: { isPassed: false },
    });
  });

  it('is unknown without its keys', async () => {
    const message = await sealed();
    expect((await offline(message)).arc).toEqual({ state: 'unknown', reason: 'off' });
    expect((await check(await serveDns(zone()), message)).arc).toEqual({
      state: 'unknown',
      reason: 'unreadable',
    });
    const server = await serveDns(arcZone());
    server.moods['list.example'] = 'servfail';
    expect((await check(server, message)).arc).toEqual({ state: 'unknown', reason: 'unreachable' });
  });

  it('is unknown for pasted text that does not fit', async () => {
    const server = await serveDns(arcZone());
    const message = (await sealed()).replace('ready', 'reedy');
    expect((await check(server, message, { isExact: false })).arc).toMatchObject({ state: 'unknown' });
  });

  it('is absent from an ordinary message', async () => {
    expect((await offline(await sign(plainMail()))).arc).toEqual({ state: 'absent' });
  });
});

describe('time', () => {
  it('ends with one deadline for all lookups', async () => {
    const server = await serveDns({});
    server.moods['.'] = 'silent';
    server.moods['example.com'] = 'silent';
    let message = delivered(plainMail());
    for (let n = 0; n < 5; n += 1) message = await sign(message, { selector: `s${n}` });
    const resolve = guardedResolver({ servers: [server.address], timeoutMs: 60_000 });
    const found = await check(server, message, { resolve, budgetMs: 200 });
    expect(found.spf).toEqual({ state: 'unknown', reason: 'timeout' });
    expect(found.dmarc).toEqual({ state: 'unknown', reason: 'timeout' });
    expect(found.signatures.map(({ outcome }) => outcome)).toEqual(Array(5).fill('key-not-held'));
  });

  it('ends at once when the caller gives up', async () => {
    const server = await serveDns({});
    server.moods['example.com'] = 'silent';
    const caller = new AbortController();
    const resolve = guardedResolver({ servers: [server.address], timeoutMs: 60_000 });
    const pending = check(server, await sign(plainMail()), {
      resolve,
      budgetMs: 60_000,
      signal: caller.signal,
    });
    await expect.poll(() => server.questions.length).toBeGreaterThan(0);
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
  });
});

describe('a name of the operator’s own network', () => {
  it.each([
    'corp.internal',
    'intranet.local',
    'printer.lan',
    'db.home.arpa',
    'localhost',
    'dc01',
    '10.0.0.1',
    'kubernetes.default.svc.cluster.local',
  ])('A12 %s is asked of no resolver, no matter who signs or claims to send in it', async (domain) => {
    const server = await serveDns(zone());
    const message = await sign(plainMail(`Ana <ana@${domain}>`), { domain });
    const received = `Received: from ${domain} (${domain} [192.0.2.1]) by mx.example.net; Sun, 01 Nov 2026 12:00:00 +0000\r\n`;
    const { signatures } = await check(server, `Return-Path: <ana@${domain}>\r\n${received}${message}`);
    expect(server.questions.filter((question) => question.includes(domain))).toEqual([]);
    expect(signatures.map(({ outcome }) => outcome)).not.toContain('intact');
  });
});
