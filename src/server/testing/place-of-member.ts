import { eq } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { organisationMembers, users } from '../store/schema.ts';

/** The place of somebody in the organisation they are in. */
export const placeOfMember = async (db: Database, email: string) => {
  const [found] = await db
    .select({
      userId: users.id,
      memberId: organisationMembers.id,
      organisationId: organisationMembers.organisationId,
    })
    .from(users)
    .innerJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .where(eq(users.email, email));
  if (!found) throw new Error(`${email} is in no organisation`);
  return found;
};
