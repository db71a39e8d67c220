import { type Keeper, type KeepingFresh, keepFresh } from './keep-fresh.ts';
import type { SyncOutcome } from './sync-vulnerabilities.ts';

type Needs = KeepingFresh<SyncOutcome> & {
  /** When the catalogue was last synced, by any server; null before the first time. */
  syncedAt: () => Promise<Date | null>;
  /** A catalogue younger than this is left alone, however often a server is restarted. */
  minAgeMs: number;
  clock: () => Date;
};

/** Syncs the catalogue shortly after the start and then every few hours, unless another server just did. */
export const keepVulnerabilitiesFresh = ({
  sync,
  syncedAt,
  minAgeMs,
  clock,
  onSynced,
  ...needs
}: Needs): Keeper => {
  const isYoung = async () => {
    const last = await syncedAt();
    const ageMs = last ? clock().getTime() - last.getTime() : Number.POSITIVE_INFINITY;
    return ageMs >= 0 && ageMs < minAgeMs;
  };
  return keepFresh<SyncOutcome | null>({
    ...needs,
    sync: sync && (async (signal) => ((await isYoung()) ? null : sync(signal))),
    onSynced: (outcome) => {
      if (outcome !== null) onSynced(outcome);
    },
  });
};
