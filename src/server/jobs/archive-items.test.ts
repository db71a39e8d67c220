import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { outlookMessage } from '../../engine/mail/parse/testing/outlook-message.ts';
import { maxMailBytes, mostUnpackedOf } from './bounds.ts';
import { itemsOf, mailAbout, tarOf, zipOfZeros } from './testing/job-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const mail = bytes(mailAbout('one'));
const zipItems = (file: Uint8Array) => itemsOf(file, 'application/zip');
const tarItems = (file: Uint8Array) => itemsOf(file, 'application/x-tar');
const found = (name: string, input = mailAbout('one')) => ({ number: expect.any(Number), name, input });
const failed = (name: string | null, part: string) => ({
  number: expect.any(Number),
  name,
  problem: expect.stringContaining(part),
});

describe('files of an archive are what they are', () => {
  const files = {
    'mails/a.eml': mail,
    'b.msg': outlookMessage({ texts: { '0037': 'Subject' } }),
    'without-ending': mail,
    'all.mbox': bytes(`From a@example.org\n${mailAbout('one')}\nFrom b@example.org\n${mailAbout('one')}\n`),
    'page.pdf': bytes('%PDF-1.7\n'),
    'old.7z': bytes("7z\xbc\xaf'\x1c"),
    'empty.eml': new Uint8Array(),
    'mails/.DS_Store': bytes('Bud1'),
    '__MACOSX/mails/._a.eml': bytes('\0\x05\x16\x07'),
  };
  const expected = [
    found('a.eml'),
    { number: 2, name: 'b.msg', input: expect.any(String) },
    found('without-ending'),
    found('all.mbox'),
    found('all.mbox'),
    failed('page.pdf', 'No message'),
    failed('old.7z', 'is not opened'),
    failed('empty.eml', 'empty'),
  ];

  it('in a zip, packed and stored', async () => {
    expect(await zipItems(zipSync(files))).toEqual(expected);
    expect(await zipItems(zipSync(files, { level: 0 }))).toEqual(expected);
  });

  it('in a tar', async () => {
    const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
    expect(await tarItems(await tarOf(entries))).toEqual(expected);
  });
});

it('reads a Maildir without what is not delivered yet', async () => {
  const items = await tarItems(
    await tarOf([
      { name: 'Maildir/cur', type: 'directory' },
      { name: 'Maildir/cur/1700000000.M1P2.host:2,S', content: mail },
      { name: 'Maildir/new/1700000001.M1P2.host', content: mail },
      { name: 'Maildir/tmp/1700000002.M1P2.host', content: mail },
      { name: 'Maildir/dovecot-uidlist', content: '3 V1' },
    ]),
  );
  expect(items).toEqual([found('1700000000.M1P2.host:2,S'), found('1700000001.M1P2.host')]);
});

it.each(['../../etc/cron.d/a.eml', 'mails/../../a.eml', '..\\a.eml', '/root/a.eml', 'C:\\Windows\\a.eml'])(
  'opens nothing whose path leads out of the archive: %s',
  async (path) => {
    const files = { [path]: mail, 'mails/..b.eml': mail };
    const expected = [failed('a.eml', 'leads out of its archive'), found('..b.eml')];
    expect(await zipItems(zipSync(files))).toEqual(expected);
    const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
    expect(await tarItems(await tarOf(entries))).toEqual(expected);
  },
);

describe('names are only shown', () => {
  it.each([
    ['Grüße 你好.eml', 'Grüße 你好.eml'],
    [`${'long/'.repeat(100)}a.eml`, 'a.eml'],
  ])('%s', async (path, name) => {
    expect(await zipItems(zipSync({ [path]: mail }))).toEqual([found(name)]);
  });

  it('in the code page of the format, too', async () => {
    const zip = Buffer.from(zipSync({ 'aXb.eml': mail }).map((byte) => (byte === 0x58 ? 0x81 : byte)));
    expect(await zipItems(zip)).toEqual([found('aüb.eml')]);
  });

  it('of a tar in UTF-8, long, or in an old code page', async () => {
    const long = `Grüße/${'ordner/'.repeat(30)}您好.eml`;
    const names = ['Grüße 你好.eml', long];
    const entries = names.map((name) => ({ name, content: mail }));
    expect(await tarItems(await tarOf(entries))).toEqual([found('Grüße 你好.eml'), found('您好.eml')]);
    const tar = await tarOf([{ name: 'aXb.eml', content: mail }]);
    tar[1] = 0xfc;
    // The sum of the header's bytes has grown as much.
    const sum = Number.parseInt(tar.toString('latin1', 148, 154), 8) + 0xfc - 0x58;
    tar.write(sum.toString(8).padStart(6, '0'), 148, 'latin1');
    expect(await tarItems(tar)).toEqual([found('aüb.eml')]);
  });

  it('and links in a tar are not followed', async () => {
    const link = { name: 'passwd.eml', type: 'symlink', linkname: '/etc/passwd' } as const;
    expect(await tarItems(await tarOf([link, { name: 'a.eml', content: mail }]))).toEqual([
      failed('passwd.eml', 'not followed'),
      found('a.eml'),
    ]);
  });
});

/** An archive inside of as many others. */
const nested = (levels: number): Uint8Array =>
  zipSync(levels === 1 ? { 'a.eml': mail } : { 'inner.zip': nested(levels - 1), 'b.eml': mail });

describe('what is hostile is the problem of its item', () => {
  it('archives over three levels', async () => {
    expect(await zipItems(nested(3))).toEqual([found('a.eml'), found('b.eml'), found('b.eml')]);
    expect(await zipItems(nested(5))).toEqual([
      failed('inner.zip', 'inside three others'),
      found('b.eml'),
      found('b.eml'),
      found('b.eml'),
    ]);
  });

  it('a tar in a zip in a tar', async () => {
    const innermost = await tarOf([{ name: 'a.eml', content: mail }]);
    const file = await tarOf([{ name: 'b.zip', content: zipSync({ 'c.tar': innermost }) }]);
    expect(await tarItems(file)).toEqual([found('a.eml')]);
  });

  it('bombs: of one message, of a mailbox, of an archive', async () => {
    const zeros = new Uint8Array(17 * 1024 ** 2);
    const line = bytes(`From a@example.org\n${mailAbout('one')}`);
    const mailbox = new Uint8Array(17 * 1024 ** 2).fill(0x0a);
    mailbox.set(line);
    const file = zipSync(
      {
        'bomb.eml': zeros,
        'bomb.mbox': mailbox,
        'bomb.zip': zipSync({ 'zeros.eml': zeros }, { level: 0 }),
        'a.eml': mail,
      },
      { level: 1 },
    );
    expect(await zipItems(file)).toEqual([
      failed('bomb.eml', 'larger than 2 MB'),
      failed('bomb.mbox', 'a hundred times its size'),
      failed('bomb.zip', 'a hundred times its size'),
      found('a.eml'),
    ]);
    expect(maxMailBytes).toBeLessThan(zeros.length);
  });

  it('a small archive of many bombs, each too small to be one', async () => {
    const file = zipOfZeros({ files: 200, bytes: 3 * 1024 ** 2 });
    expect(file.length).toBeLessThan(8 * 1024 ** 2);
    const items = await zipItems(file);
    expect(items.at(-1)).toEqual(failed(null, 'thirty times its size'));
    // Of each, what a message may have was unpacked, and 256 MB of all.
    expect(items.length - 1).toBeGreaterThan(100);
    expect(items.length - 1).toBeLessThan(130);
    expect([1, 100, 1024].map((mb) => mostUnpackedOf(mb * 1024 ** 2) / 1024 ** 2)).toEqual([256, 3000, 8192]);
  });

  it('a password, a method that is not read, bytes that are damaged', async () => {
    const zip = Buffer.from(zipSync({ 'a.eml': mail, 'b.eml': mail, 'c.eml': mail, 'd.eml': mail }));
    const contents = [...'abcd'].map((name) => zip.lastIndexOf(`${name}.eml`) - 46);
    const [a = 0, b = 0] = contents;
    zip.writeUInt16LE(zip.readUInt16LE(a + 8) | 1, a + 8);
    zip.writeUInt16LE(14, b + 10);
    zip.fill(0xff, zip.indexOf('c.eml') + 5, zip.indexOf('c.eml') + 25);
    expect(await zipItems(zip)).toEqual([
      failed('a.eml', 'password'),
      failed('b.eml', 'packed in a way'),
      failed('c.eml', 'damaged'),
      found('d.eml'),
    ]);
  });

  it('ten thousand empty files', async () => {
    const names = Array.from({ length: 10_000 }, (_, i) => [`${i}.eml`, new Uint8Array()] as const);
    const items = await zipItems(zipSync({ ...Object.fromEntries(names), 'last.eml': mail }, { level: 0 }));
    expect(items.length).toBe(10_001);
    expect(items.filter(({ problem }) => problem === 'This file is empty.').length).toBe(10_000);
    expect(items.at(-1)).toEqual(found('last.eml'));
  });

  it('an archive without its end', async () => {
    expect(await zipItems(zipSync({ 'a.eml': mail }).slice(0, -30))).toEqual([
      failed(null, 'table of contents'),
    ]);
    const tar = await tarOf([
      { name: 'a.eml', content: mail },
      { name: 'b.eml', content: mail },
    ]);
    expect(await tarItems(tar.subarray(0, 512 * 3 + 40))).toEqual([
      found('a.eml'),
      failed('b.eml', 'cut off'),
      failed(null, 'cut off'),
    ]);
    expect(await tarItems(tar.subarray(0, 512 * 2 + 40))).toEqual([found('a.eml'), failed(null, 'cut off')]);
  });
});
