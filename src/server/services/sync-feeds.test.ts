import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { createEgress } from '../../lookups/egress.ts';
import { downloadFeed } from '../../lookups/feed.ts';
import { buildFeedIndex } from '../adapters/build-feed-index.ts';
import { urlFactsFromTables } from '../adapters/model-files.ts';
import { phishingFeedList, phishingFeeds } from '../adapters/phishing-feeds.ts';
import { type FeedServer, serveFeed } from '../testing/feed-server.ts';
import { keepFresh } from './keep-fresh.ts';
import { syncFeeds } from './sync-feeds.ts';

const never = new AbortController().signal;
const hour = 60 * 60 * 1000;

/** A server with its own data folder and a clock that the test sets. `restart` starts another server on the same folder. */
const start = async (servers: FeedServer[], given = mkdtempSync(join(tmpdir(), 'hookwise-sync-'))) => {
  onTestFinished(() => rmSync(given, { recursive: true, force: true }));
  let now = new Date('2026-11-15T12:00:00Z').getTime();
  const clock = () => new Date(now);
  const egress = createEgress({ allow: ['127.0.0.0/8'], resolve: async () => [] });
  onTestFinished(egress.close);
  const list = phishingFeedList(servers.map(({ url }) => url));
  const feeds = phishingFeeds(list, given);
  await feeds.load();
  const download = downloadFeed({ egress, timeoutMs: 60_000 });
  const facts = urlFactsFromTables({ lookup: feeds.lookup, newest: () => null });
  return {
    feeds,
    sync: syncFeeds({ list, feeds, download, buildIndex: buildFeedIndex, clock }),
    judge: (url: string) => judgeUrl(url, facts(url)),
    known: (url: string) => facts(url).knownPhishing,
    turnClock: (byMs: number) => {
      now += byMs;
    },
    restart: () => start(servers, given),
    folder: given,
  };
};

const link = 'https://fresh-campaign-2026.example/login';

describe('a list', () => {
  it('makes a link known phishing, with its source and its age', async () => {
    const server = await start([await serveFeed('fresh-campaign-2026.example\n')]);
    expect(server.known(link)).toEqual({ state: 'absent' });
    expect(await server.sync(never)).toEqual([{ source: '127.0.0.1', outcome: 'taken' }]);
    expect(server.known(link)).toEqual({
      state: 'known',
      value: { match: 'host', source: '127.0.0.1', listedOn: '2026-11-14' },
    });
    const verdict = server.judge(link);
    expect(verdict.riskLevel).toBe('phishing');
    expect(verdict.threats.map(({ description }) => description).join()).toContain('2026-11-14');
    expect(server.feeds.status()).toMatchObject([{ entries: 1, listedOn: '2026-11-14', trouble: null }]);
  });

  it('survives a restart, and is not fetched again when it has not changed', async () => {
    const feed = await serveFeed('fresh-campaign-2026.example\n');
    const first = await start([feed]);
    await first.sync(never);
    const second = await first.restart();
    expect(second.known(link)).toMatchObject({ state: 'known' });
    expect(await second.sync(never)).toMatchObject([{ outcome: 'fresh' }]);
    second.turnClock(2 * hour);
    expect(await second.sync(never)).toMatchObject([{ outcome: 'unchanged' }]);
    expect(feed.requests).toBe(2);
    expect(second.feeds.status()).toMatchObject([{ checkedAt: new Date('2026-11-15T14:00:00Z') }]);
  });

  it('drops what its publisher dropped', async () => {
    const feed = await serveFeed('fresh-campaign-2026.example\n');
    const server = await start([feed]);
    await server.sync(never);
    Object.assign(feed, {
      list: 'another.example\n',
      etag: '"2"',
      lastModified: 'Sun, 15 Nov 2026 13:00:00 GMT',
    });
    server.turnClock(4 * hour);
    expect(await server.sync(never)).toMatchObject([{ outcome: 'taken' }]);
    expect(server.known(link)).toEqual({ state: 'absent' });
    expect(server.known('another.example')).toMatchObject({ value: { listedOn: '2026-11-15' } });
  });

  it.each<[string, Partial<FeedServer>, string]>([
    ['that is down', { list: null }, 'unreachable'],
    ['that became a web page', { list: '<html>moved</html>', etag: '"2"' }, 'unreadable'],
    ['that became empty', { list: '', etag: '"2"' }, 'unreadable'],
  ])('%s keeps its last state and shows its date', async (_, trouble, outcome) => {
    const feed = await serveFeed('fresh-campaign-2026.example\n');
    const server = await start([feed]);
    await server.sync(never);
    Object.assign(feed, trouble);
    server.turnClock(30 * 24 * hour);
    expect(await server.sync(never)).toMatchObject([{ outcome }]);
    expect(server.known(link)).toMatchObject({ value: { listedOn: '2026-11-14' } });
    expect(server.feeds.status()).toMatchObject([
      { entries: 1, listedOn: '2026-11-14', checkedAt: new Date('2026-11-15T12:00:00Z'), trouble: outcome },
    ]);
  });

  it('that is down does not keep the others from being refreshed', async () => {
    const down = await serveFeed('');
    down.list = null;
    const server = await start([down, await serveFeed('fresh-campaign-2026.example\n')]);
    expect(await server.sync(never)).toMatchObject([{ outcome: 'unreachable' }, { outcome: 'taken' }]);
    expect(server.known(link)).toMatchObject({ state: 'known' });
  });

  it('that is damaged on disk is set aside and fetched again', async () => {
    const feed = await serveFeed('fresh-campaign-2026.example\n');
    const first = await start([feed]);
    await first.sync(never);
    const [file = ''] = readdirSync(join(first.folder, 'feeds'));
    writeFileSync(join(first.folder, 'feeds', file), 'damaged');
    const second = await first.restart();
    expect(second.known(link)).toEqual({ state: 'absent' });
    expect(await second.sync(never)).toMatchObject([{ outcome: 'taken' }]);
    expect(second.known(link)).toMatchObject({ state: 'known' });
  });

  it('never accuses a shared or popular site as a whole', async () => {
    const listed = ['docs.google.com', 'wikipedia.org', 'bit.ly', 'https://bit.ly/2026evil', 'evil.example'];
    const server = await start([await serveFeed(listed.join('\n'))]);
    await server.sync(never);
    for (const legitimate of [
      'https://docs.google.com/',
      'https://en.wikipedia.org/wiki/Fish',
      'https://bit.ly/other',
    ]) {
      expect(server.known(legitimate), legitimate).toEqual({ state: 'absent' });
    }
    expect(server.known('https://bit.ly/2026evil')).toMatchObject({ value: { match: 'address' } });
  });
});

it('opens no connection while lookups are off, and one soon after the start while they are on', async () => {
  const feed = await serveFeed('fresh-campaign-2026.example\n');
  const server = await start([feed]);
  const keep = (isOn: boolean) =>
    new Promise<unknown>((resolve) => {
      const needs = { chance: () => 0.5, onSynced: resolve, onFailure: resolve };
      const keeper = keepFresh({ ...needs, sync: isOn ? server.sync : null, firstAfterMs: 1, everyMs: hour });
      onTestFinished(keeper.stop);
      if (!isOn) setTimeout(resolve, 50, 'nothing happened');
    });
  expect(await keep(false)).toBe('nothing happened');
  expect(feed.connections).toBe(0);
  expect(await keep(true)).toMatchObject([{ outcome: 'taken' }]);
  expect(feed.connections).toBe(1);
});

it('falls back on the table that ships with the product', async () => {
  const server = await start([]);
  expect(await server.sync(never)).toEqual([]);
  expect(server.known('https://www.wikipedia.org/')).toEqual({ state: 'absent' });
  expect(server.feeds.status()).toEqual([]);
});

it('ends when the server stops', async () => {
  const server = await start([await serveFeed('fresh-campaign-2026.example\n')]);
  const stopping = new AbortController();
  stopping.abort(new Error('stopping'));
  await expect(server.sync(stopping.signal)).rejects.toThrow('stopping');
  expect(server.feeds.status()).toMatchObject([{ entries: 0, trouble: null }]);
});

it('reports a list that cannot be stored, after trying the others', async () => {
  const feed = await serveFeed('fresh-campaign-2026.example\n');
  const server = await start([feed, await serveFeed('another.example\n')]);
  writeFileSync(join(server.folder, 'feeds'), 'a file where the folder should be');
  await expect(server.sync(never)).rejects.toThrow(AggregateError);
  expect(feed.requests).toBe(1);
});
