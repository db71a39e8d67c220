import { describe, expect, it } from 'vitest';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import { mailItem } from './mail-item.ts';
import { readMail } from './parse/read-mail.ts';

const unknown = { state: 'unknown', reason: 'off' } as const;
const signedBy = (
  domain: string,
  outcome: 'intact' | 'altered' | 'key-not-held',
  isAligned = true,
): MailAuthentication => ({
  signatures: [{ domain, selector: 's', outcome, isBodyIntact: true, isAligned }],
  spf: unknown,
  dmarc: unknown,
  arc: unknown,
});

const source = ({
  from = 'news@shop.example',
  replyTo = '',
  body = 'Hello <a href="https://shop.example/a">our offers</a>',
  extra = '',
} = {}) =>
  [
    `From: ${from}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    'Subject: Offers',
    'MIME-Version: 1.0',
    `Content-Type: text/html; charset=utf-8${extra}`,
    '',
    body,
  ].join('\r\n');
const itemOf = async (content: string, authentication: MailAuthentication | null = null) =>
  mailItem(await readMail({ content }, {}), authentication).text;

describe('what a decision about a message is about', () => {
  it('is the same for the same text, in whatever case and spacing, with other paths on the same host', async () => {
    const one = await itemOf(source());
    expect(
      await itemOf(source({ body: 'HELLO   <a href="https://shop.example/b?c=1">our Offers</a>' })),
    ).toBe(one);
  });

  it.each([
    ['other words', { body: 'Goodbye <a href="https://shop.example/a">our offers</a>' }],
    ['the same words with another link', { body: 'Hello <a href="https://evil.example/a">our offers</a>' }],
    ['another account number', { body: 'Hello 1 <a href="https://shop.example/a">our offers</a>' }],
    [
      'another picture',
      { body: 'Hello <a href="https://shop.example/a">our offers</a><img src="https://evil.example/x.png">' },
    ],
    ['another sender', { from: 'news@shop.example.evil.example' }],
    ['answers that go elsewhere', { replyTo: 'me@evil.example' }],
  ])('is another for %s', async (_, change) => {
    expect(await itemOf(source(change))).not.toBe(await itemOf(source()));
  });

  it('is another for a signature that we verified, and for no other claim', async () => {
    const unsigned = await itemOf(source());
    expect(await itemOf(source(), signedBy('shop.example', 'intact'))).not.toBe(unsigned);
    for (const claim of [
      signedBy('shop.example', 'altered'),
      signedBy('shop.example', 'key-not-held'),
      signedBy('evil.example', 'intact', false),
    ])
      expect(await itemOf(source(), claim)).toBe(unsigned);
    const header = 'Authentication-Results: mx.example; dkim=pass header.d=shop.example; dmarc=pass';
    expect(await itemOf(`${header}\r\n${source()}`)).toBe(unsigned);
  });

  it('is the very message where it carries a file', async () => {
    const mail = await readMail({ content: source() }, {});
    const file = { part: 1, name: 'a.pdf', mimeType: 'application/pdf' } as (typeof mail.attachments)[number];
    expect(mailItem(mail, null).isExact).toBe(false);
    expect(mailItem({ ...mail, attachments: [file] }, null).isExact).toBe(true);
  });
});
