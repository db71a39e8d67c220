import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
};

/**
 * For what is forgotten with the tests: a folder in memory where there is room for one. Each embedded database is a thousand
 * files, and some disks take a second to create them.
 */
export const makeMemoryFolder = () => {
  const path = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'hookwise-tests-'));
  // As /tmp is: PostgreSQL, readers and filters run as users of their own.
  chmodSync(path, 0o1777);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
