import { describe, expect, it } from 'vitest';
import { everythingUnknown } from '../../contract/unknown-facts.ts';
import { domainAlertWords } from './domain-alert-words.ts';
import type { WatchedFacts } from './seen-domain.ts';
import { hasAnswers, type SeenDomain, seeDomain } from './seen-domain.ts';
import { whatChangedOfDomain } from './what-changed-of-domain.ts';

const now = new Date('2026-11-15T12:00:00Z');
const far = '2030-02-01T10:00:00Z';

const seen = (given: Partial<SeenDomain> = {}): SeenDomain => ({
  registration: { isRegistered: true, endsAt: far, registrar: 'Test Registrar' },
  registrationEnd: 'far',
  nameServers: ['ns1.example.com', 'ns2.example.com'],
  certificate: { issuer: 'Authority', validFrom: '2026-10-01', validTo: '2026-12-30', problems: [] },
  certificateEnd: 'far',
  spf: { is: '-all', rank: 4 },
  dmarc: { is: 'p=reject', rank: 5 },
  mtaSts: { is: 'published', rank: 1 },
  dnssec: { is: 'signed', rank: 2 },
  listedBy: [],
  lookalikes: {},
  ...given,
});

const nobody = { found: [], unanswered: [], resembling: new Set<string>() };
const lookalike = (given: object = {}) => ({
  'exarnple.com': {
    ...{ kind: 'homoglyph', isThere: true, address: true, mail: false, certificate: false, page: false },
    ...given,
  },
});

type Case = [name: string, before: Partial<SeenDomain>, now: Partial<SeenDomain>, changes: string[]];
const registrar = (name: string) => ({ isRegistered: true, endsAt: far, registrar: name });

const later: Case[] = [
  ['nothing', {}, {}, []],
  ['a registration that ends in a month', {}, { registrationEnd: 'soon' }, ['registration-ends']],
  [
    'one that ends this week',
    { registrationEnd: 'soon' },
    { registrationEnd: 'near' },
    ['registration-ends!'],
  ],
  ['one that was told of', { registrationEnd: 'soon' }, { registrationEnd: 'soon' }, []],
  ['one that was renewed', { registrationEnd: 'near' }, {}, []],
  ['one that ended', { registrationEnd: 'near' }, { registrationEnd: 'over' }, ['registration-ended!']],
  [
    'a domain that is not registered any more',
    {},
    { registration: { isRegistered: false, endsAt: null, registrar: null } },
    ['registration-ended!'],
  ],
  ['another registrar', {}, { registration: registrar('Somebody Else') }, ['registrar-changed!']],
  ['the same registrar with other commas', {}, { registration: registrar('TEST, Registrar.') }, []],
  ['other name servers', {}, { nameServers: ['ns1.elsewhere.example'] }, ['name-servers-changed!']],
  ['name servers that could not be found out before', { nameServers: null }, {}, []],
  ['a certificate that ends soon', {}, { certificateEnd: 'soon' }, ['certificate-ends']],
  ['one that has expired', { certificateEnd: 'near' }, { certificateEnd: 'over' }, ['certificate-ended!']],
  [
    'one for another name',
    {},
    { certificate: { issuer: 'x', validFrom: '2026', validTo: '2027', problems: ['wrong-name'] } },
    ['certificate-broken!'],
  ],
  ['a weaker DMARC', {}, { dmarc: { is: 'p=none', rank: 1 } }, ['weaker']],
  ['a stronger one', { dmarc: { is: 'p=none', rank: 1 } }, {}, []],
  ['an SPF that is gone', {}, { spf: { is: 'missing', rank: 0 } }, ['weaker']],
  ['an MTA-STS that is gone', {}, { mtaSts: { is: 'missing', rank: 0 } }, ['weaker']],
  ['a DNSSEC that broke', {}, { dnssec: { is: 'broken', rank: 0 } }, ['weaker!']],
  [
    'a DNSSEC that could not be found out before',
    { dnssec: null },
    { dnssec: { is: 'broken', rank: 0 } },
    [],
  ],
  ['a list that names it', {}, { listedBy: ['List A'] }, ['listed!']],
  ['one that did before', { listedBy: ['List A'] }, { listedBy: ['List A'] }, []],
  ['a list that names it no more', { listedBy: ['List A'] }, {}, []],
  ['a new lookalike', {}, { lookalikes: lookalike() }, ['lookalike']],
  ['one that shows the same page', {}, { lookalikes: lookalike({ page: true }) }, ['lookalike!']],
  [
    'one that can mail now',
    { lookalikes: lookalike() },
    { lookalikes: lookalike({ mail: true }) },
    ['lookalike-ready'],
  ],
  [
    'one that shows the same page now',
    { lookalikes: lookalike() },
    { lookalikes: lookalike({ page: true }) },
    ['lookalike-ready!'],
  ],
  ['one that is gone', { lookalikes: lookalike() }, { lookalikes: lookalike({ isThere: false }) }, []],
  ['lookalikes that could not be found out before', { lookalikes: null }, { lookalikes: lookalike() }, []],
];

const inShort = (before: SeenDomain | null, after: SeenDomain) =>
  whatChangedOfDomain(before, after).map(({ kind, isGrave }) => `${kind}${isGrave ? '!' : ''}`);

describe('between two looks', () => {
  it.each(later)('%s', (_, before, after, expected) => {
    expect(inShort(seen(before), seen(after))).toEqual(expected);
  });

  it.each(later)('is told once: %s', (_, __, after) => {
    expect(inShort(seen(after), seen(after))).toEqual([]);
  });

  it.each(later.filter(([, , , changes]) => changes.length > 0))('has its words: %s', (_, before, after) => {
    for (const change of whatChangedOfDomain(seen(before), seen(after))) {
      const { subject, whatChanged, whyItMatters, whatToDo } = domainAlertWords('example.com', change);
      expect(subject).toMatch(/^(?:Act now|Act soon|Next maintenance): example\.com, \S/);
      for (const words of [whatChanged, whyItMatters, ...whatToDo]) expect(words).toMatch(/^\S.*\.$/);
      expect(whatToDo.length).toBeGreaterThan(0);
    }
  });
});

it.each([
  ['what ends soon', { registrationEnd: 'near', certificateEnd: 'soon' }, []],
  ['what is weak', { dmarc: { is: 'missing', rank: 0 } }, []],
  ['a registration that is over', { registrationEnd: 'over' }, ['registration-ended!']],
  ['a certificate that has expired', { certificateEnd: 'over' }, ['certificate-ended!']],
  ['a list that names it', { listedBy: ['List A'] }, ['listed!']],
  ['lookalikes', { lookalikes: lookalike({ mail: true }) }, []],
  ['one that shows the same page', { lookalikes: lookalike({ page: true }) }, ['lookalike!']],
] satisfies [string, Partial<SeenDomain>, string[]][])('at the first look: %s', (_, after, expected) => {
  expect(inShort(null, seen(after))).toEqual(expected);
});

describe('what nobody answered', () => {
  const unknown: WatchedFacts = everythingUnknown('timeout');

  it('stays as it was', () => {
    expect(seeDomain(unknown, nobody, seen(), now)).toEqual(seen());
    expect(hasAnswers(unknown)).toBe(false);
  });

  it('comes nearer to its end all the same', () => {
    const { registrationEnd, certificateEnd } = seeDomain(
      unknown,
      nobody,
      seen(),
      new Date('2030-01-28T00:00:00Z'),
    );
    expect([registrationEnd, certificateEnd]).toEqual(['near', 'over']);
  });
});

it('takes a certificate of six days as seriously as one of a year, in its own time', () => {
  const endAt = (days: number, left: number) => {
    const end = now.getTime() + left * 24 * 60 * 60 * 1000;
    const validFrom = new Date(end - days * 24 * 60 * 60 * 1000).toISOString();
    const certificate = { issuer: '', validFrom, validTo: new Date(end).toISOString(), problems: [] };
    return seeDomain(everythingUnknown('timeout'), nobody, seen({ certificate }), now).certificateEnd;
  };
  expect([endAt(365, 15), endAt(365, 13), endAt(365, 2), endAt(365, -1)]).toEqual([
    'far',
    'soon',
    'near',
    'over',
  ]);
  expect([endAt(6, 3), endAt(6, 0.9), endAt(6, 0.3)]).toEqual(['far', 'soon', 'near']);
});
