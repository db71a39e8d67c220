import type { Worker } from 'node:worker_threads';
import type { FeedIndex } from '../../engine/index.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import { boundedThread } from './bounded-thread.ts';

export type ToIndexWorker = { chunk: Uint8Array } | { isEnd: true };
export type FromIndexWorker = { isTaken: true } | { index: FeedIndex; junk: number };

export type FeedIndexBuilder = {
  take: (chunk: Uint8Array) => Promise<void>;
  /** The index of everything taken; throws `Unreadable` when that was no list. */
  finish: () => Promise<FeedIndex>;
  /** Ends the thread, whatever it is doing. */
  close: () => Promise<void>;
};

const script = new URL('./feed-index-worker.ts', import.meta.url);

/** A piece takes milliseconds and the sorting a second; a thread that is silent for so long is stuck. */
const silentMs = 30_000;
const maxHeapMb = 256;

/** Builds the index of one list in a thread of its own, which starts with the first piece. */
export const buildFeedIndex = (): FeedIndexBuilder => {
  let worker: Worker | undefined;
  let settle: ((answer: FromIndexWorker | Unreadable) => void) | undefined;

  const start = () => {
    const started = boundedThread(script, { maxHeapMb });
    started.on('message', (answer: FromIndexWorker) => settle?.(answer));
    // A list that ends the thread cannot be read, whatever the cause.
    started.on('error', (error) => settle?.(new Unreadable('the list broke its reader', { cause: error })));
    started.on('exit', () => settle?.(new Unreadable('the list ended its reader')));
    return started;
  };

  const ask = async (message: ToIndexWorker, transfer: ArrayBuffer[] = []): Promise<FromIndexWorker> => {
    worker ??= start();
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = await new Promise<FromIndexWorker | Unreadable>((resolve) => {
        settle = resolve;
        timer = setTimeout(() => resolve(new Unreadable('the list keeps its reader busy')), silentMs);
        worker?.postMessage(message, transfer);
      });
      if (answer instanceof Unreadable) throw answer;
      return answer;
    } finally {
      clearTimeout(timer);
      settle = undefined;
    }
  };

  return {
    take: async (chunk) => {
      // A copy of its own, so that it can be handed over: the original may share its memory with others.
      const own = new Uint8Array(chunk);
      await ask({ chunk: own }, [own.buffer]);
    },
    finish: async () => {
      const answer = await ask({ isEnd: true });
      if (!('index' in answer)) throw new Unreadable('the reader spoke out of turn');
      const entries = answer.index.length / 2;
      // A maintenance page, or an unknown format: a guess must not replace a good list.
      if (entries === 0 || answer.junk > entries) throw new Unreadable('no list of addresses');
      return answer.index;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
};
