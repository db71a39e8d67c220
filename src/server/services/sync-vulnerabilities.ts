import { Unreadable } from '../../lookups/attempt.ts';
import type { VulnerabilityReader } from '../adapters/vulnerability-reader.ts';
import type { AboutCatalogue, VulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';
import type { CatalogueSources } from '../store/vulnerability-columns.ts';
import type { VulnerabilitySyncStore } from '../store/vulnerability-syncs.ts';
import { LostTheLease, syncLease } from './sync-lease.ts';

/** What a sync reports while it works. `total` is null while it is unknown. */
export type SyncProgressEvent = { step: string; done: number; total: number | null };
export type OnSyncProgress = (event: SyncProgressEvent) => void;

/** A running sync: the catalogue it began with, and the reader that writes the next one. */
export type Draft = {
  about: AboutCatalogue | null;
  reader: VulnerabilityReader;
  /** Called before each step. Throws when the caller has given up, or another server has taken over. */
  goOn: () => Promise<void>;
  signal: AbortSignal;
  onProgress: OnSyncProgress;
};

/** Where records come from: a folder of feeds, or the publishers' own services. */
export type VulnerabilitySource = {
  /** Whether it has all that belongs into the catalogue; otherwise what was there stays. */
  isWhole: boolean;
  /** Whether the catalogue already holds all that the source has; cheap, and asked before anything else. */
  isUnchanged: (sources: CatalogueSources, signal: AbortSignal) => Promise<boolean>;
  /** Throws `Unreadable`, with a message for the operator, when it is incomplete. */
  fill: (draft: Draft) => Promise<FilledDraft>;
};

export type FilledDraft = {
  /** The newest day that the source names. */
  asOf: string | null;
  sources: CatalogueSources;
};

export type SyncOutcome =
  | { state: 'taken'; cveCount: number; changed: number; removed: number; asOf: string }
  | { state: 'unchanged' }
  /** Another server is syncing, or just was. */
  | { state: 'busy' }
  /** Nothing has changed. */
  | { state: 'failed'; message: string };

type Needs = {
  catalogues: VulnerabilityCatalogueStore;
  syncs: VulnerabilitySyncStore;
  openReader: () => VulnerabilityReader;
  /** Different for every sync that may be in progress at the same time. */
  holder: string;
  clock: () => Date;
};

type Options = { signal: AbortSignal; onProgress?: OnSyncProgress };

/**
 * Brings the catalogue up to date. Visitors see the old one until the new one is complete; when anything is wrong with a feed,
 * the old one stays. Throws when the caller gives up or the database fails.
 */
export const syncVulnerabilities =
  ({ catalogues, syncs, openReader, holder, clock }: Needs) =>
  async (
    source: VulnerabilitySource,
    { signal, onProgress = () => undefined }: Options,
  ): Promise<SyncOutcome> => {
    const lease = syncLease({ syncs, holder, clock });
    const goOn = async () => {
      signal.throwIfAborted();
      await lease.renew();
    };

    const run = async (): Promise<SyncOutcome> => {
      const about = await catalogues.about();
      if (about && (await source.isUnchanged(about.sources, signal))) return { state: 'unchanged' };
      if (!(await lease.take())) return { state: 'busy' };
      if ((await catalogues.about())?.number !== about?.number) return { state: 'busy' };

      const reader = openReader();
      try {
        const document = about && (await catalogues.documentOf(about));
        await reader.begin(document, { isWhole: source.isWhole });
        const { sources, asOf } = await source.fill({ about, reader, goOn, signal, onProgress });
        const written = await reader.finish();
        const { cveCount, changed, removed } = written;
        if (cveCount === 0) throw new Unreadable('the feeds name none of our products');
        const syncedAt = clock();
        const day = notLater(asOf, syncedAt);
        await goOn();
        await catalogues.publish({
          number: (about?.number ?? 0) + 1,
          asOf: day,
          cveCount,
          sources,
          syncedAt,
          document: written.document,
        });
        return { state: 'taken', cveCount, changed, removed, asOf: day };
      } finally {
        await reader.close();
      }
    };

    try {
      return await run();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof LostTheLease) return { state: 'busy' };
      if (error instanceof Unreadable) return { state: 'failed', message: error.message };
      throw error;
    } finally {
      // The lease expires by itself when even this fails; the earlier error is the one to report.
      await lease.letGo().catch(() => undefined);
    }
  };

/** A day in the future is a mistake of the source. */
const notLater = (day: string | null, now: Date): string => {
  const today = now.toISOString().slice(0, 10);
  return day !== null && day < today ? day : today;
};
