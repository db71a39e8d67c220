import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwise-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the folder and keeps it until it is killed. */
const startHolder = async () => {
  const program = `import { lockFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))};
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
};

it('refuses a second process and says which one to stop', async () => {
  const holder = await startHolder();
  try {
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`process ${holder.pid}`);
  } finally {
    holder.kill('SIGKILL');
  }
});

it('is free again as soon as its holder is killed', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = lockFolder(folder);
  lock.release();
});

it('refuses a second database in the same process', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  lock.release();
  lockFolder(folder).release();
});
