import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRdap } from './read-rdap.ts';
import type { RegistrationQuestion } from './registration-question.ts';
import { autonomousSystem, entity, network, text, thickDomain, thinDomain } from './testing/rdap-answers.ts';

const domain: RegistrationQuestion = { kind: 'domain', name: 'example.com' };
const address: RegistrationQuestion = { kind: 'address', address: '192.0.2.77', version: 4 };
const system: RegistrationQuestion = { kind: 'asn', number: 64496 };

const read = (answer: unknown, question: RegistrationQuestion = domain) =>
  readRdap(JSON.stringify(answer), question, 'rdap.example.net');
const registrationOf = (answer: unknown, question: RegistrationQuestion = domain) =>
  read(answer, question)?.registration;

describe('an answer', () => {
  it('of a thin registry holds dates, states, servers, the registrar, and where to find more', () => {
    expect(read(thinDomain('example.com', 'https://rdap.registrar.example/domain/EXAMPLE.COM'))).toEqual({
      registration: {
        createdAt: '2003-03-04T05:00:00.000Z',
        expiresAt: '2027-03-04T05:00:00.000Z',
        updatedAt: '2025-08-14T07:01:34.000Z',
        statuses: ['client delete prohibited', 'client transfer prohibited'],
        registrar: 'Example Registrar, Inc.',
        organisation: null,
        isRedacted: false,
        country: null,
        nameServers: ['ns1.example.net', 'ns2.example.net'],
        abuseEmail: 'abuse@registrar.example',
        isSigned: true,
        network: null,
        source: 'rdap.example.net',
        protocol: 'rdap',
      },
      related: 'https://rdap.registrar.example/domain/EXAMPLE.COM',
    });
  });

  it('of a thick registry holds the organisation and its country', () => {
    expect(registrationOf(thickDomain('example.com'))).toMatchObject({
      organisation: 'Example Widgets Ltd',
      country: 'GB',
      isRedacted: false,
    });
  });

  it('names a company, and leaves a person out', () => {
    const holder = (kind: string) => ({
      ...thinDomain('example.com'),
      entities: [entity(['registrant'], text('fn', 'Example Widgets Ltd'), text('kind', kind))],
    });
    expect(registrationOf(holder('org'))?.organisation).toBe('Example Widgets Ltd');
    expect(registrationOf(holder('individual'))).toMatchObject({ organisation: null, isRedacted: false });
  });

  it('counts from the last registration when the domain was registered again', () => {
    const { events, ...rest } = thinDomain('example.com');
    const again = { eventAction: 'reregistration', eventDate: '2020-01-02T03:04:05Z' };
    expect(registrationOf({ ...rest, events: [again, ...events] })?.createdAt).toBe(
      '2020-01-02T03:04:05.000Z',
    );
  });

  it.each<[string, object]>([
    [
      'in words',
      {
        entities: [
          entity(['registrant'], text('fn', 'REDACTED FOR PRIVACY'), text('org', ['REDACTED FOR PRIVACY'])),
        ],
      },
    ],
    [
      'in a list of redacted fields',
      { redacted: [{ name: { type: 'Registrant Organization' }, method: 'removal' }] },
    ],
    [
      'in a remark',
      {
        entities: [
          {
            roles: ['registrant'],
            remarks: [{ title: 'REDACTED FOR PRIVACY', type: 'object redacted due to authorization' }],
          },
        ],
      },
    ],
  ])('says %s that the holder is not shown', (_, part) => {
    expect(registrationOf({ ...thinDomain('example.com'), ...part })).toMatchObject({
      organisation: null,
      isRedacted: true,
    });
  });

  it('about addresses holds the block and its holder', () => {
    expect(registrationOf(network, address)).toMatchObject({
      network: '192.0.2.0/24',
      organisation: 'Beispiel Netze GmbH',
      country: 'DE',
      createdAt: '2003-03-04T05:00:00.000Z',
      abuseEmail: 'abuse@example.net',
      registrar: null,
      nameServers: [],
    });
  });

  it('of APNIC names the holder in a remark', () => {
    const described = {
      ...network,
      entities: [],
      remarks: [{ title: 'description', description: ['Example Pacific Limited', 'Level 1'] }],
    };
    expect(registrationOf(described, address)?.organisation).toBe('Example Pacific Limited');
  });

  it('about an AS number names its holder', () => {
    expect(registrationOf(autonomousSystem, system)).toMatchObject({
      organisation: 'Beispiel Netze GmbH',
      createdAt: '2003-03-04T00:00:00.000Z',
    });
  });
});

describe('what is not an answer to the question', () => {
  it.each<[string, unknown]>([
    ['another name', thinDomain('example.net')],
    ['another kind of object', network],
    ['an error', { errorCode: 404, title: 'Not Found' }],
    ['a list', [thinDomain('example.com')]],
    ['null', null],
    ['an empty object', {}],
    ['a text', 'domain'],
  ])('%s is not taken', (_, answer) => {
    expect(read(answer)).toBeNull();
  });

  it.each(['', '<html>', '{', '[[[['.repeat(50_000), '{"a":'.repeat(100_000)])(
    'such as %.20s is not taken',
    (body) => {
      expect(readRdap(body, domain, 'rdap.example.net')).toBeNull();
    },
  );

  it('another network is not taken', () => {
    expect(read(network, { kind: 'address', address: '198.51.100.1', version: 4 })).toBeNull();
    expect(read(autonomousSystem, { kind: 'asn', number: 64501 })).toBeNull();
  });
});

describe('fields of the wrong type', () => {
  const base = { objectClassName: 'domain', ldhName: 'example.com' };

  it('are as if they were not there', () => {
    const odd = {
      events: null,
      entities: 'none',
      status: { a: 1 },
      nameservers: [null, 7, { ldhName: {} }],
      secureDNS: [],
      links: 3,
      redacted: 'all',
      country: 49,
    };
    expect(registrationOf({ ...base, ...odd })).toMatchObject({
      createdAt: null,
      statuses: [],
      nameServers: [],
      isSigned: null,
      registrar: null,
      country: null,
      isRedacted: false,
    });
  });

  it.each(['99999-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '0000-00-00', 7, null, {}])(
    'make no date: %j',
    (eventDate) => {
      expect(
        registrationOf({ ...base, events: [{ eventAction: 'registration', eventDate }] })?.createdAt,
      ).toBeNull();
    },
  );

  it('cannot be nested endlessly', () => {
    let nested: object = entity(['abuse'], text('email', 'deep@example.net'));
    for (let depth = 0; depth < 500; depth += 1) nested = { roles: ['registrar'], entities: [nested] };
    expect(registrationOf({ ...base, entities: [nested] })?.abuseEmail).toBeNull();
  });

  it('of any shape are read without a fault, and every date is one', () => {
    const keys = [
      'events',
      'entities',
      'status',
      'nameservers',
      'secureDNS',
      'links',
      'redacted',
      'remarks',
      'vcardArray',
      'roles',
      'country',
      'startAddress',
      'endAddress',
      'startAutnum',
    ];
    const anything = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.double(),
        fc.constantFrom(null, true, 7, '99999-01-01'),
        fc.constantFrom('registrant', 'registrar', 'abuse', 'registration', 'fn', 'org', 'adr', '192.0.2.0'),
        tie('list'),
        tie('record'),
      ),
      list: fc.array(tie('value'), { maxLength: 4 }),
      record: fc.dictionary(
        fc.constantFrom(...keys, 'eventAction', 'eventDate', 'ldhName', 'title'),
        tie('value'),
      ),
    })).record;
    fc.assert(
      fc.property(anything, fc.constantFrom(domain, address, system), (answer, question) => {
        const objectClassName = { domain: 'domain', address: 'ip network', asn: 'autnum' }[question.kind];
        const found = registrationOf(
          { ...(answer as object), objectClassName, ldhName: undefined },
          question,
        );
        for (const date of [found?.createdAt, found?.expiresAt, found?.updatedAt]) {
          if (date) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
        }
      }),
      { numRuns: 150 },
    );
  });
});
