import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { RetentionState } from '../../contract/retention.ts';
import type { Retention } from '../../contract/retention-times.ts';
import { type ContentKeyStore, userOwner } from './content-keys.ts';
import { type Database, lockWithin } from './database.ts';
import { hideJobsOf } from './jobs.ts';
import {
  analysisResults,
  idempotentAnswers,
  jobItems,
  jobs,
  tombstones,
  users,
  verdictReports,
  webhookDeliveries,
  webhooks,
} from './schema.ts';
import { bury } from './tombstones.ts';

const dayMs = 24 * 60 * 60 * 1000;
const rowsAtOnce = 1000;

/** What users do with the analyses that are kept for them. */
export const ownAnalysisStore = (db: Database, keys: ContentKeyStore) => ({
  /** Whether there is one of theirs. Nothing of it is opened. */
  has: async (userId: string, id: string): Promise<boolean> => {
    const ofJobs = db
      .select({ id: jobItems.id })
      .from(jobItems)
      .innerJoin(jobs, eq(jobs.id, jobItems.jobId))
      .where(
        and(
          eq(jobItems.id, id),
          eq(jobItems.state, 'judged'),
          eq(jobs.userId, userId),
          isNull(jobs.deletedAt),
        ),
      );
    const found = await db
      .select({ id: analysisResults.id })
      .from(analysisResults)
      .where(and(eq(analysisResults.id, id), eq(analysisResults.userId, userId)))
      .unionAll(ofJobs);
    return found.length > 0;
  },

  /** How many of them were theirs, or had a report of theirs although their own time is over. */
  delete: async (userId: string, ids: readonly string[], now: Date): Promise<number> =>
    db.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(analysisResults)
        .where(and(inArray(analysisResults.id, [...ids]), eq(analysisResults.userId, userId)))
        .returning({ id: analysisResults.id });
      const reports = await transaction
        .delete(verdictReports)
        .where(and(inArray(verdictReports.analysisId, [...ids]), eq(verdictReports.userId, userId)))
        .returning({ id: verdictReports.analysisId });
      const gone = new Set([...deleted, ...reports].map(({ id }) => id));
      await transaction
        .delete(idempotentAnswers)
        .where(and(inArray(idempotentAnswers.analysisId, [...ids]), eq(idempotentAnswers.userId, userId)));
      // Nor is anything reported of it any more, and what targets answered to it goes.
      await transaction.delete(webhookDeliveries).where(inArray(webhookDeliveries.about, [...gone]));
      await bury(transaction, 'analysis', [...gone], now);
      return gone.size;
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
      await transaction.execute(sql`insert into ${tombstones} (kind, ref, at)
        select 'report', ${verdictReports.id}, ${now.toISOString()}::timestamptz from ${verdictReports}
        where ${eq(verdictReports.userId, userId)} on conflict do nothing`);
      await transaction.delete(verdictReports).where(eq(verdictReports.userId, userId));
      await transaction.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, userId));
      await hideJobsOf(transaction, userId, now);
      const hooks = transaction.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.userId, userId));
      await transaction
        .delete(webhookDeliveries)
        .where(
          and(inArray(webhookDeliveries.webhookId, hooks), eq(webhookDeliveries.event, 'result.created')),
        );
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
