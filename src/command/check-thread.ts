import { parentPort } from 'node:worker_threads';
import { CommandProblem } from './command-problem.ts';
import { engineData } from './engine-data.ts';
import { offlineCheck } from './offline-checker.ts';
import type { ThreadAnswer, ThreadJob } from './threaded-checker.ts';

/** The inside of a thread of threaded-checker.ts: one message after the other. */
export const answerJobs = async (script: URL): Promise<void> => {
  const check = offlineCheck(await engineData({ script, env: process.env }));
  const answer = async ({ id, job }: ThreadJob): Promise<ThreadAnswer> => {
    try {
      return { id, result: await check(job) };
    } catch (error) {
      if (error instanceof CommandProblem) return { id, problem: error.message, exitCode: error.exitCode };
      throw error;
    }
  };
  parentPort?.on('message', async (job: ThreadJob) => parentPort?.postMessage(await answer(job)));
};
