import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { vulnerabilityReader } from '../adapters/vulnerability-reader.ts';
import type { Database } from '../store/database.ts';
import { vulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';
import { vulnerabilitySyncStore } from '../store/vulnerability-syncs.ts';
import { engines } from '../testing/engines.ts';
import { epssFeed, feedFolder, kevFeed, nvdFeed, nvdRecord } from '../testing/vulnerability-feeds.ts';
import { vulnerabilityFolder } from './sync-from-files.ts';
import { syncVulnerabilities } from './sync-vulnerabilities.ts';

const list = 'security/Fortinet/FortiOS';
const signal = new AbortController().signal;
const now = new Date('2026-11-15T12:00:00Z');

const three = nvdFeed([
  nvdRecord({ id: 'CVE-2024-0001', score: 5.5 }),
  nvdRecord({ id: 'CVE-2024-0002', score: 9.8 }),
  nvdRecord({ id: 'CVE-2024-0003', score: 7.5 }),
  nvdRecord({ id: 'CVE-2024-0004', vendor: 'somebody', product: 'else' }),
]);

const server = (db: Database, clock = () => now) => {
  const catalogues = vulnerabilityCatalogueStore(db);
  const syncs = vulnerabilitySyncStore(db);
  const sync = syncVulnerabilities({
    catalogues,
    syncs,
    openReader: vulnerabilityReader,
    holder: randomUUID(),
    clock,
  });
  return {
    syncs,
    syncFrom: (folder: string, rules = 'rules', stop = signal) =>
      sync(vulnerabilityFolder(folder, rules), { signal: stop }),
    /** What a search would find. */
    found: async () => {
      const catalogue = await catalogues.current();
      const records = catalogue?.list(list, 'all', { offset: 0, limit: 100 }) ?? [];
      return records.map(({ cveId }) => cveId);
    },
    current: catalogues.current,
  };
};

describe.each(engines)('a sync from files, on the $name engine', ({ open }) => {
  const openServer = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    return { db, ...server(db) };
  };

  it('fills the catalogue, the most dangerous first, with what every source knows', async () => {
    const { syncFrom, found, current } = await openServer();
    const { folder } = feedFolder({
      'nvd-one.json.gz': three,
      'known_exploited_vulnerabilities.json': kevFeed(['CVE-2024-0001', 'CVE-2020-9999']),
      'epss_scores-current.csv.gz': epssFeed({ 'CVE-2024-0003': 0.5 }),
      'exploit-index.csv': 'cveId,source,detail\nCVE-2024-0003,metasploit,x\n',
    });
    expect(await syncFrom(folder)).toEqual({
      state: 'taken',
      cveCount: 3,
      changed: 3,
      removed: 0,
      asOf: '2024-04-03',
    });
    expect(await found()).toEqual(['CVE-2024-0001', 'CVE-2024-0003', 'CVE-2024-0002']);
    const catalogue = await current();
    const counts = (['all', 'critical', 'high', 'kev'] as const).map((filter) =>
      catalogue?.count(list, filter),
    );
    expect(counts).toEqual([3, 1, 2, 1]);
    expect(catalogue?.count('security/Fortinet', 'all')).toBe(3);
    const [first, second] = ['CVE-2024-0001', 'CVE-2024-0003'].map((cveId) => catalogue?.record(cveId));
    expect(first?.kev).toMatchObject({ addedOn: '2024-03-20', isRansomware: true });
    expect(second).toMatchObject({ epss: { probability: 0.5 }, exploitSources: ['metasploit'] });
    expect(second?.description).toBe('An invented vulnerability.');
  });

  it('leaves everything alone when nothing has changed, and reads again when the rules have', async () => {
    const { syncFrom, current } = await openServer();
    const { folder } = feedFolder({ 'nvd.json': three });
    await syncFrom(folder);
    const before = await current();
    expect(await syncFrom(folder)).toEqual({ state: 'unchanged' });
    expect((await current())?.version).toBe(before?.version);
    expect(await syncFrom(folder, 'other rules')).toMatchObject({ state: 'taken', changed: 0, removed: 0 });
  });

  it('applies additions, changes and removals', async () => {
    const { syncFrom, found, current } = await openServer();
    const { folder, write } = feedFolder({ 'nvd.json': three });
    await syncFrom(folder);
    const old = await current();
    write(
      'nvd.json',
      nvdFeed([
        nvdRecord({ id: 'CVE-2024-0002', score: 3.1 }),
        nvdRecord({ id: 'CVE-2024-0003', score: 7.5 }),
        nvdRecord({ id: 'CVE-2024-0005', score: 8.8 }),
      ]),
    );
    expect(await syncFrom(folder)).toMatchObject({ state: 'taken', cveCount: 3, changed: 2, removed: 1 });
    expect(await found()).toEqual(['CVE-2024-0005', 'CVE-2024-0003', 'CVE-2024-0002']);
    // A visitor who began to read before the switch still sees the old catalogue.
    const seen = old?.list(list, 'all', { offset: 0, limit: 10 });
    expect(seen?.map(({ cveId, cvss }) => [cveId, cvss?.score])).toEqual([
      ['CVE-2024-0002', 9.8],
      ['CVE-2024-0003', 7.5],
      ['CVE-2024-0001', 5.5],
    ]);
    expect(await syncFrom(folder)).toEqual({ state: 'unchanged' });
  });

  it('takes the newer of two records of one CVE, in whichever file it lies', async () => {
    const older = nvdRecord({ id: 'CVE-2024-0001', score: 2, modified: '2024-03-02T00:00:00.000' });
    const newer = nvdRecord({ id: 'CVE-2024-0001', score: 8, modified: '2024-03-03T00:00:00.000' });
    for (const [first, second] of [
      [older, newer],
      [newer, older],
    ] as const) {
      const { syncFrom, current } = await openServer();
      const { folder } = feedFolder({ 'nvd-1.json': nvdFeed([first]), 'nvd-2.json': nvdFeed([second]) });
      expect(await syncFrom(folder)).toMatchObject({ state: 'taken', cveCount: 1 });
      const record = (await current())?.record('CVE-2024-0001');
      expect(record?.cvss?.score).toBe(8);
    }
  });

  it('changes nothing when a feed is broken, and says which and why', async () => {
    const { syncFrom, found, current } = await openServer();
    const good = {
      'nvd-1.json.gz': three,
      'nvd-2.json': nvdFeed([nvdRecord({ id: 'CVE-2024-0009' })]),
      'known_exploited_vulnerabilities.json': kevFeed(['CVE-2024-0001']),
      'epss.csv': epssFeed({ 'CVE-2024-0001': 0.2 }),
      'exploit-index.csv': 'cveId,source,detail\nCVE-2024-0001,nuclei,x\n',
    };
    await syncFrom(feedFolder(good).folder);
    const before = { ids: await found(), version: (await current())?.version };

    const brokenBy = (change: (folder: string, write: ReturnType<typeof feedFolder>['write']) => void) => {
      const { folder, write } = feedFolder({
        ...good,
        'nvd-1.json.gz': nvdFeed([nvdRecord({ id: 'CVE-2024-0007' })]),
      });
      change(folder, write);
      return folder;
    };
    const cut = (name: string) => (folder: string) => {
      const path = join(folder, name);
      truncateSync(path, readFileSync(path).length - 25);
    };
    const cases: [string, string, RegExp][] = [
      ['a packed file cut short', brokenBy(cut('nvd-1.json.gz')), /nvd-1\.json\.gz: its packing is damaged/],
      ['a plain file cut short', brokenBy(cut('nvd-2.json')), /nvd-2\.json: it ends in the middle/],
      [
        'fewer records than it says',
        brokenBy((_, write) =>
          write('nvd-2.json', { ...nvdFeed([nvdRecord({ id: 'CVE-2024-0009' })]), resultsPerPage: 2 }),
        ),
        /nvd-2\.json: it says 2 records and has 1/,
      ],
      [
        'records that are none',
        brokenBy((_, write) => write('nvd-2.json', nvdFeed([{}, { cve: 7 }, { cve: { id: 'CVE-1' } }]))),
        /nvd-2\.json: 3 of 3 records are not as NVD writes them/,
      ],
      [
        'a page about maintenance',
        brokenBy((_, write) => write('nvd-2.json', '<html>back soon</html>')),
        /nvd-2\.json/,
      ],
      [
        'a catalogue of CISA with a gap',
        brokenBy((_, write) =>
          write('known_exploited_vulnerabilities.json', { ...kevFeed(['CVE-2024-0001']), count: 2 }),
        ),
        /known_exploited_vulnerabilities\.json: it says 2 entries and has 1/,
      ],
      [
        'scores that break off',
        brokenBy((_, write) => write('epss.csv', 'cve,epss,percentile\nCVE-2024-0001,0.5,0.5\nCVE-2024')),
        /epss\.csv/,
      ],
      [
        'an empty list of scores',
        brokenBy((_, write) => write('epss.csv', '')),
        /epss\.csv: it lists nothing/,
      ],
      [
        'another file for the exploits',
        brokenBy((_, write) => write('exploit-index.csv', 'a\nb\nc\n')),
        /exploit-index\.csv/,
      ],
      [
        'no records at all',
        brokenBy((folder) => {
          for (const name of ['nvd-1.json.gz', 'nvd-2.json']) rmSync(join(folder, name));
        }),
        /holds no nvd/,
      ],
      ['no folder', '/nowhere/at/all', /folder of feeds cannot be read \(ENOENT\)/],
      [
        'records of nobody we list',
        feedFolder({ 'nvd.json': nvdFeed([nvdRecord({ id: 'CVE-2024-0001', vendor: 'x', product: 'y' })]) })
          .folder,
        /name none of our products/,
      ],
    ];
    for (const [name, folder, message] of cases) {
      const outcome = await syncFrom(folder);
      expect(outcome, name).toEqual({ state: 'failed', message: expect.stringMatching(message) });
      expect({ ids: await found(), version: (await current())?.version }, name).toEqual(before);
    }
    // What the attempts left behind does not show up later.
    const { folder } = feedFolder({ ...good, 'nvd-2.json': nvdFeed([]) });
    expect(await syncFrom(folder)).toMatchObject({ state: 'taken', cveCount: 3, removed: 1 });
  });

  it('runs on one of two servers at a time', async () => {
    const { db, syncFrom, found } = await openServer();
    const { folder } = feedFolder({ 'nvd.json': three });
    const outcomes = await Promise.all([
      syncFrom(folder),
      server(db).syncFrom(folder),
      server(db).syncFrom(folder),
    ]);
    expect(outcomes.filter(({ state }) => state === 'taken')).toHaveLength(1);
    expect(outcomes.filter(({ state }) => state === 'busy' || state === 'unchanged')).toHaveLength(2);
    expect(await found()).toHaveLength(3);
  });

  it('can run again after a server died in the middle', async () => {
    const { db, syncs } = await openServer();
    expect(await syncs.hold(randomUUID(), now, 180_000)).toBe(true);
    const { folder } = feedFolder({ 'nvd.json': three });
    expect(await server(db).syncFrom(folder)).toEqual({ state: 'busy' });
    const later = server(db, () => new Date(now.getTime() + 200_000));
    expect(await later.syncFrom(folder)).toMatchObject({ state: 'taken', cveCount: 3 });
  });

  it('leaves the old catalogue when it is stopped halfway, and succeeds the next time', async () => {
    const { syncFrom, found } = await openServer();
    const { folder } = feedFolder({ 'nvd.json': three });
    await syncFrom(folder);
    const many = Array.from({ length: 450 }, (_, n) =>
      nvdRecord({ id: `CVE-2025-${String(n).padStart(4, '0')}` }),
    );
    writeFileSync(join(folder, 'nvd.json'), JSON.stringify(nvdFeed(many)));
    const stopped = AbortSignal.abort(new Error('enough'));
    await expect(syncFrom(folder, 'rules', stopped)).rejects.toThrow('enough');
    expect(await found()).toHaveLength(3);
    expect(await syncFrom(folder)).toMatchObject({ state: 'taken', cveCount: 450, removed: 3 });
  });
});
