import type { DomainFacts, DomainSubject } from '../../contract/domain-facts.ts';
import { parseUrl } from '../addresses/parse-url.ts';
import { isVouchedFor } from '../brands/genuine.ts';
import { type Lookalike, lookalikeOf } from '../brands/lookalike/lookalike-of.ts';
import { type UrlCase, type UrlFacts, urlCase } from '../url/case.ts';
import { frontPageOf } from './front-page.ts';

/** What our own tables and lists know about a domain, without any lookup. */
export type KnownOfDomain = Pick<UrlFacts, 'popularity' | 'knownPhishing' | 'lists'>;

/** A domain or an address as the detectors see it, with what several of them need worked out once. */
export type DomainCase = {
  subject: DomainSubject;
  facts: DomainFacts;
  known: KnownOfDomain;
  now: Date;
  /** The front page of the domain, for everything that a link and a domain have in common; null for internal names. */
  front: UrlCase | null;
  /** The registered part, which registries know. The address itself where there is no domain. */
  name: string;
  /** A brand's own domain, or a widely visited one: neither imitates another. */
  isTrusted: boolean;
  /** Closer to a brand's domain than chance explains; null for trusted domains. */
  lookalike: Lookalike | null;
  /** A customer's name under a company's domain (`someone.github.io`): what is registered is the company's. */
  isTenant: boolean;
  /** Days since the domain was registered; null where that is unknown, and for tenants. */
  ageInDays: number | null;
  /** Days until the registration expires, negative once it has; null where that is unknown. */
  daysLeft: number | null;
  /** Whether the domain receives mail; null where that could not be found out. */
  takesMail: boolean | null;
};

export const domainCase = (
  subject: DomainSubject,
  facts: DomainFacts,
  known: KnownOfDomain,
  now: Date,
): DomainCase => {
  const front = frontOf(subject, known);
  const isPopular = known.popularity?.state === 'known';
  const isTrusted = front?.isEstablished === true && (isPopular || isVouchedFor(front.url));
  const registration = facts.registration.state === 'known' ? facts.registration.value : null;
  const isDomain = subject.kind === 'domain';
  const isTenant = front !== null && isTenantName(front);
  const hasDates = isDomain && !isTenant;
  return {
    subject,
    facts,
    known,
    now,
    front,
    name: nameOf(subject),
    isTrusted,
    lookalike: front && isDomain && !isTrusted ? lookalikeOf(front.url) : null,
    isTenant,
    ageInDays: hasDates ? notNegative(daysFrom(registration?.createdAt, now)) : null,
    daysLeft: hasDates ? negated(daysFrom(registration?.expiresAt, now)) : null,
    takesMail: takesMail(facts),
  };
};

/** No domain is older than 1985; registries write an earlier date where they do not know. */
const firstDomains = Date.UTC(1985, 0, 1);
const day = 86_400_000;

/** Whole days from a date to now; negative for dates to come. */
const daysFrom = (date: string | null | undefined, now: Date): number | null => {
  const time = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time) || time < firstDomains) return null;
  return Math.floor((now.getTime() - time) / day);
};

/** A registry's clock may be ahead of ours. */
const notNegative = (days: number | null) => (days === null ? null : Math.max(0, days));
const negated = (days: number | null) => (days === null ? null : 0 - days);

const isTenantName = ({ hosting, dynamicDnsZone, url }: UrlCase) =>
  hosting !== null || dynamicDnsZone !== null || (url.isPrivateSuffix && url.label !== '');

const nameOf = (subject: DomainSubject): string => {
  if (subject.kind === 'domain') return subject.registrable;
  return subject.kind === 'address' ? subject.address : subject.name;
};

const frontOf = (subject: DomainSubject, known: KnownOfDomain): UrlCase | null => {
  const page = frontPageOf(subject);
  const url = page === null ? null : parseUrl(page);
  return url && urlCase(url, known);
};

/** RFC 7505: the null exchange `.` says that the domain accepts no mail. */
const takesMail = ({ dns }: DomainFacts): boolean | null => {
  if (dns.mx.state === 'unknown') return null;
  return dns.mx.state === 'known' && dns.mx.value.some(({ exchange }) => exchange.replace('.', '') !== '');
};
