import { boundedThread } from './bounded-thread.ts';
import { type Crash, type JobPool, jobPool, type PoolBounds } from './job-pool.ts';
import { usedByThread } from './time-used.ts';

type Options = PoolBounds & {
  /** Posts one message when it is ready, and then one for each job it is sent. */
  script: URL;
  maxHeapMb: number;
  /** A thread without a job for so long is ended. Absent: it stays. */
  idleMs?: number;
  /** Whether that memory is needed; otherwise the thread waits as long again. */
  isWorthEnding?: () => boolean;
  onCrash: (crash: Crash) => void;
};

/** Workers that are threads: for our own code on hostile input. What native code does to a thread, it does to the server. */
export const workerPool = <Job, Result>({
  script,
  maxHeapMb,
  onCrash,
  ...bounds
}: Options): JobPool<Job, Result> =>
  jobPool({
    ...bounds,
    startWorker: ({ onAnswer, onExit }) => {
      const worker = boundedThread(script, { maxHeapMb });
      // An idle worker keeps no process alive; a running job has a timer that does.
      worker.unref();
      worker.on('message', (result: Result) => onAnswer(result, false));
      worker.on('error', (error) => {
        const { name, code } = error as NodeJS.ErrnoException;
        onCrash({ name, code });
      });
      worker.on('exit', onExit);
      return {
        send: (job) => worker.postMessage(job),
        usedMs: () => usedByThread(worker),
        end: () => worker.terminate(),
      };
    },
  });
