import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { reportXml } from './testing/report-xml.ts';
import { unpackReports } from './unpack-reports.ts';

const text = (xml: string) => new TextEncoder().encode(xml);
const unpack = async (bytes: Uint8Array) => Array.fromAsync(unpackReports(bytes));
const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);

describe('the files of an upload', () => {
  it('are XML as it is, gzip, or a zip archive, whatever they are called', async () => {
    const xml = reportXml();
    expect(await unpack(text(xml))).toEqual([{ name: null, xml }]);
    expect(await unpack(gzipSync(xml))).toEqual([{ name: null, xml }]);
    expect(await unpack(zipSync({ 'a.xml': text(xml), 'folder/b.xml': text('<b/>') }))).toEqual([
      { name: 'a.xml', xml },
      { name: 'b.xml', xml: '<b/>' },
    ]);
  });
});

describe('is refused by name', () => {
  it.each([
    ['a gzip bomb', gzipSync(megabytes(30)), /unpacks to more than 10 MB/],
    ['a zip bomb', zipSync({ 'a.xml': megabytes(30) }), /unpacks to more than 10 MB/],
    [
      'one in many files',
      zipSync(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.xml`, megabytes(1)]))),
      /unpacks to more than 10 MB/,
    ],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.xml`, text('<a/>')]))),
      /more than 100 files/,
    ],
    ['an empty archive', zipSync({}), /empty|contents/],
    ['a cut gzip', gzipSync(reportXml()).subarray(0, 100), /damaged, or cut off/],
    ['a cut zip', zipSync({ 'a.xml': text(reportXml()) }).subarray(0, 100), /damaged, or cut off/],
    ['a large file as it is', megabytes(11), /more than 10 MB/],
  ])('%s', async (_, bytes, message) => {
    await expect(unpack(bytes)).rejects.toThrow(message);
  });
});
