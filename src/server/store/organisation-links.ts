import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { organisationLinks, organisationMembers, organisationSignIns, users } from './schema.ts';
import type { UserRow } from './users.ts';

type Link = typeof organisationLinks.$inferInsert;

/** Whose account an account of the issuer opens; null where it opens none. */
export const linkedUser = async (
  transaction: Database,
  { signInId, subject }: Pick<Link, 'signInId' | 'subject'>,
): Promise<UserRow | null> => {
  const [found] = await transaction
    .select({ user: users })
    .from(organisationLinks)
    .innerJoin(organisationMembers, eq(organisationMembers.id, organisationLinks.memberId))
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationLinks.signInId, signInId), eq(organisationLinks.subject, subject)));
  return found?.user ?? null;
};

/** A member has one link: an account that was made anew at the issuer takes the place of the one before. */
export const linkMember = async (transaction: Database, link: Link): Promise<void> => {
  await transaction.delete(organisationLinks).where(eq(organisationLinks.memberId, link.memberId));
  await transaction.insert(organisationLinks).values(link);
};

/** Whether a sign-in is still the one of its organisation; asked under the lock of the organisation. */
export const isStillSetUp = async (transaction: Database, signInId: string): Promise<boolean> =>
  (await transaction.$count(organisationSignIns, eq(organisationSignIns.id, signInId))) > 0;
