import { type Crash, type JobPool, jobPool, type PoolBounds } from './job-pool.ts';
import type { ProcessNews, StartJobProcess } from './job-process.ts';

type Options = PoolBounds & {
  start: StartJobProcess;
  /** A process that was stopped uses no time of its own, and would never be over. */
  withinMs: number;
  /** A process that has grown larger than this after a job is replaced: native code gives back little of what it took. */
  maxResidentMb: number;
  idleMs: number;
  onCrash: (crash: Crash) => void;
};

/**
 * Workers that are processes of their own: for native code on hostile input, where a fault ends its process. They know
 * nothing of ours but the job, keep no server alive, and end when their channel to the server closes.
 */
export const processPool = <Job extends object | string, Result, Progress = never>({
  start,
  maxResidentMb,
  onCrash,
  ...bounds
}: Options): JobPool<Job, Result, Progress> =>
  jobPool({
    ...bounds,
    startWorker: ({ onAnswer, onProgress, onExit }) => {
      let isEnding = false;
      const { promise: gone, resolve } = Promise.withResolvers<void>();
      void gone.then(onExit);
      const hear = (news: ProcessNews<Result, Progress>) => {
        if (news.kind === 'progress') onProgress(news.progress);
        else onAnswer(news.result, news.residentMb > maxResidentMb);
      };
      const running = start<ProcessNews<Result, Progress>>({
        onNews: (news) => {
          try {
            hear(news);
          } catch {
            // A reader that was taken over may say anything, and must not end the server with it.
            running.end();
          }
        },
        onGone: (crash) => {
          if (!isEnding) onCrash(crash);
          isEnding = true;
          resolve();
        },
      });
      return {
        ...running,
        end: () => {
          isEnding = true;
          running.end();
          return gone;
        },
      };
    },
  });
