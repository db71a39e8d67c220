import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const block = 512;

/** The parts of a header that matter here: a name, a mode, a size, and whether it is a folder. */
const readHeader = (header: Buffer) => {
  const text = (from: number, length: number) =>
    header
      .subarray(from, from + length)
      .toString('latin1')
      .replace(/\0.*$/s, '');
  return {
    name: text(0, 100),
    mode: Number.parseInt(text(100, 8), 8),
    size: Number.parseInt(text(124, 12), 8),
    isFolder: text(156, 1) === '5',
  };
};

/** Unpacks an archive that we made ourselves: plain files and folders, each folder before what is in it. */
export const unpackTar = (archive: Buffer, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < archive.length && archive[at] !== 0; ) {
    const { name, mode, size, isFolder } = readHeader(archive.subarray(at, at + block));
    const path = join(folder, name);
    if (isFolder) mkdirSync(path, { recursive: true, mode });
    else writeFileSync(path, archive.subarray(at + block, at + block + size), { mode });
    at += block + Math.ceil(size / block) * block;
  }
};
