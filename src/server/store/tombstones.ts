import { hash, randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tombstoneDays } from '../../contract/retention-times.ts';
import type { Database } from './database.ts';
import { eraseUser } from './erase-user.ts';
import {
  adminTerms,
  analysisResults,
  apiKeys,
  billingDetails,
  campaignEvents,
  campaignReports,
  contentKeys,
  dmarcDays,
  dmarcReports,
  idempotentAnswers,
  jobs,
  organisationDomains,
  organisationInvitations,
  organisationMembers,
  organisationSignIns,
  organisations,
  otpCodes,
  outgoingMails,
  passkeys,
  recoveryCodes,
  reportedMessages,
  sharedResults,
  tombstones,
  userSessions,
  users,
  verdictReports,
  watchedThings,
  webhookDeliveries,
  webhooks,
} from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A session lasts a week; a backup that is older holds none. */
const sessionsLifetimeMs = 8 * dayMs;
/** Backups should not be kept for longer. */
const lifetimeMs = tombstoneDays * dayMs;

/** Marks the database at a backup, so that a restore can tell whether it knows what was deleted since. */
export const markBackup = async (db: Database, now: Date): Promise<string> => {
  const ref = randomUUID();
  await bury(db, 'backup', [ref], now);
  return ref;
};

export const hasMark = async (db: Database, ref: string | undefined): Promise<boolean> =>
  ref !== undefined && (await db.$count(tombstones, isTombstone('backup', [ref]))) > 0;

/** Notes what was ended on purpose; what triggers note needs no call. */
export const bury = async (
  transaction: Database,
  kind: Exclude<
    Kind,
    | 'account'
    | 'session'
    | 'key'
    | 'api key'
    | 'webhook'
    | 'watched thing'
    | 'organisation'
    | 'organisation member'
    | 'invitation'
    | 'organisation domain'
    | 'organisation sign-in'
    | 'job'
    | 'share'
  >,
  ids: readonly string[],
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await transaction
    .insert(tombstones)
    .values(ids.map((ref) => ({ kind, ref, at })))
    .onConflictDoUpdate({ target: [tombstones.kind, tombstones.ref], set: { at: sql`excluded.at` } });
};

/** Somebody administers again. */
export const unburyAdministrator = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.delete(tombstones).where(isTombstone('administrator', [userId]));
};

/** A person’s domain, as the tables of DMARC reports name it, in the form of an id: as the database works it out below. */
export const dmarcRef = (userId: string, domain: string): string => hash('md5', `${userId} ${domain}`);

/** There are reports of it again. */
export const unburyDmarc = async (transaction: Database, userId: string, domain: string): Promise<void> => {
  await transaction.delete(tombstones).where(isTombstone('dmarc domain', [dmarcRef(userId, domain)]));
};

/**
 * Deletes from restored tables what has been deleted since the backup. Where that is unknown, because the backup is of another
 * database or that database is lost, all sessions, shares, keys of programs, webhooks, invitations and sign-ins of organisations end: any of
 * them may have been ended on purpose.
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
  await transaction.delete(verdictReports).where(inArray(verdictReports.analysisId, refs('analysis')));
  await transaction.delete(verdictReports).where(inArray(verdictReports.contentKeyId, refs('key')));
  await transaction.delete(verdictReports).where(inArray(verdictReports.id, refs('report')));
  await transaction.delete(outgoingMails).where(inArray(outgoingMails.contentKeyId, refs('key')));
  await transaction.delete(reportedMessages).where(inArray(reportedMessages.contentKeyId, refs('key')));
  await transaction.delete(campaignReports).where(inArray(campaignReports.contentKeyId, refs('key')));
  await transaction.delete(campaignEvents).where(inArray(campaignEvents.contentKeyId, refs('key')));
  await transaction.delete(idempotentAnswers).where(inArray(idempotentAnswers.analysisId, refs('analysis')));
  await transaction.delete(idempotentAnswers).where(inArray(idempotentAnswers.contentKeyId, refs('key')));
  await transaction.delete(webhookDeliveries).where(inArray(webhookDeliveries.about, refs('analysis')));
  await transaction.delete(webhooks).where(inArray(webhooks.contentKeyId, refs('key')));
  await transaction.delete(watchedThings).where(inArray(watchedThings.contentKeyId, refs('key')));
  await transaction.delete(dmarcReports).where(inArray(dmarcReports.contentKeyId, refs('key')));
  await transaction.delete(dmarcDays).where(inArray(dmarcDays.contentKeyId, refs('key')));
  await transaction.delete(watchedThings).where(inArray(watchedThings.id, refs('watched thing')));
  for (const table of [dmarcReports, dmarcDays])
    await transaction
      .delete(table)
      .where(inArray(sql`md5(${table.userId}::text || ' ' || ${table.domain})::uuid`, refs('dmarc domain')));
  await transaction.delete(organisations).where(inArray(organisations.id, refs('organisation')));
  await transaction
    .delete(organisationMembers)
    .where(inArray(organisationMembers.id, refs('organisation member')));
  await transaction
    .delete(organisationDomains)
    .where(inArray(organisationDomains.id, refs('organisation domain')));
  await transaction
    .delete(organisationInvitations)
    .where(isKnown ? inArray(organisationInvitations.id, refs('invitation')) : undefined);
  await transaction.delete(organisationSignIns).where(inArray(organisationSignIns.contentKeyId, refs('key')));
  await transaction
    .delete(organisationSignIns)
    .where(isKnown ? inArray(organisationSignIns.id, refs('organisation sign-in')) : undefined);
  await transaction.delete(jobs).where(inArray(jobs.contentKeyId, refs('key')));
  await transaction.delete(jobs).where(inArray(jobs.id, refs('job')));
  await transaction.delete(contentKeys).where(inArray(contentKeys.id, refs('key')));
  await takeAwayAgain(transaction);
  await transaction
    .delete(userSessions)
    .where(isKnown ? inArray(userSessions.id, refs('session')) : undefined);
  await transaction
    .delete(sharedResults)
    .where(isKnown ? inArray(sharedResults.id, refs('share')) : undefined);
  await transaction.delete(apiKeys).where(isKnown ? inArray(apiKeys.id, refs('api key')) : undefined);
  await transaction.delete(webhooks).where(isKnown ? inArray(webhooks.id, refs('webhook')) : undefined);
  await transaction.delete(otpCodes);
};

/** What opens an account or its console, and whom receipts are made out to. */
const takeAwayAgain = async (transaction: Database): Promise<void> => {
  const refs = (kind: Kind) =>
    transaction.select({ ref: tombstones.ref }).from(tombstones).where(eq(tombstones.kind, kind));
  /** A person may have made others since: those before the end are meant. */
  const hasEnded = (kind: Kind, userId: AnyPgColumn, since: AnyPgColumn) =>
    sql`exists (select from ${tombstones} where ${eq(tombstones.kind, kind)} and ${tombstones.ref} = ${userId} and ${tombstones.at} > ${since})`;
  await transaction.delete(passkeys).where(inArray(passkeys.id, refs('passkey')));
  await transaction
    .delete(recoveryCodes)
    .where(
      or(
        inArray(recoveryCodes.id, refs('recovery code')),
        hasEnded('recovery codes', recoveryCodes.userId, recoveryCodes.createdAt),
      ),
    );
  await transaction
    .delete(billingDetails)
    .where(hasEnded('billing details', billingDetails.userId, billingDetails.updatedAt));
  await transaction.delete(adminTerms).where(inArray(adminTerms.userId, refs('administrator')));
  await transaction
    .update(users)
    .set({ role: 'user' })
    .where(inArray(users.id, refs('administrator')));
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
