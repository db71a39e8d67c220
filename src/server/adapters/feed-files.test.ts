import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { feedHashes, isIndexed } from '../../engine/index.ts';
import { feedFiles } from './feed-files.ts';

const at = new Date('2026-11-15T12:00:00.000Z');
const head = {
  url: 'https://list.example/feed',
  source: 'A list',
  listedOn: '2026-11-14',
  takenAt: at.toISOString(),
  etag: '"1"',
  lastModified: null,
};
const indexOf = (...keys: string[]) => {
  const hashes = feedHashes();
  for (const key of keys) hashes.add(key);
  return hashes.index();
};

const open = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-feeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = () => join(folder, readdirSync(folder).find((name) => name.endsWith('.feed')) ?? '');
  return { folder, path, files: feedFiles(folder) };
};

it('reads back what was written', async () => {
  const { files, folder } = open();
  await files.write(head, indexOf('h:evil.example', 'h:bad.example'), at);
  const found = await files.read(head.url);
  expect(found).toMatchObject({ ...head, entries: 2, checkedAt: at });
  expect(found && isIndexed(found.index, 'h:evil.example')).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('replaces a list, and notes when it was last confirmed', async () => {
  const { files } = open();
  await files.write(head, indexOf('h:evil.example'), at);
  await files.write({ ...head, listedOn: '2026-11-15' }, indexOf('h:bad.example'), at);
  const later = new Date('2026-11-15T16:00:00.000Z');
  await files.confirm(head.url, later);
  const found = await files.read(head.url);
  expect(found).toMatchObject({ listedOn: '2026-11-15', checkedAt: later });
  expect(found && isIndexed(found.index, 'h:evil.example')).toBe(false);
});

it('has nothing where nothing was stored', async () => {
  expect(await open().files.read(head.url)).toBeNull();
});

it.each<[string, (path: string) => void]>([
  ['cut short', (path) => truncateSync(path, readFileSync(path).length - 8)],
  ['cut to nothing', (path) => truncateSync(path, 0)],
  [
    'with one bit changed',
    (path) => {
      const bytes = readFileSync(path);
      bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  ],
  [
    'with another head',
    (path) =>
      writeFileSync(path, readFileSync(path, 'latin1').replace('"entries":2', '"entries":1'), 'latin1'),
  ],
  [
    'of another list',
    (path) =>
      writeFileSync(path, readFileSync(path, 'latin1').replace('list.example', 'lust.example'), 'latin1'),
  ],
  ['that is something else', (path) => writeFileSync(path, 'hello\nworld')],
])('sets aside a file %s', async (_, damage) => {
  const { files, path } = open();
  await files.write(head, indexOf('h:evil.example', 'h:bad.example'), at);
  damage(path());
  expect(await files.read(head.url)).toBeNull();
});

it('clears away lists that are no longer wanted, and half-written ones', async () => {
  const { files, folder } = open();
  await files.write(head, indexOf('h:evil.example'), at);
  await files.write({ ...head, url: 'https://other.example/' }, indexOf('h:bad.example'), at);
  writeFileSync(join(folder, 'x.feed.1.tmp'), 'half');
  writeFileSync(join(folder, 'notes.txt'), 'somebody’s own');
  await files.keepOnly([head.url]);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await files.read(head.url)).not.toBeNull();
});
