import type { LookedUp } from './looked-up.ts';

// What lookups find about a domain or an address, passed to the engine, which judges it.

/** What a visitor asked about, read and normalised. */
export type DomainSubject =
  /** A public domain. `registrable` is the registered part, `ascii` the whole host. */
  | { kind: 'domain'; ascii: string; unicode: string; registrable: string; publicSuffix: string }
  | { kind: 'address'; address: string; version: 4 | 6 }
  /** A name no public registry knows (`printer.local`, `intranet`), or an address that is not public: not looked up. */
  | { kind: 'internal'; name: string; why: string };

export type Registration = {
  /** ISO 8601, or null where the registry does not publish it. */
  createdAt: string | null;
  expiresAt: string | null;
  updatedAt: string | null;
  /** The registry's words, as EPP names them where they are known: `client transfer prohibited`. */
  statuses: string[];
  registrar: string | null;
  /** Null where it is redacted for privacy; `isRedacted` then says so. */
  organisation: string | null;
  isRedacted: boolean;
  country: string | null;
  nameServers: string[];
  abuseEmail: string | null;
  isSigned: boolean | null;
  /** For addresses: the block they lie in, `192.0.2.0/24`. */
  network: string | null;
  /** Where it was learned: `rdap.example.net`, `whois.example.net`. */
  source: string;
  protocol: 'rdap' | 'whois';
};

export type MailExchange = { exchange: string; priority: number };
export type StartOfAuthority = { nameServer: string; mailbox: string; serial: number };

export type DnsFacts = {
  a: LookedUp<string[]>;
  aaaa: LookedUp<string[]>;
  mx: LookedUp<MailExchange[]>;
  ns: LookedUp<string[]>;
  txt: LookedUp<string[]>;
  caa: LookedUp<string[]>;
  soa: LookedUp<StartOfAuthority>;
  /** The names that lead from the asked one to the one with the addresses; absent: there is no alias. */
  cnames: LookedUp<string[]>;
  dnssec: LookedUp<Dnssec>;
  /** Any made-up subdomain of the registered domain has the same addresses. */
  isWildcard: LookedUp<boolean>;
  /** Name servers that are named but do not answer for the zone. */
  lameServers: LookedUp<string[]>;
};

/** `signed`: the parent names its keys. `broken`: it does, and the answers do not fit. */
export type Dnssec = 'signed' | 'unsigned' | 'broken';

export type SpfEnding = '-all' | '~all' | '?all' | '+all' | 'redirect' | 'none';
export type SpfFacts = {
  record: string;
  ending: SpfEnding;
  /** Lookups that a receiver must make to follow it: ten are allowed (RFC 7208 4.6.4). */
  lookups: number;
  /** Sentences: more than one record, a loop, too many lookups, an unknown mechanism. */
  problems: string[];
};

export type DmarcFacts = {
  record: string;
  policy: 'none' | 'quarantine' | 'reject';
  subdomainPolicy: 'none' | 'quarantine' | 'reject' | null;
  percent: number;
  /** The organisational domain it was inherited from; null when it is published at the checked domain. */
  inheritedFrom: string | null;
  problems: string[];
};

export type MailSecurityFacts = {
  spf: LookedUp<SpfFacts>;
  dmarc: LookedUp<DmarcFacts>;
  /** Selectors that answered with a key. Never absent: a selector that was not tried may exist. */
  dkim: LookedUp<{ selectors: string[]; record: string }>;
  mtaSts: LookedUp<{ record: string }>;
  tlsRpt: LookedUp<{ record: string }>;
  bimi: LookedUp<{ record: string }>;
};

export type CertificateType = 'DV' | 'OV' | 'EV' | 'self-signed';
export type CertificateProblem =
  | 'expired'
  | 'not-yet-valid'
  | 'wrong-name'
  | 'self-signed'
  | 'untrusted'
  | 'revoked'
  | 'weak-key';

export type CertificateFacts = {
  isValid: boolean;
  /** Empty when it is valid; the gravest first. */
  problems: CertificateProblem[];
  subject: string;
  names: string[];
  issuer: string;
  validFrom: string;
  validTo: string;
  type: CertificateType;
  key: string;
  protocol: string;
  /** From the server's own to the root, by common name. */
  chain: string[];
};

export type HostingFacts = {
  /** The first of the addresses, the one that is described. */
  address: string;
  country: string | null;
  asn: number | null;
  organisation: string | null;
  /** Who announces the address; the same as the organisation where nothing distinguishes them. */
  isp: string | null;
  reverseName: string | null;
};

export type BlocklistFacts = { listedBy: string[]; asked: string[] };

/** A lookalike of the checked domain that exists in DNS. */
export type SeenLookalike = {
  domain: string;
  /** How it was made from the checked domain: `homoglyph`, `omission`. */
  kind: string;
  addresses: string[];
  hasMail: boolean;
};

export type DomainFacts = {
  registration: LookedUp<Registration>;
  dns: DnsFacts;
  mailSecurity: MailSecurityFacts;
  /** Absent: nothing answers TLS on 443. */
  certificate: LookedUp<CertificateFacts>;
  /** Absent: the domain has no address. */
  hosting: LookedUp<HostingFacts>;
  blocklists: LookedUp<BlocklistFacts>;
  lookalikes: LookedUp<SeenLookalike[]>;
};

/** The lookups of one domain check, in the order in which their cards stand on the page. */
export const domainParts = [
  'registration',
  'hosting',
  'dns',
  'mailSecurity',
  'certificate',
  'blocklists',
  'lookalikes',
] as const satisfies readonly (keyof DomainFacts)[];
export type DomainPart = (typeof domainParts)[number];
