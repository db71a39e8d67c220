import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { addMember, openInvitations, withdrawInvitation } from '../store/organisation-invitations.ts';
import { linkMember } from '../store/organisation-links.ts';
import { membersOf, type OrganisationRow } from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import { planOf, refuseWhenFull } from './members-limit.ts';

type Joining = {
  organisation: OrganisationRow;
  user: UserRow;
  signInId: string;
  subject: string;
  now: Date;
};

/**
 * Links an account of the issuer to a person, who becomes a member where they are none: in the role that they were invited with. Under
 * the lock of the organisation. Answers with the address to tell of a new member, null where they were in it.
 */
export const joinBySignIn = async (
  transaction: Database,
  { organisation, user, signInId, subject, now }: Joining,
): Promise<{ owner: string } | null> => {
  const { id: organisationId } = organisation;
  const members = await membersOf(transaction, organisationId);
  const isIn = members.some(({ userId }) => userId === user.id);
  if (!isIn) await join(transaction, { organisationId, user, held: members.length, now });
  const place = (await membersOf(transaction, organisationId)).find(({ userId }) => userId === user.id);
  if (!place) throw new Error('a member who has just joined is not there');
  await linkMember(transaction, { signInId, memberId: place.id, subject, createdAt: now });
  const [owner] = members;
  return isIn || !owner ? null : { owner: owner.email };
};

const join = async (
  transaction: Database,
  { organisationId, user, held, now }: { organisationId: string; user: UserRow; held: number; now: Date },
): Promise<void> => {
  const open = await openInvitations(transaction, organisationId, now);
  const invitation = open.find(({ email }) => email === user.email);
  refuseWithoutPlace(
    await planOf(transaction, organisationId, now),
    held + open.length - (invitation ? 1 : 0),
  );
  const { role } = invitation ?? { role: 'member' as const };
  if (!(await addMember(transaction, { organisationId, userId: user.id, role, joinedAt: now })))
    throw new Failure(
      'conflict',
      'You are in another organisation. A person is in one at a time: sign in with a code, leave that one under “Team”, and begin again.',
    );
  if (invitation) await withdrawInvitation(transaction, organisationId, invitation.id);
};

/** In words for who is refused, not for the owner. */
const refuseWithoutPlace = (...[planType, held]: Parameters<typeof refuseWhenFull>): void => {
  try {
    refuseWhenFull(planType, held);
  } catch {
    throw new Failure(
      'not_allowed',
      'Your organisation has no place left on its plan, so you could not join it. Please ask its owner.',
    );
  }
};
