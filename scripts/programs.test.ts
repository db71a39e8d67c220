import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findProgram, missingPackages, postgresFolders, programPath } from './programs.ts';

const folderWith = (...files: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
};

/** As if only these folders were on the path, and the environment named no program. */
const usePath = (...folders: string[]) => {
  vi.stubEnv('PATH', folders.join(':'));
  vi.stubEnv('CHROMIUM_PATH', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
};

it.each(['chromium-headless-shell', 'chromium'])('%s is the browser if there is no other', (file) => {
  const folder = folderWith(file);
  usePath(folder);
  expect(programPath('chromium')).toBe(join(folder, file));
});

it('of two browsers the headless one is taken, wherever it is', () => {
  const [first, second] = [folderWith('chromium'), folderWith('chromium-headless-shell')];
  usePath(first, second);
  expect(programPath('chromium')).toBe(join(second, 'chromium-headless-shell'));
});

it('the browser that the environment names comes before any other', () => {
  const chosen = join(folderWith('my-browser'), 'my-browser');
  usePath(folderWith('chromium'));
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(programPath('chromium')).toBe(chosen);
});

it('a browser that the environment names and that is not there is an error, not a reason to take another', () => {
  usePath(folderWith('chromium'));
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => programPath('chromium')).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, and there is no such file',
  );
});

it('a missing program says what to install', () => {
  usePath(folderWith());
  expect(findProgram('chromium')).toBeNull();
  expect(() => programPath('chromium')).toThrow(
    'chromium is not installed: apt-get install chromium-headless-shell',
  );
});

it('what is missing is listed once by package, without what only comparisons need', () => {
  usePath(folderWith());
  const missing = missingPackages();
  expect(missing).toContainEqual(['chromium-headless-shell', 'chromium']);
  expect(missing.flat()).not.toContain('bogofilter');
  expect(new Set(missing.map(String)).size).toBe(missing.length);
});

it('the newest PostgreSQL comes first, in numeric order', () => {
  const base = folderWith();
  for (const version of ['9.6', '15', '100']) mkdirSync(join(base, version));
  expect(postgresFolders(base)).toEqual([join(base, '100/bin'), join(base, '15/bin'), join(base, '9.6/bin')]);
  expect(postgresFolders(join(base, 'nowhere'))).toEqual([]);
});
