import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { verdictCorrections } from './schema.ts';

export type CorrectionRow = typeof verdictCorrections.$inferSelect;

export const verdictCorrectionStore = (db: Database) => ({
  /** All that hold at this moment: as many as administrators have decided in ninety days. */
  current: async (now: Date): Promise<CorrectionRow[]> =>
    db.select().from(verdictCorrections).where(gt(verdictCorrections.expiresAt, now)),

  /** The last decision about an item counts. */
  put: async ({ item, ...correction }: CorrectionRow): Promise<void> => {
    await db
      .insert(verdictCorrections)
      .values({ item, ...correction })
      .onConflictDoUpdate({ target: verdictCorrections.item, set: correction });
  },

  /** Only one that says this: a later decision for another verdict stays. */
  remove: async (item: string, verdict: CorrectionRow['verdict']): Promise<void> => {
    await db
      .delete(verdictCorrections)
      .where(and(eq(verdictCorrections.item, item), eq(verdictCorrections.verdict, verdict)));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await db.delete(verdictCorrections).where(lte(verdictCorrections.expiresAt, now));
  },
});
export type VerdictCorrectionStore = ReturnType<typeof verdictCorrectionStore>;
