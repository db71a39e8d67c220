// The registries' vocabulary: what each calls the same fact. One table instead of a parser per registry.

/** Whom a line is about. `subject` is the domain or network that was asked for. */
export type Scope = 'subject' | 'registrant' | 'registrar' | 'contact' | 'nameservers' | 'other';

/** Labels that mean a fact, everywhere or only in lines about `scope`. */
export type LabelRule = { scope: Scope | 'any'; labels: readonly string[] };

/** For each fact, the rules in the order of preference. */
export const labelRules = {
  domain: [{ scope: 'any', labels: ['domain name', 'domain', 'domain-name', 'domainname', 'domain_name'] }],
  createdAt: [
    {
      scope: 'any',
      labels: [
        'creation date',
        'created date',
        'created on',
        'registration date',
        'registration time',
        'registered date',
        'registered on',
        'record created on',
        'domain registration date',
        'domain name commencement date',
        'first registration date',
        'domain record activated',
        'domain_dateregistered',
      ],
    },
    {
      scope: 'subject',
      labels: ['created', 'registered', 'registration', 'regdate', 'create date', 'reg-date'],
    },
  ],
  expiresAt: [
    {
      scope: 'any',
      labels: [
        'registry expiry date',
        'registrar registration expiration date',
        'expiration date',
        'expiration time',
        'expiry date',
        'expire date',
        'expires on',
        'record expires on',
        'renewal date',
        'paid-till',
        'domain expires',
        'domain expiration date',
        'domain_datebilleduntil',
        'validity',
        'valid until',
      ],
    },
    { scope: 'subject', labels: ['expires', 'expire', 'renewal', 'expiration'] },
  ],
  updatedAt: [
    {
      scope: 'any',
      labels: [
        'updated date',
        'last updated date',
        'last updated on',
        'modified date',
        'record last updated on',
        'domain record last updated',
        'domain_datelastmodified',
      ],
    },
    {
      scope: 'subject',
      labels: [
        'last modified',
        'last-modified',
        'last update',
        'last-update',
        'last updated',
        'modified',
        'updated',
        'changed',
      ],
    },
  ],
  status: [
    { scope: 'any', labels: ['domain status', 'registration status', 'domain_status'] },
    { scope: 'subject', labels: ['status', 'state', 'flags', 'eppstatus'] },
  ],
  registrar: [
    {
      scope: 'any',
      labels: [
        'registrar name',
        'registrar_name',
        'sponsoring registrar',
        'registrar organization',
        'current registrar',
        'registration service provider',
        'authorized agency',
      ],
    },
    { scope: 'registrar', labels: ['organization', 'organisation', 'organization name', 'name', 'org'] },
    { scope: 'subject', labels: ['registrar'] },
    { scope: 'registrar', labels: ['registrar', 'registrars'] },
    { scope: 'any', labels: ['registrar handle'] },
  ],
  organisation: [
    {
      scope: 'any',
      labels: [
        'registrant organization',
        'registrant organisation',
        'registrant_contact_organisation',
        'company english name',
        'orgname',
        'org-name',
        'custname',
      ],
    },
    {
      scope: 'registrant',
      labels: ['organization', 'organisation', 'organization name', 'org', 'company name', 'owner'],
    },
    { scope: 'subject', labels: ['owner', 'org', 'organization', 'holder', 'registrant'] },
    {
      scope: 'registrant',
      labels: [
        'registrant',
        'registrants',
        'holder',
        'holder of domain name',
        'registrant contact information',
        'name',
        'company chinese name',
      ],
    },
    { scope: 'subject', labels: ['descr'] },
  ],
  country: [
    { scope: 'any', labels: ['registrant country', 'registrant country code', 'registrant country/economy'] },
    { scope: 'registrant', labels: ['country', 'country code', 'countrycode'] },
    { scope: 'subject', labels: ['country'] },
  ],
  nameServers: [
    {
      scope: 'any',
      labels: [
        'name server',
        'name servers',
        'nameserver',
        'nameservers',
        'nserver',
        'domain nameservers',
        'domain servers',
        'domain servers in listed order',
        'name servers information',
        'ns_name_01',
        'ns_name_02',
        'ns_name_03',
        'ns_name_04',
      ],
    },
    { scope: 'nameservers', labels: ['host name', 'hostname', 'dns', 'name', 'host'] },
  ],
  abuseEmail: [
    {
      scope: 'any',
      labels: [
        'registrar abuse contact email',
        'registrar abuse email',
        'abuse contact email',
        'abuse-mailbox',
        'abuse-email',
        'orgabuseemail',
        'abuse contact',
      ],
    },
  ],
  dnssec: [{ scope: 'any', labels: ['dnssec', 'signed', 'dnssec status'] }],
  delegationKey: [
    {
      scope: 'any',
      labels: ['ds-rdata', 'dsrecord', 'ds record', 'dnskey', 'signing key', 'dnssec ds data'],
    },
  ],
  network: [{ scope: 'any', labels: ['inetnum', 'inet6num', 'netrange'] }],
  asn: [{ scope: 'any', labels: ['aut-num', 'asnumber'] }],
  /** IANA's referral, which applies whatever else the answer holds. */
  referral: [{ scope: 'any', labels: ['refer'] }],
  /** The registry's own server: a referral if it is not the one being asked. */
  registryServer: [{ scope: 'any', labels: ['whois'] }],
  /** Who keeps what a thin registry does not. */
  related: [{ scope: 'any', labels: ['registrar whois server', 'whois server', 'referralserver'] }],
} as const satisfies Record<string, readonly LabelRule[]>;

export type WhoisFact = keyof typeof labelRules;

const knownLabels = new Set<string>(
  Object.values<readonly LabelRule[]>(labelRules).flatMap((rules) => rules.flatMap(({ labels }) => labels)),
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
const firstLabels: Readonly<Record<string, Scope>> = {
  registrar: 'registrar',
  'registrar name': 'registrar',
  'nic-hdl': 'contact',
  'norid handle': 'contact',
  'admin-c': 'contact',
  'tech-c': 'contact',
  'zone-c': 'contact',
  'nic-hdl-br': 'contact',
  contact: 'contact',
  person: 'contact',
  personname: 'contact',
  role: 'contact',
  irt: 'contact',
  orgabusehandle: 'contact',
  orgtechhandle: 'contact',
  orgnochandle: 'contact',
  organisation: 'other',
  keyset: 'other',
  route: 'other',
  route6: 'other',
  'as-block': 'other',
  orgname: 'registrant',
  custname: 'registrant',
  nsset: 'nameservers',
  'ns-list': 'nameservers',
};

export const scopeOfFirstLabel = (label: string): Scope | null =>
  Object.hasOwn(firstLabels, label) ? (firstLabels[label] ?? null) : null;

/** The labels of a contact's own handle, and those by which the subject refers to its holder. */
export const handleLabels = new Set(['nic-hdl', 'nic-hdl-br', 'norid handle', 'contact', 'organisation']);
export const holderLabels = new Set([
  'registrant',
  'holder',
  'holder-c',
  'owner-c',
  'org',
  'domain holder handle',
]);

/** Registries that write 04/03/2025 or 04-03-2025 for the fourth of March. */
export const dayFirstSuffixes = new Set(['bg', 'hk', 'il', 'lu', 'mo', 'pt', 'tn']);
