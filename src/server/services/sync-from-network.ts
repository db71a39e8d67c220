import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { LookedUp } from '../../contract/looked-up.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import type { NvdPages, NvdQuestion } from '../../lookups/vulnerability-feeds/nvd.ts';
import type { SpoolFeed } from '../../lookups/vulnerability-feeds/spool-feed.ts';
import type { FactsSource, NvdPage } from '../adapters/vulnerability-reader.ts';
import type { SyncProgress } from '../store/vulnerability-columns.ts';
import type { VulnerabilityDraftStore } from '../store/vulnerability-drafts.ts';
import { questionsForChanges } from './nvd-questions.ts';
import type { VulnerabilitySource } from './sync-vulnerabilities.ts';
import type { Draft } from './vulnerability-draft.ts';

type Needs = {
  nvd: NvdPages;
  /** What is asked the first time, and after a long time. */
  questionsForAll: () => NvdQuestion[];
  spool: SpoolFeed;
  kevUrl: string;
  epssUrl: string;
  drafts: VulnerabilityDraftStore;
  rules: string;
  clock: () => Date;
};

/** A page that comes broken may come whole the next time. */
const triesOfPage = 3;
/** New records arrive while a list is read; then it is read anew. */
const triesOfQuestion = 3;

/**
 * The makers' own services as the source of the catalogue. The first time everything about our vendors is asked for, later
 * what has changed. Every page is stored as it comes, unseen, and the place is kept: a sync that breaks off goes on there.
 */
export const vulnerabilityServices = (needs: Needs): VulnerabilitySource => ({
  isUnchanged: async () => false,

  canResume: ({ rules }) => rules === needs.rules,

  fill: async (draft, resumed) => {
    const facts = await takeFacts(needs, draft);
    const online = draft.about?.sources.rules === needs.rules ? draft.about.sources.online : null;
    let progress = resumed ?? begin(needs, draft, online);
    let asOf = latest(facts.asOf, draft.about?.asOf ?? null);
    let changed = 0;
    await needs.drafts.saveProgress(progress);

    while (progress.answered < progress.questions.length) {
      const question = progress.questions[progress.answered] ?? {};
      const place = { from: progress.nextIndex, total: progress.totalResults };
      await eachPage({ needs, draft, question, ...place }, async (page, next) => {
        asOf = latest(asOf, page.asOf);
        changed += await draft.put(page.rows);
        progress = { ...progress, nextIndex: next, totalResults: page.totalResults };
        await needs.drafts.saveProgress(progress);
        const step = `NVD, question ${progress.answered + 1} of ${progress.questions.length}`;
        draft.onProgress({ step, done: Math.min(next, page.totalResults), total: page.totalResults });
      });
      progress = { ...progress, answered: progress.answered + 1, nextIndex: 0, totalResults: null };
      await needs.drafts.saveProgress(progress);
    }

    // Scores change for records that do not; and pages stored by an earlier attempt know the scores of that day.
    if (resumed || facts.fingerprint !== online?.facts) changed += await renewAll(needs, draft);
    return {
      asOf,
      sources: {
        files: null,
        online: { nvdUntil: progress.startedAt, facts: facts.fingerprint },
        rules: needs.rules,
        notes: facts.notes,
      },
      changed,
      // What was withdrawn is among those that changed.
      removed: 0,
    };
  },
});

const begin = (
  { rules, clock, questionsForAll }: Needs,
  { generation }: Draft,
  online: { nvdUntil: string } | null | undefined,
): SyncProgress => {
  const now = clock();
  const changes = online ? questionsForChanges(new Date(online.nvdUntil), now) : null;
  return {
    generation,
    rules,
    startedAt: now.toISOString(),
    questions: changes ?? questionsForAll(),
    answered: 0,
    nextIndex: 0,
    totalResults: null,
  };
};

type Asked = { needs: Needs; draft: Draft; question: NvdQuestion; from: number };

/** Hands over the pages of one question in their order. Throws `Unreadable` when one cannot be had whole. */
const eachPage = async (
  { from, total: known, ...asked }: Asked & { total: number | null },
  onPage: (page: NvdPage, next: number) => Promise<void>,
): Promise<void> => {
  let start = from;
  let total = known;
  for (let restarts = 0; ; ) {
    const page = await wholePage({ ...asked, from: start });
    if (total !== null && total !== page.totalResults) {
      restarts += 1;
      if (restarts >= triesOfQuestion) throw new Unreadable('NVD changes faster than it can be read');
      total = null;
      start = 0;
      continue;
    }
    total = page.totalResults;
    start += page.records;
    await onPage(page, start);
    if (start >= total) return;
  }
};

const wholePage = async ({ needs, draft, question, from }: Asked): Promise<NvdPage> => {
  for (let tried = 1; ; tried += 1) {
    const found = await needs.nvd.fetchPage(question, from, draft.signal);
    if (found.state !== 'known') throw new Unreadable(`NVD could not be read (${troubleOf(found)})`);
    try {
      const page = await draft.reader.readPage(found.value);
      const expected = Math.max(0, Math.min(needs.nvd.pageSize, page.totalResults - from));
      if (page.startIndex !== from) throw new Unreadable(`NVD answered page ${page.startIndex} for ${from}`);
      if (page.records !== expected)
        throw new Unreadable(`NVD gave ${page.records} records where ${expected} are due`);
      return page;
    } catch (error) {
      if (!(error instanceof Unreadable) || tried >= triesOfPage) throw error;
    }
  }
};

/** Takes the lists of CISA and FIRST. One that cannot be had makes the catalogue poorer, and is named in it. */
const takeFacts = async (needs: Needs, { reader, signal, onProgress }: Draft) => {
  const notes: string[] = [];
  const hash = createHash('sha256');
  let asOf: string | null = null;

  const take = async (source: FactsSource, url: string, name: string, maker: string) => {
    const isWhole = async (path: string) => {
      try {
        const { entries, asOf: day } = await reader.readFacts(source, path);
        asOf = latest(asOf, day);
        onProgress({ step: maker, done: entries, total: entries });
        return true;
      } catch (error) {
        if (error instanceof Unreadable) return false;
        throw error;
      }
    };
    const spooled = await needs.spool({ url, name, isWhole }, signal);
    const trouble = spooled.state === 'known' ? spooled.value.trouble : troubleOf(spooled);
    if (trouble !== null) notes.push(`${maker} could not be read at the last sync (${trouble}).`);
    if (spooled.state !== 'known') {
      hash.update('none');
      return;
    }
    for await (const chunk of createReadStream(spooled.value.path)) hash.update(chunk);
  };

  await reader.readShippedExploits();
  await take('kev', needs.kevUrl, 'kev.json', 'CISA’s catalogue');
  await take('epss', needs.epssUrl, 'epss.csv', 'EPSS');
  return { notes, asOf, fingerprint: hash.digest('hex') };
};

const renewAll = async ({ drafts }: Needs, { generation, reader, put, onProgress }: Draft) => {
  let changed = 0;
  let done = 0;
  for await (const records of drafts.eachRecord(generation)) {
    changed += await put(await reader.renew(records));
    done += records.length;
    onProgress({ step: 'scores', done, total: null });
  }
  return changed;
};

const troubleOf = (found: Exclude<LookedUp<unknown>, { state: 'known' }>) =>
  found.state === 'unknown' ? found.reason : 'nothing there';

const latest = (a: string | null, b: string | null): string | null =>
  b !== null && (a === null || b > a) ? b : a;
