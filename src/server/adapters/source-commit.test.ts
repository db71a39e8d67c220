import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { sourceCommit } from './source-commit.ts';

const commit = 'a1b2'.repeat(10);

const commitOf = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return sourceCommit(pathToFileURL(`${folder}/`))();
};

it.each([
  ['a branch', { HEAD: 'ref: refs/heads/main\n', 'refs/heads/main': `${commit}\n` }],
  [
    'a packed branch',
    { HEAD: 'ref: refs/heads/main\n', 'packed-refs': `# pack\n${commit} refs/heads/main\n` },
  ],
  ['no branch at all', { HEAD: `${commit}\n` }],
])('reads the commit from %s', async (_what, files) => {
  expect(await commitOf(files)).toBe(commit);
});

it.each([
  ['without a repository', {}],
  ['with a branch that has no commit yet', { HEAD: 'ref: refs/heads/main\n' }],
  ['with a branch that leads out of it', { HEAD: 'ref: refs/../../secret\n' }],
])('knows none %s', async (_what, files) => {
  expect(await commitOf(files)).toBeNull();
});
