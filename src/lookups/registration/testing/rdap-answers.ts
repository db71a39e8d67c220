/** Answers in the shape of RDAP servers (RFC 9083), with made-up names. */

type Property = [string, object, string, unknown];

const card = (...properties: Property[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];

export const text = (name: string, value: unknown): Property => [name, {}, 'text', value];

export const entity = (roles: string[], ...properties: Property[]) => ({
  objectClassName: 'entity',
  roles,
  vcardArray: card(...properties),
});

const event = (eventAction: string, eventDate: unknown) => ({ eventAction, eventDate });

/** A registry that keeps no contacts and points to the registrar. */
export const thinDomain = (name: string, related: string | null = null) => ({
  objectClassName: 'domain',
  handle: '1234567_DOMAIN_COM-VRSN',
  ldhName: name.toUpperCase(),
  links: related ? [{ rel: 'related', href: related, type: 'application/rdap+json', value: related }] : [],
  status: ['client delete prohibited', 'client transfer prohibited'],
  entities: [
    {
      ...entity(['registrar'], text('fn', 'Example Registrar, Inc.')),
      entities: [entity(['abuse'], text('fn', ''), text('email', 'abuse@registrar.example'))],
    },
  ],
  events: [
    event('registration', '2003-03-04T05:00:00Z'),
    event('expiration', '2027-03-04T05:00:00Z'),
    event('last changed', '2025-08-14T07:01:34Z'),
    event('last update of RDAP database', '2026-11-16T02:00:00Z'),
  ],
  secureDNS: { delegationSigned: true },
  nameservers: [
    { objectClassName: 'nameserver', ldhName: 'NS1.EXAMPLE.NET' },
    { objectClassName: 'nameserver', ldhName: 'ns2.example.net.' },
    { objectClassName: 'nameserver', ldhName: 'NS1.example.net' },
  ],
});

export const thickDomain = (name: string) => ({
  ...thinDomain(name),
  entities: [
    ...thinDomain(name).entities,
    entity(['registrant'], text('fn', 'Somebody'), text('org', 'Example Widgets Ltd'), [
      'adr',
      { cc: 'gb' },
      'text',
      ['', '', '', 'London', '', '', ''],
    ]),
  ],
});

export const network = {
  objectClassName: 'ip network',
  handle: 'NET-192-0-2-0-1',
  startAddress: '192.0.2.0',
  endAddress: '192.0.2.255',
  ipVersion: 'v4',
  cidr0_cidrs: [{ v4prefix: '192.0.2.0', length: 24 }],
  name: 'EXAMPLE-NET',
  type: 'ASSIGNED PA',
  country: 'DE',
  status: ['active'],
  events: [event('registration', '2003-03-04T00:00:00-05:00'), event('last changed', '2025-02-03T10:11:12Z')],
  entities: [
    {
      ...entity(['registrant'], text('fn', 'Beispiel Netze GmbH'), text('kind', 'org')),
      entities: [entity(['abuse'], text('kind', 'group'), text('email', 'abuse@example.net'))],
    },
  ],
};

export const autonomousSystem = {
  objectClassName: 'autnum',
  handle: 'AS64496',
  startAutnum: 64496,
  endAutnum: 64500,
  name: 'EXAMPLE-AS',
  events: [event('registration', '2003-03-04T00:00:00Z')],
  entities: [entity(['registrant'], text('fn', 'Beispiel Netze GmbH'), text('kind', 'org'))],
};
