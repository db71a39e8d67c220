import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { tombstoneDays } from '../../contract/retention.ts';
import type { Database } from './database.ts';
import { eraseUser } from './erase-user.ts';
import { analysisResults, contentKeys, otpCodes, tombstones, userSessions, users } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A session lasts a week; a backup that is older holds none. */
const sessionsLifetimeMs = 8 * dayMs;
/** Backups should not be kept for longer. */
const lifetimeMs = tombstoneDays * dayMs;

/** Marks the database at a backup, so that a restore can tell whether it knows what was deleted since. */
export const markBackup = async (db: Database, now: Date): Promise<string> => {
  const ref = randomUUID();
  await db.insert(tombstones).values({ kind: 'backup', ref, at: now });
  return ref;
};

export const hasMark = async (db: Database, ref: string | undefined): Promise<boolean> =>
  ref !== undefined && (await db.$count(tombstones, isTombstone('backup', [ref]))) > 0;

/** One analysis that its owner deleted; accounts, sessions and keys are noted by triggers. */
export const buryAnalysis = async (transaction: Database, id: string, at: Date): Promise<void> => {
  await transaction.insert(tombstones).values({ kind: 'analysis', ref: id, at }).onConflictDoNothing();
};

/**
 * Deletes from restored tables what has been deleted since the backup. Where that is unknown, because the backup is of another
 * database or that database is lost, all sessions end: any of them may have been ended on purpose.
 */
export const deleteAgain = async (
  transaction: Database,
  { isKnown }: { isKnown: boolean },
): Promise<void> => {
  const refs = (kind: Kind) =>
    transaction.select({ ref: tombstones.ref }).from(tombstones).where(eq(tombstones.kind, kind));
  const gone = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, refs('account')));
  for (const user of gone) await eraseUser(transaction, user);
  await transaction.delete(analysisResults).where(inArray(analysisResults.contentKeyId, refs('key')));
  await transaction.delete(analysisResults).where(inArray(analysisResults.id, refs('analysis')));
  await transaction.delete(contentKeys).where(inArray(contentKeys.id, refs('key')));
  await transaction
    .delete(userSessions)
    .where(isKnown ? inArray(userSessions.id, refs('session')) : undefined);
  await transaction.delete(otpCodes);
};

/** Those that no backup worth restoring needs. */
export const removeOldTombstones = async (db: Database, now: Date): Promise<void> => {
  const before = (ms: number) => lt(tombstones.at, new Date(now.getTime() - ms));
  await db.delete(tombstones).where(and(eq(tombstones.kind, 'session'), before(sessionsLifetimeMs)));
  await db.delete(tombstones).where(and(ne(tombstones.kind, 'session'), before(lifetimeMs)));
};

type Kind = (typeof tombstones.$inferSelect)['kind'];

const isTombstone = (kind: Kind, refs: string[]) =>
  and(eq(tombstones.kind, kind), inArray(tombstones.ref, refs));
