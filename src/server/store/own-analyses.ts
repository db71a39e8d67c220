import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Retention, RetentionState } from '../../contract/retention.ts';
import { type ContentKeyStore, userOwner } from './content-keys.ts';
import { type Database, lockWithin } from './database.ts';
import { analysisResults, tombstones, users } from './schema.ts';
import { buryAnalysis } from './tombstones.ts';

const dayMs = 24 * 60 * 60 * 1000;
const rowsAtOnce = 1000;

/** What users do with the analyses that are kept for them. */
export const ownAnalysisStore = (db: Database, keys: ContentKeyStore) => ({
  /** Whether there was one of theirs. */
  delete: async (userId: string, id: string, now: Date): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(analysisResults)
        .where(and(eq(analysisResults.id, id), eq(analysisResults.userId, userId)))
        .returning({ id: analysisResults.id });
      if (deleted.length > 0) await buryAnalysis(transaction, id, now);
      return deleted.length > 0;
    }),

  /**
   * Destroys the key of all that they have submitted, and the rows with it. Under the lock under which their checks are counted:
   * the next one is encrypted with a new key.
   */
  deleteAll: async (userId: string, now: Date): Promise<number> =>
    db.transaction(async (transaction) => {
      const owner = userOwner(userId);
      await lockWithin(transaction, owner);
      const theirs = eq(analysisResults.userId, userId);
      // Rows from before content was encrypted have no key whose end a backup would remember.
      await transaction.execute(sql`insert into ${tombstones} (kind, ref, at)
        select 'analysis', ${analysisResults.id}, ${now.toISOString()}::timestamptz from ${analysisResults}
        where ${and(theirs, isNull(analysisResults.contentKeyId))} on conflict do nothing`);
      await keys.destroy(transaction, owner);
      let all = 0;
      let deleted: { id: string }[];
      do {
        const some = transaction
          .select({ id: analysisResults.id })
          .from(analysisResults)
          .where(theirs)
          .limit(rowsAtOnce);
        deleted = await transaction
          .delete(analysisResults)
          .where(inArray(analysisResults.id, some))
          .returning({ id: analysisResults.id });
        all += deleted.length;
      } while (deleted.length === rowsAtOnce);
      return all;
    }),

  setRetention: async (userId: string, days: Retention): Promise<void> => {
    await db.update(users).set({ retentionDays: days }).where(eq(users.id, userId));
  },

  /** How many there are, and how many are older than each time that can be chosen. */
  ages: async (userId: string, now: Date): Promise<Pick<RetentionState, 'older' | 'total'>> => {
    const theirs = eq(analysisResults.userId, userId);
    const olderThan = (days: number) =>
      db.$count(
        analysisResults,
        and(theirs, lt(analysisResults.createdAt, new Date(now.getTime() - days * dayMs))),
      );
    return {
      older: { 7: await olderThan(7), 30: await olderThan(30), 90: await olderThan(90) },
      total: await db.$count(analysisResults, theirs),
    };
  },
});
export type OwnAnalysisStore = ReturnType<typeof ownAnalysisStore>;
