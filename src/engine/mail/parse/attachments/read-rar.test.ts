import { describe, expect, it } from 'vitest';
import { readRar } from './read-rar.ts';
import { readSevenZip } from './read-seven-zip.ts';

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const text = (value: string) => [...Buffer.from(value, 'latin1')];

/** A block of the old format: checksum, kind, flags, length, content. */
const oldBlock = (kind: number, flags: number, content: number[]) => [
  0,
  0,
  kind,
  ...u16(flags),
  ...u16(7 + content.length),
  ...content,
];
const oldFile = (name: string, flags = 0) =>
  oldBlock(0x74, 0x8000 | flags, [
    ...u32(3),
    ...u32(3),
    0,
    ...u32(0),
    ...u32(0),
    20,
    0x30,
    ...u16(name.length),
    ...u32(0),
    ...text(name),
  ]).concat(1, 2, 3);
const old = (...blocks: number[][]) => Uint8Array.from([...text('Rar!\x1a\x07\x00'), ...blocks.flat()]);

/** A block of the new format: checksum, length, then numbers of seven bits each. */
const newBlock = (content: number[]) => [...u32(0), content.length, ...content];
const newFile = (name: string, extra: number[] = []) =>
  newBlock([
    2,
    extra.length > 0 ? 3 : 2,
    ...(extra.length > 0 ? [extra.length] : []),
    3,
    0,
    3,
    0,
    0,
    0,
    name.length,
    ...text(name),
    ...extra,
  ]).concat(1, 2, 3);
const five = (...blocks: number[][]) => Uint8Array.from([...text('Rar!\x1a\x07\x01\x00'), ...blocks.flat()]);

describe('a RAR archive', () => {
  it('tells its names', () => {
    expect(
      readRar(old(oldBlock(0x73, 0, [0, 0, 0, 0, 0, 0]), oldFile('invoice.pdf.exe'), oldFile('b.js'))),
    ).toMatchObject({
      entries: ['invoice.pdf.exe', 'b.js'],
      isEncrypted: false,
    });
    expect(readRar(five(newBlock([1, 0, 0]), newFile('invoice.pdf.exe'), newFile('b.js')))).toMatchObject({
      entries: ['invoice.pdf.exe', 'b.js'],
      isEncrypted: false,
    });
  });

  it('tells that it is locked, with and without its names', () => {
    expect(readRar(old(oldFile('a.exe', 4)))).toMatchObject({ entries: ['a.exe'], isEncrypted: true });
    expect(readRar(old(oldBlock(0x73, 0x80, [0, 0, 0, 0, 0, 0])))).toMatchObject({
      entries: [],
      isEncrypted: true,
    });
    expect(readRar(five(newFile('a.exe', [2, 1, 0])))).toMatchObject({
      entries: ['a.exe'],
      isEncrypted: true,
    });
    expect(readRar(five(newBlock([4, 0, 0])))).toMatchObject({ entries: [], isEncrypted: true });
  });

  it('ends with its bytes', () => {
    for (const bytes of [
      old(),
      five(),
      old([0, 0, 0x74, 255, 255, 255, 255]),
      five([0, 0, 0, 0, 255, 255, 255]),
    ])
      expect(readRar(bytes).entries.length).toBeLessThanOrEqual(1);
  });
});

it('a 7z archive tells that it is locked', () => {
  const archive = (directory: number[]) =>
    Uint8Array.from([
      ...text("7z\xbc\xaf'\x1c\x00\x04"),
      ...u32(0),
      ...u32(0),
      ...u32(0),
      ...u32(directory.length),
      ...u32(0),
      ...u32(0),
      ...directory,
    ]);
  expect(readSevenZip(archive([0x17, 0x06, 0x24, 0x06, 0xf1, 0x07, 0x01]))).toMatchObject({
    isEncrypted: true,
  });
  expect(readSevenZip(archive([0x17, 0x06, 0x03, 0x01, 0x01]))).toMatchObject({ isEncrypted: false });
  expect(readSevenZip(Uint8Array.from(text('7z')))).toMatchObject({ isEncrypted: false });
});
