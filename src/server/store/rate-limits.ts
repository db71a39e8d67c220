import { and, count, eq, gt, inArray, lt, lte, min } from 'drizzle-orm';
import { clockToleranceMs, type Database, lockWithin } from './database.ts';
import { rateEvents } from './schema.ts';

/** At most `max` events of a key in any period of `windowMs`. */
export type RateLimit = { key: string; max: number; windowMs: number };

/** Admitted with its events, or refused with the time until the next try can succeed. */
export type RateDecision =
  | { admitted: true; events: { id: string; key: string }[] }
  | { admitted: false; retryAfterMs: number };

/** The longest window in use; older events are of no interest to any limit. */
const longestWindowMs = 60 * 60 * 1000;

/**
 * Sliding-window limits, exact and shared by all servers on one database. Counting happens under a lock per key, so
 * that a burst of parallel calls is admitted to the last event and no further.
 */
export const rateLimitStore = (db: Database) => ({
  /** Counts one event against all limits, or against none when one of them is full. */
  take: async (limits: readonly RateLimit[], now: Date): Promise<RateDecision> =>
    db.transaction(async (transaction) => {
      const keys = [...new Set(limits.map(({ key }) => key))].sort(); // One order for everyone: no deadlock.
      for (const key of keys) await lockWithin(transaction, `rate:${key}`);

      let retryAfterMs = 0;
      for (const limit of limits)
        retryAfterMs = Math.max(retryAfterMs, await waitFor(transaction, limit, now));
      if (retryAfterMs > 0) return { admitted: false, retryAfterMs };

      const taken = await transaction
        .insert(rateEvents)
        .values(keys.map((key) => ({ key, at: now })))
        .returning({ id: rateEvents.id, key: rateEvents.key });
      return { admitted: true, events: taken };
    }),

  /** Removes events whose work did not happen. */
  giveBack: async (events: readonly string[]) => {
    await db.delete(rateEvents).where(inArray(rateEvents.id, [...events]));
  },

  removeOld: async (now: Date) => {
    await db.delete(rateEvents).where(lte(rateEvents.at, new Date(now.getTime() - longestWindowMs)));
  },
});
export type RateLimitStore = ReturnType<typeof rateLimitStore>;

/** Milliseconds until the limit has room; 0 when it has room now. */
const waitFor = async (
  transaction: Database,
  { key, max, windowMs }: RateLimit,
  now: Date,
): Promise<number> => {
  const [recent] = await transaction
    .select({ events: count(), oldest: min(rateEvents.at) })
    .from(rateEvents)
    .where(
      and(
        eq(rateEvents.key, key),
        gt(rateEvents.at, new Date(now.getTime() - windowMs)),
        // Events from the future were counted before a clock was set back; they must not lock a caller out.
        lt(rateEvents.at, new Date(now.getTime() + clockToleranceMs)),
      ),
    );
  if (!recent || recent.events < max || !recent.oldest) return 0;
  return Math.max(1, recent.oldest.getTime() + windowMs - now.getTime());
};
