import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import { mailSource } from '../../engine/mail/parse/testing/mail-source.ts';
import { authenticateMail } from '../../lookups/mail-authentication.ts';
import { canonicalizations, plainMail, sign } from '../../lookups/testing/signed-mail.ts';
import { verifySender } from '../../server/services/verify-sender.ts';
import { authenticate } from './authenticate.ts';

const gate = new URL('../../engine/testing/gate/mails/', import.meta.url);

/** What the server finds with lookups off. The reason why a chain or a policy is unknown is shown to nobody. */
const server = verifySender({
  verify: (bytes, { isExact, signal }) => authenticateMail({ resolve: null, isExact, signal })(bytes),
});
const withoutReasons = (found: MailAuthentication | null) =>
  found && {
    ...found,
    arc: found.arc.state === 'unknown' ? 'unknown' : found.arc,
    dmarc: found.dmarc.state === 'unknown' ? 'unknown' : found.dmarc,
  };

const expectAgreement = async (source: string | Uint8Array, name = '') => {
  const bytes = typeof source === 'string' ? Buffer.from(source, 'latin1') : source;
  for (const mail of [{ bytes }, { content: Buffer.from(bytes).toString('utf8') }]) {
    const expected = await server(mail, new AbortController().signal);
    expect(withoutReasons(await authenticate(mail)), name).toEqual(withoutReasons(expected));
  }
};

describe('what a message proves when nobody is asked is what the server finds with lookups off', () => {
  it('in the messages of the gate', async () => {
    const files = ['legitimate', 'phishing'].flatMap((kind) =>
      readdirSync(new URL(`${kind}/`, gate)).map((name) => `${kind}/${name}`),
    );
    for (const name of files) await expectAgreement(readFileSync(new URL(name, gate)), name);
  });

  it('in signed messages, whole, altered, in part, and signed twice', async () => {
    const message = mailSource({
      headers: ['Received: from a by b'],
      text: 'Hello  there \t\r\n\r\n you\r\n\r\n',
    });
    for (const canonicalization of canonicalizations) {
      const signed = await sign(message, { canonicalization });
      await expectAgreement(signed);
      await expectAgreement(signed.replace('Hello', 'Hallo'));
      await expectAgreement(`${signed}\r\n\r\n`);
      await expectAgreement(signed.replace(/\r\n/g, '\n'));
      await expectAgreement(await sign(message, { canonicalization, maxBodyLength: 8 }));
    }
    await expectAgreement(await sign(await sign(message, { key: 'ed25519' }), { domain: 'list.example' }));
    await expectAgreement(await sign(message, { algorithm: 'rsa-sha1' }));
  });

  it('in signatures that are no good, and in chains', async () => {
    const signed = await sign(plainMail());
    for (const [from, to] of [
      ['a=rsa-sha256', 'a=rsa-sha512'],
      ['c=relaxed/relaxed', 'c=odd'],
      ['h=', 'h=To:X-'],
      ['d=example.com', 'd=m\u00fcller.example'],
      ['d=example.com', 'd='],
      ['bh=', 'x='],
      ['v=1', 'v=1; l=abc'],
      ['v=1', 'v=1; l=-4'],
    ] as const)
      await expectAgreement(Buffer.from(signed.replace(from, to)));
    const set = (i: number, cv: string) =>
      `ARC-Seal: i=${i}; a=rsa-sha256; d=a.example; s=k; cv=${cv}; b=AA\r\n` +
      `ARC-Message-Signature: i=${i}; a=rsa-sha256; c=relaxed/relaxed; d=a.example; s=k; h=from; bh=AA; b=AA\r\n` +
      `ARC-Authentication-Results: i=${i}; a.example; spf=pass\r\n`;
    for (const chain of [
      set(1, 'none'),
      set(1, 'pass'),
      set(2, 'pass') + set(1, 'none'),
      set(3, 'pass') + set(1, 'none'),
      set(1, 'none') + set(1, 'none'),
      set(1, 'none').replace('ARC-Message-Signature', 'X-Other'),
      set(1, 'none').replace('a=rsa-sha256', 'a=dsa'),
      set(1, 'none').replace('d=a.example', 'x=y'),
      'ARC-Other: 1\r\n',
    ])
      await expectAgreement(`${chain}${signed}`, chain);
  });

  it('of authors that are several, none, or hidden in an encoded name', async () => {
    for (const from of ['a@x.example, b@y.example', '', '=?utf-8?q?a=40b?= <a@x.example>', 'x: a@z.example;'])
      await expectAgreement((await sign(plainMail())).replace(/^From:.*$/m, `From: ${from}`), from);
    await expectAgreement(`From: a@a.example\r\n${await sign(plainMail())}`);
  });

  it('beyond the bounds', async () => {
    await expectAgreement(`Received: x\r\n${'X: y\r\n'.repeat(1200)}${await sign(plainMail())}`);
    await expectAgreement(
      (await sign(plainMail())).replace(/^/, 'DKIM-Signature: d=a.example; s=b\r\n'.repeat(12)),
    );
  });
});
