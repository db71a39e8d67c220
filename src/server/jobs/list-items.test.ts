import { describe, expect, it } from 'vitest';
import type { JobKind, JobMediaType } from '../../contract/v1/jobs.ts';
import { itemsOf } from './testing/job-files.ts';

const shortly = async (file: string | Uint8Array, type: JobMediaType, kind: JobKind = 'url') =>
  (await itemsOf(file, type, kind)).map(({ input, problem }) => input ?? problem);

describe('a list, one a line', () => {
  const read = (file: string | Uint8Array) => shortly(file, 'text/plain');

  it('leaves out empty lines and comments', async () => {
    expect(
      await read('# from the report\n\nhttps://a.example/\r\n  b.example  \n\r\n#end\nc.example'),
    ).toEqual(['https://a.example/', 'b.example', 'c.example']);
  });

  const text = 'https://bücher.example/\nb.example\n';
  const bigEndian = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way round', bigEndian],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ])('may be %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(['https://bücher.example/', 'b.example']);
  });

  it('says which line is too long, and goes on', async () => {
    const tooLong = 'Line 2 is too long to be a link or a domain.';
    expect(await read(`a.example\n${'x'.repeat(1_000_000)}\nb.example`)).toEqual([
      'a.example',
      tooLong,
      'b.example',
    ]);
    expect(await read(`a.example\n${'x'.repeat(1_000_000)}`)).toEqual(['a.example', tooLong]);
  });
});

describe('a table', () => {
  const read = (file: string | Uint8Array, kind: JobKind = 'url') => shortly(file, 'text/csv', kind);

  it.each([
    ['the column named url', 'date,URL,note\n2026,https://a.example/,x\n', ['https://a.example/']],
    ['the column named domain', 'date,"domain"\n2026,a.example\n', ['a.example']],
    ['the first column', 'Link,note\na.example,x\nb.example,y\n', ['a.example', 'b.example']],
    ['the first column without a header', 'a.example,x\nb.example,y\n', ['a.example', 'b.example']],
    [
      'quoted cells',
      'url,note\n"https://a.example/?a=1,2","said ""no""\non two lines"\n',
      ['https://a.example/?a=1,2'],
    ],
    ['semicolons', 'note;url\nx;https://a.example/;jsession=1\n', ['https://a.example/']],
    ['the statement of a spreadsheet', 'sep=;\nnote;url\nx;https://a.example/\n', ['https://a.example/']],
    ['semicolons in a link', 'https://a.example/;id=1\n', ['https://a.example/;id=1']],
    ['a mark at the beginning', '\ufeffurl\na.example\n', ['a.example']],
  ])('gives %s', async (_, csv, expected) => {
    expect(await read(csv)).toEqual(expected);
  });

  it('gives the column of its kind', async () => {
    expect(await read('url,domain\nhttps://a.example/,a.example\n')).toEqual(['https://a.example/']);
    expect(await read('url,domain\nhttps://a.example/,a.example\n', 'domain')).toEqual(['a.example']);
  });

  it('goes on after a quotation mark that never ends', async () => {
    const csv = 'url,note\na.example,x\n"b.example,x\nc.example,x\nd.example,"y"\n';
    expect(await read(csv)).toEqual([
      'a.example',
      'Line 3 has a quotation mark that never ends.',
      'c.example',
      'd.example',
    ]);
  });

  it('goes on after many of them', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => (i % 3 === 0 ? `"${i}.example` : `${i}.example`));
    const items = await read(`url\n${lines.join('\n')}\n`);
    expect(items).toEqual(
      lines.map((line, i) =>
        line.startsWith('"') ? `Line ${i + 2} has a quotation mark that never ends.` : line,
      ),
    );
  });

  it('says where a row has nothing, or marks where none belong', async () => {
    expect(await read('note,url\nx,\n\ny,a.example\nz,b"."example\n')).toEqual([
      'Line 2 has nothing in the column that is read.',
      'a.example',
      'Line 5 has quotation marks in places where a table has none.',
    ]);
  });
});
