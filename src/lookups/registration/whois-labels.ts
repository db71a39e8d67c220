// The registries' vocabulary: what each calls the same fact. One table instead of a parser per registry.

/** Whom a line is about. `subject` is the domain or network that was asked for. */
export type Scope = 'subject' | 'registrant' | 'registrar' | 'contact' | 'nameservers' | 'other';

/** Labels that mean a fact, everywhere or only in lines about `scope`. */
export type LabelRule = { scope: Scope | 'any'; labels: readonly string[] };

const listed = (labels: string): string[] => labels.split(/,\s+/);
const labelled = (scope: LabelRule['scope'], labels: string): LabelRule => ({
  scope,
  labels: listed(labels),
});

/** For each fact, the rules in the order of preference. */
export const labelRules = {
  domain: [labelled('any', 'domain name, domain, domain-name, domainname, domain_name')],
  createdAt: [
    labelled(
      'any',
      `creation date, created date, created on, registration date, registration time, registered date,
      registered on, record created on, domain registration date, domain name commencement date,
      first registration date, domain record activated, domain_dateregistered`,
    ),
    labelled('subject', 'created, registered, registration, regdate, create date, reg-date'),
  ],
  expiresAt: [
    labelled(
      'any',
      `registry expiry date, registrar registration expiration date, expiration date, expiration time,
      expiry date, expire date, expires on, record expires on, renewal date, paid-till, domain expires,
      domain expiration date, domain_datebilleduntil, validity, valid until`,
    ),
    labelled('subject', 'expires, expire, renewal, expiration'),
  ],
  updatedAt: [
    labelled(
      'any',
      `updated date, last updated date, last updated on, modified date, record last updated on,
      domain record last updated, domain_datelastmodified`,
    ),
    labelled(
      'subject',
      `last modified, last-modified, last update, last-update, last updated, modified, updated, changed`,
    ),
  ],
  status: [
    labelled('any', 'domain status, registration status, domain_status'),
    labelled('subject', 'status, state, flags, eppstatus'),
  ],
  registrar: [
    labelled(
      'any',
      `registrar name, registrar_name, sponsoring registrar, registrar organization, current registrar,
      registration service provider, authorized agency`,
    ),
    labelled('registrar', 'organization, organisation, organization name, name, org'),
    labelled('subject', 'registrar'),
    labelled('registrar', 'registrar, registrars'),
    labelled('any', 'registrar handle'),
  ],
  organisation: [
    labelled(
      'any',
      `registrant organization, registrant organisation, registrant_contact_organisation,
      company english name, orgname, org-name, custname`,
    ),
    labelled('registrant', 'organization, organisation, organization name, org, company name, owner'),
    labelled('subject', 'owner, org, organization, holder, registrant'),
    labelled(
      'registrant',
      `registrant, registrants, holder, holder of domain name, registrant contact information, name,
      company chinese name`,
    ),
    labelled('subject', 'descr'),
  ],
  country: [
    labelled('any', 'registrant country, registrant country code, registrant country/economy'),
    labelled('registrant', 'country, country code, countrycode'),
    labelled('subject', 'country'),
  ],
  nameServers: [
    labelled(
      'any',
      `name server, name servers, nameserver, nameservers, nserver, domain nameservers, domain servers,
      domain servers in listed order, name servers information, ns_name_01, ns_name_02, ns_name_03,
      ns_name_04`,
    ),
    labelled('nameservers', 'host name, hostname, dns, name, host'),
  ],
  abuseEmail: [
    labelled(
      'any',
      `registrar abuse contact email, registrar abuse email, abuse contact email, abuse-mailbox, abuse-email,
      orgabuseemail, abuse contact`,
    ),
  ],
  dnssec: [labelled('any', 'dnssec, signed, dnssec status')],
  delegationKey: [labelled('any', 'ds-rdata, dsrecord, ds record, dnskey, signing key, dnssec ds data')],
  network: [labelled('any', 'inetnum, inet6num, netrange')],
  asn: [labelled('any', 'aut-num, asnumber')],
  /** IANA's referral, which applies whatever else the answer holds. */
  referral: [labelled('any', 'refer')],
  /** The registry's own server: a referral if it is not the one being asked. */
  registryServer: [labelled('any', 'whois')],
  /** Who keeps what a thin registry does not. */
  related: [labelled('any', 'registrar whois server, whois server, referralserver')],
} satisfies Record<string, readonly LabelRule[]>;

export type WhoisFact = keyof typeof labelRules;

const knownLabels = new Set(
  Object.values(labelRules)
    .flat()
    .flatMap(({ labels }) => labels),
);

export const isKnownLabel = (label: string): boolean => knownLabels.has(label);

const headings: readonly [RegExp, Scope][] = [
  [
    /^(?:registrants?|(?:domain )?holder|holder of domain name|owner|registrant (?:contact )?information)$/,
    'registrant',
  ],
  [/^(?:registrars?|registrar information|sponsoring registrar|current registrar)$/, 'registrar'],
  [/^(?:domain )?name ?servers?(?: information| in (?:the )?listed order)?$/, 'nameservers'],
  [
    /^(?:domain servers(?: in listed order)?|dns servers|(?:primary|secondary|third) name ?server)$/,
    'nameservers',
  ],
  [
    /^(?:registrar |abuse |on-site |zone )?(?:admin|tech|billing|administrative|technical)?(?:istrative|nical)? ?contacts?(?: information)?$/,
    'contact',
  ],
  [/^(?:registrar technical contacts|on-site|tech|admin|reseller|abuse contact|keys|dnssec)$/, 'contact'],
];

/** What the lines below a heading are about; null for an unknown heading. */
export const scopeOfHeading = (label: string): Scope | null =>
  headings.find(([words]) => words.test(label))?.[1] ?? null;

/** Registries that answer in objects begin each with the label of its kind. */
const firstLabels = new Map(
  Object.entries({
    registrar: 'registrar, registrar name',
    contact: `nic-hdl, norid handle, admin-c, tech-c, zone-c, nic-hdl-br, contact, person, personname,
      role, irt, orgabusehandle, orgtechhandle, orgnochandle`,
    other: 'organisation, keyset, route, route6, as-block',
    registrant: 'orgname, custname',
    nameservers: 'nsset, ns-list',
  } satisfies Partial<Record<Scope, string>>).flatMap(([scope, labels]) =>
    listed(labels).map((label) => [label, scope as Scope]),
  ),
);

export const scopeOfFirstLabel = (label: string): Scope | null => firstLabels.get(label) ?? null;

/** The labels of a contact's own handle, and those by which the subject refers to its holder. */
export const handleLabels = new Set(['nic-hdl', 'nic-hdl-br', 'norid handle', 'contact', 'organisation']);
export const holderLabels = new Set(
  listed('registrant, holder, holder-c, owner-c, org, domain holder handle'),
);

/** Registries that write 04/03/2025 or 04-03-2025 for the fourth of March. */
export const dayFirstSuffixes = new Set(['bg', 'hk', 'il', 'lu', 'mo', 'pt', 'tn']);
