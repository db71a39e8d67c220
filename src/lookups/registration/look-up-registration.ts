import { setTimeout as wait } from 'node:timers/promises';
import type { Registration } from '../../contract/domain-facts.ts';
import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import { attempt } from '../attempt.ts';
import type { Egress } from '../egress.ts';
import { askRdap, rdapUrl } from './ask-rdap.ts';
import { askOneWhois, whoisLookup } from './ask-whois.ts';
import { rdapBootstrap } from './rdap-bootstrap.ts';
import {
  questionAbout,
  type RegistrationQuestion,
  type RegistrationSubject,
  wordsOf,
} from './registration-question.ts';
import { sharedWork } from './shared-work.ts';
import { referredServerIn } from './whois-connection.ts';

type Needs = {
  egress: Pick<Egress, 'fetch' | 'connect'>;
  /** Where IANA's lists of RDAP services are. */
  bootstrapUrl: string;
  /** The WHOIS server that knows all others: `host` or `host:port`. */
  whoisServer: string;
  clock: () => Date;
  /** For everything together. */
  timeoutMs?: number;
};

/** Who registered a domain, an address or an AS number, and when. Throws only when the caller gave up. */
export type LookUpRegistration = (
  subject: RegistrationSubject,
  signal: AbortSignal,
) => Promise<LookedUp<Registration>>;

/** A registry's answer, and where the registrar publishes what the registry does not keep. */
type Found = { registration: Registration; related: string | null };

/** RDAP answers in half a second or so; after this much silence WHOIS is asked as well. */
const rdapHeadStartMs = 1000;
/** How long to wait for what the registrar adds. */
const registrarMs = 1200;

/**
 * RDAP first; WHOIS if there is no RDAP, or it fails or is slow; both within one deadline.
 *
 * @example
 * const lookUp = registrationLookup({ egress, bootstrapUrl, whoisServer, clock: () => new Date() });
 * await lookUp({ kind: 'asn', number: 64496 }, signal);
 */
export const registrationLookup = ({
  egress,
  bootstrapUrl,
  whoisServer,
  clock,
  timeoutMs = 3000,
}: Needs): LookUpRegistration => {
  const findService = rdapBootstrap({ egress, bootstrapUrl, clock });
  const askWhois = whoisLookup({ egress, server: whoisServer, clock });
  const share = sharedWork<LookedUp<Registration>>();

  const viaRdap = async (question: RegistrationQuestion, signal: AbortSignal): Promise<Found | null> => {
    const base = await findService(question, signal);
    if (base === null) throw new Error('no RDAP service for the question');
    return askRdap(egress, rdapUrl(base, question), question, signal);
  };

  /** The registrar's own record, if the registry points to it. */
  const moreFrom = async (
    { registration, related }: Found,
    question: RegistrationQuestion,
    signal: AbortSignal,
  ): Promise<Registration | null> => {
    if (related === null) return null;
    if (registration.protocol === 'rdap') {
      return (await askRdap(egress, related, question, signal))?.registration ?? null;
    }
    const target = referredServerIn(related);
    if (!target || target.host === registration.source) return null;
    const reading = await askOneWhois(egress, target, question, signal);
    return reading?.state === 'known' ? reading.registration : null;
  };

  const lookUp = async (
    question: RegistrationQuestion,
    signal: AbortSignal,
  ): Promise<LookedUp<Registration>> => {
    const until = performance.now() + timeoutMs;
    const found = await eitherOf({
      signal,
      until,
      headStartMs: Math.min(rdapHeadStartMs, timeoutMs / 3),
      rdap: (signal) => viaRdap(question, signal),
      whois: (signal) => askWhois(question, signal),
    });
    if (found.state !== 'known') return found;
    const { registration, related } = found.value;
    const isComplete =
      question.kind === 'domain' && (registration.organisation !== null || registration.isRedacted);
    const leftMs = Math.min(registrarMs, until - performance.now());
    if (related === null || isComplete || leftMs < 1) return { state: 'known', value: registration };
    const more = await attempt({ signal, timeoutMs: leftMs }, (signal) =>
      moreFrom(found.value, question, signal),
    );
    return {
      state: 'known',
      value: more.state === 'known' ? together(registration, more.value, question) : registration,
    };
  };

  return async (subject, signal) => {
    const question = questionAbout(subject);
    if (!question) return { state: 'unknown', reason: 'refused' };
    return share(wordsOf(question), signal, (signal) => lookUp(question, signal));
  };
};

type Ask = (signal: AbortSignal) => Promise<Found | null>;
type Race = { signal: AbortSignal; until: number; headStartMs: number; rdap: Ask; whois: Ask };

/** The first useful answer; RDAP's always counts, WHOIS's only if it holds the age. */
const eitherOf = async ({
  signal: caller,
  until,
  headStartMs,
  rdap,
  whois,
}: Race): Promise<LookedUp<Found>> => {
  const stop = new AbortController();
  const signal = AbortSignal.any([caller, stop.signal]);
  const begin = (ask: Ask) => {
    const begun = attempt({ signal, timeoutMs: Math.max(1, until - performance.now()) }, ask);
    // The loser is stopped, and nothing waits for it.
    begun.catch(() => undefined);
    return begun;
  };
  try {
    const fromRdap = begin(rdap);
    const headStart = wait(headStartMs, null, { signal });
    headStart.catch(() => undefined);
    const early = await Promise.race([fromRdap, headStart]);
    if (early && early.state !== 'unknown') return early;
    const fromWhois = begin(whois);
    const good = await Promise.any([
      fromRdap.then((found) => accept(found, found.state !== 'unknown')),
      fromWhois.then((found) =>
        accept(found, found.state === 'known' && found.value.registration.createdAt !== null),
      ),
    ]).catch(() => null);
    return good ?? better(await fromRdap, await fromWhois);
  } finally {
    stop.abort();
  }
};

const accept = <T>(value: T, isGood: boolean): T => {
  if (!isGood) throw new Error('not good enough');
  return value;
};

/** A reason that describes the registry wins over one that does not. */
const reasons: readonly UnknownReason[] = ['refused', 'unreadable', 'timeout', 'unreachable', 'off'];

const better = (rdap: LookedUp<Found>, whois: LookedUp<Found>): LookedUp<Found> => {
  if (rdap.state !== 'unknown') return rdap;
  if (whois.state !== 'unknown') return whois;
  return reasons.indexOf(whois.reason) < reasons.indexOf(rdap.reason) ? whois : rdap;
};

/** For domains the registry's record wins and the registrar fills the gaps; for addresses the nearer one knows better. */
const together = (
  registry: Registration,
  more: Registration,
  { kind }: RegistrationQuestion,
): Registration => {
  if (kind !== 'domain') return more.organisation === null ? registry : more;
  const organisation = registry.organisation ?? more.organisation;
  return {
    ...registry,
    createdAt: registry.createdAt ?? more.createdAt,
    expiresAt: registry.expiresAt ?? more.expiresAt,
    updatedAt: registry.updatedAt ?? more.updatedAt,
    statuses: registry.statuses.length > 0 ? registry.statuses : more.statuses,
    registrar: registry.registrar ?? more.registrar,
    organisation,
    isRedacted: organisation === null && (registry.isRedacted || more.isRedacted),
    country: registry.country ?? more.country,
    nameServers: registry.nameServers.length > 0 ? registry.nameServers : more.nameServers,
    abuseEmail: registry.abuseEmail ?? more.abuseEmail,
    isSigned: registry.isSigned ?? more.isSigned,
  };
};
