import { allProductKeys } from '../../engine/index.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import type { VulnerabilityReader } from '../adapters/vulnerability-reader.ts';
import type { VulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';
import type { CatalogueSources, SyncProgress } from '../store/vulnerability-columns.ts';
import type { VulnerabilityDraftStore } from '../store/vulnerability-drafts.ts';
import { type Draft, LostTheLease, lease, type OnSyncProgress, openDraft } from './vulnerability-draft.ts';

/** Where records come from: a folder of feeds, or the makers' own services. */
export type VulnerabilitySource = {
  /** Whether the catalogue already holds all that the source has; cheap, and asked before anything else. */
  isUnchanged: (sources: CatalogueSources, signal: AbortSignal) => Promise<boolean>;
  /** Whether what an earlier sync has left behind may be gone on with. */
  canResume: (progress: SyncProgress) => boolean;
  /** Throws `Unreadable`, in words for whoever runs the sync, when it cannot be had whole. */
  fill: (draft: Draft, resumed: SyncProgress | null) => Promise<FilledDraft>;
};

export type FilledDraft = {
  /** The newest day that the source names. */
  asOf: string | null;
  sources: CatalogueSources;
  changed: number;
  removed: number;
};

export type SyncOutcome =
  | { state: 'taken'; cveCount: number; changed: number; removed: number; asOf: string }
  | { state: 'unchanged' }
  /** Another server is at it. */
  | { state: 'busy' }
  /** Nothing has changed. */
  | { state: 'failed'; message: string };

type Needs = {
  catalogues: VulnerabilityCatalogueStore;
  drafts: VulnerabilityDraftStore;
  openReader: () => VulnerabilityReader;
  /** Different for every process. */
  holder: string;
  clock: () => Date;
};

type Options = { signal: AbortSignal; onProgress?: OnSyncProgress };

export type SyncVulnerabilities = (source: VulnerabilitySource, options: Options) => Promise<SyncOutcome>;

/**
 * Brings the catalogue up to date. Whoever searches sees the old one until the new one is whole; when anything is wrong
 * with a feed, the old one stays. Throws when the caller gives up or the database fails.
 */
export const syncVulnerabilities =
  ({ catalogues, drafts, openReader, holder, clock }: Needs): SyncVulnerabilities =>
  async (source, { signal, onProgress = () => undefined }) => {
    const held = lease({ drafts, holder, clock });

    const run = async (): Promise<SyncOutcome> => {
      const about = await catalogues.about();
      if (about && (await source.isUnchanged(about.sources, signal))) return { state: 'unchanged' };
      if (!(await held.take())) return { state: 'busy' };
      const generation = (about?.generation ?? 0) + 1;
      const left = await drafts.progress();
      const resumed = left?.generation === generation && source.canResume(left) ? left : null;
      if (!resumed) await drafts.sweep(generation - 1);

      const reader = openReader();
      try {
        const draft = await openDraft(drafts, held, { about, generation, reader, signal, onProgress });
        const { sources, asOf, changed, removed } = await source.fill(draft, resumed);
        const cveCount = await drafts.countCves(generation);
        if (cveCount === 0) throw new Unreadable('the feeds name none of our products');
        const counts = await drafts.writeLists(generation, allProductKeys);
        const syncedAt = clock();
        const day = notLater(asOf, syncedAt);
        signal.throwIfAborted();
        await drafts.publish({ generation, asOf: day, cveCount, counts, sources, syncedAt });
        // The catalogue is there; a server that has no time for this now does it by itself later.
        await drafts.settle().catch(() => undefined);
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
      // The lease lapses by itself when even this fails; what went wrong before is the story.
      await held.letGo().catch(() => undefined);
    }
  };

/** A day in the future is a mistake of the source. */
const notLater = (day: string | null, now: Date): string => {
  const today = now.toISOString().slice(0, 10);
  return day !== null && day < today ? day : today;
};
