import type { OwnSignIn, SignInWish } from '../../contract/organisation-sign-in.ts';
import { ProviderFault } from '../adapters/openid-fault.ts';
import type { OpenidProvider } from '../adapters/openid-provider.ts';
import { Failure } from '../failure.ts';
import type { OrganisationDomainStore } from '../store/organisation-domains.ts';
import { type OrganisationSignInStore, putSignIn, removeSignIn } from '../store/organisation-sign-ins.ts';
import type { OrganisationStore } from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { planOf, refuseEndedPlan } from './members-limit.ts';
import { inNone, notThere, ownersOnly } from './own-place.ts';
import { setUpRefused } from './provider-sentences.ts';

const hourMs = 60 * 60 * 1000;
const changesAnHour = 30;

type Needs = {
  organisations: OrganisationStore;
  domains: Pick<OrganisationDomainStore, 'listOf'>;
  signIns: OrganisationSignInStore;
  provider: Pick<OpenidProvider, 'check'>;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** How the people of an organisation sign in with its own accounts: its owner says where, and who we are there. */
export const setUpSignIn = ({ organisations, domains, signIns, provider, limitCalls, clock }: Needs) => {
  const ownPlace = async (user: UserRow) => {
    const place = await organisations.ofUser(user.id);
    if (!place) throw inNone();
    ownersOnly(place);
    return place.organisation;
  };

  const show = async (user: UserRow): Promise<OwnSignIn> => {
    const found = await signIns.of((await ownPlace(user)).id);
    if (!found) return { signIn: null };
    const { id, issuer, clientId, createdAt } = found;
    const linked = await signIns.countLinks(id);
    return { signIn: { issuer, clientId, createdAt: createdAt.toISOString(), linked } };
  };

  return {
    show,

    put: async (user: UserRow, wish: SignInWish): Promise<OwnSignIn> => {
      const { id: organisationId } = await ownPlace(user);
      await limitCalls([{ key: `organisation-sign-in:${user.id}`, max: changesAnHour, windowMs: hourMs }]);
      if (!(await domains.listOf(organisationId)).some(({ provedAt }) => provedAt !== null))
        throw new Failure(
          'conflict',
          'Please prove a domain of your organisation first: only people with addresses of proved domains can sign in this way.',
        );
      await provider.check(wish).catch((error: unknown) => {
        throw error instanceof ProviderFault ? setUpRefused(error) : error;
      });
      const key = await signIns.keyOf(organisationId);
      const done = await organisations.change(user.id, async (transaction, place) => {
        ownersOnly(place);
        // Somebody may have changed organisations meanwhile: its key is another one.
        if (place.organisation.id !== organisationId) throw notThere();
        refuseEndedPlan(await planOf(transaction, organisationId, clock()));
        await putSignIn(transaction, key, { ...wish, organisationId, createdAt: clock() });
        return true;
      });
      if (!done) throw inNone();
      return show(user);
    },

    /** Nobody is linked any more. People who are signed in stay so, and sign in with a code next time. */
    remove: async (user: UserRow): Promise<void> => {
      const removed = await organisations.change(user.id, async (transaction, place) => {
        ownersOnly(place);
        return removeSignIn(transaction, place.organisation.id);
      });
      if (removed === null) throw inNone();
      if (!removed) throw notThere();
    },
  };
};
export type SetUpSignIn = ReturnType<typeof setUpSignIn>;
