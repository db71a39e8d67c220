/** A call that arrives when this many wait already goes into the batch after the next. */
const maxBatch = 100;

/**
 * Runs many small jobs as few large ones: while a batch runs, new calls are collected for the next. The first call runs at
 * once and waits for no others. When a batch fails, every call in it fails.
 */
export const inBatches = <Job, Outcome>(run: (jobs: readonly Job[]) => Promise<readonly Outcome[]>) => {
  type Waiting = { job: Job; resolve: (outcome: Outcome) => void; reject: (reason: unknown) => void };
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  const work = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      try {
        const outcomes = await run(batch.map(({ job }) => job));
        if (outcomes.length !== batch.length) throw new Error('a batch has other outcomes than jobs');
        outcomes.forEach((outcome, n) => {
          batch[n]?.resolve(outcome);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isUnderWay = false;
  };

  return (job: Job): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      if (!isUnderWay) void work();
    });
};
