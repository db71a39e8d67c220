import { z } from 'zod';
import type {
  CertificateFacts,
  DmarcFacts,
  DnsFacts,
  DomainFacts,
  MailSecurityFacts,
  SpfFacts,
} from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';

import { type LookalikesLook, seeLookalikes, seenLookalikes } from './seen-lookalikes.ts';

/** A protection, as it is, and how strong that is: only the order of the numbers counts. */
const protection = z.object({ is: z.string(), rank: z.number() });
export type SeenProtection = z.infer<typeof protection>;

/** How near an end is that somebody was told of. */
export const endStages = ['far', 'soon', 'near', 'over'] as const;
export type EndStage = (typeof endStages)[number];

/** What was seen of a domain at its last look. Null: it could not be found out yet, so there is nothing to compare with. */
export const seenDomain = z.object({
  registration: z
    .object({ isRegistered: z.boolean(), endsAt: z.string().nullable(), registrar: z.string().nullable() })
    .nullable(),
  registrationEnd: z.enum(endStages),
  nameServers: z.array(z.string()).nullable(),
  certificate: z
    .object({
      issuer: z.string(),
      validFrom: z.string(),
      validTo: z.string(),
      problems: z.array(z.string()),
    })
    .nullable(),
  certificateEnd: z.enum(endStages),
  spf: protection.nullable(),
  dmarc: protection.nullable(),
  mtaSts: protection.nullable(),
  dnssec: protection.nullable(),
  listedBy: z.array(z.string()).nullable(),
  lookalikes: seenLookalikes.nullable().default(null),
});
export type SeenDomain = z.infer<typeof seenDomain>;

/** What a look asks of a domain. */
export const watchedParts = ['registration', 'dns', 'mailSecurity', 'certificate', 'blocklists'] as const;
export type WatchedFacts = Pick<DomainFacts, (typeof watchedParts)[number]>;

const maxNames = 20;
const dayMs = 24 * 60 * 60 * 1000;

/** Whether DNS answered at all: a look at which it did not was none. */
export const hasAnswers = ({ dns, mailSecurity }: WatchedFacts): boolean =>
  [dns.ns, dns.a, mailSecurity.spf].some(({ state }) => state !== 'unknown');

/** What is seen now. What nobody answered stays as it was: a failure is no change. */
export const seeDomain = (
  facts: WatchedFacts,
  lookalikes: LookalikesLook,
  before: SeenDomain | null,
  now: Date,
): SeenDomain => {
  const registration = seenRegistration(facts) ?? before?.registration ?? null;
  const certificate =
    facts.certificate.state === 'known'
      ? seenCertificate(facts.certificate.value)
      : (before?.certificate ?? null);
  return {
    registration,
    registrationEnd: registration?.endsAt ? endOfRegistration(registration.endsAt, now) : 'far',
    nameServers: seenNameServers(facts.dns) ?? before?.nameServers ?? null,
    certificate,
    certificateEnd: certificate ? endOfCertificate(certificate, now) : 'far',
    spf: spfOf(facts.mailSecurity.spf) ?? before?.spf ?? null,
    dmarc: dmarcOf(facts.mailSecurity.dmarc) ?? before?.dmarc ?? null,
    mtaSts: mtaStsOf(facts.mailSecurity.mtaSts) ?? before?.mtaSts ?? null,
    dnssec: dnssecOf(facts.dns.dnssec) ?? before?.dnssec ?? null,
    listedBy:
      facts.blocklists.state === 'known'
        ? facts.blocklists.value.listedBy.slice(0, maxNames)
        : (before?.listedBy ?? null),
    lookalikes: seeLookalikes(lookalikes, before?.lookalikes ?? null),
  };
};

/** That a domain is not registered is believed only where DNS does not know it either: some registries deny what they have. */
const seenRegistration = ({ registration: found, dns }: WatchedFacts): SeenDomain['registration'] => {
  if (found.state === 'unknown' || (found.state === 'absent' && dns.ns.state !== 'absent')) return null;
  if (found.state === 'absent') return { isRegistered: false, endsAt: null, registrar: null };
  const { expiresAt, registrar } = found.value;
  return { isRegistered: true, endsAt: expiresAt, registrar };
};

/** A month before, a week before, and when it is over. */
const endOfRegistration = (endsAt: string, now: Date): EndStage => {
  const left = Date.parse(endsAt) - now.getTime();
  if (left <= 0) return 'over';
  if (left <= 7 * dayMs) return 'near';
  return left <= 30 * dayMs ? 'soon' : 'far';
};

/** Certificates live for a year or for six days: those that are renewed in time never come this near. */
const endOfCertificate = (
  { validFrom, validTo }: { validFrom: string; validTo: string },
  now: Date,
): EndStage => {
  const end = Date.parse(validTo);
  const life = end - Date.parse(validFrom);
  const left = end - now.getTime();
  if (left <= 0) return 'over';
  if (left <= Math.min(3 * dayMs, life / 15)) return 'near';
  return left <= Math.min(14 * dayMs, life / 6) ? 'soon' : 'far';
};

const seenCertificate = ({ issuer, validFrom, validTo, problems }: CertificateFacts) => ({
  ...{ issuer, validFrom, validTo },
  // That it has expired is told by its end.
  problems: problems.filter((problem) => problem !== 'expired'),
});

const seenNameServers = ({ ns }: DnsFacts): string[] | null => {
  if (ns.state !== 'known') return null;
  const names = ns.value.map((name) => name.toLowerCase().replace(/\.$/, ''));
  return [...new Set(names)].toSorted().slice(0, maxNames);
};

const spfRanks: Record<SpfFacts['ending'], number> = {
  '-all': 4,
  redirect: 3,
  '~all': 3,
  '?all': 2,
  none: 2,
  '+all': 0,
};

/** A record with mistakes protects as little as one that is not there, or less: receivers may refuse what follows it. */
const spfOf = (found: MailSecurityFacts['spf']): SeenProtection | null => {
  if (found.state === 'unknown') return null;
  if (found.state === 'absent') return missing;
  const { ending, problems } = found.value;
  if (problems.length > 0) return { is: 'invalid', rank: 1 };
  return { is: ending === 'none' ? 'no “all”' : ending, rank: spfRanks[ending] };
};

const dmarcRanks: Record<DmarcFacts['policy'], number> = { none: 1, quarantine: 3, reject: 5 };

const dmarcOf = (found: MailSecurityFacts['dmarc']): SeenProtection | null => {
  if (found.state === 'unknown') return null;
  if (found.state === 'absent') return missing;
  const { policy, percent } = found.value;
  if (percent >= 100 || policy === 'none') return { is: `p=${policy}`, rank: dmarcRanks[policy] };
  return { is: `p=${policy} for ${percent} %`, rank: dmarcRanks[policy] - 1 + percent / 100 };
};

const mtaStsOf = (found: LookedUp<unknown>): SeenProtection | null => {
  if (found.state === 'unknown') return null;
  return found.state === 'absent' ? missing : { is: 'published', rank: 1 };
};

const dnssecRanks = { signed: 2, unsigned: 1, broken: 0 };

const dnssecOf = (found: DnsFacts['dnssec']): SeenProtection | null =>
  found.state === 'known' ? { is: found.value, rank: dnssecRanks[found.value] } : null;

const missing: SeenProtection = { is: 'missing', rank: 0 };
