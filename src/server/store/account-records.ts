import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { countsOf } from './erase-user.ts';
import {
  adminActions,
  adminTerms,
  apiKeys,
  billingDetails,
  checkReservations,
  codeTries,
  idempotentAnswers,
  organisationDomains,
  organisationInvitations,
  organisationLinks,
  organisationMembers,
  organisationSignIns,
  organisations,
  otpCodes,
  outgoingMails,
  passkeys,
  paymentEvents,
  paymentOrders,
  planGrants,
  rateEvents,
  receipts,
  recoveryCodes,
  sharedResults,
  userSessions,
} from './schema.ts';
import type { UserRow } from './users.ts';

/**
 * What is stored about a user besides their row, their analyses and their messages to us. Hashes of codes, keys, session tokens and shared addresses are left out: they
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
  apiKeys: await db
    .select({
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      networks: apiKeys.networks,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      uses: apiKeys.uses,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, id)),
  repeatableCalls: await db
    .select({ analysisId: idempotentAnswers.analysisId, createdAt: idempotentAnswers.createdAt })
    .from(idempotentAnswers)
    .where(eq(idempotentAnswers.userId, id)),
  administers: await db.select({ since: adminTerms.since }).from(adminTerms).where(eq(adminTerms.userId, id)),
  shares: await db
    .select({
      analysisId: sharedResults.analysisId,
      content: sharedResults.content,
      createdAt: sharedResults.createdAt,
      expiresAt: sharedResults.expiresAt,
    })
    .from(sharedResults)
    .where(eq(sharedResults.userId, id)),
  organisation: await db
    .select({
      name: organisations.name,
      foundedAt: organisations.createdAt,
      role: organisationMembers.role,
      joinedAt: organisationMembers.joinedAt,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, id)),
  organisationSignIn: await db
    .select({ issuer: organisationSignIns.issuer, linkedAt: organisationLinks.createdAt })
    .from(organisationLinks)
    .innerJoin(organisationSignIns, eq(organisationSignIns.id, organisationLinks.signInId))
    .innerJoin(organisationMembers, eq(organisationMembers.id, organisationLinks.memberId))
    .where(eq(organisationMembers.userId, id)),
  ownedSignIn: await db
    .select({ issuer: organisationSignIns.issuer, createdAt: organisationSignIns.createdAt })
    .from(organisationSignIns)
    .innerJoin(organisationMembers, ownedBy(organisationSignIns.organisationId, id)),
  invitedTo: await db
    .select({
      organisation: organisations.name,
      role: organisationInvitations.role,
      createdAt: organisationInvitations.createdAt,
      expiresAt: organisationInvitations.expiresAt,
    })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .where(eq(organisationInvitations.email, email)),
  ownedInvitations: await db
    .select({
      email: organisationInvitations.email,
      role: organisationInvitations.role,
      createdAt: organisationInvitations.createdAt,
      expiresAt: organisationInvitations.expiresAt,
    })
    .from(organisationInvitations)
    .innerJoin(organisationMembers, ownedBy(organisationInvitations.organisationId, id)),
  ownedDomains: await db
    .select({
      domain: organisationDomains.domain,
      createdAt: organisationDomains.createdAt,
      provedAt: organisationDomains.provedAt,
    })
    .from(organisationDomains)
    .innerJoin(organisationMembers, ownedBy(organisationDomains.organisationId, id)),
  payments: await db.select().from(paymentOrders).where(eq(paymentOrders.userId, id)),
  mails: await db
    .select({ kind: outgoingMails.kind, createdAt: outgoingMails.createdAt, sentAt: outgoingMails.sentAt })
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email)),
  billingDetails: await db.select().from(billingDetails).where(eq(billingDetails.userId, id)),
  receipts: await db
    .select(getTableColumns(receipts))
    .from(receipts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.orderId))
    .where(eq(paymentOrders.userId, id))
    .orderBy(asc(receipts.issuedAt)),
  paymentEvents: await db
    .select({
      orderId: paymentEvents.orderId,
      paymentId: paymentEvents.paymentId,
      kind: paymentEvents.kind,
      amount: paymentEvents.amount,
      at: paymentEvents.at,
      outcome: paymentEvents.outcome,
    })
    .from(paymentEvents)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, paymentEvents.orderId))
    .where(eq(paymentOrders.userId, id))
    .orderBy(paymentEvents.recordedAt),
  givenPlans: await db.select().from(planGrants).where(eq(planGrants.userId, id)),
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

/** Of the organisation that a user owns: what they have entered there. Who else is in it is those people's own. */
const ownedBy = (organisationId: AnyPgColumn, userId: string) =>
  and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, userId),
    eq(organisationMembers.role, 'owner'),
  );
