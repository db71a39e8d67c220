import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { codeTries } from './schema.ts';

/** Browsers that were signed in before are counted apart, so that strangers cannot slow them down. */
export type Lane = typeof codeTries.$inferSelect.lane;

/** Tries of codes since the last right one. */
export const codeTryStore = (db: Database) => ({
  count: async (email: string, lane: Lane): Promise<number> => {
    const [found] = await db.select({ tries: codeTries.tries }).from(codeTries).where(isOf(email, lane));
    return found?.tries ?? 0;
  },

  /** Counts one more; returns how many there are now. */
  add: async (email: string, lane: Lane, now: Date): Promise<number> => {
    const [counted] = await db
      .insert(codeTries)
      .values({ email, lane, tries: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [codeTries.email, codeTries.lane],
        set: { tries: sql`${codeTries.tries} + 1`, lastAt: now },
      })
      .returning({ tries: codeTries.tries });
    if (!counted) throw new Error('the database returned no count of tries');
    return counted.tries;
  },

  /** A code was right. */
  forget: async (email: string, lane: Lane) => {
    await db.delete(codeTries).where(isOf(email, lane));
  },

  removeUntriedSince: async (moment: Date) => {
    await db.delete(codeTries).where(lt(codeTries.lastAt, moment));
  },
});
export type CodeTryStore = ReturnType<typeof codeTryStore>;

const isOf = (email: string, lane: Lane) => and(eq(codeTries.email, email), eq(codeTries.lane, lane));
