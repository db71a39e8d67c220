import type { LookedUp, UnknownReason } from '../contract/looked-up.ts';
import { EgressRefused } from './allowed-address.ts';

/** An answer came, but it breaks the protocol. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * Runs one lookup under a deadline and turns every failure into a named unknown. `work` returns null when the answer
 * is that nothing exists: that is knowledge, not failure. Throws only when the caller gave up.
 */
export const attempt = async <T>(
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  work: (signal: AbortSignal) => Promise<T | null>,
): Promise<LookedUp<T>> => {
  const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  try {
    const value = await work(AbortSignal.any([signal, deadline]));
    return value === null ? { state: 'absent' } : { state: 'known', value };
  } catch (error) {
    // The caller gave up: that is not a result of this lookup, so the error is passed on.
    signal.throwIfAborted();
    return { state: 'unknown', reason: reasonOf(error, deadline) };
  }
};

const reasonOf = (error: unknown, deadline: AbortSignal): UnknownReason => {
  if (deadline.aborted) return 'timeout';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof EgressRefused) return 'refused';
    if (cause instanceof Unreadable) return 'unreadable';
    if ('code' in cause && cause.code === 'ETIMEOUT') return 'timeout';
  }
  return 'unreachable';
};
