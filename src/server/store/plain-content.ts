import { and, eq, isNull } from 'drizzle-orm';
import { guestRetentionHours } from '../../contract/retention-times.ts';
import { emptyContent, noKey, sealAnalysis } from './analysis-content.ts';
import {
  type ContentKey,
  type ContentKeyStore,
  guestOwner,
  messageOwner,
  userOwner,
} from './content-keys.ts';
import { type Database, lockWithin } from './database.ts';
import { sealMessage } from './message-content.ts';
import { analysisResults, contactMessages, contentKeys } from './schema.ts';
import type { StoredRow } from './upgrade-row.ts';

/** A message may have megabytes; the embedded engine serves no one else meanwhile. */
const rowsAtOnce = 20;
const guestLifetimeMs = guestRetentionHours * 60 * 60 * 1000;

/** Encrypts rows from before content was encrypted, and those of restored backups. Any number of servers may do it at once. */
export const plainContentStore = (db: Database, keys: ContentKeyStore) => ({
  /** A few analyses of one owner, the oldest first; returns how many. */
  sealAnalyses: async (now: Date): Promise<number> => {
    const [oldest] = await db
      .select({ userId: analysisResults.userId, createdAt: analysisResults.createdAt })
      .from(analysisResults)
      .where(isNull(analysisResults.contentKeyId))
      .orderBy(analysisResults.createdAt)
      .limit(1);
    if (!oldest) return 0;
    const owner = ownerOf(oldest);
    const key = isOver(oldest, now) ? null : await keys.of(owner);
    return db.transaction(async (transaction) => {
      if (key && !(await isThere(transaction, owner, key))) {
        keys.forget(owner);
        return 1;
      }
      const rows = await transaction
        .select()
        .from(analysisResults)
        .where(
          and(
            isNull(analysisResults.contentKeyId),
            oldest.userId ? eq(analysisResults.userId, oldest.userId) : isNull(analysisResults.userId),
          ),
        )
        .orderBy(analysisResults.createdAt)
        .limit(rowsAtOnce)
        .for('update', { skipLocked: true });
      const alike = rows.filter((row) => ownerOf(row) === owner || (!key && isOver(row, now)));
      for (const row of alike)
        await transaction.update(analysisResults).set(sealed(row, key)).where(eq(analysisResults.id, row.id));
      return alike.length;
    });
  },

  sealMessages: async (): Promise<number> => {
    const [oldest] = await db
      .select()
      .from(contactMessages)
      .where(isNull(contactMessages.contentKeyId))
      .limit(1);
    if (!oldest) return 0;
    const key = await keys.of(messageOwner(oldest.createdAt));
    await db
      .update(contactMessages)
      .set(sealMessage(key, oldest.id, oldest))
      .where(and(eq(contactMessages.id, oldest.id), isNull(contactMessages.contentKeyId)));
    return 1;
  },
});
export type PlainContentStore = ReturnType<typeof plainContentStore>;

type Kept = Pick<StoredRow, 'userId' | 'createdAt'>;

const ownerOf = ({ userId, createdAt }: Kept) => (userId ? userOwner(userId) : guestOwner(createdAt));

/** A guest's content that should be gone by now is not worth a key. */
const isOver = ({ userId, createdAt }: Kept, now: Date) =>
  userId === null && createdAt.getTime() < now.getTime() - guestLifetimeMs;

/** As for a check of theirs: the server that destroys a user's key waits for this lock, or has destroyed it before. */
const isThere = async (transaction: Database, owner: string, { id }: ContentKey): Promise<boolean> => {
  await lockWithin(transaction, owner);
  return (await transaction.$count(contentKeys, eq(contentKeys.id, id))) > 0;
};

const sealed = (row: StoredRow, key: ContentKey | null) => {
  const { inputData, threats, technicalAnalysis, recommendations, explanation } = row;
  if (!key) return { ...emptyContent(threats), contentKeyId: noKey };
  return sealAnalysis(key, row, { inputData, threats, technicalAnalysis, recommendations, explanation });
};
