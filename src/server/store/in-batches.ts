/** A call that arrives when this many wait already goes into the batch after the next. */
const maxBatch = 100;

type Bounds = {
  /** Jobs in one batch. */
  most?: number;
  /** A batch that takes longer waits for something of one caller: others are begun beside it. */
  lateMs?: number;
  lanes?: number;
  /** Whether a failure was one job's and nothing of the batch was done. Then each is run alone. */
  isOfOne?: (error: unknown) => boolean;
};

/**
 * Runs many small jobs as few large ones: while a batch runs, new calls are collected for the next. The first call runs at
 * once and waits for no others. When a batch fails, every call in it fails, unless that was due to one of them.
 */
export const inBatches = <Job, Outcome>(
  run: (jobs: readonly Job[]) => Promise<readonly Outcome[]>,
  { most = maxBatch, lateMs = 50, lanes = 1, isOfOne = () => false }: Bounds = {},
) => {
  type Waiting = { job: Job; resolve: (outcome: Outcome) => void; reject: (reason: unknown) => void };
  const waiting: Waiting[] = [];
  let underWay = 0;
  let isLooking = false;

  const runAll = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await run(batch.map(({ job }) => job));
      if (outcomes.length !== batch.length) throw new Error('a batch has other outcomes than jobs');
      outcomes.forEach((outcome, n) => {
        batch[n]?.resolve(outcome);
      });
    } catch (error) {
      if (batch.length > 1 && isOfOne(error)) for (const one of batch) await runAll([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const work = async (): Promise<void> => {
    underWay += 1;
    while (waiting.length > 0) await runAll(waiting.splice(0, most));
    underWay -= 1;
  };

  const lookLater = () => {
    isLooking = true;
    setTimeout(() => {
      isLooking = false;
      if (waiting.length > 0 && underWay < lanes) void work();
    }, lateMs).unref();
  };

  return (job: Job): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      if (underWay === 0) void work();
      else if (!isLooking && underWay < lanes) lookLater();
    });
};
