// Does a person who watches a device hear of what concerns it, in time, and without being drowned in mails? A year of the feeds, day by
// day, as they would have come in: a record on the day it was published, its CPE data later, CISA's listing on its day.
// Whether a version is affected is what our own matching says at the end of the year: its faults are not measured here.
// What cannot be replayed: on which day a record was changed, rated or given an exploit. Those alerts are not counted.
// Run: node bench/watch.ts [--data ../shared/feeds] [--from 2024-01-25] [--days 365] [--cpe-after 14]

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Concern, type CveRecord, concernOf } from '../src/engine/index.ts';
import {
  nextDigestAt,
  openEmbedded,
  readingRules,
  type SeenFacts,
  syncVulnerabilities,
  vulnerabilityCatalogueStore,
  vulnerabilityFolder,
  vulnerabilityReader,
  vulnerabilitySyncStore,
  whatChanged,
} from '../src/server/measuring.ts';
import { median, printTable, quantile, say } from './kit/figures.ts';
import { watchedReleases } from './kit/watched-releases.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/feeds' },
    // The twelve months for which the records of all vendors are complete, with their dates.
    from: { type: 'string', default: '2024-01-25' },
    days: { type: 'string', default: '365' },
    'cpe-after': { type: 'string', default: '14' },
  },
});
const dayMs = 24 * 60 * 60 * 1000;
const begin = Date.parse(`${values.from}T00:00:00Z`);
const days = Number(values.days);
const cpeAfterMs = Number(values['cpe-after']) * dayMs;
/** Looks of a day come after its sync, in the morning; the digest is at eight. */
const lookHour = 6 * 60 * 60 * 1000;
const digest = { digest: 'daily', hour: 8, timeZone: 'UTC' } as const;
const limits = { alerted: 0.99, delayDays: 1, mailsAWeek: 1 };

const open = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-replay-'));
  const { db, close } = await openEmbedded(join(folder, 'db'));
  const catalogues = vulnerabilityCatalogueStore(db);
  const sync = syncVulnerabilities({
    catalogues,
    syncs: vulnerabilitySyncStore(db),
    openReader: vulnerabilityReader,
    holder: randomUUID(),
    clock: () => new Date(),
  });
  const outcome = await sync(vulnerabilityFolder(values.data, readingRules()), {
    signal: new AbortController().signal,
  });
  if (outcome.state !== 'taken') throw new Error(`the feeds could not be read: ${JSON.stringify(outcome)}`);
  const catalogue = await catalogues.current();
  await close();
  rmSync(folder, { recursive: true, force: true });
  if (!catalogue) throw new Error('there is no catalogue');
  return catalogue;
};

const publishedOf = ({ publishedAt }: CveRecord) => (publishedAt ? Date.parse(publishedAt) : Number.NaN);
const listedOf = ({ kev }: CveRecord) => (kev ? Date.parse(`${kev.addedOn}T00:00:00Z`) : Number.NaN);

/** A record as it was known at a moment; null before it was published. */
const asOf = (record: CveRecord, at: number): CveRecord | null => {
  const published = publishedOf(record);
  if (Number.isNaN(published) || published > at) return null;
  const isAnalysed = published + cpeAfterMs <= at;
  return {
    ...record,
    kev: listedOf(record) <= at ? record.kev : null,
    exploitSources: record.exploitSources.filter((source) => source !== 'kev'),
    affected: isAnalysed ? record.affected : record.affected.filter(({ origin }) => origin !== 'cpe'),
  };
};

/** The moments at which that changes: nothing of it has to be worked out in between. */
const stageOf = (record: CveRecord, at: number) =>
  [publishedOf(record), publishedOf(record) + cpeAfterMs, listedOf(record)].filter((one) => one <= at).length;

type Event = { what: 'new' | 'exploited'; at: number; alertedAt: number | null };
type Replay = { events: Event[]; mails: number; alerts: number; undated: number };

const replay = (key: string, version: string, records: readonly CveRecord[]): Replay => {
  const known = new Map<string, { stage: number; concern: Concern | null }>();
  const conclude = (record: CveRecord, at: number): Concern | null => {
    const stage = stageOf(record, at);
    const before = known.get(record.cveId);
    if (before?.stage === stage) return before.concern;
    const then = asOf(record, at);
    const concern = then && concernOf(then, key, version);
    known.set(record.cveId, { stage, concern });
    return concern;
  };
  const seenAt = (at: number) => {
    const seen = new Map<string, Concern>();
    for (const record of records) {
      const concern = conclude(record, at);
      if (concern) seen.set(record.cveId, concern);
    }
    return seen;
  };

  let facts: SeenFacts = whatChanged(null, seenAt(begin)).facts;
  const firstAlerts = new Map<string, number>();
  const mails = new Set<number>();
  let alerts = 0;
  for (let day = 1; day <= days; day += 1) {
    const at = begin + day * dayMs + lookHour;
    const { facts: next, changes } = whatChanged(facts, seenAt(at));
    facts = next;
    alerts += changes.length;
    for (const { cveId, kind, isGrave, fact } of changes) {
      if (kind !== 'withdrawn') {
        if (!firstAlerts.has(`new ${cveId}`)) firstAlerts.set(`new ${cveId}`, at);
        if (fact?.stage === 'exploited' && !firstAlerts.has(`exploited ${cveId}`))
          firstAlerts.set(`exploited ${cveId}`, at);
      }
      // All that is mailed at once at one look is one mail, and so is the digest.
      mails.add(isGrave ? at : (nextDigestAt(digest, new Date(at))?.getTime() ?? 0));
    }
  }

  const end = begin + days * dayMs;
  const events = records.flatMap((record): Event[] => {
    if (concernOf(record, key, version).answer !== 'yes') return [];
    const expect = (what: Event['what'], at: number): Event[] =>
      at > begin + lookHour && at <= end
        ? [{ what, at, alertedAt: firstAlerts.get(`${what} ${record.cveId}`) ?? null }]
        : [];
    const published = publishedOf(record);
    return [...expect('new', published), ...expect('exploited', Math.max(published, listedOf(record)))];
  });
  const undated = records.filter((record) => Number.isNaN(publishedOf(record))).length;
  return { events, mails: mails.size, alerts, undated };
};

const catalogue = await open();
const delays: number[] = [];
const mailsAWeek: number[] = [];
let missed = 0;
let undated = 0;
const rows = watchedReleases.map(([key, version]) => {
  const ids = catalogue.ids(key, 'all', { offset: 0, limit: catalogue.cveCount });
  const records = ids.flatMap((id) => catalogue.record(id) ?? []);
  const seen = replay(key, version, records);
  const late = seen.events.map(({ at, alertedAt }) => (alertedAt === null ? null : (alertedAt - at) / dayMs));
  delays.push(...late.filter((delay) => delay !== null));
  missed += late.filter((delay) => delay === null).length;
  undated += seen.undated;
  mailsAWeek.push((seen.mails * 7) / days);
  return {
    device: `${key.split('/').slice(1).join(' ')} ${version}`,
    concerned: String(seen.events.length),
    alerted: String(late.filter((delay) => delay !== null).length),
    'latest, days': late.length === 0 ? '-' : Math.max(0, ...late.map((delay) => delay ?? 0)),
    alerts: String(seen.alerts),
    'mails a week': (seen.mails * 7) / days,
  };
});

printTable(rows);
const all = delays.length + missed;
const alerted = all === 0 ? 0 : delays.length / all;
const inTime = delays.filter((delay) => delay <= limits.delayDays).length;
say();
say(`${values.days} days from ${values.from}; CPE data ${values['cpe-after']} days after the record.`);
say(
  `alerted: ${delays.length} of ${all} (${(100 * alerted).toFixed(1)} %), wanted ${100 * limits.alerted} %`,
);
say(
  `delay: ${inTime} of ${delays.length} within a day, p99 ${quantile(delays, 0.99).toFixed(2)}, most ${Math.max(...delays).toFixed(2)} days`,
);
say(
  `mails a device and week: ${median(mailsAWeek).toFixed(2)} in the median, wanted ${limits.mailsAWeek} at most`,
);
say(`left out: ${undated} records that no source gives a date for (counted for each device)`);
if (alerted < limits.alerted || median(mailsAWeek) > limits.mailsAWeek || inTime < delays.length)
  process.exitCode = 1;
