import { setImmediate } from 'node:timers/promises';

const longestMs = 10;

/** To be awaited often in long work: other calls are served in between, and short work is not held up. */
export const pauses = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
};
