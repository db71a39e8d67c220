import type { SpendCheck } from './spend-check.ts';

/** However many single checks there are, jobs go on after so long. */
const longestWaitMs = 300;

/** Single checks in progress on this server, for which jobs make way. */
export const checksUnderWay = () => {
  let underWay = 0;
  const waiting = new Set<() => void>();
  const end = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
  return {
    counted:
      (spendCheck: SpendCheck): SpendCheck =>
      async (visitor, check) => {
        underWay += 1;
        try {
          return await spendCheck(visitor, check);
        } finally {
          end();
        }
      },
    /** Resolves when no single check is in progress, or when it has waited long enough. */
    makeWay: async (): Promise<void> => {
      if (underWay === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestWaitMs);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
  };
};
