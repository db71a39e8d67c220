import { type FinishedSignIn, signInMinutes } from '../../contract/auth-organisation.ts';
import { emailAddressSchema } from '../../contract/email-address.ts';
import { organisationReturnPath } from '../../contract/organisation-return-path.ts';
import { ProviderFault } from '../adapters/openid-fault.ts';
import type { Claims, OpenidProvider } from '../adapters/openid-provider.ts';
import { deriveSignInPart, hashSignInPart, newSecretId } from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { organisationDomainStore } from '../store/organisation-domains.ts';
import { isStillSetUp, linkedUser } from '../store/organisation-links.ts';
import type { OrganisationSignInStore, SignInRow } from '../store/organisation-sign-ins.ts';
import { lockOrganisation, type OrganisationRow } from '../store/organisations.ts';
import { signInTryStore } from '../store/sign-in-tries.ts';
import { type UserRow, userStore } from '../store/users.ts';
import { domainsAbove } from './domains-above.ts';
import type { IsAdmin } from './is-admin.ts';
import { joinBySignIn } from './join-by-sign-in.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { OpenSession, SignedIn } from './open-session.ts';
import type { TellMembers } from './post-mails.ts';
import { signInRefused } from './provider-sentences.ts';
import { networkOf } from './visitor.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const lifetimeMs = signInMinutes * minuteMs;
/** Each asks the issuer something, and keeps a row for ten minutes. */
const beginsFromNetwork = 60;
const beginsOfOrganisation = 1200;
const confirmsAnHour = 30;

type Needs = {
  db: Database;
  signIns: OrganisationSignInStore;
  provider: Pick<OpenidProvider, 'begin' | 'finish'>;
  openSession: OpenSession;
  isAdmin: IsAdmin;
  limitCalls: LimitCalls;
  tellMembers: TellMembers;
  key: Uint8Array;
  clock: () => Date;
};

/** The secret of the browser that began: what comes back to another one signs nobody in there. */
type Began = { browser: string | null };
type Confirm = Omit<Extract<FinishedSignIn, { outcome: 'confirm' }>, 'outcome'>;
type Finished = { signedIn: SignedIn } | { confirm: Confirm };
type Asking = { organisation: OrganisationRow; signInId: string; subject: string; email: string; now: Date };

/**
 * Signing in with an account of one's organisation. The issuer is believed for addresses of domains that the organisation has proved,
 * and no others. Who has an account already confirms once with a sign-in of their own that the issuer may open it.
 */
export const signInWithOrganisation = (needs: Needs) => {
  const { db, signIns, provider, openSession, isAdmin, limitCalls, tellMembers, key, clock } = needs;

  const secretsOf = (browser: string, state: string) => ({
    state,
    nonce: deriveSignInPart(key, 'nonce', { browser, state }),
    verifier: deriveSignInPart(key, 'verifier', { browser, state }),
  });

  const findFor = async (email: string): Promise<SignInRow> => {
    const organisationId = await organisationDomainStore(db).provedBy(domainsAbove(email));
    const signIn = organisationId && (await signIns.of(organisationId));
    if (!signIn)
      throw new Failure(
        'not_found',
        'No organisation here signs in people with addresses of this domain. Please sign in with a code.',
      );
    return signIn;
  };

  /** Runs under the lock of the organisation, so that a sign-in, a domain or a place that has gone meanwhile counts for nothing. */
  const within = <Result>(
    { organisationId, id }: SignInRow,
    email: string,
    act: (transaction: Database, organisation: OrganisationRow) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (transaction) => {
      const organisation = await lockOrganisation(transaction, organisationId);
      if (!organisation || !(await isStillSetUp(transaction, id))) throw over();
      await refuseForeign(transaction, organisationId, email);
      return act(transaction, organisation);
    });

  const refuseAdmin = (user: Pick<UserRow, 'email' | 'role'>) => {
    if (isAdmin(user))
      throw new Failure(
        'not_allowed',
        'Administrators of this server do not sign in with an organisation. Please sign in with a code or a passkey.',
      );
  };

  const open = async (transaction: Database, user: UserRow, now: Date): Promise<SignedIn> => {
    const users = userStore(transaction);
    const current = await users.expirePlan(await users.recordLogin(user.email, now), now);
    return openSession(transaction, current, { now, isWithPasskey: false });
  };

  /** The holder of an account decides whether the issuer may open it, in the browser that asked. */
  const offerLink = async (
    transaction: Database,
    user: UserRow,
    { organisation, signInId, subject, now }: Asking,
    browser: string,
  ): Promise<Confirm> => {
    const offer = newSecretId();
    await signInTryStore(transaction).add({
      id: hashSignInPart('offer', offer),
      ...{ signInId, subject, userId: user.id, redirectUri: '' },
      browser: hashSignInPart('browser', browser),
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    return { offer, email: user.email, organisation: organisation.name };
  };

  const admit = async (
    signIn: SignInRow,
    claims: Claims,
    { browser, user }: { browser: string; user: UserRow | null },
  ): Promise<Finished> => {
    const email = verifiedAddress(claims);
    const now = clock();
    const found = await within(signIn, email, async (transaction, organisation) => {
      const subject = hashSignInPart('subject', claims.subject);
      const linked = await linkedUser(transaction, { signInId: signIn.id, subject });
      if (linked) {
        // Their domain may have gone to somebody else since.
        await refuseForeign(transaction, signIn.organisationId, linked.email);
        refuseAdmin(linked);
        return { signedIn: await open(transaction, linked, now), joined: null };
      }
      const users = userStore(transaction);
      const known = await users.findByEmail(email, now);
      refuseAdmin(known ?? { email, role: 'user' });
      const asking = { organisation, signInId: signIn.id, subject, email, now };
      if (known && known.id !== user?.id)
        return { confirm: await offerLink(transaction, known, asking, browser), joined: null };
      const person = known ?? (await users.recordLogin(email, now));
      const joined = await joinBySignIn(transaction, { ...asking, user: person });
      return {
        signedIn: await open(transaction, person, now),
        joined: joined && { ...joined, organisation },
      };
    });
    if (found.joined)
      tellMembers(found.joined.organisation.name, [found.joined.owner], { kind: 'joined', email });
    return found.signedIn ? { signedIn: found.signedIn } : { confirm: found.confirm };
  };

  return {
    /** Where the browser goes, and what it keeps. Says nothing about an account: which domains sign in this way is no secret. */
    begin: async (
      { email, origin, address }: { email: string; origin: string; address: string },
      began: Began,
    ): Promise<{ url: string; browser: string }> => {
      await limitCalls([
        { key: `organisation-begin-from:${networkOf(address)}`, max: beginsFromNetwork, windowMs: hourMs },
      ]);
      const signIn = await findFor(email);
      await limitCalls([
        { key: `organisation-begin:${signIn.id}`, max: beginsOfOrganisation, windowMs: hourMs },
      ]);
      // One for all tabs: what was begun in another one can still be finished.
      const browser = began.browser !== null && isSecret(began.browser) ? began.browser : newSecretId();
      const state = newSecretId();
      const redirectUri = `${origin}${organisationReturnPath}`;
      const secrets = secretsOf(browser, state);
      const url = await provider
        .begin(signIn, { secrets, redirectUri, email })
        .catch((error: unknown) => refuse(error));
      await signInTryStore(db).add({
        id: hashSignInPart('state', state),
        ...{ signInId: signIn.id, redirectUri, userId: null, subject: null },
        browser: hashSignInPart('browser', browser),
        expiresAt: new Date(clock().getTime() + lifetimeMs),
      });
      return { url, browser };
    },

    /** `user`: who is signed in already in this browser, which is all the confirmation it takes. */
    finish: async (
      { answer, user }: { answer: string; user: UserRow | null },
      { browser }: Began,
    ): Promise<Finished> => {
      const state = new URLSearchParams(answer).get('state');
      if (!state || browser === null) throw over();
      const began = await signInTryStore(db).take(
        { id: hashSignInPart('state', state), browser: hashSignInPart('browser', browser), userId: null },
        clock(),
      );
      const signIn = began && (await signIns.find(began.signInId));
      if (!signIn) throw over();
      const { redirectUri } = began;
      const claims = await provider
        .finish(signIn, { secrets: secretsOf(browser, state), redirectUri, answer })
        .catch((error: unknown) => refuse(error));
      return admit(signIn, claims, { browser, user });
    },

    /** The holder of an account lets the issuer open it from now on. */
    confirm: async (user: UserRow, offer: string, { browser }: Began): Promise<void> => {
      await limitCalls([{ key: `organisation-confirm:${user.id}`, max: confirmsAnHour, windowMs: hourMs }]);
      const now = clock();
      const which = {
        id: hashSignInPart('offer', offer),
        browser: hashSignInPart('browser', browser ?? ''),
        userId: user.id,
      };
      const offered = await signInTryStore(db).find(which, now);
      const signIn = offered && (await signIns.find(offered.signInId));
      if (!signIn) throw over();
      const joined = await within(signIn, user.email, async (transaction, organisation) => {
        refuseAdmin(user);
        const taken = await signInTryStore(transaction).take(which, now);
        if (!taken?.subject) throw over();
        const { signInId, subject } = taken;
        if (await linkedUser(transaction, { signInId, subject })) throw over();
        const owner = await joinBySignIn(transaction, { organisation, user, signInId, subject, now });
        return owner && { ...owner, name: organisation.name };
      });
      if (joined) tellMembers(joined.name, [joined.owner], { kind: 'joined', email: user.email });
    },
  };
};
export type SignInWithOrganisation = ReturnType<typeof signInWithOrganisation>;

const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** Expired, used, begun in another browser, or made up: which of them it was is nobody's business. */
const over = () =>
  new Failure(
    'gone',
    'This sign-in has expired or was used already, or it was begun in another browser. Please begin again.',
  );

const refuse = (error: unknown): never => {
  throw error instanceof ProviderFault ? signInRefused(error) : error;
};

const verifiedAddress = ({ email, isVerified }: Claims): string => {
  const { data } = emailAddressSchema.safeParse(email);
  if (data === undefined)
    throw new Failure(
      'not_allowed',
      "Your organisation's sign-in did not say which mail address is yours, so nobody was signed in. Please tell your organisation. You can sign in with a code meanwhile.",
    );
  if (!isVerified)
    throw new Failure(
      'not_allowed',
      "Your organisation's sign-in does not vouch for your mail address (email_verified), so nobody was signed in. Please tell your organisation. You can sign in with a code meanwhile.",
    );
  return data;
};

/** An issuer speaks for the domains that its organisation has proved: no other account can be opened through it. */
const refuseForeign = async (transaction: Database, organisationId: string, email: string): Promise<void> => {
  if ((await organisationDomainStore(transaction).provedBy(domainsAbove(email))) !== organisationId)
    throw new Failure(
      'not_allowed',
      "Your organisation's sign-in gave a mail address of a domain that your organisation has not proved here, so nobody was signed in. Please tell your organisation.",
    );
};
