import type { DomainFacts, DomainPart, Registration } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { everythingUnknown } from '../../contract/unknown-facts.ts';
import type { AskDns } from '../ask-once.ts';
import type { Egress } from '../egress.ts';
import type { LookUpParts, PublicSubject } from '../remembered-facts.ts';
import { addressesOf as connectable } from '../resolve-dns.ts';
import type { OpenDns } from './dns-session.ts';
import { type BlocklistZone, lookUpBlocklists } from './look-up-blocklists.ts';
import { lookUpCertificate } from './look-up-certificate.ts';
import { lookUpDns, type PublicDomain } from './look-up-dns.ts';
import { lookUpHosting } from './look-up-hosting.ts';
import { type LookalikeCandidate, lookUpLookalikes } from './look-up-lookalikes.ts';
import { lookUpMailSecurity } from './look-up-mail-security.ts';

type Needs = {
  egress: Egress;
  openDns: OpenDns;
  /** Throws only when the signal says that the caller has left. */
  registration: (subject: PublicSubject, signal: AbortSignal) => Promise<LookedUp<Registration>>;
  /** The most likely first. */
  candidatesFor: (subject: PublicDomain) => readonly LookalikeCandidate[];
  blocklistZones?: readonly BlocklistZone[];
  clock: () => Date;
  /** At least 0 and below 1: for unpredictable names. */
  random: () => number;
  deadlineMs?: number;
  maxLookalikes?: number;
  /** Other ports and authorities, for tests only. */
  tls?: { port?: number; ca?: readonly string[] };
  nameServerPort?: number;
};

/**
 * Everything that can be found out about a domain or an address, all parts in parallel under one deadline. Each part is
 * reported when it ends; a part without an answer at the deadline is unknown. Throws only when the caller gave up.
 */
export const domainLookups = ({ deadlineMs: usualMs = 5000, ...needs }: Needs): LookUpParts => {
  const certificateOf = lookUpCertificate({ egress: needs.egress, clock: needs.clock, ...needs.tls });
  const lookUp = async (
    subject: PublicSubject,
    { parts, signal, deadlineMs = usualMs, onPart }: Parameters<LookUpParts>[1],
  ): Promise<Partial<DomainFacts>> => {
    signal.throwIfAborted();
    const ended = new AbortController();
    const time = setTimeout(() => ended.abort(new Error('the time is over')), deadlineMs);
    const giveUp = () => ended.abort(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const work = workOf(subject, { ...needs, certificateOf, end: ended.signal });
      const unknown = everythingUnknown('timeout');
      const found = await Promise.all(
        parts.map(async (part) => {
          const facts = await beforeTheEnd(work[part](), unknown[part], ended.signal);
          signal.throwIfAborted();
          onPart(part, facts as never);
          return [part, facts] as const;
        }),
      );
      return Object.fromEntries(found);
    } finally {
      clearTimeout(time);
      signal.removeEventListener('abort', giveUp);
      // The caller has its answer, so work that is still running is stopped.
      ended.abort(new Error('done'));
    }
  };
  return lookUp as LookUpParts;
};

type Work = { [P in DomainPart]: () => Promise<DomainFacts[P]> };
type Wiring = Omit<Needs, 'deadlineMs' | 'tls'> & {
  certificateOf: ReturnType<typeof lookUpCertificate>;
  end: AbortSignal;
};

const workOf = (subject: PublicSubject, wiring: Wiring): Work => {
  const { egress, registration, candidatesFor, random, certificateOf, end } = wiring;
  const dns = wiring.openDns(end);
  const { ask } = dns;
  const blocklists = lookUpBlocklists({ ask, zones: wiring.blocklistZones ?? [] });
  const hosting = lookUpHosting({ ask });
  if (subject.kind === 'address') {
    const { address, version } = subject;
    const addresses: LookedUp<string[]> = { state: 'known', value: [address] };
    const off = everythingUnknown('off');
    return {
      registration: () => registration(subject, end),
      hosting: () => hosting(addresses),
      // An address has no zone and sends no mail in its own name, so there is nothing to ask.
      dns: async () => ({ ...off.dns, [version === 4 ? 'a' : 'aaaa']: addresses }),
      mailSecurity: async () => off.mailSecurity,
      certificate: () => certificateOf(address, end),
      blocklists: () => blocklists({ domain: null, addresses: [address] }),
      lookalikes: async () => off.lookalikes,
    };
  }
  const { nameServerPort, maxLookalikes } = wiring;
  const name = subject;
  return {
    registration: () => registration(name, end),
    hosting: async () => hosting(await addressesOf(ask, name.ascii)),
    dns: () =>
      lookUpDns({ dns, egress, random, ...(nameServerPort !== undefined && { nameServerPort }) })(name),
    mailSecurity: () => lookUpMailSecurity({ ask, random })(name),
    certificate: () => certificateOf(name.ascii, end, connectable(ask)),
    blocklists: async () => {
      const addresses = await addressesOf(ask, name.ascii);
      const known = addresses.state === 'known' ? addresses.value : [];
      return blocklists({ domain: name.registrable, addresses: known });
    },
    lookalikes: () =>
      lookUpLookalikes({ ask, random, ...(maxLookalikes !== undefined && { maxCandidates: maxLookalikes }) })(
        name,
        candidatesFor(name),
      ),
  };
};

/** Both kinds; unknown only where neither is known and one may exist. */
const addressesOf = async (ask: AskDns, host: string): Promise<LookedUp<string[]>> => {
  const answers = await Promise.all([ask(host, 'A'), ask(host, 'AAAA')]);
  const value = answers.flatMap((answer) => (answer.state === 'known' ? answer.value : []));
  if (value.length > 0) return { state: 'known', value };
  const failed = answers.find(({ state }) => state === 'unknown');
  return failed?.state === 'unknown' ? failed : { state: 'absent' };
};

/**
 * A part answers with what it has when the deadline passes. It gets one more moment for that; a part that takes longer is
 * abandoned.
 */
const beforeTheEnd = <T>(work: Promise<T>, otherwise: T, end: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => void setTimeout(() => resolve(otherwise), graceMs);
    if (end.aborted) leave();
    else end.addEventListener('abort', leave, { once: true });
    work
      .then(resolve, (error: unknown) => (end.aborted ? resolve(otherwise) : reject(error)))
      .finally(() => end.removeEventListener('abort', leave));
  });

const graceMs = 100;
