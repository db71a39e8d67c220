import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { lockOrganisation, type OrganisationRow } from './organisations.ts';
import { organisationInvitations, organisationMembers, outgoingMails } from './schema.ts';

export type InvitationRow = typeof organisationInvitations.$inferSelect;

const isOpen = (now: Date) => gt(organisationInvitations.expiresAt, now);

/** Of its mail: what has not been sent yet goes with the invitation. */
export const invitationKey = (id: string): string => `invitation:${id}`;

export const invitationStore = (db: Database) => ({
  /** Those that can be used, the newest first. */
  listOf: (organisationId: string, now: Date): Promise<InvitationRow[]> =>
    db
      .select()
      .from(organisationInvitations)
      .where(and(eq(organisationInvitations.organisationId, organisationId), isOpen(now)))
      .orderBy(desc(organisationInvitations.createdAt), desc(organisationInvitations.id)),

  isThere: async (id: string, now: Date): Promise<boolean> =>
    (await db.$count(organisationInvitations, and(eq(organisationInvitations.id, id), isOpen(now)))) > 0,

  /**
   * Uses an invitation: `join` decides with it, and throws where it is not to be used up. One that is used at the same time by two
   * callers is used by one of them; null where there is none with this code any more.
   */
  use: async <Result>(
    tokenHash: string,
    now: Date,
    join: (
      transaction: Database,
      used: { organisation: OrganisationRow; invitation: InvitationRow },
    ) => Promise<Result>,
  ): Promise<Result | null> =>
    db.transaction(async (transaction) => {
      const isIt = and(eq(organisationInvitations.tokenHash, tokenHash), isOpen(now));
      const [before] = await transaction.select().from(organisationInvitations).where(isIt);
      const organisation = before && (await lockOrganisation(transaction, before.organisationId));
      if (!organisation) return null;
      const [invitation] = await transaction.delete(organisationInvitations).where(isIt).returning();
      return invitation ? join(transaction, { organisation, invitation }) : null;
    }),

  removeExpired: async (now: Date): Promise<void> => {
    await db.delete(organisationInvitations).where(lte(organisationInvitations.expiresAt, now));
  },
});
export type InvitationStore = ReturnType<typeof invitationStore>;

/** Replaces one to the same address that has expired; the caller makes sure that there is no open one. */
export const addInvitation = async (
  transaction: Database,
  invitation: Omit<InvitationRow, 'id'> & { id: string },
): Promise<InvitationRow> => {
  const { organisationId, email } = invitation;
  await transaction
    .delete(organisationInvitations)
    .where(
      and(
        eq(organisationInvitations.organisationId, organisationId),
        eq(organisationInvitations.email, email),
        lte(organisationInvitations.expiresAt, invitation.createdAt),
      ),
    );
  const [added] = await transaction.insert(organisationInvitations).values(invitation).returning();
  if (!added) throw new Error('the database returned no invitation for an insert');
  return added;
};

/** How many hold a place in the organisation, and whether this address has one. */
export const openInvitations = async (
  transaction: Database,
  organisationId: string,
  now: Date,
): Promise<InvitationRow[]> =>
  transaction
    .select()
    .from(organisationInvitations)
    .where(and(eq(organisationInvitations.organisationId, organisationId), isOpen(now)));

/** Whether there was one. Its mail is not sent any more. */
export const withdrawInvitation = async (
  transaction: Database,
  organisationId: string,
  id: string,
): Promise<boolean> => {
  const withdrawn = await transaction
    .delete(organisationInvitations)
    .where(
      and(eq(organisationInvitations.id, id), eq(organisationInvitations.organisationId, organisationId)),
    )
    .returning({ id: organisationInvitations.id });
  await transaction.delete(outgoingMails).where(eq(outgoingMails.dedupeKey, invitationKey(id)));
  return withdrawn.length > 0;
};

/** False where the person is in an organisation already. */
export const addMember = async (
  transaction: Database,
  member: Omit<typeof organisationMembers.$inferInsert, 'id'>,
): Promise<boolean> => {
  const added = await transaction
    .insert(organisationMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: organisationMembers.id });
  return added.length > 0;
};
