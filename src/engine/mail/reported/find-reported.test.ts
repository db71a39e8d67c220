import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeMail } from '../judge.ts';
import { readMail } from '../parse/read-mail.ts';
import { mailSource } from '../parse/testing/mail-source.ts';
import { findReported } from './find-reported.ts';

const mails = new URL('../../testing/mails/', import.meta.url);
const ownMails = ['legitimate', 'phishing'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, mails)).map((name) => `${folder}/${name}`),
);
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, mails)));
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

type File = { name?: string; type: string; bytes: Uint8Array; encoding?: string; inline?: boolean };

let wrapped = 0;
/** A mail as programs write it around files, byte for byte. */
const wrap = (text: string, files: readonly File[], headers: readonly string[] = []): Uint8Array => {
  wrapped += 1;
  const boundary = `=_wrapped-by-a-test-${wrapped}`;
  const lines = [
    'From: Maya <maya@company.example>',
    'To: report@hookwise.example',
    'Subject: Fwd: is this real?',
    'Message-ID: <w@company.example>',
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    Buffer.from(text).toString('latin1'),
    ...files.flatMap(({ name, type, bytes, encoding = 'base64', inline }) => [
      `--${boundary}`,
      `Content-Type: ${type}${name ? `; name="${name}"` : ''}`,
      `Content-Disposition: ${inline ? 'inline' : 'attachment'}${name ? `; filename="${name}"` : ''}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      encoding === 'base64'
        ? Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')
        : latin1(bytes),
    ]),
    `--${boundary}--`,
    '',
  ];
  return new Uint8Array(Buffer.from(lines.join('\r\n'), 'latin1'));
};

const ways: { name: string; file: (bytes: Uint8Array) => File }[] = [
  { name: 'message/rfc822', file: (bytes) => ({ type: 'message/rfc822', bytes, encoding: '8bit' }) },
  { name: 'an .eml file', file: (bytes) => ({ type: 'application/octet-stream', name: 'mail.eml', bytes }) },
];

describe('a message that is attached', () => {
  it.each(ways)(
    'is found byte for byte as $name, and scores as the same file on the page',
    async ({ file }) => {
      const originals = ownMails.map(bytesOf);
      expect(originals.length).toBeGreaterThanOrEqual(100);
      for (const [n, original] of originals.entries()) {
        const { items, nothing } = findReported(wrap('Is this real?\r\n\r\nMaya', [file(original)]));
        expect(nothing).toBeNull();
        expect(items).toHaveLength(1);
        const [item] = items;
        if (item?.kind !== 'attached') throw new Error(`not found: ${ownMails[n]}`);
        expect(Buffer.from(item.bytes).equals(Buffer.from(original)), ownMails[n]).toBe(true);
        if (n % 10 > 0) continue;
        const scoreOf = async (bytes: Uint8Array) => judgeMail(await readMail({ bytes })).riskScore;
        expect(await scoreOf(item.bytes), ownMails[n]).toBe(await scoreOf(original));
      }
    },
  );

  it('is found beside others, and beside a signature with a logo', () => {
    const three = ownMails.slice(0, 3).map(bytesOf);
    const logo = {
      type: 'image/png',
      name: 'logo.png',
      bytes: utf8('\x89PNG and a small logo'),
      inline: true,
    };
    const { items } = findReported(
      wrap('See these.\r\n-- \r\nMaya, https://company.example/', [
        ...three.map((bytes): File => ({ type: 'message/rfc822', bytes, encoding: '8bit' })),
        logo,
      ]),
    );
    expect(items.map(({ kind }) => kind)).toEqual(['attached', 'attached', 'attached']);
  });

  it('is counted where there are more than anybody forwards at once', () => {
    const one = { type: 'message/rfc822', bytes: utf8('From: a@b.example\r\n\r\nHello'), encoding: '8bit' };
    const { items, left } = findReported(
      wrap(
        '',
        Array.from({ length: 14 }, () => one),
      ),
    );
    expect([items.length, left]).toEqual([10, 4]);
  });

  it('is not judged where it is nested deeper than anybody forwards', () => {
    let inner: Uint8Array = utf8('From: a@b.example\r\nSubject: The first\r\n\r\nHello');
    for (let depth = 0; depth < 10; depth += 1)
      inner = wrap('', [{ type: 'message/rfc822', bytes: inner, encoding: '8bit' }]);
    expect(findReported(inner)).toMatchObject({ items: [], nothing: 'nested' });
  });
});

describe('what is no message', () => {
  const found = (text: string, files: readonly File[] = [], headers: readonly string[] = []) =>
    findReported(wrap(text, files, headers));

  it('is a picture, several, or links alone', () => {
    const shot = { type: 'image/png', name: 'shot.png', bytes: utf8('\x89PNG of a screen') };
    const png = { ...shot, bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]) };
    expect(found('Is this real?', [png, png]).items).toMatchObject([
      { kind: 'picture', name: 'shot.png' },
      { kind: 'picture' },
    ]);
    expect(found('Is this ok?\r\nhxxps://paypal[.]evil.example/login,\r\n\r\nThanks').items).toEqual([
      { kind: 'link', url: 'https://paypal.evil.example/login' },
    ]);
  });

  it('is words that were copied, or files without a message', () => {
    const words =
      'Your parcel could not be delivered because the address is incomplete, pay 2 EUR now or call us.';
    expect(found(words).items).toEqual([{ kind: 'text' }]);
    const document = { type: 'application/pdf', name: 'invoice.pdf', bytes: utf8('%PDF-1.4 …') };
    expect(found('See file', [document]).items).toEqual([{ kind: 'text' }]);
  });

  it.each([
    ['nothing', ''],
    ['a question alone', 'Is this phishing?'],
    ['a marked signature', '-- \r\nMaya Lindqvist\r\nhttps://company.example/'],
    [
      'a signature',
      'Kind regards,\r\nMaya Lindqvist\r\nCompany Ltd, 1 Harbour Street, London\r\nwww.company.example',
    ],
    ['a German signature', 'Mit freundlichen Grüßen\r\nMaya Lindqvist\r\nFirma GmbH\r\nwww.firma.example'],
    ['what a telephone adds', 'Sent from my iPhone'],
    ['what Outlook adds', 'Get Outlook for iOS<https://aka.ms/o0ukef>'],
  ])('is %s, and there is nothing to judge', (_, text) => {
    expect(found(text)).toMatchObject({ items: [], nothing: 'empty' });
  });

  it('is encrypted', () => {
    const type = 'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=x';
    const source = `From: a@b.example\r\nMIME-Version: 1.0\r\n${type}\r\n\r\n--x\r\n\r\nVersion: 1\r\n--x--\r\n`;
    expect(findReported(utf8(source))).toMatchObject({ items: [], nothing: 'encrypted' });
    const armoured = '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----';
    expect(found(armoured)).toMatchObject({ items: [], nothing: 'encrypted' });
  });

  it.each([
    ['no bytes at all', ''],
    ['bytes that are no mail', '\x00\xff\x00\xfe'],
    ['a boundary that never comes', 'Content-Type: multipart/mixed; boundary=x\r\n\r\n'],
    [
      'a part that never ends',
      'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\n',
    ],
  ])('is broken: %s', (_, source) => {
    expect(findReported(utf8(source))).toMatchObject({ items: [], nothing: 'empty' });
  });
});

// Work that grows with the square of the size would not end while a test is waited for.
it('reads a mail of 25 MB and one of nothing but line breaks', () => {
  const large = wrap('See this', [
    {
      type: 'application/octet-stream',
      name: 'mail.eml',
      bytes: utf8(`From: a@b.example\r\nDate: now\r\n\r\n${'x'.repeat(17_000_000)}`),
    },
  ]);
  expect(findReported(large).items).toHaveLength(1);
  for (const hostile of [
    `From: a@b.example\n\n${'\n'.repeat(5_000_000)}`,
    `From: a@b.example\nContent-Type: text/html\n\n${'<p>From: a@b.example'.repeat(200_000)}`,
  ])
    expect(findReported(utf8(hostile)).from?.address).toBe('a@b.example');
});

it('says what the wrapper says of itself', () => {
  const source = mailSource({
    headers: ['From: Maya <maya@company.example>', 'Subject: WG: Konto', 'Auto-Submitted: no'],
    text: 'Echt?',
  });
  const { from, subject, headers, language } = findReported(utf8(source));
  expect({ from: from?.address, subject, language }).toEqual({
    from: 'maya@company.example',
    subject: 'WG: Konto',
    language: 'de',
  });
  expect(headers).toContainEqual({ key: 'auto-submitted', value: 'no' });
});
