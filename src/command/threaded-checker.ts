import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ApiResult } from '../contract/v1/result.ts';
import type { Check, Checker, Job } from './checker.ts';
import { CommandProblem } from './command-problem.ts';
import type { ExitCode } from './exit-codes.ts';

export type ThreadJob = { id: number; job: Job };
export type ThreadAnswer = { id: number } & ({ result: ApiResult } | { problem: string; exitCode: ExitCode });

/** More threads than this fill the memory with copies of the models. */
const maxThreads = 8;
/** So many wait in each thread, so that none is idle while its answers are printed. */
const waitingEach = 4;
/** A few messages are judged before a thread has read its models. */
const soonerDoneHere = 40;

type Pending = { resolve: (result: ApiResult) => void; reject: (error: unknown) => void };

/** Judges many messages on all cores. The first few are judged here, so that a short mailbox pays for no thread. */
export const threadedChecker = (script: URL, checkHere: Check): Checker => {
  const size = Math.min(maxThreads, availableParallelism());
  const pending = new Map<number, Pending>();
  const threads: { worker: Worker; load: number }[] = [];
  let count = 0;

  const fail = (error: unknown) => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const start = () => {
    while (threads.length < size) {
      const worker = new Worker(script);
      const thread = { worker, load: 0 };
      worker.on('message', (answer: ThreadAnswer) => {
        thread.load -= 1;
        const waiting = pending.get(answer.id);
        pending.delete(answer.id);
        if ('problem' in answer) waiting?.reject(new CommandProblem(answer.problem, answer.exitCode));
        else waiting?.resolve(answer.result);
      });
      worker.on('error', fail);
      threads.push(thread);
    }
  };

  const checkThere: Check = (job) =>
    new Promise((resolve, reject) => {
      start();
      const [thread] = threads.toSorted((one, other) => one.load - other.load);
      if (!thread) return reject(new Error('no thread was started'));
      const id = count;
      pending.set(id, { resolve, reject });
      thread.load += 1;
      thread.worker.postMessage({ id, job } satisfies ThreadJob);
    });

  return {
    check: (job) => {
      count += 1;
      return count <= soonerDoneHere ? checkHere(job) : checkThere(job);
    },
    atOnce: size * waitingEach,
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  };
};
