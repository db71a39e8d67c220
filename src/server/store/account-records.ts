import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { countsOf } from './erase-user.ts';
import {
  adminActions,
  adminTerms,
  checkReservations,
  codeTries,
  otpCodes,
  passkeys,
  paymentOrders,
  rateEvents,
  recoveryCodes,
  userSessions,
} from './schema.ts';
import type { UserRow } from './users.ts';

/**
 * What is stored about a user besides their row, their analyses and their messages to us. Hashes of codes and session tokens are left out: they
 * say nothing about the user, and an exported file should unlock nothing.
 */
export const accountRecords = async (db: Database, { id, email }: UserRow) => ({
  sessions: await db
    .select({ id: userSessions.id, createdAt: userSessions.createdAt, expiresAt: userSessions.expiresAt })
    .from(userSessions)
    .where(eq(userSessions.userId, id)),
  codes: await db
    .select({ createdAt: otpCodes.createdAt, expiresAt: otpCodes.expiresAt, verified: otpCodes.verified })
    .from(otpCodes)
    .where(eq(otpCodes.email, email)),
  triedCodes: await db
    .select({ lane: codeTries.lane, tries: codeTries.tries, lastAt: codeTries.lastAt })
    .from(codeTries)
    .where(eq(codeTries.email, email)),
  passkeys: await db
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, id)),
  recoveryCodes: await db
    .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, id)),
  administers: await db.select({ since: adminTerms.since }).from(adminTerms).where(eq(adminTerms.userId, id)),
  payments: await db.select().from(paymentOrders).where(eq(paymentOrders.userId, id)),
  checksUnderWay: await db
    .select({ expiresAt: checkReservations.expiresAt })
    .from(checkReservations)
    .where(eq(checkReservations.holder, `user:${id}`)),
  countedCalls: await db
    .select({ key: rateEvents.key, at: rateEvents.at })
    .from(rateEvents)
    .where(countsOf({ id, email })),
  administratorsDid: await db
    .select({ action: adminActions.action, details: adminActions.details, at: adminActions.at })
    .from(adminActions)
    .where(sql`${adminActions.targets} @> ${JSON.stringify([email])}::jsonb`)
    .orderBy(desc(adminActions.at)),
});
