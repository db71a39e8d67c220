import type { DnsFacts, DomainFacts, DomainSubject, MailSecurityFacts } from '../../contract/domain-facts.ts';
import { everythingUnknown } from '../../contract/unknown-facts.ts';
import { parseUrl } from '../addresses/parse-url.ts';
import { type DomainCase, domainCase, type KnownOfDomain } from '../domain/case.ts';

export const now = new Date('2026-11-16T12:00:00Z');
const day = 86_400_000;
/** A date this many days before now; after it for negative numbers. */
export const daysAgo = (days: number): string => new Date(now.getTime() - days * day).toISOString();

export const known = <T>(value: T) => ({ state: 'known', value }) as const;
export const absent = { state: 'absent' } as const;
export const unknown = { state: 'unknown', reason: 'timeout' } as const;

/** A domain as the lookups would read it; throws on other text, so that a typo in a test is noticed. */
export const subjectOf = (host: string): DomainSubject => {
  const url = parseUrl(`https://${host}/`);
  if (!url) throw new Error(`not a host: ${host}`);
  if (url.ip) return { kind: 'address', address: url.host, version: url.ip.version };
  if (!url.registrableDomain || url.publicSuffix === null) throw new Error(`nothing registered: ${host}`);
  const { host: ascii, unicodeHost: unicode, registrableDomain: registrable, publicSuffix } = url;
  return { kind: 'domain', ascii, unicode, registrable, publicSuffix };
};

export type SomeFacts = Partial<Omit<DomainFacts, 'dns' | 'mailSecurity'>> & {
  dns?: Partial<DnsFacts>;
  mailSecurity?: Partial<MailSecurityFacts>;
};

/** Only what a test is about; everything else is unknown. */
export const factsWith = ({ dns, mailSecurity, ...others }: SomeFacts = {}): DomainFacts => {
  const nothing = everythingUnknown('off');
  return {
    ...nothing,
    ...others,
    dns: { ...nothing.dns, ...dns },
    mailSecurity: { ...nothing.mailSecurity, ...mailSecurity },
  };
};

export const nameCase = (host: string, facts: SomeFacts = {}, tables: KnownOfDomain = {}): DomainCase =>
  domainCase(subjectOf(host), factsWith(facts), tables, now);

/** A registration with nothing remarkable about it. */
export const registered = (createdDaysAgo: number, expiresInDays = 400) => ({
  createdAt: daysAgo(createdDaysAgo),
  expiresAt: daysAgo(-expiresInDays),
  updatedAt: daysAgo(20),
  statuses: ['client transfer prohibited'],
  registrar: 'Example Registrar Ltd',
  organisation: null,
  isRedacted: true,
  country: 'DE',
  nameServers: ['ns1.example.net', 'ns2.example.net'],
  abuseEmail: 'abuse@registrar.example',
  isSigned: false,
  network: null,
  source: 'rdap.example.net',
  protocol: 'rdap' as const,
});

/** A certificate with nothing wrong about it. */
export const certificate = {
  isValid: true,
  problems: [],
  subject: 'example.org',
  names: ['example.org', 'www.example.org'],
  issuer: 'Example Authority',
  validFrom: daysAgo(30),
  validTo: daysAgo(-60),
  type: 'DV' as const,
  key: 'EC 256',
  protocol: 'TLSv1.3',
  chain: ['example.org', 'Example Authority', 'Example Root'],
};

export const sendersList = { record: 'v=spf1 mx -all', ending: '-all' as const, lookups: 1, problems: [] };
export const mailPolicy = {
  record: 'v=DMARC1; p=reject',
  policy: 'reject' as const,
  subdomainPolicy: null,
  percent: 100,
  inheritedFrom: null,
  problems: [],
};
export const takesMail = { mx: known([{ exchange: 'mail.example.org', priority: 10 }]) };
export const popularSite: KnownOfDomain = { popularity: { state: 'known', value: 'top-10k' } };
