import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWhois } from './read-whois.ts';
import type { RegistrationQuestion } from './registration-question.ts';
import { addressAnswers } from './testing/address-answers.ts';
import { asianAnswers } from './testing/asian-answers.ts';
import { genericAnswers } from './testing/generic-answers.ts';
import { northernAndEasternAnswers } from './testing/northern-and-eastern-answers.ts';
import { westernAnswers } from './testing/western-answers.ts';

const answers = [
  ...genericAnswers,
  ...westernAnswers,
  ...northernAndEasternAnswers,
  ...asianAnswers,
  ...addressAnswers,
];

const questionOf = (asked: string): RegistrationQuestion => {
  const version = isIP(asked);
  if (version === 4 || version === 6) return { kind: 'address', address: asked, version };
  if (/^AS\d+$/.test(asked)) return { kind: 'asn', number: Number(asked.slice(2)) };
  return { kind: 'domain', name: asked };
};

describe('an answer in the form of', () => {
  it.each(answers.map((answer) => [answer.registry, answer] as const))(
    '%s is read',
    (_, { asked, text, expected }) => {
      const reading = readWhois(text, questionOf(asked), 'whois.example.net');
      expect(reading).toMatchObject({ state: 'known', registration: { ...expected, protocol: 'whois' } });
    },
  );

  it.each(answers.map((answer) => [answer.registry, answer] as const))(
    '%s is read with the line ends of the network, too',
    (_, { asked, text, expected }) => {
      const reading = readWhois(text.replaceAll('\n', '\r\n'), questionOf(asked), 'whois.example.net');
      expect(reading).toMatchObject({ state: 'known', registration: expected });
    },
  );
});

describe('an answer without a registration', () => {
  it.each([
    [
      '.com',
      'No match for "EXAMPLE.COM".\r\n>>> Last update of whois database: 2026-11-16T02:00:00Z <<<\r\n\r\nNOTICE: You are not authorized to access or query our Whois database through the use of electronic processes',
    ],
    ['.org', 'Domain not found.\r\n>>> Last update of WHOIS database: 2026-11-16T02:00:00Z <<<'],
    ['.uk', '\n    No match for "example.com".\n\n    This domain name has not been registered.\n'],
    ['.de', 'Domain: example.com\nStatus: free\n'],
    ['.nl', 'example.com is free\n'],
    ['.fr', '%% NOT FOUND\n'],
    ['.it', 'Domain:             example.com\nStatus:             AVAILABLE\n'],
    ['.eu', '% terms\nDomain: example.com\nScript: LATIN\nStatus: AVAILABLE\n'],
    ['.pl', 'No information available about domain name example.com in the Registry NASK database.\n'],
    ['.cz', '%ERROR:101: no entries found\n%\n% No entries found.\n'],
    ['.se', 'domain "example.com" not found.\n'],
    ['.no', '% No match\n'],
    ['.fi', 'Domain not found\n'],
    ['.at', '% Copyright (c)2026 by NIC.AT (1)\n\n% nothing found\n'],
    ['.ru', 'No entries found for the selected source(s).\n'],
    ['.br', '% No match for example.com\n'],
    ['.jp', 'No match!!\n'],
    [
      '.kr',
      'query : example.com\n\nThe requested domain was not found in the Registry or Registrar’s WHOIS Server.\n',
    ],
    ['.cn', 'No matching record.\n'],
    ['.tw', 'No Found\nNo matching record\n'],
    ['.hk', ' The domain has not been registered.\n'],
    ['.sg', 'Domain Not Found\n'],
    ['.ca', 'Not found: example.com\n'],
    ['.mx', 'No_Se_Encontro_El_Objeto/Object_Not_Found\n'],
    ['.ar', 'El dominio no se encuentra registrado en NIC Argentina\n'],
    ['.tr', '** Invalid input\nNo match found for "example.com"\n'],
    ['.il', '% No data was found to match the request criteria.\n'],
    ['.io', 'The queried object does not exist: \nDomain example.com is available for registration\n'],
    ['IANA, for a suffix that does not exist', '% IANA WHOIS server\n% This query returned 0 objects.\n'],
  ])('%s says that nobody has it', (_, text) => {
    expect(readWhois(text, questionOf('example.com'), 'whois.example.net')).toEqual({ state: 'absent' });
  });

  it.each([
    'WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS\n',
    'Your connection limit exceeded. Please slow down and try again later.\n',
    '% Error: 55000000002 Connection refused; access control limit exceeded\n',
    '%ERROR:201: access denied for 192.0.2.1\n',
    'Query rate of 10/min exceeded. Quota exceeded.\n',
    'Number of allowed queries exceeded.\n',
    'Too many requests from your address.\n',
    'Requests of this client are not permitted. Please use https://www.nic.ch/whois/ for queries.\n',
    'The IP address used to perform the query is not authorised.\n',
  ])('which says "%s" is a refusal', (text) => {
    expect(readWhois(text, questionOf('example.com'), 'whois.example.net')).toEqual({ state: 'declined' });
  });

  it.each([
    '',
    '\n\n',
    'HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n<html>not found</html>',
    '<html><body>Domain not found</body></html>',
    'Welcome to our server!\n',
    'Domain Name: somebody-else.example\nCreation Date: 2003-03-04T05:00:00Z\n',
    'Server software\ncreated: 2003-03-04\nregistrar: none of your business\n',
  ])('which is %j says nothing at all', (text) => {
    expect(readWhois(text, questionOf('example.com'), 'whois.example.net')).toEqual({ state: 'unreadable' });
  });

  it('refers to the registry', () => {
    const text =
      '% IANA WHOIS server\n\nrefer:        whois.example.net\n\ndomain:       COM\nwhois:        whois.example.net\ncreated:      1985-01-01\n';
    expect(readWhois(text, questionOf('example.com'), 'whois.iana.org')).toEqual({
      state: 'referral',
      to: 'whois.example.net',
    });
    const withoutRefer = 'domain:       COM\nwhois:        whois.example.net\ncreated:      1985-01-01\n';
    expect(readWhois(withoutRefer, questionOf('example.com'), 'whois.iana.org')).toEqual({
      state: 'referral',
      to: 'whois.example.net',
    });
  });

  it('of a suffix without a server is not taken for the name below it', () => {
    const text = 'domain:       ZZ\norganisation: Example Registry\ncreated:      1985-01-01\n';
    expect(readWhois(text, questionOf('example.zz'), 'whois.iana.org')).toEqual({ state: 'unreadable' });
  });
});

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const labels = [
  'Domain Name',
  'created',
  'changed',
  'Expiry Date',
  'Registrar',
  'Registrant',
  'status',
  'Name Server',
  'inetnum',
  'NetRange',
  'nic-hdl',
  'org',
  'holder-c',
  '[State]',
  'Nameservers',
  'refer',
];
const whoisLike = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '  ', '\t', '% ', '** '),
      fc.constantFrom(...labels),
      fc.constantFrom(':', ': ', '....: ', '', '\n'),
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '99999-01-01',
          '0000-00-00',
          '2025-02-31',
          '12/11/2025',
          'example.com',
          '192.0.2.0 - 1',
          '::/129',
          'before 1',
        ),
      ),
    ),
    { maxLength: 30 },
  )
  .map((lines) => lines.map((parts) => parts.join('')).join('\n'));

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 500 })
  .map((units) => String.fromCharCode(...units));

describe('whatever comes', () => {
  it.each(['example.com', '192.0.2.1', '2001:db8::1', 'AS64496'])(
    'is read without a fault for %s, and every date is one',
    (asked) => {
      fc.assert(
        fc.property(fc.oneof(anyText, whoisLike), (text) => {
          const reading = readWhois(text, questionOf(asked), 'whois.example.net');
          if (reading.state !== 'known') return;
          const { createdAt, expiresAt, updatedAt, nameServers, statuses } = reading.registration;
          for (const date of [createdAt, expiresAt, updatedAt]) {
            if (date !== null) expect(date).toMatch(isoMoment);
          }
          for (const server of nameServers) expect(server).toMatch(/^[a-z0-9_.-]+$/);
          for (const status of statuses) expect(status.length).toBeLessThanOrEqual(60);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('of a quarter of a megabyte costs no more than reading it', () => {
    for (const text of [
      'a:'.repeat(131_072),
      ' '.repeat(262_144),
      '[a'.repeat(131_072),
      'x: \n'.repeat(65_536),
      `no ${'match '.repeat(43_000)}`,
    ]) {
      expect(readWhois(text, questionOf('example.com'), 'whois.example.net').state).not.toBe('known');
    }
  });
});
