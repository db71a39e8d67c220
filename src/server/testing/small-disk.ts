import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { programPath } from '../../../scripts/programs.ts';
import { makeFolder } from './start-server.ts';

const mount = (folder: string, megabytes: number) =>
  spawnSync(programPath('mount'), ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'hookwise-test', folder])
    .status === 0;
const unmount = (folder: string) => execFileSync(programPath('umount'), ['--lazy', folder]);

/** A disk of so many megabytes that a test can fill to the last byte; null where we may not have one. */
export const smallDisk = (megabytes: number) => {
  const folder = makeFolder();
  if (!mount(folder, megabytes)) return null;
  onTestFinished(() => void unmount(folder));
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w');
      try {
        // In ever smaller pieces: the last byte is the one that counts.
        for (const size of [1 << 20, 4096, 1]) writeUntilFull(file, Buffer.alloc(size, 1));
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
  };
};

const writeUntilFull = (file: number, piece: Buffer) => {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!isFull) throw error;
  }
};
