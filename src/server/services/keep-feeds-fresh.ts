import { type Keeper, keepFresh } from './keep-fresh.ts';
import type { SyncedFeed } from './sync-feeds.ts';

type Needs = {
  /** False with LOOKUPS=off: no service is ever called. */
  isOn: boolean;
  sync: (signal: AbortSignal) => Promise<SyncedFeed[]>;
  /** Between 0 and 1; spreads servers that were started together. */
  chance: () => number;
  onSynced: (outcomes: SyncedFeed[]) => void;
  onFailure: (error: unknown) => void;
  firstAfterMs?: number;
  everyMs?: number;
};

/** Once the server has settled. */
const defaultFirstAfterMs = 15_000;
const defaultEveryMs = 4 * 60 * 60 * 1000;

/** Refreshes the lists shortly after the start and then every few hours. */
export const keepFeedsFresh = ({
  isOn,
  sync,
  firstAfterMs = defaultFirstAfterMs,
  everyMs = defaultEveryMs,
  ...needs
}: Needs): Keeper => keepFresh({ ...needs, sync: isOn ? sync : null, firstAfterMs, everyMs });
