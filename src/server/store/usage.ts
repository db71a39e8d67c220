import type { AnyColumn } from 'drizzle-orm';
import { and, count, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { lockWithin } from './database.ts';
import { checkReservations, guestUsage, users } from './schema.ts';

/** Whose day a check counts against. */
export type Holder = { kind: 'user'; userId: string } | { kind: 'guest'; address: string };

/** Longer than any analysis may take; a reservation older than this belonged to a process that died. */
const reservationLifetimeMs = 2 * 60 * 1000;

/** How many checks may be used a day; null means without limit. */
export type Allowance = number | null;

/**
 * Daily checks. A check is reserved before the work, under a lock, so that parallel calls never exceed the limit;
 * it is counted in the transaction that keeps its result, so that the count and the results always agree, also
 * after a crash.
 */
export const usageStore = (db: Database) => ({
  /** Reserves one check; null when none is left. */
  reserve: async (holder: Holder, allowance: Allowance, now: Date): Promise<string | null> =>
    db.transaction(async (transaction) => {
      const key = keyOf(holder);
      await lockWithin(transaction, key);
      const ofHolder = eq(checkReservations.holder, key);
      await transaction.delete(checkReservations).where(and(ofHolder, lte(checkReservations.expiresAt, now)));

      if (allowance !== null) {
        const [open] = await transaction.select({ checks: count() }).from(checkReservations).where(ofHolder);
        const counted = await countedToday(transaction, holder, now);
        if (counted + (open?.checks ?? 0) >= allowance) return null;
      }
      const [reserved] = await transaction
        .insert(checkReservations)
        .values({ holder: key, expiresAt: new Date(now.getTime() + reservationLifetimeMs) })
        .returning({ id: checkReservations.id });
      if (!reserved) throw new Error('the database returned no id for a reservation');
      return reserved.id;
    }),

  /** Turns a reservation into a counted check, inside the caller's transaction. False when the user has been deleted since. */
  settle: async (transaction: Database, reservation: string, holder: Holder, now: Date): Promise<boolean> => {
    await lockWithin(transaction, keyOf(holder));
    await transaction.delete(checkReservations).where(eq(checkReservations.id, reservation));
    if (holder.kind === 'user') return countUser(transaction, holder.userId, now);
    await countGuest(transaction, holder.address, now);
    return true;
  },

  giveBack: async (reservation: string): Promise<void> => {
    await db.delete(checkReservations).where(eq(checkReservations.id, reservation));
  },

  /** Checks counted since 00:00 UTC, with those under way. */
  usedToday: async (holder: Holder, now: Date): Promise<number> => {
    const [open] = await db
      .select({ checks: count() })
      .from(checkReservations)
      .where(and(eq(checkReservations.holder, keyOf(holder)), gt(checkReservations.expiresAt, now)));
    return (await countedToday(db, holder, now)) + (open?.checks ?? 0);
  },

  removeLapsed: async (now: Date) => {
    await db.delete(checkReservations).where(lte(checkReservations.expiresAt, now));
    // A guest's address is personal data; it is of no use to us once its day is over.
    await db.delete(guestUsage).where(lt(guestUsage.lastUsageDate, startOfDay(now)));
  },
});
export type UsageStore = ReturnType<typeof usageStore>;

/** 00:00 UTC of the day: when counts begin anew. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

const keyOf = (holder: Holder) =>
  holder.kind === 'user' ? `user:${holder.userId}` : `guest:${holder.address}`;

/**
 * A date somewhat ahead of the clock still counts as today: setting the clock back must not give a second day. One that is
 * further ahead was written by a clock gone wrong, and must not lock anybody out until then.
 */
const latestDate = (now: Date) => new Date(now.getTime() + 24 * 60 * 60 * 1000);

/** Whether a count that was begun at `since` is one of today. The same rule for a column stands below. */
export const isOfToday = (since: Date | null, now: Date): boolean =>
  since !== null && since >= startOfDay(now) && since <= latestDate(now);

const isToday = (since: AnyColumn, now: Date) =>
  sql`${since} between ${startOfDay(now).toISOString()} and ${latestDate(now).toISOString()}`;

const countedToday = async (db: Database, holder: Holder, now: Date): Promise<number> => {
  const [row] =
    holder.kind === 'user'
      ? await db
          .select({ used: users.dailyUsageCount, since: users.lastUsageReset })
          .from(users)
          .where(eq(users.id, holder.userId))
      : await db
          .select({ used: guestUsage.usageCount, since: guestUsage.lastUsageDate })
          .from(guestUsage)
          .where(eq(guestUsage.ipAddress, holder.address));
  return row && isOfToday(row.since, now) ? row.used : 0;
};

const countUser = async (transaction: Database, userId: string, now: Date): Promise<boolean> => {
  const today = isToday(users.lastUsageReset, now);
  const counted = await transaction
    .update(users)
    .set({
      dailyUsageCount: sql`case when ${today} then ${users.dailyUsageCount} + 1 else 1 end`,
      lastUsageReset: sql`case when ${today} then ${users.lastUsageReset} else ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return counted.length === 1;
};

const countGuest = async (transaction: Database, address: string, now: Date) => {
  const today = isToday(guestUsage.lastUsageDate, now);
  await transaction
    .insert(guestUsage)
    .values({ ipAddress: address, usageCount: 1, lastUsageDate: now, createdAt: now })
    .onConflictDoUpdate({
      target: guestUsage.ipAddress,
      set: {
        usageCount: sql`case when ${today} then ${guestUsage.usageCount} + 1 else 1 end`,
        lastUsageDate: sql`case when ${today} then ${guestUsage.lastUsageDate} else excluded.last_usage_date end`,
      },
    });
};
