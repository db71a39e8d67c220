import type { ProcessNews } from './job-process.ts';

type Serving<Job, Result, Progress> = {
  /** What the first job would otherwise have to wait for. */
  warmUp: () => Promise<unknown>;
  work: (job: Job, report: (progress: Progress) => void) => Promise<Result>;
};

/** The inside of a process of job-process.ts: one job at a time, in and out. What `work` throws ends the process. */
export const serveJobs = async <Job, Result, Progress = never>({
  warmUp,
  work,
}: Serving<Job, Result, Progress>): Promise<void> => {
  const say = (news: ProcessNews<Result | 'ready', Progress>) => void process.send?.(news);
  const answer = (result: Result | 'ready') =>
    say({ kind: 'answer', result, residentMb: Math.round(process.memoryUsage.rss() / 2 ** 20) });

  process.on('message', (job: Job) => {
    void work(job, (progress) => say({ kind: 'progress', progress })).then(answer);
  });
  // A terminal and some service managers signal all processes at once; the server ends the running job.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  // The server is gone: no one is left to work for, or to end this process.
  process.on('disconnect', () => process.exit());
  await warmUp();
  answer('ready');
};
