import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { OrganisationRole } from '../../contract/organisations.ts';
import type { TeamRetention } from '../../contract/team.ts';
import type { Database } from './database.ts';
import { organisationMembers, organisations, users } from './schema.ts';
import type { UserRow } from './users.ts';

export type OrganisationRow = typeof organisations.$inferSelect;
export type MemberRow = typeof organisationMembers.$inferSelect;
/** A member with their address. */
export type KnownMember = MemberRow & { email: string };
/** An organisation, and the caller's place in it. */
export type OwnPlace = { organisation: OrganisationRow; self: MemberRow };

export const organisationStore = (db: Database) => ({
  ofUser: async (userId: string): Promise<OwnPlace | null> => {
    const [found] = await db
      .select({ organisation: organisations, self: organisationMembers })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
      .where(eq(organisationMembers.userId, userId));
    return found ?? null;
  },

  /** With its owner; null where the person has been deleted, or is in one already. */
  found: async (userId: string, name: string, now: Date): Promise<OrganisationRow | null> =>
    db.transaction(async (transaction) => {
      // Locked, so that two that are founded at once do not both find nothing.
      const [user] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      if (!user) return null;
      if ((await transaction.$count(organisationMembers, eq(organisationMembers.userId, userId))) > 0)
        return null;
      const [organisation] = await transaction
        .insert(organisations)
        .values({ name, createdAt: now })
        .returning();
      if (!organisation) throw new Error('the database returned no organisation for an insert');
      await transaction
        .insert(organisationMembers)
        .values({ organisationId: organisation.id, userId, role: 'owner', joinedAt: now });
      return organisation;
    }),

  /**
   * Changes an organisation in the name of one of its members. Changes of one organisation happen one after the other, so that what
   * `act` reads stays true until it has written; null where the person is in none.
   */
  change: async <Result>(
    userId: string,
    act: (transaction: Database, place: OwnPlace) => Promise<Result>,
  ): Promise<Result | null> =>
    db.transaction(async (transaction) => {
      const isOwn = eq(organisationMembers.userId, userId);
      const [before] = await transaction.select().from(organisationMembers).where(isOwn);
      const organisation = before && (await lockOrganisation(transaction, before.organisationId));
      if (!organisation) return null;
      // Read again under the lock: they may have been removed, or given another role.
      const [self] = await transaction
        .select()
        .from(organisationMembers)
        .where(and(isOwn, eq(organisationMembers.organisationId, organisation.id)));
      return self ? act(transaction, { organisation, self }) : null;
    }),

  /** The owner first, then the oldest. */
  membersOf: (organisationId: string): Promise<KnownMember[]> => membersOf(db, organisationId),
});
export type OrganisationStore = ReturnType<typeof organisationStore>;

/** Until the transaction ends nobody else changes it; null where it has been deleted. */
export const lockOrganisation = async (
  transaction: Database,
  id: string,
): Promise<OrganisationRow | null> => {
  const [organisation] = await transaction
    .select()
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('update');
  return organisation ?? null;
};

export const membersOf = async (db: Database, organisationId: string): Promise<KnownMember[]> => {
  const rows = await db
    .select({ member: organisationMembers, email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(
      sql`${organisationMembers.role} <> 'owner'`,
      asc(organisationMembers.joinedAt),
      asc(organisationMembers.id),
    );
  return rows.map(({ member, email }) => ({ ...member, email }));
};

/** Whose plan the organisation has. */
export const ownerOf = async (db: Database, organisationId: string): Promise<UserRow> => {
  const [found] = await db
    .select({ user: users })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.role, 'owner')),
    );
  if (!found) throw new Error('an organisation has no owner');
  return found.user;
};

export const setMemberRole = async (
  transaction: Database,
  id: string,
  role: OrganisationRole,
): Promise<void> => {
  await transaction.update(organisationMembers).set({ role }).where(eq(organisationMembers.id, id));
};

export const setRetention = async (
  transaction: Database,
  id: string,
  retentionDays: TeamRetention,
): Promise<void> => {
  await transaction.update(organisations).set({ retentionDays }).where(eq(organisations.id, id));
};

export const removeMember = async (transaction: Database, id: string): Promise<void> => {
  await transaction.delete(organisationMembers).where(eq(organisationMembers.id, id));
};

/** With its members' places, invitations and domains. */
export const deleteOrganisation = async (transaction: Database, id: string): Promise<void> => {
  await transaction.delete(organisations).where(eq(organisations.id, id));
};

/** The organisation that a person owns, locked, and the addresses of its other members; null where they own none. */
export const lockOwned = async (
  transaction: Database,
  userId: string,
): Promise<{ organisation: OrganisationRow; others: string[] } | null> => {
  const [place] = await transaction
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(and(eq(organisationMembers.userId, userId), eq(organisationMembers.role, 'owner')));
  const organisation = place && (await lockOrganisation(transaction, place.id));
  if (!organisation) return null;
  const isOwners = and(
    eq(organisationMembers.organisationId, organisation.id),
    eq(organisationMembers.userId, userId),
    eq(organisationMembers.role, 'owner'),
  );
  // Handed over while the lock was waited for.
  if ((await transaction.$count(organisationMembers, isOwners)) === 0) return null;
  const others = await transaction
    .select({ email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(eq(organisationMembers.organisationId, organisation.id), ne(organisationMembers.userId, userId)),
    );
  return { organisation, others: others.map(({ email }) => email) };
};
