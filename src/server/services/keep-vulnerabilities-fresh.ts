import type { SyncOutcome } from './sync-vulnerabilities.ts';

type Needs = {
  /** Null: there is neither a folder of feeds nor anybody to call. */
  sync: ((signal: AbortSignal) => Promise<SyncOutcome>) | null;
  /** When the catalogue was last synced, by whichever server; null before the first time. */
  syncedAt: () => Promise<Date | null>;
  /** A catalogue younger than this is left alone, however often a server is restarted. */
  minAgeMs: number;
  /** Between 0 and 1; spreads servers that were started together. */
  chance: () => number;
  clock: () => Date;
  onSynced: (outcome: SyncOutcome) => void;
  onFailure: (error: unknown) => void;
  firstAfterMs: number;
  everyMs: number;
};

/** Syncs the catalogue shortly after the start and then every few hours, until stopped. Keeps no process alive. */
export const keepVulnerabilitiesFresh = ({
  sync,
  syncedAt,
  minAgeMs,
  chance,
  clock,
  onSynced,
  onFailure,
  firstAfterMs,
  everyMs,
}: Needs): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const plan = (afterMs: number) => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        underWay = run();
      },
      afterMs * (0.75 + chance() / 2),
    );
    timer.unref();
  };

  const isYoung = async () => {
    const last = await syncedAt();
    const ageMs = last ? clock().getTime() - last.getTime() : Number.POSITIVE_INFINITY;
    return ageMs >= 0 && ageMs < minAgeMs;
  };

  const run = async () => {
    try {
      if (sync && !(await isYoung())) onSynced(await sync(stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) onFailure(error);
    }
    plan(everyMs);
  };

  if (sync) plan(firstAfterMs);
  return {
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await underWay;
    },
  };
};
