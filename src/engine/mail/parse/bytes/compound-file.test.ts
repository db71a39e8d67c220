import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundFile } from '../testing/compound-file.ts';
import { openCompoundFile, pathsOf, type Storage } from './compound-file.ts';

const streamOf = (tree: Storage | null, name: string) => tree?.streams.find((stream) => stream.name === name);

/** Everything a tree offers, read as far as a caller would. */
const readAll = (bytes: Uint8Array) => {
  const tree = openCompoundFile(bytes);
  const waiting = tree ? [tree] : [];
  let read = 0;
  for (let storage = waiting.pop(); storage; storage = waiting.pop()) {
    for (const stream of storage.streams) read = Math.max(read, stream.read(bytes.length).length);
    waiting.push(...storage.storages);
  }
  return { paths: tree ? pathsOf(tree) : [], longest: read };
};

describe('a compound file', () => {
  it('gives its folders and files, short ones and long ones', () => {
    const long = 'abcdefgh'.repeat(5000);
    const tree = openCompoundFile(compoundFile({ '/short': 'hello', '/long': long, '/Macros/VBA/dir': 'x' }));
    expect(Buffer.from(streamOf(tree, 'short')?.read(100) ?? []).toString()).toBe('hello');
    expect(Buffer.from(streamOf(tree, 'long')?.read(100_000) ?? []).toString()).toBe(long);
    expect(Buffer.from(streamOf(tree, 'long')?.read(4) ?? []).toString()).toBe('abcd');
    expect(tree && pathsOf(tree)).toEqual(
      expect.arrayContaining(['Macros/', 'Macros/VBA/', 'Macros/VBA/dir']),
    );
  });

  it('is null for anything else', () => {
    expect(openCompoundFile(new Uint8Array())).toBeNull();
    expect(openCompoundFile(new Uint8Array(4096))).toBeNull();
    expect(openCompoundFile(compoundFile({ '/a': 'x' }).subarray(0, 700))).toBeNull();
  });
});

describe('a hostile compound file costs no more than a sound one', () => {
  const sound = compoundFile({
    '/a': 'x',
    '/b': 'y'.repeat(9000),
    '/folder/c': 'z',
    '/folder/deep/d': 'w'.repeat(5000),
  });
  const with32 = (changes: [number, number][]) => {
    const bytes = Uint8Array.from(sound);
    const view = new DataView(bytes.buffer);
    for (const [at, value] of changes) view.setUint32(at, value, true);
    return bytes;
  };
  const view = new DataView(sound.buffer, sound.byteOffset);
  const directory = (view.getUint32(48, true) + 1) * 512;
  const table = (view.getUint32(76, true) + 1) * 512;
  const entries = Array.from({ length: 8 }, (_, i) => directory + i * 128);

  it.each<[string, [number, number][]]>([
    ['every sector leads to itself', Array.from({ length: 120 }, (_, i) => [table + i * 4, i])],
    ['every sector leads to the first', Array.from({ length: 120 }, (_, i) => [table + i * 4, 0])],
    [
      'the table of tables bites its tail',
      [
        [68, 0],
        [72, 0xffffff],
        [512 + 508, 0],
      ],
    ],
    [
      'every entry is its own child and neighbour',
      entries.flatMap((at, i): [number, number][] => [
        [at + 68, i],
        [at + 72, i],
        [at + 76, i],
      ]),
    ],
    [
      'entries are each other’s children',
      entries.flatMap((at, i): [number, number][] => [
        [at + 68, (i + 1) % 8],
        [at + 72, (i + 2) % 8],
        [at + 76, (i + 3) % 8],
      ]),
    ],
    ['every stream says it is four gigabytes long', entries.map((at) => [at + 120, 0xfffffff0])],
    ['the directory lies outside', [[48, 0x7fffffff]]],
  ])('%s', (_, changes) => {
    const { paths, longest } = readAll(with32(changes));
    expect(paths.length).toBeLessThanOrEqual(sound.length / 128);
    expect(longest).toBeLessThanOrEqual(sound.length);
  });

  it('any bytes changed anywhere', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 60 }),
        (changes) => {
          const bytes = Uint8Array.from(sound);
          for (const [at, value] of changes) bytes[at] = value;
          const { paths, longest } = readAll(bytes);
          expect(paths.length).toBeLessThanOrEqual(bytes.length / 128);
          expect(longest).toBeLessThanOrEqual(bytes.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
