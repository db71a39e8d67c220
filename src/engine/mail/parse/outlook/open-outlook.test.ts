import { createRequire } from 'node:module';
import type * as anotherReader from '@kenjiuno/msgreader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadable } from '../is-readable.ts';
import { readMail } from '../read-mail.ts';
import { compoundFile } from '../testing/compound-file.ts';
import { expectSound } from '../testing/invariants.ts';
import { outlookMessage, packedRtf } from '../testing/outlook-message.ts';

const { default: MsgReader }: typeof anotherReader.default = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
);

const headers = [
  'Received: from mail.example.top by mx.example.com; Tue, 3 Mar 2026 10:00:00 +0000',
  'Authentication-Results: mx.example.com; spf=fail smtp.mailfrom=example.top',
  'From: PayPal <service@example.top>',
  'To: me@example.com',
  'Reply-To: help@example.net',
  'Subject: =?utf-8?Q?Konto_gesperrt_=E2=80=93_sofort?=',
  'Date: Tue, 3 Mar 2026 10:00:00 +0000',
  'Content-Type: multipart/alternative; boundary="x"',
].join('\r\n');

describe('an Outlook message', () => {
  it('is built in these tests the way another reader understands it', () => {
    const bytes = outlookMessage({
      texts: { '0037': 'Hello', '1000': 'Body', '0C1A': 'Ana' },
      files: [{ texts: { '3707': 'a.txt' }, binaries: { '3701': Buffer.from('content') } }],
    });
    const fields = new MsgReader(bytes.slice().buffer).getFileData();
    expect(fields).toMatchObject({ subject: 'Hello', body: 'Body', senderName: 'Ana' });
    expect(fields.attachments?.[0]).toMatchObject({ fileName: 'a.txt' });
  });

  it('is read by its transport headers, with its own text and page', async () => {
    const mail = await readMail({
      bytes: outlookMessage({
        texts: { '007D': headers, '1000': 'Please confirm', '0037': 'ignored' },
        binaries: {
          '1013': Buffer.from('<p>Größe: please <a href="https://evil.example/x">confirm</a></p>'),
        },
      }),
    });
    expect(mail).toMatchObject({
      form: 'source',
      from: { name: 'PayPal', address: 'service@example.top', domain: 'example.top' },
      replyTo: [{ address: 'help@example.net' }],
      subject: 'Konto gesperrt – sofort',
      date: '2026-03-03T10:00:00.000Z',
      plainAlternative: 'Please confirm',
      links: [{ href: 'https://evil.example/x', words: 'confirm' }],
      receiverVerdicts: [{ spf: 'fail' }],
      unread: [],
    });
    expect(mail.shown.text).toContain('Größe: please confirm');
  });

  it('is read without transport headers by what Outlook noted', async () => {
    const mail = await readMail({
      bytes: outlookMessage({
        texts: {
          '0037': 'Rechnung',
          '1000': 'Bitte zahlen',
          '0C1A': 'Max',
          '0C1F': '/O=EXCHANGE/CN=MAX',
          '5D01': 'max@example.de',
        },
        recipients: [{ texts: { '3001': 'Eva', '39FE': 'eva@example.de' } }],
      }),
    });
    expect(mail).toMatchObject({
      form: 'headers-and-body',
      from: { name: 'Max', address: 'max@example.de' },
      to: [{ name: 'Eva', address: 'eva@example.de' }],
      subject: 'Rechnung',
    });
    expect(mail.shown.text).toContain('Bitte zahlen');
  });

  it('gives back the page that Outlook packed into RTF', async () => {
    const rtf = packedRtf(
      [
        '{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}',
        '{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Gr\\\'fc\\u223 ?e von {\\*\\htmltag84 <a href="https://evil.example/r">}',
        '\\htmlrtf {\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt\\htmlrtf0 hier\\htmlrtf }}\\htmlrtf0 {\\*\\htmltag92 </a>}',
        '\\htmlrtf\\par}\\htmlrtf0{\\*\\htmltag72 </p>}}',
      ].join('\r\n'),
    );
    const mail = await readMail({
      bytes: outlookMessage({ texts: { '0037': 'x' }, binaries: { '1009': rtf } }),
    });
    expect(mail.links).toMatchObject([{ href: 'https://evil.example/r', words: 'hier' }]);
    expect(mail.shown.text).toContain('Grüße von hier');
  });

  it('brings its files and the messages inside of it', async () => {
    const mail = await readMail({
      bytes: outlookMessage({
        texts: { '0037': 'outer', '1000': 'see below' },
        files: [
          {
            texts: { '3707': 'page.html', '370E': 'text/html' },
            binaries: { '3701': Buffer.from('<html><script>atob("x")</script>') },
          },
          {
            texts: { '3001': 'inner' },
            message: { texts: { '0037': 'inner subject', '1000': 'https://inner.example/' } },
          },
        ],
      }),
    });
    expect(mail.attachments).toMatchObject([
      { name: 'page.html', mimeType: 'text/html', actualType: 'html', smuggling: ['atob'] },
      { actualType: 'message' },
    ]);
    expect(mail.attached).toMatchObject([
      { subject: 'inner subject', links: [{ href: 'https://inner.example/' }] },
    ]);
    expect(mail.parts.map(({ label }) => label)).toEqual(['outer', 'page.html', 'inner subject']);
  });
});

describe('a file that is no Outlook message', () => {
  it.each([
    ['another compound file', compoundFile({ '/WordDocument': 'x' })],
    ['only the first bytes', compoundFile({ '/a': 'x' }).subarray(0, 600)],
    ['eight bytes', compoundFile({ '/a': 'x' }).subarray(0, 8)],
  ])('says so: %s', async (_, bytes) => {
    const mail = await readMail({ bytes });
    expect(mail).toMatchObject({
      form: 'body',
      shown: { text: '' },
      unread: ['the file is not a readable Outlook message'],
    });
    expect(isReadable(mail)).toBe(false);
  });

  it('is distinguished from one that can be read', async () => {
    expect(isReadable(await readMail({ bytes: outlookMessage({ texts: { '1000': 'Hello' } }) }))).toBe(true);
    expect(isReadable(await readMail({ content: ' \n' }))).toBe(false);
    expect(isReadable(await readMail({ content: 'Hello' }))).toBe(true);
  });
});

it('reads files that share their bytes only as far as the whole file is long', async () => {
  const large = 100_000;
  const bytes = outlookMessage({
    texts: { '0037': 'x' },
    files: Array.from({ length: 30 }, (_, i) => ({
      texts: { '3707': `${i}.bin` },
      binaries: { '3701': Buffer.alloc(i === 0 ? large : 5000, 65) },
    })),
  });
  // Every attachment is pointed at the sectors of the large one.
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const isData = (at: number) =>
    /^__substg1\.0_37010102/.test(Buffer.from(bytes.subarray(at, at + 40)).toString('utf16le'));
  const entries = Array.from({ length: Math.floor(bytes.length / 128) }, (_, i) => i * 128).filter(isData);
  const start = entries
    .filter((at) => view.getUint32(at + 120, true) === large)
    .map((at) => view.getUint32(at + 116, true));
  for (const at of entries) {
    view.setUint32(at + 116, start[0] ?? 0, true);
    view.setUint32(at + 120, large, true);
  }
  const { attachments } = await readMail({ bytes });
  const sizes = attachments.map(({ size }) => size);
  expect(sizes.filter((size) => size === large).length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes.length);
});

it('is read or left, whatever bytes of it were changed', async () => {
  const whole = outlookMessage({
    texts: { '007D': headers, '1000': 'Please https://evil.example/', '0037': 'x' },
    binaries: { '1009': packedRtf('{\\rtf1\\fromhtml1 {\\*\\htmltag64 <p>}x}') },
    files: [
      { texts: { '3707': 'a.txt' }, binaries: { '3701': Buffer.alloc(6000, 65) } },
      { message: { texts: { '0037': 'inner' } } },
    ],
  });
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async (changes) => {
      const bytes = Uint8Array.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      expectSound(await readMail({ bytes }));
    }),
    { numRuns: 200 },
  );
});
