import { inArray, lte } from 'drizzle-orm';
import { answerOf, clockToleranceMs, type Database, momentOf } from './database.ts';
import { rateEvents } from './schema.ts';

/** At most `max` events of a key in any period of `windowMs`. */
export type RateLimit = { key: string; max: number; windowMs: number };

/** Admitted with its events, or refused with the time until the next try can succeed. */
export type RateDecision =
  | { admitted: true; events: { id: string; key: string }[] }
  | { admitted: false; retryAfterMs: number };

type Taken = { events: { id: string; key: string }[] } | { retryAfterMs: number };

/** Of events that a clock further ahead has counted. */
export const rateTolerance = `${clockToleranceMs} milliseconds`;

/** The longest window in use; older events are of no interest to any limit. */
const longestWindowMs = 60 * 60 * 1000;

/**
 * Sliding-window limits, exact and shared by all servers on one database. Counting happens under a lock per key, so
 * that a burst of parallel calls is admitted to the last event and no further: see migration 0012.
 */
export const rateLimitStore = (db: Database) => ({
  /** Counts one event against all limits, or against none when one of them is full. */
  take: async (limits: readonly RateLimit[], now: Date): Promise<RateDecision> => {
    const decision = await answerOf<Taken>(db, 'take_rate_events', [
      [JSON.stringify(limits), 'json'],
      momentOf(now),
      [rateTolerance, 'interval'],
    ]);
    return 'events' in decision ? { admitted: true, ...decision } : { admitted: false, ...decision };
  },

  /** Removes events whose work did not happen. */
  giveBack: async (events: readonly string[]) => {
    await db.delete(rateEvents).where(inArray(rateEvents.id, [...events]));
  },

  removeOld: async (now: Date) => {
    await db.delete(rateEvents).where(lte(rateEvents.at, new Date(now.getTime() - longestWindowMs)));
  },
});
export type RateLimitStore = ReturnType<typeof rateLimitStore>;
