import { and, eq } from 'drizzle-orm';
import type { ShareContent } from '../../contract/share.ts';
import type { Database } from './database.ts';
import { analysisResults, sharedResults, users } from './schema.ts';

type NewShare = {
  userId: string;
  analysisId: string;
  /** Of the address: see `hashShareToken`. */
  token: string;
  content: ShareContent;
  createdAt: Date;
  expiresAt: Date;
};

/** What of an analysis's own time a share depends on. */
type SharedTime = { checkedAt: Date };

type FoundShare = SharedTime & {
  analysisId: string;
  content: ShareContent;
  expiresAt: Date;
  ownerEmail: string;
  /** For how many days its owner keeps their checks; null until they delete them. */
  retentionDays: number | null;
};

/** Addresses at which results are shown to others: one for each at most. */
export const sharedResultStore = (db: Database) => ({
  /** In place of the one before. Null when the user has no such analysis. */
  put: async ({ analysisId, userId, ...share }: NewShare): Promise<SharedTime | null> =>
    db.transaction(async (transaction) => {
      // Held, so that of two that are made at once the later one stays.
      const [analysis] = await transaction
        .select({ checkedAt: analysisResults.createdAt })
        .from(analysisResults)
        .where(and(eq(analysisResults.id, analysisId), eq(analysisResults.userId, userId)))
        .for('update');
      if (!analysis) return null;
      await transaction.delete(sharedResults).where(eq(sharedResults.analysisId, analysisId));
      await transaction.insert(sharedResults).values({ analysisId, userId, ...share });
      return analysis;
    }),

  /** Of one of the user's analyses; null when they have no such analysis. */
  findOf: async (userId: string, analysisId: string) => {
    const [found] = await db
      .select({ checkedAt: analysisResults.createdAt, share: sharedResults })
      .from(analysisResults)
      .leftJoin(sharedResults, eq(sharedResults.analysisId, analysisResults.id))
      .where(and(eq(analysisResults.id, analysisId), eq(analysisResults.userId, userId)));
    return found ?? null;
  },

  remove: async (userId: string, analysisId: string): Promise<void> => {
    await db
      .delete(sharedResults)
      .where(and(eq(sharedResults.analysisId, analysisId), eq(sharedResults.userId, userId)));
  },

  /** Whatever became of it, one that cannot be shown is not found: the same statement for all of them. */
  find: async (token: string): Promise<FoundShare | null> => {
    const [found] = await db
      .select({
        analysisId: sharedResults.analysisId,
        content: sharedResults.content,
        expiresAt: sharedResults.expiresAt,
        checkedAt: analysisResults.createdAt,
        ownerEmail: users.email,
        retentionDays: users.retentionDays,
      })
      .from(sharedResults)
      .innerJoin(
        analysisResults,
        and(
          eq(analysisResults.id, sharedResults.analysisId),
          eq(analysisResults.userId, sharedResults.userId),
        ),
      )
      .innerJoin(users, eq(users.id, sharedResults.userId))
      .where(eq(sharedResults.token, token));
    return found ?? null;
  },
});
export type SharedResultStore = ReturnType<typeof sharedResultStore>;
