import type { SyncedFeed } from './sync-feeds.ts';

type Needs = {
  /** False with LOOKUPS=off: nobody is called, ever. */
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

/** Refreshes the lists shortly after the start and then every few hours, until stopped. Keeps no process alive. */
export const keepFeedsFresh = ({
  isOn,
  sync,
  chance,
  onSynced,
  onFailure,
  firstAfterMs = defaultFirstAfterMs,
  everyMs = defaultEveryMs,
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

  const run = async () => {
    try {
      onSynced(await sync(stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) onFailure(error);
    }
    plan(everyMs);
  };

  if (isOn) plan(firstAfterMs);
  return {
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await underWay;
    },
  };
};
