import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { jobUsage } from './schema.ts';

type Counting = { userId: string; month: string; items: number };

/** The month of a moment, in UTC: `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Counts items against a month, all or none: null when they were counted, else how many are used already. */
export const reserveItems = async (
  transaction: Database,
  { userId, month, items, allowance }: Counting & { allowance: number | null },
): Promise<number | null> => {
  if (allowance === null || items <= allowance) {
    const counted = await transaction
      .insert(jobUsage)
      .values({ userId, month, items })
      .onConflictDoUpdate({
        target: [jobUsage.userId, jobUsage.month],
        set: { items: sql`${jobUsage.items} + ${items}` },
        setWhere: allowance === null ? sql`true` : sql`${jobUsage.items} + ${items} <= ${allowance}`,
      })
      .returning({ items: jobUsage.items });
    if (counted.length > 0) return null;
  }
  return usedIn(transaction, userId, month);
};

/** Gives back what was counted and not judged. */
export const giveBackItems = async (
  transaction: Database,
  { userId, month, items }: Counting,
): Promise<void> => {
  await transaction
    .update(jobUsage)
    .set({ items: sql`greatest(0, ${jobUsage.items} - ${items})` })
    .where(and(eq(jobUsage.userId, userId), eq(jobUsage.month, month)));
};

const usedIn = async (db: Database, userId: string, month: string): Promise<number> => {
  const [row] = await db
    .select({ items: jobUsage.items })
    .from(jobUsage)
    .where(and(eq(jobUsage.userId, userId), eq(jobUsage.month, month)));
  return row?.items ?? 0;
};

export const jobUsageStore = (db: Database) => ({
  used: (userId: string, now: Date): Promise<number> => usedIn(db, userId, monthOf(now)),

  /** Months that nobody asks about any more. */
  removeOld: async (now: Date): Promise<void> => {
    const lastYear = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1));
    await db.delete(jobUsage).where(lt(jobUsage.month, monthOf(lastYear)));
  },
});
export type JobUsageStore = ReturnType<typeof jobUsageStore>;
