import { eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inBatches } from './in-batches.ts';
import { checkReservations, guestUsage } from './schema.ts';

/** Whose day a check counts against. */
export type Holder = { kind: 'user'; userId: string } | { kind: 'guest'; address: string };

/** Longer than any analysis may take; a reservation older than this belonged to a process that died. */
const reservationLifetimeMs = 2 * 60 * 1000;

/** How many checks may be used a day; null means without limit. */
export type Allowance = number | null;

/** A check whose result is ready, and the event by which it is remembered. */
type ReadyCheck = { holder: Holder; allowance: Allowance; now: Date; event: string };
export type CountedReady = 'counted' | 'none left' | 'no such user';

/**
 * Daily checks. A check is reserved before the work, under a lock, so that parallel calls never exceed the limit;
 * it is counted in the transaction that keeps its result, so that the count and the results always agree, also
 * after a crash. The steps are functions of the database, one call each: see migration 0006.
 */
export const usageStore = (db: Database) => ({
  /** Reserves one check; null when none is left. */
  reserve: async (holder: Holder, allowance: Allowance, now: Date): Promise<string | null> => {
    const until = new Date(now.getTime() + reservationLifetimeMs);
    return oneOf<string | null>(
      db,
      sql`reserve_check(${keyOf(holder)}, ${allowance}::int4, ${moment(now)}, ${moment(until)})`,
    );
  },

  /** Turns a reservation into a counted check, inside the caller's transaction. False when the user has been deleted since. */
  settle: async (transaction: Database, reservation: string, holder: Holder, now: Date): Promise<boolean> =>
    oneOf<boolean>(transaction, sql`settle_check(${reservation}, ${keyOf(holder)}, ${moment(now)})`),

  /**
   * Counts a check whose result is ready, with the event that remembers it. There is nothing to reserve: either both are
   * stored when this resolves, or neither. Those who call at the same time share one transaction.
   */
  countReady: inBatches<ReadyCheck, CountedReady>(async (checks) => {
    const asked = checks.map(({ holder, allowance, now, event }) => ({
      holder: keyOf(holder),
      allowance,
      at: now.toISOString(),
      event,
    }));
    return oneOf<CountedReady[]>(db, sql`count_ready_checks(${JSON.stringify(asked)}::json)`);
  }),

  giveBack: async (reservation: string): Promise<void> => {
    await db.delete(checkReservations).where(eq(checkReservations.id, reservation));
  },

  /** Checks counted since 00:00 UTC, including those in progress. */
  usedToday: async (holder: Holder, now: Date): Promise<number> =>
    oneOf<number>(db, sql`checks_used(${keyOf(holder)}, ${moment(now)})`),

  removeLapsed: async (now: Date) => {
    await db.delete(checkReservations).where(lte(checkReservations.expiresAt, now));
    // A guest's address is personal data; it is of no use to us once its day is over.
    await db.delete(guestUsage).where(lt(guestUsage.lastUsageDate, startOfDay(now)));
  },
});
export type UsageStore = ReturnType<typeof usageStore>;

/** 00:00 UTC of the day, when counts start over. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

const keyOf = (holder: Holder) =>
  holder.kind === 'user' ? `user:${holder.userId}` : `guest:${holder.address}`;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Both drivers answer with `rows`; the type that stands for either does not say so. */
const oneOf = async <Value>(db: Database, call: SQL): Promise<Value> => {
  const { rows } = (await db.execute(sql`select ${call} as value`)) as unknown as {
    rows: { value: Value }[];
  };
  const [row] = rows;
  if (!row) throw new Error('the database did not answer');
  return row.value;
};

/**
 * A date somewhat ahead of the clock still counts as today: setting the clock back must not give a second day. One that is
 * further ahead was written by a wrong clock, and must not lock the visitor out until then.
 */
const latestDate = (now: Date) => new Date(now.getTime() + 24 * 60 * 60 * 1000);

/** Whether a count that began at `since` is today's. The database has the same rule in `is_of_today`. */
export const isOfToday = (since: Date | null, now: Date): boolean =>
  since !== null && since >= startOfDay(now) && since <= latestDate(now);
