import { proofRecordOf } from '../../contract/domain-proof.ts';
import { plans, unlimited } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import {
  lookalikePowers,
  type WatchDomainInput,
  type WatchedDomain,
  type WatchedDomains,
  watchedDomainsPage,
} from '../../contract/watch-domains.ts';
import { newProofToken } from '../../lookups/domain/prove-domain.ts';
import { readOwnDomain } from '../../lookups/domain/read-own-domain.ts';
import type { WatchedOutside } from '../adapters/watched-outside.ts';
import { Failure } from '../failure.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import { readFacts } from '../store/keep-look.ts';
import type { UserRow } from '../store/users.ts';
import type { WatchedDomainContent } from '../store/watched-content.ts';
import type { WatchedDomainStore, WatchedThing } from '../store/watched-things.ts';
import { type SeenDomain, seenDomain } from '../watching/seen-domain.ts';
import type { SeenLookalikes } from '../watching/seen-lookalikes.ts';
import type { KeepWatching } from './keep-watching.ts';
import type { LimitCalls } from './limit-calls.ts';
import { isPaused } from './within-plans.ts';

const hourMs = 60 * 60 * 1000;
/** Each addition asks registries and other people's servers. */
const changesAnHour = 60;
const proofsAnHour = 60;

type Needs = {
  things: WatchedDomainStore;
  keys: ContentKeyStore;
  /** Null where this server does not watch. */
  watching: Pick<KeepWatching, 'now'> | null;
  /** Null where lookups are off. */
  outside: Pick<WatchedOutside, 'prove'> | null;
  limitCalls: LimitCalls;
  clock: () => Date;
};

type Domain = WatchedThing<WatchedDomainContent>;

/** The domains that a person has watched. */
export const manageDomains = ({ things, keys, watching, outside, limitCalls, clock }: Needs) => {
  const limitOf = ({ planType }: UserRow) => plans[planType].watchedDomains;
  const roomOf = (user: UserRow) => (limitOf(user) === unlimited ? Number.POSITIVE_INFINITY : limitOf(user));
  const counted = ({ id }: UserRow, what: string, max: number) =>
    limitCalls([{ key: `${what}:${id}`, max, windowMs: hourMs }]);

  const own = async (user: UserRow, id: string) => {
    const found = isUuid(id) ? await things.find(user.id, id) : null;
    if (!found) throw new Failure('not_found', 'There is nothing at this address');
    return found;
  };

  const shown = async (user: UserRow, id: string): Promise<WatchedDomain> => {
    const { thing, facts } = await own(user, id);
    const end = await things.firstPaused(user.id, limitOf(user));
    const seen = facts && seenDomain.parse(await readFacts(keys, thing, facts));
    return present(thing, seen, isPaused(thing, end));
  };

  return {
    list: async (user: UserRow, cursor: string | null): Promise<WatchedDomains> => {
      const rows = await things.listOf(user.id, { after: cursor, most: watchedDomainsPage + 1 });
      const page = rows.slice(0, watchedDomainsPage);
      const last = page.at(-1);
      return {
        domains: await Promise.all(page.map(({ id }) => shown(user, id))),
        count: await things.count(user.id),
        limit: limitOf(user),
        problem: cannotLook({ isOn: watching !== null, canLookUp: outside !== null }),
        ...(rows.length > watchedDomainsPage && last && { next: last.id }),
      };
    },

    show: shown,

    /** Adds one, and looks at it: the answer has what was found. */
    add: async (user: UserRow, { domain }: WatchDomainInput): Promise<WatchedDomain> => {
      await counted(user, 'watched-domains', changesAnHour);
      if (roomOf(user) === 0) throw beyondPlan(user);
      const read = readOwnDomain(domain);
      if ('problem' in read) throw new Failure('invalid_input', read.problem, { field: 'domain' });
      const content = { ...read, token: newProofToken() };
      const added = await things.add(user.id, [content], { room: roomOf(user), now: clock() });
      const [outcome] = added ?? [];
      if (!outcome) throw new Failure('not_signed_in', 'This account has been deleted');
      if (outcome === 'full') throw full(user);
      if (outcome === 'twice') throw new Failure('conflict', `${read.unicode} is watched already.`);
      await watching?.now(outcome.id);
      return shown(user, outcome.id);
    },

    /** Asks for the record now. */
    verify: async (user: UserRow, id: string): Promise<WatchedDomain> => {
      const { thing } = await own(user, id);
      await counted(user, 'domain-proofs', proofsAnHour);
      if (!outside)
        throw new Failure('unavailable', cannotLook({ isOn: true, canLookUp: false }) ?? '', {
          retryAfterMs: hourMs,
        });
      const { ascii, unicode, token } = thing.content;
      const state = await outside.prove(ascii, token, AbortSignal.timeout(10_000));
      if (state === 'unknown')
        throw new Failure(
          'unavailable',
          `The name servers of ${unicode} did not answer. Please try again in a few minutes.`,
          { retryAfterMs: 60_000 },
        );
      if (state === 'missing') {
        const { name } = proofRecordOf(ascii, token);
        throw new Failure(
          'conflict',
          `There is no such TXT record at ${name} yet. A new record is seen after some minutes, with some providers after some hours.`,
        );
      }
      await things.prove(thing.id, clock());
      return shown(user, id);
    },

    remove: async (user: UserRow, id: string): Promise<void> => {
      if (!isUuid(id) || !(await things.remove(user.id, id)))
        throw new Failure('not_found', 'There is nothing at this address');
    },
  };
};
export type ManageDomains = ReturnType<typeof manageDomains>;

/** Why no domain is looked at, in a sentence; null where they are. */
export const cannotLook = ({ isOn, canLookUp }: { isOn: boolean; canLookUp: boolean }): string | null => {
  if (!isOn) return 'This server does not watch: its operator has switched watching off.';
  return canLookUp
    ? null
    : 'This server cannot look at domains: its operator has switched lookups of other servers off.';
};

const beyondPlan = ({ planType }: UserRow) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan watches no domains. The Standard plan watches ${counted(plans.standard.watchedDomains)}: choose it under “Pricing”.`,
    { requiresUpgrade: true, planType },
  );

const full = ({ planType }: UserRow) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan watches ${counted(plans[planType].watchedDomains)}. Remove one, or choose a larger plan under “Pricing”.`,
    { requiresUpgrade: true, planType },
  );

const counted = (count: number) => `${count} ${count === 1 ? 'domain' : 'domains'}`;

const present = (thing: Domain, seen: SeenDomain | null, paused: boolean): WatchedDomain => {
  const { id, content, createdAt, lookedAt, proof, provedAt } = thing;
  return {
    id,
    domain: content.unicode,
    ascii: content.ascii,
    addedAt: createdAt.toISOString(),
    lastLookAt: lookedAt?.toISOString() ?? null,
    state: paused ? 'paused' : 'watched',
    proof: {
      state: proof ?? 'none',
      provedAt: provedAt?.toISOString() ?? null,
      record: proofRecordOf(content.ascii, content.token),
    },
    seen: seen && {
      isRegistered: seen.registration?.isRegistered ?? null,
      registrationEndsAt: seen.registration?.endsAt ?? null,
      registrar: seen.registration?.registrar ?? null,
      nameServers: seen.nameServers ?? [],
      certificateEndsAt: seen.certificate?.validTo ?? null,
      certificateIssuer: seen.certificate?.issuer ?? null,
      spf: seen.spf?.is ?? null,
      dmarc: seen.dmarc?.is ?? null,
      mtaSts: seen.mtaSts?.is ?? null,
      dnssec: seen.dnssec?.is ?? null,
      listedBy: seen.listedBy,
      lookalikes: seen.lookalikes && shownLookalikes(seen.lookalikes),
    },
  };
};

/** The readiest first, those that are gone last. */
const shownLookalikes = (all: SeenLookalikes) =>
  Object.entries(all)
    .map(([domain, one]) => ({
      domain,
      kind: one.kind,
      isThere: one.isThere,
      has: lookalikePowers.filter((power) => one[power]),
    }))
    .toSorted((a, b) => Number(b.isThere) - Number(a.isThere) || b.has.length - a.has.length);
