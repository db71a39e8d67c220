import type { Worker } from 'node:worker_threads';
import { Unreadable } from '../../lookups/attempt.ts';
import { boundedThread } from './bounded-thread.ts';
import type { ThreadAnswer, ThreadCall, ThreadFunctions } from './serve-calls.ts';

type Options = {
  maxHeapMb: number;
  /** A thread that is silent for so long is stuck. */
  silentMs: number;
};

/**
 * Calls functions of a thread that reads feeds, one at a time; it starts with the first call and ends with `close`.
 * A feed that breaks the thread, ends it or keeps it busy cannot be read, whatever the cause.
 */
export const threadCalls = <Functions extends ThreadFunctions>(
  script: URL,
  { maxHeapMb, silentMs }: Options,
) => {
  let worker: Worker | undefined;
  let settle: ((answer: ThreadAnswer) => void) | undefined;
  let calls = 0;

  const start = () => {
    const started = boundedThread(script, { maxHeapMb });
    // A late answer to an earlier call is not taken for that to the current one.
    started.on('message', ({ id, answer }: { id: number; answer: ThreadAnswer }) => {
      if (id === calls) settle?.(answer);
    });
    started.on('error', (error) => settle?.({ unreadable: `it broke its reader (${error.message})` }));
    started.on('exit', () => settle?.({ unreadable: 'it ended its reader' }));
    return started;
  };

  return {
    /** Throws `Unreadable`, which names the feed. */
    call: async <Name extends keyof Functions & string>(
      feed: string,
      name: Name,
      ...given: Parameters<Functions[Name]>
    ): Promise<Awaited<ReturnType<Functions[Name]>>> => {
      worker ??= start();
      const { promise, resolve } = Promise.withResolvers<ThreadAnswer>();
      settle = resolve;
      calls += 1;
      const timer = setTimeout(() => resolve({ unreadable: 'it keeps its reader busy' }), silentMs);
      const message: ThreadCall = { id: calls, name, given: given.map(copyBytes) };
      worker.postMessage(
        message,
        message.given.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [])),
      );
      const answer = await promise;
      clearTimeout(timer);
      if ('unreadable' in answer) throw new Unreadable(`${feed}: ${answer.unreadable}`);
      return answer.value as Awaited<ReturnType<Functions[Name]>>;
    },
    close: async (): Promise<void> => void (await worker?.terminate()),
  };
};

/** A copy can be handed over: the original may share its memory with others. */
const copyBytes = (value: unknown) => (value instanceof Uint8Array ? new Uint8Array(value) : value);
