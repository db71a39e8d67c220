import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { removeItems } from './jobs.ts';
import { deleteOrganisation, lockOwned } from './organisations.ts';
import {
  campaignEvents,
  checkReservations,
  codeTries,
  contactMessages,
  jobs,
  organisationInvitations,
  otpCodes,
  outgoingMails,
  paymentOrders,
  rateEvents,
  users,
} from './schema.ts';
import type { UserRow } from './users.ts';

/**
 * The user, locked for a change of their row; null when there is none. Their orders are taken
 * first, in the order in which a payment takes them, so that the two never wait for each other.
 */
export const lockUser = async (transaction: Database, id: string): Promise<UserRow | null> => {
  await transaction
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, id))
    .orderBy(paymentOrders.id)
    .for('update');
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
};

/**
 * Removes a user and all their data: sessions, analyses and billing details go with the row, codes, counts, messages and an
 * organisation that they own here.
 * Three things stay: payments, without who paid; receipts as they were issued, because a seller has to keep them; and the audit
 * log, because it records what administrators did.
 */
export const eraseUser = async (transaction: Database, { id, email }: UserRow): Promise<void> => {
  // Some at a time: a statement that deletes all of a hundred thousand takes too long.
  const theirs = await transaction.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, id));
  for (const job of theirs) await removeItems(transaction, job.id, false);
  // Their place in one of somebody else's goes with their row.
  const owned = await lockOwned(transaction, id);
  if (owned) await deleteOrganisation(transaction, owned.organisation.id);
  // What a team decided stays, without a name; what a person said of it is theirs.
  await transaction
    .delete(campaignEvents)
    .where(and(eq(campaignEvents.userId, id), eq(campaignEvents.kind, 'comment')));
  await transaction.delete(users).where(eq(users.id, id));
  await transaction.delete(organisationInvitations).where(eq(organisationInvitations.email, email));
  await transaction.delete(otpCodes).where(eq(otpCodes.email, email));
  await transaction.delete(codeTries).where(eq(codeTries.email, email));
  await transaction.delete(contactMessages).where(eq(contactMessages.email, email));
  await transaction.delete(outgoingMails).where(eq(outgoingMails.recipient, email));
  await transaction.delete(checkReservations).where(eq(checkReservations.holder, `user:${id}`));
  await transaction.delete(rateEvents).where(countsOf({ id, email }));
};

/** The events of rate limits whose key ends in the user's id or address, whatever they limit. */
export const countsOf = ({ id, email }: Pick<UserRow, 'id' | 'email'>) =>
  or(...[id, email].map((name) => sql`right(${rateEvents.key}, ${name.length + 1}) = ${`:${name}`}`));
