import type { Reported } from '../../engine/index.ts';
import type { Outcome } from './job-pool.ts';
import { extraMsFor } from './time-by-size.ts';
import { workerPool } from './worker-pool.ts';

export type WrapperJob = { wrapper: Uint8Array };

export type WrapperReading =
  | { state: 'found'; reported: Reported }
  /** An internal error. The stack names our lines and nothing of the mail. */
  | { state: 'failed'; name: string; stack: string };

type Needs = {
  /** For the operator: what went wrong, without a word of the mail. */
  onFault: (fault: object) => void;
};

const bounds = { size: 1, maxWaiting: 100, limitMs: 1500, maxHeapMb: 256, idleMs: 30_000 };

const script = new URL('./wrapper-reader-worker.ts', import.meta.url);

/**
 * Finds what was reported in mails that strangers send, in a thread of its own: they may have 25 MB, and nobody who checks
 * something on the page waits for them.
 */
export const wrapperReader = ({ onFault }: Needs) => {
  const pool = workerPool<WrapperJob, WrapperReading>({ ...bounds, script, onCrash: onFault });
  return {
    read: async (wrapper: Uint8Array, signal: AbortSignal): Promise<Outcome<WrapperReading>> => {
      const outcome = await pool.run({ wrapper }, signal, { extraMs: extraMsFor(wrapper.length) });
      if (outcome.state === 'done' && outcome.result.state === 'failed') onFault(outcome.result);
      return outcome;
    },
    close: pool.close,
  };
};
export type WrapperReader = ReturnType<typeof wrapperReader>;
