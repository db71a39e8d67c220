import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { missing, unreadable } from './command-problem.ts';
import { plainLine } from './plain-text.ts';

/** A regular file, as long as it was when it was opened. */
export type OpenFile = {
  size: number;
  /** Fewer bytes than asked for only at the end. */
  read: (from: number, length: number) => Uint8Array;
  /** Whether it was written to in the meantime: then what was read may be half of something. */
  hasChanged: () => boolean;
  close: () => void;
};

/** Opening a queue or a device can block for ever, or do something; those are refused before. */
export const openFile = (path: string): OpenFile => {
  refuseOthers(path, statOf(path));
  const file = attempt(path, () =>
    openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY),
  );
  try {
    const opened = fstatSync(file);
    // Between the two, another may have taken its place.
    refuseOthers(path, opened);
    return {
      size: opened.size,
      read: (from, length) => {
        const bytes = Buffer.alloc(Math.max(0, Math.min(length, opened.size - from)));
        let at = 0;
        while (at < bytes.length) {
          const count = attempt(path, () => readSync(file, bytes, at, bytes.length - at, from + at));
          if (count === 0) break;
          at += count;
        }
        return bytes.subarray(0, at);
      },
      hasChanged: () => {
        const now = fstatSync(file);
        return now.size !== opened.size || now.mtimeMs !== opened.mtimeMs;
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
};

/** What is at a path, links followed. Throws where nothing is, or nothing that may be seen. */
export const statOf = (path: string): Stats => attempt(path, () => statSync(path));

const refuseOthers = (path: string, stats: Stats) => {
  const what = nameOf(stats);
  if (what === null) return;
  throw unreadable(
    `${plainLine(path)} is ${what}, not a file.${stats.isFIFO() ? ' To check what comes out of it: hookwise check - < it' : ''}`,
  );
};

const nameOf = (stats: Stats): string | null => {
  if (stats.isFile()) return null;
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
};

const attempt = <Result>(path: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const shown = plainLine(path);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw missing(`${shown} is not there.`);
    if (code === 'EACCES' || code === 'EPERM') throw missing(`${shown} may not be opened by you.`);
    if (code === 'ELOOP') throw missing(`${shown} is a link that leads in a circle.`);
    if (code === 'ENAMETOOLONG') throw missing('There is no file with so long a name.');
    if (code === undefined || typeof code !== 'string') throw error;
    throw unreadable(`${shown} cannot be read (${code}).`);
  }
};
