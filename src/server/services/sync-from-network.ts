import type { LookedUp } from '../../contract/looked-up.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import type { NvdPages, NvdQuestion } from '../../lookups/vulnerability-feeds/nvd.ts';
import type { SpoolFeed } from '../../lookups/vulnerability-feeds/spool-feed.ts';
import type { FactsSource, NvdPage } from '../adapters/vulnerability-reader-worker.ts';
import type { SyncProgress } from '../store/vulnerability-columns.ts';
import type { VulnerabilitySyncStore } from '../store/vulnerability-syncs.ts';
import { questionsForChanges } from './nvd-questions.ts';
import type { Draft, VulnerabilitySource } from './sync-vulnerabilities.ts';

type Needs = {
  nvd: NvdPages;
  /** What is asked the first time, and after a long time. */
  questionsForAll: () => NvdQuestion[];
  spool: SpoolFeed;
  kevUrl: string;
  epssUrl: string;
  syncs: VulnerabilitySyncStore;
  rules: string;
  clock: () => Date;
};

/** A page that arrives broken may be complete the next time. */
const triesOfPage = 3;
/** When records are added while a list is read, it is read again. */
const triesOfQuestion = 3;

/**
 * The publishers' own services as the source of the catalogue. The first sync asks for everything about our vendors, later
 * ones for what has changed. Every page is stored as it arrives, with the position: an interrupted sync resumes there.
 */
export const vulnerabilityServices = (needs: Needs): VulnerabilitySource => ({
  isWhole: false,

  isUnchanged: async () => false,

  fill: async (draft) => {
    const facts = await takeFacts(needs, draft);
    let asOf = latest(facts.asOf, draft.about?.asOf ?? null);
    let progress = (await resume(needs, draft)) ?? (await begin(needs, draft));

    while (progress.answered < progress.questions.length) {
      const question = progress.questions[progress.answered] ?? {};
      const place = { from: progress.nextIndex, total: progress.totalResults };
      await eachPage({ needs, draft, question, ...place }, async (page, next) => {
        await draft.goOn();
        asOf = latest(asOf, page.asOf);
        const step = `NVD, question ${progress.answered + 1} of ${progress.questions.length}`;
        const isAnswered = next >= page.totalResults;
        progress = {
          ...progress,
          pages: progress.pages + 1,
          answered: progress.answered + (isAnswered ? 1 : 0),
          nextIndex: isAnswered ? 0 : next,
          totalResults: isAnswered ? null : page.totalResults,
        };
        await draft.reader.takePage(page.content);
        await needs.syncs.keepPage(page.content, progress);
        draft.onProgress({ step, done: Math.min(next, page.totalResults), total: page.totalResults });
      });
    }

    return {
      asOf,
      sources: {
        files: null,
        online: { nvdUntil: progress.startedAt },
        rules: needs.rules,
        notes: facts.notes,
      },
    };
  },
});

/** What an earlier sync left behind, if it began with the same catalogue and the same rules. */
const resume = async ({ syncs, rules }: Needs, { about, reader }: Draft): Promise<SyncProgress | null> => {
  const left = await syncs.progress();
  if (left?.rules !== rules || left.basis !== (about?.number ?? 0)) return null;
  const pages = await syncs.pages();
  if (pages.length !== left.pages) return null;
  for (const page of pages) await reader.takePage(page);
  return left;
};

const begin = async (
  { syncs, rules, clock, questionsForAll }: Needs,
  { about }: Draft,
): Promise<SyncProgress> => {
  const now = clock();
  const online = about?.sources.rules === rules ? about.sources.online : null;
  const changes = online ? questionsForChanges(new Date(online.nvdUntil), now) : null;
  const progress: SyncProgress = {
    basis: about?.number ?? 0,
    pages: 0,
    rules,
    startedAt: now.toISOString(),
    questions: changes ?? questionsForAll(),
    answered: 0,
    nextIndex: 0,
    totalResults: null,
  };
  await syncs.begin(progress);
  return progress;
};

type Asked = { needs: Needs; draft: Draft; question: NvdQuestion; from: number };

/** Hands over the pages of one question in their order. Throws `Unreadable` when one cannot be fetched completely. */
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

/** Reads the lists of CISA and FIRST. A missing one makes the catalogue poorer, and is named in it. */
const takeFacts = async (needs: Needs, { reader, signal, onProgress }: Draft) => {
  const notes: string[] = [];
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
  };

  await reader.readShippedExploits();
  await take('kev', needs.kevUrl, 'kev.json', 'CISA’s catalogue');
  await take('epss', needs.epssUrl, 'epss.csv', 'EPSS');
  return { notes, asOf };
};

const troubleOf = (found: Exclude<LookedUp<unknown>, { state: 'known' }>) =>
  found.state === 'unknown' ? found.reason : 'nothing there';

const latest = (a: string | null, b: string | null): string | null =>
  b !== null && (a === null || b > a) ? b : a;
