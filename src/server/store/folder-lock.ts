import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Takes a folder for this process alone, until `release` or the end of the process, however it ends.
 *
 * The embedded database has no lock of its own: two processes on one folder destroy each other's rows. A file with
 * a process id in it would have to be judged stale or not after a crash, and two starters can judge at once. Here
 * the lock is SQLite's: an exclusive transaction on an empty file, held by the operating system and released by it
 * when the process dies, so there is nothing stale to clean up.
 */
export const lockFolder = (folder: string): { release: () => void } => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Hookwise${holder(holderFile)}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return { release: () => lock.close() };
};

const sqliteBusy = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/** Only for the message: who holds the lock is known to the operating system, not to this file. */
const holder = (holderFile: string) => {
  try {
    return ` (process ${readFileSync(holderFile, 'utf8')})`;
  } catch {
    return ''; // The holder has not written it yet.
  }
};
