import type { JobQueue, JobTask, TakenTask } from '../adapters/job-queue.ts';
import type { JobItemStore } from '../store/job-items.ts';
import type { JobStore } from '../store/jobs.ts';
import type { JudgePart } from './judge-part.ts';
import { itemsInPart, partsOf, type SplitJob } from './split-job.ts';

/** One is read and kept while another is judged. */
const tasksAtOnce = 2;
/** A job that another server has created is noticed after so long. */
const lookEveryMs = 1000;
const touchEveryMs = 3000;
const superviseEveryMs = 5000;
/** A job that stands still for so long has lost its place in the queue: its backup was restored, or a server died at the wrong moment. */
const silentMs = 2 * 60 * 1000;

type Needs = {
  queue: JobQueue;
  jobs: Pick<JobStore, 'hasOpen' | 'silentSince' | 'touch'>;
  /** Queues what is still to be done of a job that has lost its place. */
  queueAgain: (tasks: readonly JobTask[]) => Promise<void>;
  items: Pick<JobItemStore, 'waitingOf'>;
  split: SplitJob;
  judgePart: JudgePart;
  clock: () => Date;
  onFailure: (error: unknown) => void;
};

/** Does what is in the queue of jobs, beside what other servers do of it. */
export const runJobs = (needs: Needs) => {
  const { queue, jobs, queueAgain, items, split, judgePart, clock, onFailure } = needs;
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let supervisedAt = Number.NEGATIVE_INFINITY;

  const work = async (task: TakenTask): Promise<void> => {
    const touching = setInterval(() => void queue.touch(task).catch(onFailure), touchEveryMs);
    try {
      await (task.part === null ? split(task.job, signal) : judgePart(task.job, task.part, signal));
      await queue.complete(task);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
      // If even this fails, another server takes it once this one is not heard of any more.
      await queue.giveBack(task).catch(() => undefined);
    } finally {
      clearInterval(touching);
    }
  };

  const start = (task: TakenTask): void => {
    const working = work(task).finally(() => {
      underWay.delete(working);
      wake();
    });
    underWay.add(working);
  };

  const supervise = async (): Promise<void> => {
    if (performance.now() - supervisedAt < superviseEveryMs) return;
    supervisedAt = performance.now();
    await queue.supervise();
    const now = clock();
    for (const { id, items: counted } of await jobs.silentSince(new Date(now.getTime() - silentMs))) {
      await jobs.touch(id, now);
      const parts = counted === null ? [] : await items.waitingOf(id, itemsInPart);
      await queueAgain(counted === null ? [{ job: id, part: null }] : partsOf(id, parts));
    }
  };

  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      const free = tasksAtOnce - underWay.size;
      if (free <= 0 || !(await jobs.hasOpen())) continue;
      await supervise();
      for (const task of await queue.take(free)) start(task);
    } while (isAskedAgain && !signal.aborted);
  };

  const lookLater = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(wake, lookEveryMs);
    timer.unref();
  };

  /** Looks for what is to be done. A call while that is being done has it done once more. */
  const wake = (): void => {
    if (signal.aborted) return;
    isAskedAgain = true;
    looking ??= look()
      .catch(onFailure)
      .finally(() => {
        looking = null;
        lookLater();
      });
  };

  return {
    wake,
    /** Ends what is under way, keeping what is judged; other servers go on with it. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay);
      await queue.stop();
    },
  };
};
