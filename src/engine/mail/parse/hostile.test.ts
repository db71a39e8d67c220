import { describe, expect, it } from 'vitest';
import { fullBudget } from './attachments/budget.ts';
import { inflateWithin } from './attachments/inflate.ts';
import { readMail } from './read-mail.ts';
import { expectSound } from './testing/invariants.ts';
import { mailSource } from './testing/mail-source.ts';
import { zipFile } from './testing/zip-file.ts';

// Each message is made to keep a reader busy for ever, or until its memory is full. No clock is looked at: a reader that
// goes over its input twice for each character would need hours, and the test would be given up.

const flood = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const head = 'From: a@example.org\r\nMIME-Version: 1.0\r\n';

const pieces = [
  '<div>',
  '<a href=x>',
  '<a href="https://a.example/">x',
  '<p><b>a',
  '<font color=red>x',
  '</x>',
  '<td style="color:white;background:white">',
  '<!--',
  '<style>',
  '<style>.a{}</style>',
  '<script>',
  '<a b=c d=e ',
  '&#65;',
  '&',
  '((((((',
  'a',
  '.',
  ' (a.com',
  ' a.com/(',
  'https://',
  '<http://a.com\nb',
  'hxxp[:]//',
  '\n',
  ' \n',
  '>\n',
  '\r',
  '=\n',
  '=3D',
  '--b\n',
  'a: b\n',
  '=?utf-8?B?QQ==?=',
  'a@b.c, ',
  '\\',
  '"',
  '%41',
  '65,66,',
  'ß',
  '😀',
];

/** Enough to be given up if it were gone over twice. */
const much = 150_000;

describe('S43 a flood', () => {
  it.each(['<div>', '<a href=x>', '&#65;', '((((((', 'a', '\n'])(
    'of two megabytes of %j is read',
    async (piece) => {
      expectSound(await readMail({ content: mailSource({ html: flood(piece, 2_000_000) }) }));
      expectSound(await readMail({ content: flood(piece, 2_000_000) }));
    },
  );

  it.each(pieces)('of %j is read in a page, a text, a pasted text and a header', async (piece) => {
    const folded = flood(piece, much).replace(/[\r\n]+/g, '\n ');
    for (const content of [
      `${head}Content-Type: text/html\r\n\r\n${flood(piece, much)}`,
      `${head}Content-Type: text/plain; format=flowed\r\n\r\n${flood(piece, much)}`,
      flood(piece, much),
      `${head}Subject: ${folded}\r\n\r\nx`,
      `${head}Reply-To: ${folded}\r\nContent-Type: multipart/mixed; boundary=${folded}\r\n\r\nx`,
    ]) {
      expectSound(await readMail({ content }));
    }
  });

  it.each(pieces)('of %j is read in each kind of file', async (piece) => {
    const files = [
      ['a.html', `<html><script>${flood(piece, much)}`],
      ['a.rtf', `{\\rtf1\\fromhtml1 ${flood(piece, much)}`],
      ['a.pdf', `%PDF-1.7 /URI(${flood(piece, much)}`],
      ['a.ics', `BEGIN:VCALENDAR\nDESCRIPTION;X=${flood(piece, much)}`],
      ['a.txt', flood(piece, much)],
    ].map(([name = '', content = '']) => ({ name, content }));
    for (const file of files)
      expectSound(await readMail({ content: mailSource({ text: 'x', files: [file] }) }));
  });

  it('of tags that open and never close, and of tags that close what was never open', async () => {
    const html = flood('<div>', 1_000_000) + flood('</x></span>', 1_000_000);
    const mail = await readMail({
      content: mailSource({ html: `${html}<a href="https://end.example/">x</a>` }),
    });
    expectSound(mail);
    expect(mail.links).toMatchObject([{ href: 'https://end.example/' }]);
  });
});

describe('S43 a structure without end', () => {
  it('of ten thousand parts inside each other is read as far as it is deep, and said to be hostile', async () => {
    const deep = Array.from(
      { length: 10_000 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    );
    const mail = await readMail({ content: `${head}${deep.join('')}\r\nhttps://evil.example/` });
    expectSound(mail);
    expect(mail.unread).toContain('the structure of the message: it is built to break mail readers');
    expect(mail.from?.address).toBe('a@example.org');
  });

  it('of two hundred thousand parts is read at its beginning', async () => {
    const parts = '--b\r\n\r\nx\r\n'.repeat(200_000);
    const mail = await readMail({
      content: `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`,
    });
    expectSound(mail);
    expect(mail.unread).toContain('the parts of the message after the first five hundred');
  });

  it('of boundaries that are almost one is one text', async () => {
    const body = flood('--boundar\n--boundaryx\n--boundary y\n', 2_000_000);
    const mail = await readMail({
      content: `${head}Content-Type: multipart/mixed; boundary=boundary\r\n\r\n${body}`,
    });
    expectSound(mail);
    expect(mail.shown.text).toContain('--boundaryx');
  });

  it('of a hundred thousand header lines still shows who wrote and what', async () => {
    const lines = 'X-Padding: x\r\n'.repeat(100_000);
    const told = await readMail({
      content: `Received: from a by b\r\n${lines}From: late@example.org\r\nSubject: late\r\nContent-Type: text/html\r\n\r\n<b>bold</b>`,
    });
    expectSound(told);
    expect(told).toMatchObject({
      from: { address: 'late@example.org' },
      subject: 'late',
      html: { length: 11 },
    });
  });

  it('of a message that carries itself fifty times is read to the fifth', async () => {
    let content = mailSource({ headers: ['Subject: 0'], text: 'innermost' });
    for (let i = 1; i <= 50; i += 1) {
      content = `${head}Subject: ${i}\r\nContent-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\nContent-Type: message/rfc822\r\n\r\n${content}\r\n--b${i}--\r\n`;
    }
    const subjects: string[] = [];
    const mail = await readMail({ content });
    expectSound(mail);
    const walk = ({ subject, attached, unread }: typeof mail): string[] => {
      subjects.push(subject);
      return [...unread, ...attached.flatMap(walk)];
    };
    expect(walk(mail)).toEqual(['“message/rfc822”: messages are nested too deeply']);
    expect(subjects).toEqual(['50', '49', '48', '47', '46']);
  });
});

describe('S43 a bomb', () => {
  it('of zeros comes out as far as the budget goes', () => {
    const packed = zipFile({ a: new Uint8Array(30_000_000) }).subarray(31);
    const budget = fullBudget();
    const sizes = Array.from({ length: 10 }, () => inflateWithin(packed, budget).length);
    expect(sizes.slice(0, 2)).toEqual([3 * 1024 * 1024, 3 * 1024 * 1024]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fullBudget().unpackedBytes);
    // What was made and thrown away counts as well.
    expect(budget.unpackedBytes).toBeGreaterThan(-2_000_000);
  });

  it('of pages is gone through as far as the budget goes', async () => {
    const page = `<html>${flood('<a href="https://a.example/">x</a>', 2_000_000)}`;
    const archive = zipFile({
      'a.html': page,
      'b.html': page,
      'c.html': page,
      'd.eml': mailSource({ html: page }),
    });
    expect(archive.length).toBeLessThan(100_000);
    const mail = await readMail({
      content: mailSource({ text: 'x', files: [{ name: 'a.zip', content: archive }] }),
    });
    expectSound(mail);
    expect(mail.attachments[0]?.entries).toHaveLength(4);
    expect(mail.unread).toContain('“b.html”: its end: it is too long to read');
  });

  it('of archives in archives is opened to the third level and reported at its beginning', async () => {
    const many = (content: Uint8Array) =>
      zipFile(Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`${i}.zip`, content])));
    const bomb = many(many(many(zipFile({ 'zeros.txt': new Uint8Array(1_000_000) }))));
    expect(bomb.length).toBeLessThan(1_000_000);
    const mail = await readMail({
      content: mailSource({ text: 'x', files: [{ name: 'bomb.zip', content: bomb }] }),
    });
    expectSound(mail);
    expect(mail.parts.length).toBeLessThanOrEqual(302);
    expect(mail.unread.length).toBeGreaterThan(0);
    expect(mail.unread.length).toBeLessThanOrEqual(21);
  });

  it('of a hundred thousand names tells the first of them', async () => {
    const one = zipFile({ 'a.txt': '' });
    const view = new DataView(one.buffer);
    const directory = view.getUint32(one.length - 6, true);
    const entry = one.subarray(directory, one.length - 22);
    const count = 100_000;
    const archive = Buffer.concat([
      one.subarray(0, directory),
      ...Array.from({ length: count }, () => entry),
      one.subarray(-22),
    ]);
    archive.writeUInt32LE(entry.length * count, archive.length - 10);
    const mail = await readMail({
      content: mailSource({ text: 'x', files: [{ name: 'a.zip', content: archive }] }),
    });
    expectSound(mail);
    expect(mail.attachments[0]?.entries).toHaveLength(300);
    expect(mail.unread).toContain('“a.zip”: 99700 more files');
  });
});
