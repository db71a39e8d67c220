import type { DomainResult } from '../../contract/analyze-domain.ts';
import { freshListDays } from '../../contract/blacklist-status.ts';
import type {
  DnsFacts,
  DomainFacts,
  DomainPart,
  DomainSubject,
  MailSecurityFacts,
} from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { everythingUnknown } from '../../contract/unknown-facts.ts';
import { isoDate } from '../text/iso-date.ts';
import { type DomainCase, domainCase, type KnownOfDomain } from './case.ts';
import { certificateFields } from './certificate-fields.ts';
import { emailFields } from './email-fields.ts';
import { domainImitation } from './imitation.ts';
import { describeAge, describePopularity } from './words.ts';

/** What our own tables know before any lookup. */
export const initialFields = (subject: DomainSubject, now: Date, known: KnownOfDomain = {}) =>
  ownFields(domainCase(subject, everythingUnknown('off'), known, now));

/**
 * The fields of the result that one lookup fills, as its card shows them. The facts are those found so far; missing and
 * unknown ones leave their fields empty.
 */
export const fieldsOf = (
  part: DomainPart,
  subject: DomainSubject,
  facts: Partial<DomainFacts>,
  now: Date,
  known: KnownOfDomain = {},
): Partial<DomainResult> =>
  fields[part](domainCase(subject, { ...everythingUnknown('off'), ...facts }, known, now));

/** The same for all of them at once. */
export const allFields = (subject: DomainSubject, facts: DomainFacts, now: Date, known: KnownOfDomain) => {
  const input = domainCase(subject, facts, known, now);
  return {
    ...ownFields(input),
    domainAge: age(input),
    whoisInfo: whois(input),
    dnsRecords: records(input),
    emailSecurity: emailFields(input),
    hostingInfo: hosting(input),
    sslInfo: certificateFields(input.facts.certificate),
  };
};

const ownFields = (input: DomainCase) => ({
  domain: domainOf(input.subject),
  unicodeDomain: unicodeOf(input.subject),
  threatIntelligence: intelligence(input),
  blacklistCheck: blacklist(input),
  checkedAt: input.now.toISOString(),
});

const hasAny = (facts: DnsFacts | MailSecurityFacts) =>
  Object.values<LookedUp<unknown>>(facts).some(({ state }) => state !== 'unknown');

const fields: Record<DomainPart, (input: DomainCase) => Partial<DomainResult>> = {
  // The registry knows the name servers too, but the records card waits for its own lookup.
  registration: (input) => ({
    whoisInfo: whois(input),
    domainAge: age(input),
    ...(hasAny(input.facts.dns) && { dnsRecords: records(input) }),
  }),
  hosting: (input) => ({ hostingInfo: hosting(input) }),
  dns: (input) => ({
    dnsRecords: records(input),
    ...(hasAny(input.facts.mailSecurity) && { emailSecurity: emailFields(input) }),
  }),
  mailSecurity: (input) => ({
    emailSecurity: emailFields(input),
    ...(hasAny(input.facts.dns) && { dnsRecords: records(input) }),
  }),
  certificate: ({ facts }) => ({ sslInfo: certificateFields(facts.certificate) }),
  blocklists: (input) => ({ blacklistCheck: blacklist(input) }),
  lookalikes: (input) => ({ threatIntelligence: intelligence(input) }),
};

const domainOf = (subject: DomainSubject): string => {
  if (subject.kind === 'domain') return subject.ascii;
  return subject.kind === 'address' ? subject.address : subject.name;
};

const unicodeOf = (subject: DomainSubject): string | null =>
  subject.kind === 'domain' && subject.unicode !== subject.ascii ? subject.unicode : null;

const foundIn = <T>(fact: LookedUp<T>): T | null => (fact.state === 'known' ? fact.value : null);

const age = ({ ageInDays }: DomainCase): DomainResult['domainAge'] => ({
  ageInDays,
  ageDescription: describeAge(ageInDays),
});

const whois = ({ facts }: DomainCase): DomainResult['whoisInfo'] => {
  const found = foundIn(facts.registration);
  return {
    creationDate: isoDate(found?.createdAt),
    expiryDate: isoDate(found?.expiresAt),
    updatedDate: isoDate(found?.updatedAt),
    status: found?.statuses ?? [],
    registrar: found?.registrar ?? null,
    registrantOrg: found?.organisation ?? null,
    isRedacted: found?.isRedacted ?? false,
    abuseEmail: found?.abuseEmail ?? null,
    network: found?.network ?? null,
    source: found?.source ?? null,
  };
};

const records = ({ facts: { dns, mailSecurity, registration } }: DomainCase): DomainResult['dnsRecords'] => {
  const soa = foundIn(dns.soa);
  return {
    A: foundIn(dns.a) ?? [],
    MX: (foundIn(dns.mx) ?? []).map(({ exchange, priority }) => `${priority} ${exchange}`),
    NS: foundIn(dns.ns) ?? foundIn(registration)?.nameServers ?? [],
    spfRecord: foundIn(mailSecurity.spf)?.record ?? null,
    dmarcRecord: foundIn(mailSecurity.dmarc)?.record ?? null,
    dkimRecord: foundIn(mailSecurity.dkim)?.record ?? null,
    AAAA: foundIn(dns.aaaa) ?? [],
    TXT: foundIn(dns.txt) ?? [],
    CAA: foundIn(dns.caa) ?? [],
    SOA: soa && `${soa.nameServer} ${soa.mailbox} ${soa.serial}`,
    CNAME: foundIn(dns.cnames) ?? [],
    dnssec: foundIn(dns.dnssec),
  };
};

const hosting = ({ facts }: DomainCase): DomainResult['hostingInfo'] => {
  const found = foundIn(facts.hosting);
  return {
    ipAddress: found?.address ?? null,
    country: found?.country ?? null,
    asn: found?.asn == null ? null : `AS${found.asn}`,
    organization: found?.organisation ?? null,
    isp: found?.isp ?? null,
    reverseDns: found?.reverseName ?? null,
  };
};

/** Our own lists of known phishing count beside those asked over the network. */
const blacklist = ({ facts, known, now }: DomainCase): DomainResult['blacklistCheck'] => {
  const { knownPhishing, lists } = known;
  const asked = foundIn(facts.blocklists);
  const wasLookedUp = knownPhishing !== undefined && knownPhishing.state !== 'unknown';
  const sources = [...(asked?.asked ?? []), ...(wasLookedUp ? ['Known phishing lists'] : [])];
  const listedBy = [
    ...(asked?.listedBy ?? []),
    ...(knownPhishing?.state === 'known' ? [knownPhishing.value.source] : []),
  ];
  // A list on the network is as it is today; our own are as old as the newest of them.
  const asOf = asked ? now.toISOString().slice(0, 10) : wasLookedUp ? (lists?.listedOn ?? null) : null;
  const isFresh = asked !== null || (lists !== undefined && lists.ageInDays < freshListDays);
  const status = listedBy.length > 0 ? 'blacklisted' : isFresh ? 'clean' : 'not-listed';
  const isUnasked = sources.length === 0;
  return {
    isBlacklisted: isUnasked ? null : listedBy.length > 0,
    sources,
    listedBy,
    status: isUnasked ? 'not-checked' : status,
    asOf,
  };
};

const intelligence = (input: DomainCase): DomainResult['threatIntelligence'] => {
  const lookalikes = foundIn(input.facts.lookalikes) ?? [];
  return {
    similarDomains: lookalikes.map(({ domain }) => domain),
    lookalikes,
    imitation: domainImitation(input),
    popularity: describePopularity(input.known.popularity),
  };
};
