import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused, backupLines, restoreLines } from '../store/backup.ts';
import type { Database } from '../store/database.ts';

/** Writes everything into one file, which is complete or absent, and readable by its owner only. */
export const backUpTo = async (db: Database, file: string, now: Date): Promise<number> => {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Name another file.`);
  const draft = `${file}.draft`;
  const gzip = createGzip();
  const target = gzip.pipe(createWriteStream(draft, { mode: 0o600 }));
  const written = finished(target);
  // The first failure is the one to report; the other must not become an unhandled rejection.
  written.catch(() => undefined);
  try {
    const rows = await backupLines(db, now, async (line) => {
      if (target.errored) await written;
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    renameSync(draft, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    target.destroy();
    rmSync(draft, { force: true });
    throw error;
  }
};

/** Restores what `backUpTo` wrote into an empty database, or in place of what is there. */
export const restoreFrom = async (
  db: Database,
  file: string,
  options: { force: boolean; now: Date },
): Promise<number> => {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  // The reader of the lines gets the error, which may come before the reading has begun.
  text.on('error', () => undefined);
  try {
    return await restoreLines(db, linesOf(text), options);
  } finally {
    source.destroy();
    text.destroy();
  }
};

/**
 * At line feeds alone. `node:readline` also breaks lines at U+2028, which people may have in their messages. A file that is
 * not gzip, or ends too early, gives the lines up to there, and the reader notices that the last one is missing.
 */
const linesOf = async function* (text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const piece of text) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (!isGzipFault(error)) throw error;
  }
};

const isGzipFault = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
