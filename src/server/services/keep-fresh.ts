export type KeepingFresh<Outcome> = {
  /** Null: there is no source to sync from. */
  sync: ((signal: AbortSignal) => Promise<Outcome>) | null;
  /** Between 0 and 1; spreads servers that were started together. */
  chance: () => number;
  onSynced: (outcome: Outcome) => void;
  onFailure: (error: unknown) => void;
  firstAfterMs: number;
  everyMs: number;
};

/** Keeps something fresh until it is stopped; a sync in progress ends first. */
export type Keeper = { stop: () => Promise<void> };

/** Syncs shortly after the start and then every so often, until stopped. Keeps no process alive. */
export const keepFresh = <Outcome>({
  sync,
  chance,
  onSynced,
  onFailure,
  firstAfterMs,
  everyMs,
}: KeepingFresh<Outcome>): Keeper => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const plan = (afterMs: number) => {
    if (stopping.signal.aborted || sync === null) return;
    timer = setTimeout(
      () => {
        underWay = run(sync);
      },
      afterMs * (0.75 + chance() / 2),
    );
    timer.unref();
  };

  const run = async (work: NonNullable<typeof sync>) => {
    try {
      onSynced(await work(stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) onFailure(error);
    }
    plan(everyMs);
  };

  plan(firstAfterMs);
  return {
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await underWay;
    },
  };
};
