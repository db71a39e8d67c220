import { randomUUID } from 'node:crypto';
import { type Invitation, type InvitationWish, invitationDays } from '../../contract/organisations.ts';
import { isUuid } from '../../contract/uuid.ts';
import { hashInvitationCode, newReadableCode } from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import { invitationMail } from '../mails/organisation-mails.ts';
import {
  addInvitation,
  addMember,
  type InvitationRow,
  type InvitationStore,
  invitationKey,
  openInvitations,
  withdrawInvitation,
} from '../store/organisation-invitations.ts';
import { membersOf, type OrganisationStore } from '../store/organisations.ts';
import { type OutgoingMailStore, queueMail } from '../store/outgoing-mails.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { planOf, refuseWhenFull } from './members-limit.ts';
import { inNone, notThere, ownersOnly } from './own-place.ts';
import type { TellMembers } from './post-mails.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const invitationsAnHour = 60;
/** From all organisations together: a stranger's mailbox is not to be filled. */
const mailsToOneADay = 5;
const triesAnHour = 30;

type Needs = {
  organisations: OrganisationStore;
  invitations: InvitationStore;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  hasMailServer: boolean;
  deliverSoon: () => void;
  tellMembers: TellMembers;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** Invitations of an organisation: by mail, to one address, for one use. */
export const inviteMembers = (needs: Needs) => {
  const { organisations, invitations, outgoing, hasMailServer, deliverSoon, limitCalls, clock } = needs;

  const ownPlace = async (user: UserRow) => {
    const place = await organisations.ofUser(user.id);
    if (!place) throw inNone();
    ownersOnly(place);
    return place;
  };

  const sealedMail = async (
    wish: InvitationWish,
    about: { id: string; code: string; expiresAt: Date },
    now: Date,
    from: { organisation: string; owner: string },
  ) =>
    outgoing.seal({
      kind: 'invitation',
      recipient: wish.email,
      about: about.id,
      dedupeKey: invitationKey(about.id),
      createdAt: now,
      words: invitationMail({ ...from, code: about.code, role: wish.role, expiresAt: about.expiresAt }),
    });

  return {
    list: async (user: UserRow): Promise<Invitation[]> => {
      const { organisation } = await ownPlace(user);
      return (await invitations.listOf(organisation.id, clock())).map(present);
    },

    invite: async (user: UserRow, wish: InvitationWish): Promise<Invitation> => {
      const { organisation } = await ownPlace(user);
      if (!hasMailServer)
        throw new Failure('unavailable', 'Nobody can be invited: this server has no mail server.', {
          retryAfterMs: hourMs,
        });
      const { giveBack } = await limitCalls([
        { key: `invitations:${user.id}`, max: invitationsAnHour, windowMs: hourMs },
        { key: `invited:${wish.email}`, max: mailsToOneADay, windowMs: dayMs },
      ]);
      const now = clock();
      const about = {
        id: randomUUID(),
        code: newReadableCode(),
        expiresAt: new Date(now.getTime() + invitationDays * dayMs),
      };
      // Before the transaction: its key may have to be made.
      const mail = await sealedMail(wish, about, now, { organisation: organisation.name, owner: user.email });
      const invite = () =>
        organisations.change(user.id, async (transaction, place) => {
          ownersOnly(place);
          const { id: organisationId } = place.organisation;
          const members = await membersOf(transaction, organisationId);
          if (members.some(({ email }) => email === wish.email))
            throw new Failure('conflict', 'This person is in your organisation already.');
          const open = await openInvitations(transaction, organisationId, now);
          if (open.some(({ email }) => email === wish.email))
            throw new Failure(
              'conflict',
              'This address has been invited already. To send another mail, withdraw that invitation first.',
            );
          refuseWhenFull(await planOf(transaction, organisationId, now), members.length + open.length);
          const { id, code, expiresAt } = about;
          const added = await addInvitation(transaction, {
            ...{ id, organisationId, expiresAt, createdAt: now },
            ...{ email: wish.email, role: wish.role, tokenHash: hashInvitationCode(code) },
          });
          await queueMail(transaction, mail);
          return added;
        });
      const added = await invite().catch(async (error: unknown) => {
        // Nothing was mailed to them.
        await giveBack(`invited:${wish.email}`);
        throw error;
      });
      if (!added) throw inNone();
      deliverSoon();
      return present(added);
    },

    withdraw: async (user: UserRow, id: string): Promise<void> => {
      const withdrawn = await organisations.change(user.id, async (transaction, place) => {
        ownersOnly(place);
        return isUuid(id) && withdrawInvitation(transaction, place.organisation.id, id);
      });
      if (withdrawn === null) throw inNone();
      if (!withdrawn) throw notThere();
    },

    /** The caller is signed in with the address that was invited: a code that somebody else has seen opens nothing. */
    join: async (user: UserRow, token: string): Promise<void> => {
      await limitCalls([{ key: `join:${user.id}`, max: triesAnHour, windowMs: hourMs }]);
      const now = clock();
      const joined = await invitations.use(
        hashInvitationCode(token),
        now,
        async (transaction, { organisation, invitation }) => {
          if (invitation.email !== user.email)
            throw new Failure(
              'not_allowed',
              'This invitation is for another address. Please sign in with the address that its mail came to, or ask for one to yours.',
            );
          const members = await membersOf(transaction, organisation.id);
          const others = await openInvitations(transaction, organisation.id, now);
          // Its own place is free now; those of the others are not.
          refuseWhenFull(await planOf(transaction, organisation.id, now), members.length + others.length);
          const { id: organisationId } = organisation;
          const isIn = await addMember(transaction, {
            ...{ organisationId, userId: user.id, role: invitation.role, joinedAt: now },
          });
          if (!isIn)
            throw new Failure(
              'conflict',
              'You are in an organisation already. A person is in one at a time: leave it before you join another.',
            );
          return { name: organisation.name, owner: members[0]?.email };
        },
      );
      if (!joined)
        throw new Failure(
          'gone',
          'This invitation can no longer be used: it was used or withdrawn, or it has expired. Please check the code, or ask for another invitation.',
        );
      if (joined.owner) needs.tellMembers(joined.name, [joined.owner], { kind: 'joined', email: user.email });
    },
  };
};
export type InviteMembers = ReturnType<typeof inviteMembers>;

const present = ({ id, email, role, createdAt, expiresAt }: InvitationRow): Invitation => ({
  ...{ id, email, role },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
