import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEgress } from '../../lookups/egress.ts';
import { downloadFeed } from '../../lookups/feed.ts';
import { nvdPages } from '../../lookups/vulnerability-feeds/nvd.ts';
import { spoolFeed } from '../../lookups/vulnerability-feeds/spool-feed.ts';
import { vulnerabilityReader } from '../adapters/vulnerability-reader.ts';
import { vulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';
import { vulnerabilitySyncStore } from '../store/vulnerability-syncs.ts';
import { engines } from '../testing/engines.ts';
import { type NvdServer, pageOf, serveNvd } from '../testing/nvd-server.ts';
import { epssFeed, kevFeed, nvdRecord } from '../testing/vulnerability-feeds.ts';
import { vulnerabilityServices } from './sync-from-network.ts';
import { syncVulnerabilities } from './sync-vulnerabilities.ts';

const questions = [
  { virtualMatchString: 'cpe:2.3:*:fortinet' },
  { keywordSearch: 'Fortinet' },
  { keywordSearch: 'FortiOS' },
];
const list = 'security/Fortinet/FortiOS';
const records = (count: number, from = 1) =>
  Array.from({ length: count }, (_, n) => nvdRecord({ id: `CVE-2024-${String(from + n).padStart(4, '0')}` }));

describe.each(engines)('a sync over the network, on the $name engine', ({ open }) => {
  const setUp = async (nvd: NvdServer) => {
    const { db, close } = await open();
    const folder = mkdtempSync(join(tmpdir(), 'hookwise-spool-'));
    const egress = createEgress({ allow: ['127.0.0.1/32'], resolve: async () => ['127.0.0.1'] });
    onTestFinished(async () => {
      await egress.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    });
    let now = new Date('2026-11-15T12:00:00Z').getTime();
    const clock = () => new Date(now);
    const waits: number[] = [];
    const catalogues = vulnerabilityCatalogueStore(db);
    const syncs = vulnerabilitySyncStore(db);
    const source = (rules: string) =>
      vulnerabilityServices({
        nvd: nvdPages({
          egress,
          url: nvd.url,
          apiKey: 'a key',
          pace: { requests: 1000, windowMs: 30_000 },
          wait: async (ms, signal) => {
            signal.throwIfAborted();
            waits.push(ms);
          },
          now: () => now,
          chance: () => 0.5,
          pageSize: 4,
        }),
        spool: spoolFeed({ folder, download: downloadFeed({ egress }) }),
        questionsForAll: () => questions,
        kevUrl: nvd.kevUrl,
        epssUrl: nvd.epssUrl,
        syncs,
        rules,
        clock,
      });
    return {
      waits,
      syncs,
      turnClock: (days: number) => {
        now += days * 24 * 60 * 60 * 1000;
      },
      // Another process each time, as after a restart.
      sync: (signal = new AbortController().signal, rules = 'rules') =>
        syncVulnerabilities({
          catalogues,
          syncs,
          openReader: vulnerabilityReader,
          holder: randomUUID(),
          clock,
        })(source(rules), { signal }),
      about: catalogues.about,
      found: async () => {
        const catalogue = await catalogues.current();
        const found = catalogue?.list(list, 'all', { offset: 0, limit: 100 }) ?? [];
        return found.map(({ cveId, kev, epss }) => ({
          cveId,
          isKev: kev !== null,
          epss: epss?.probability ?? null,
        }));
      },
    };
  };

  const askedOfNvd = ({ questions }: NvdServer) => questions.filter(({ path }) => path.endsWith('/2.0'));
  const all = questions.length;

  it('asks for all of our vendors, page by page, and then for what has changed', async () => {
    const nvd = await serveNvd({
      records: records(7),
      kev: JSON.stringify(kevFeed(['CVE-2024-0002'])),
      epss: epssFeed({ 'CVE-2024-0001': 0.25 }),
    });
    const { sync, found, turnClock, about } = await setUp(nvd);
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 7 });
    const asked = askedOfNvd(nvd);
    expect(asked).toHaveLength(all * 2);
    expect(asked.every(({ apiKey }) => apiKey === 'a key')).toBe(true);
    expect(asked.slice(0, 2).map(({ parameters }) => parameters.get('startIndex'))).toEqual(['0', '4']);
    expect(
      asked.some(({ parameters }) => parameters.get('virtualMatchString') === 'cpe:2.3:*:fortinet'),
    ).toBe(true);
    expect((await found()).slice(0, 2)).toEqual([
      { cveId: 'CVE-2024-0002', isKev: true, epss: null },
      { cveId: 'CVE-2024-0001', isKev: false, epss: 0.25 },
    ]);

    turnClock(10);
    nvd.questions = [];
    nvd.changes = [
      nvdRecord({ id: 'CVE-2024-0001', status: 'Rejected' }),
      nvdRecord({ id: 'CVE-2024-0003', score: 1 }),
      nvdRecord({ id: 'CVE-2026-0001' }),
      nvdRecord({ id: 'CVE-2026-0002', vendor: 'nobody', product: 'we list' }),
    ];
    nvd.epss = epssFeed({ 'CVE-2024-0005': 0.75, 'CVE-2024-0002': 0.5 });
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 7 });
    expect(askedOfNvd(nvd).map(({ parameters }) => parameters.get('lastModStartDate'))).toEqual([
      '2026-11-15T10:00:00.000Z',
    ]);
    expect((await found()).slice(0, 3)).toEqual([
      { cveId: 'CVE-2024-0002', isKev: true, epss: 0.5 },
      { cveId: 'CVE-2024-0005', isKev: false, epss: 0.75 },
      { cveId: 'CVE-2026-0001', isKev: false, epss: null },
    ]);
    expect((await about())?.sources.online?.nvdUntil).toBe('2026-11-25T12:00:00.000Z');
  });

  it('asks for changes in periods of 120 days, and for everything after more than a year', async () => {
    const nvd = await serveNvd({
      records: records(3),
      changes: [],
      kev: JSON.stringify(kevFeed(['CVE-2024-0001'])),
      epss: epssFeed({ 'CVE-2024-0001': 0.1 }),
    });
    const { sync, turnClock } = await setUp(nvd);
    await sync();
    nvd.questions = [];
    turnClock(200);
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 3, changed: 0 });
    const spans = askedOfNvd(nvd).map(({ parameters }) => {
      const [from, to] = ['lastModStartDate', 'lastModEndDate'].map((name) =>
        Date.parse(parameters.get(name) ?? ''),
      );
      return ((to ?? 0) - (from ?? 0)) / (24 * 60 * 60 * 1000);
    });
    expect(spans).toEqual([120, 80 + 2 / 24]);
    nvd.questions = [];
    turnClock(600);
    await sync();
    expect(askedOfNvd(nvd)).toHaveLength(all);
  });

  it('waits as long as it is asked to, and succeeds', async () => {
    const answers = [403, 429, 503];
    const nvd = await serveNvd({
      records: records(2),
      interrupt: ({ path }, response) => {
        const status = path.endsWith('/2.0') ? answers.shift() : undefined;
        if (!status) return false;
        response.writeHead(status, status === 429 ? { 'retry-after': '90' } : {}).end('{}');
        return true;
      },
    });
    const { sync, waits } = await setUp(nvd);
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 2 });
    expect(waits).toEqual([6000, 90_000, 24_000]);
  });

  it('changes nothing when a page is broken, and says so', async () => {
    const nvd = await serveNvd({ records: records(3), changes: records(2, 50) });
    const { sync, found, turnClock } = await setUp(nvd);
    await sync();
    const before = await found();
    turnClock(1);
    const wrongs: [string, (question: Parameters<typeof pageOf>[1]) => string, RegExp][] = [
      ['cut short', (question) => pageOf(nvd, question).slice(0, -40), /ends in the middle/],
      [
        'fewer than there should be',
        (question) => pageOf(nvd, question, { totalResults: 3 }),
        /gave 2 records where 3 are due/,
      ],
      [
        'fewer than it says',
        (question) => pageOf(nvd, question, { resultsPerPage: 9 }),
        /says 9 records and has 2/,
      ],
      ['another page', (question) => pageOf(nvd, question, { startIndex: 4000 }), /answered page 4000 for 0/],
      [
        'no place in the list',
        (question) => pageOf(nvd, question, { totalResults: null }),
        /does not say its place/,
      ],
      ['no JSON', () => '<html>maintenance</html>', /page of the NVD/],
      ['no records', () => '{"vulnerabilities":[{},{},{}]}', /3 of 3 records/],
    ];
    for (const [name, wrong, message] of wrongs) {
      nvd.interrupt = (question, response) => {
        if (!question.path.endsWith('/2.0')) return false;
        response.end(wrong(question));
        return true;
      };
      expect(await sync(), name).toEqual({ state: 'failed', message: expect.stringMatching(message) });
      expect(await found(), name).toEqual(before);
    }
    nvd.interrupt = () => false;
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 5 });
  });

  it('gives up on a service that stays unreachable, and resumes where it stopped', async () => {
    const nvd = await serveNvd({ records: records(6) });
    const isDown = () => askedOfNvd(nvd).length > 3;
    nvd.interrupt = ({ path }, response) => {
      if (!path.endsWith('/2.0') || !isDown()) return false;
      response.writeHead(503).end();
      return true;
    };
    const { sync, found, syncs } = await setUp(nvd);
    expect(await sync()).toEqual({
      state: 'failed',
      message: expect.stringMatching(/NVD could not be read/),
    });
    expect(await found()).toEqual([]);
    expect(await syncs.progress()).toMatchObject({ answered: 1, nextIndex: 4, totalResults: 6 });

    nvd.questions = [];
    nvd.interrupt = () => false;
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 6 });
    const starts = askedOfNvd(nvd).map(({ parameters }) => parameters.get('startIndex'));
    expect(starts.slice(0, 3)).toEqual(['4', '0', '4']);
    expect(starts).toHaveLength(2 * all - 3);
    expect(await syncs.progress()).toBeNull();
  });

  it('starts over when the rules have changed since it was interrupted', async () => {
    const nvd = await serveNvd({ records: records(2) });
    const stop = new AbortController();
    nvd.interrupt = () => {
      if (askedOfNvd(nvd).length === 3) stop.abort(new Error('enough'));
      return false;
    };
    const { sync, syncs } = await setUp(nvd);
    await expect(sync(stop.signal)).rejects.toThrow('enough');
    expect((await syncs.progress())?.answered).toBeGreaterThan(0);
    nvd.questions = [];
    expect(await sync(undefined, 'other rules')).toMatchObject({ state: 'taken', cveCount: 2 });
    expect(askedOfNvd(nvd)).toHaveLength(all);
  });

  it('reads a list again that grows while it is read', async () => {
    const nvd = await serveNvd({ records: records(5) });
    let hasGrown = false;
    nvd.interrupt = ({ parameters }) => {
      if (parameters.get('startIndex') === '4' && !hasGrown) {
        hasGrown = true;
        nvd.records = records(6);
      }
      return false;
    };
    const { sync } = await setUp(nvd);
    expect(await sync()).toMatchObject({ state: 'taken', cveCount: 6 });
  });

  it('does without a list that cannot be fetched, keeps its last state, and names it', async () => {
    const nvd = await serveNvd({ records: records(2), kev: null, epss: epssFeed({ 'CVE-2024-0001': 0.25 }) });
    const { sync, found, about, turnClock } = await setUp(nvd);
    await sync();
    expect((await about())?.sources.notes).toEqual([
      'CISA’s catalogue could not be read at the last sync (unreachable).',
    ]);
    turnClock(1);
    nvd.kev = JSON.stringify(kevFeed(['CVE-2024-0002']));
    nvd.epss = '<html>back soon</html>';
    nvd.changes = [nvdRecord({ id: 'CVE-2024-0001', score: 5 })];
    expect(await sync()).toMatchObject({ state: 'taken' });
    expect(await found()).toEqual([
      { cveId: 'CVE-2024-0002', isKev: true, epss: null },
      { cveId: 'CVE-2024-0001', isKev: false, epss: 0.25 },
    ]);
    expect((await about())?.sources.notes).toEqual(['EPSS could not be read at the last sync (unreadable).']);
  });
});
