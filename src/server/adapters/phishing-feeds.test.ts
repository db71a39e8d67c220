import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { feedHashes, parseUrl, readFeeds } from '../../engine/index.ts';
import { phishingFeedList, phishingFeeds } from './phishing-feeds.ts';

const at = new Date('2026-11-15T12:00:00Z');
const noVersion = { etag: null, lastModified: null };
const indexOf = (...keys: string[]) => {
  const hashes = feedHashes();
  for (const key of keys) hashes.add(key);
  return hashes.index();
};
const older = { source: 'An older list', url: 'https://older.example/' };
const newer = { source: 'A newer list', url: 'https://newer.example/' };

const open = (feeds = [older, newer]) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hookwise-lists-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir, feeds: phishingFeeds(feeds, dataDir) };
};
const evil = parseUrl('https://evil.example/');

it('names the configured lists by their hosts, or takes the public ones', () => {
  expect(phishingFeedList(['https://lists.example/a.txt'])).toEqual([
    { source: 'lists.example', url: 'https://lists.example/a.txt' },
  ]);
  expect(phishingFeedList(undefined).length).toBeGreaterThan(0);
  expect(phishingFeedList(undefined).every(({ url }) => url.startsWith('https://'))).toBe(true);
});

it('asks the freshest list first', async () => {
  const { feeds } = open();
  const index = indexOf('h:evil.example');
  await feeds.replace(newer, index, { ...noVersion, lastModified: 'Sat, 14 Nov 2026 08:00:00 GMT' }, at);
  await feeds.replace(older, index, { ...noVersion, lastModified: 'Thu, 01 Oct 2026 08:00:00 GMT' }, at);
  expect(evil && feeds.lookup(evil)).toMatchObject({
    value: { source: 'A newer list', listedOn: '2026-11-14' },
  });
});

it.each([
  ['that its maker does not date', null],
  ['from the future', 'Sun, 15 Nov 2099 08:00:00 GMT'],
  ['with a date that is none', 'yesterday'],
])('dates a list %s by the day it was fetched', async (_, lastModified) => {
  const { feeds } = open();
  await feeds.replace(newer, indexOf('h:evil.example'), { etag: null, lastModified }, at);
  expect(feeds.status()).toMatchObject([{ listedOn: null }, { listedOn: '2026-11-15', checkedAt: at }]);
});

it('shares its memory with other threads', async () => {
  const { feeds } = open();
  await feeds.replace(newer, indexOf('h:evil.example'), noVersion, at);
  const posted = structuredClone(feeds.taken());
  expect(posted[0]?.index.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(evil && readFeeds(posted)(evil)).toMatchObject({ state: 'known' });
});

it('removes a list that is no longer configured', async () => {
  const { dataDir, feeds } = open();
  await feeds.replace(older, indexOf('h:evil.example'), noVersion, at);
  await feeds.replace(newer, indexOf('h:evil.example'), noVersion, at);
  const now = phishingFeeds([newer], dataDir);
  await now.load();
  expect(now.taken()).toHaveLength(1);
  await now.tidy();
  expect(readdirSync(join(dataDir, 'feeds'))).toHaveLength(1);
});

it('starts with nothing where nothing can be read', async () => {
  const { dataDir, feeds } = open();
  writeFileSync(join(dataDir, 'feeds'), 'a file where the folder should be');
  await feeds.load();
  expect(evil && feeds.lookup(evil)).toEqual({ state: 'absent' });
});
