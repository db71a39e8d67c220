import type {
  Organisation,
  OrganisationRole,
  OrganisationWish,
  OwnOrganisation,
} from '../../contract/organisations.ts';
import { plans } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import type { OrganisationDomainStore } from '../store/organisation-domains.ts';
import {
  deleteOrganisation,
  type KnownMember,
  membersOf,
  type OrganisationStore,
  type OwnPlace,
  removeMember,
  setMemberRole,
} from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { planHasNone, planOf } from './members-limit.ts';
import { inNone, notThere, ownersOnly } from './own-place.ts';
import type { TellMembers } from './post-mails.ts';
import { presentDomain } from './prove-domains.ts';

const hourMs = 60 * 60 * 1000;
const changesAnHour = 100;

type Needs = {
  db: Database;
  organisations: OrganisationStore;
  domains: Pick<OrganisationDomainStore, 'listOf'>;
  limitCalls: LimitCalls;
  tellMembers: TellMembers;
  clock: () => Date;
};

/** An organisation, and who is in it. */
export const manageOrganisation = ({ db, organisations, domains, limitCalls, tellMembers, clock }: Needs) => {
  const counted = ({ id }: UserRow) =>
    limitCalls([{ key: `organisations:${id}`, max: changesAnHour, windowMs: hourMs }]);

  const show = async (user: UserRow): Promise<OwnOrganisation> => {
    const place = await organisations.ofUser(user.id);
    return {
      organisation: place && (await present(place)),
      limit: plans[user.planType].members,
    };
  };

  const present = async ({ organisation, self }: OwnPlace): Promise<Organisation> => {
    const { id, name, createdAt } = organisation;
    const members = await organisations.membersOf(id);
    const isMember = self.role === 'member';
    const seen = isMember ? members.filter((one) => one.role === 'owner' || one.id === self.id) : members;
    return {
      ...{ id, name },
      createdAt: createdAt.toISOString(),
      role: self.role,
      members: seen.map((member) => presentMember(member, self.id)),
      domains: isMember
        ? []
        : (await domains.listOf(id)).map((domain) => presentDomain(domain, self.role === 'owner')),
      limit: plans[await planOf(db, id, clock())].members,
    };
  };

  /** What `act` does to another member, or to the caller; answers with the organisation as the caller sees it then. */
  const changeMember = async <Result>(
    user: UserRow,
    id: string,
    act: (transaction: Database, place: OwnPlace, member: KnownMember) => Promise<Result>,
  ): Promise<Result> => {
    await counted(user);
    const done = await organisations.change(user.id, async (transaction, place) => {
      const members = await membersOf(transaction, place.organisation.id);
      const member = isUuid(id) ? members.find((one) => one.id === id.toLowerCase()) : undefined;
      if (!member) throw notThere();
      return { result: await act(transaction, place, member) };
    });
    if (!done) throw inNone();
    return done.result;
  };

  return {
    show,

    found: async (user: UserRow, { name }: OrganisationWish): Promise<Organisation> => {
      await counted(user);
      if (plans[user.planType].members === 0) throw planHasNone(user);
      const founded = await organisations.found(user.id, name, clock());
      if (!founded)
        throw new Failure(
          'conflict',
          'You are in an organisation already. A person is in one at a time: leave it, or hand it over and leave it, before you found another.',
        );
      const { organisation } = await show(user);
      if (!organisation) throw inNone();
      return organisation;
    },

    changeRole: async (user: UserRow, id: string, role: OrganisationRole): Promise<Organisation> => {
      const { place, member } = await changeMember(user, id, async (transaction, own, other) => {
        ownersOnly(own);
        if (other.id === own.self.id && role !== 'owner') throw ownersStay();
        if (role === 'owner' && other.id !== own.self.id)
          await setMemberRole(transaction, own.self.id, 'analyst');
        await setMemberRole(transaction, other.id, role);
        return { place: own, member: other };
      });
      if (role === 'owner' && member.id !== place.self.id) {
        const { name } = place.organisation;
        tellMembers(name, [member.email], { kind: 'owner now', email: user.email });
        tellMembers(name, [user.email], { kind: 'owner no more', email: member.email });
      }
      const { organisation } = await show(user);
      if (!organisation) throw inNone();
      return organisation;
    },

    /** Removes another member, which is the owner's to do, or leaves. */
    remove: async (user: UserRow, id: string): Promise<'left' | 'removed'> => {
      const { organisation, member, owner, isSelf } = await changeMember(
        user,
        id,
        async (transaction, place, other) => {
          const isSelf = other.id === place.self.id;
          if (!isSelf) ownersOnly(place);
          if (other.role === 'owner') throw ownersStay();
          const [first] = await membersOf(transaction, place.organisation.id);
          await removeMember(transaction, other.id);
          return { ...place, member: other, owner: first, isSelf };
        },
      );
      if (isSelf && owner) tellMembers(organisation.name, [owner.email], { kind: 'left', email: user.email });
      if (!isSelf) tellMembers(organisation.name, [member.email], { kind: 'removed' });
      return isSelf ? 'left' : 'removed';
    },

    delete: async (user: UserRow): Promise<void> => {
      await counted(user);
      const gone = await organisations.change(user.id, async (transaction, place) => {
        ownersOnly(place);
        const members = await membersOf(transaction, place.organisation.id);
        await deleteOrganisation(transaction, place.organisation.id);
        return { name: place.organisation.name, others: members.filter(({ id }) => id !== place.self.id) };
      });
      if (!gone) throw inNone();
      tellMembers(
        gone.name,
        gone.others.map(({ email }) => email),
        { kind: 'deleted' },
      );
    },
  };
};
export type ManageOrganisation = ReturnType<typeof manageOrganisation>;

const ownersStay = () =>
  new Failure(
    'conflict',
    'An organisation has one owner at any time. Hand it over to another member first, or delete it.',
  );

const presentMember = ({ id, email, role, joinedAt }: KnownMember, ownId: string) => ({
  ...{ id, email, role },
  joinedAt: joinedAt.toISOString(),
  isYou: id === ownId,
});
