import { parentPort } from 'node:worker_threads';
import { Unreadable } from '../../lookups/attempt.ts';

/** By name; what they take and return is posted between threads. */
export type ThreadFunctions = Record<string, (...given: never[]) => unknown>;
export type ThreadCall = { id: number; name: string; given: unknown[] };
export type ThreadAnswer = { value: unknown } | { unreadable: string };

/** The inside of a thread of thread-calls.ts. */
export const serveCalls = (functions: ThreadFunctions): void => {
  parentPort?.on('message', async ({ id, name, given }: ThreadCall) => {
    const answer = await answerOf(async () => functions[name]?.(...(given as never[])));
    parentPort?.postMessage({ id, answer });
  });
};

const answerOf = async (work: () => Promise<unknown>): Promise<ThreadAnswer> => {
  try {
    return { value: await work() };
  } catch (error) {
    const isExplained = error instanceof Unreadable;
    return { unreadable: isExplained ? error.message : `it could not be read (${String(error)})` };
  }
};
