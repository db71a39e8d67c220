import { setTimeout as pause } from 'node:timers/promises';

/** Lets so many pass in a second, one after the other; throws when the signal says so. */
export const paceOf = (perSecond: number, now: () => number = () => performance.now()) => {
  const gapMs = 1000 / perSecond;
  let next = 0;
  return async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const at = Math.max(now(), next);
    next = at + gapMs;
    const wait = at - now();
    if (wait > 1) await pause(wait, undefined, { signal });
  };
};
