import { describe, expect, it } from 'vitest';
import type { Concern } from '../../engine/index.ts';
import { type SeenFact, whatChanged } from './what-changed.ts';

const cveId = 'CVE-2026-1';
const concern = (given: Partial<Concern> = {}): Concern => ({
  cveId,
  answer: 'yes',
  stage: 'none',
  severity: 'HIGH',
  priority: 'scheduled',
  firstFixed: null,
  ...given,
});
const fact = (given: Partial<SeenFact> = {}): SeenFact => ({
  is: 'affected',
  stage: 'none',
  severity: 'HIGH',
  fix: null,
  ...given,
});
const seen = (given: Partial<Concern> | null) => new Map(given ? [[cveId, concern(given)] as const] : []);

/** What was seen before (null: not of this vulnerability), what the catalogue says now (null: nothing), and what that is. */
type Case = [
  name: string,
  before: Partial<SeenFact> | null,
  now: Partial<Concern> | null,
  change: string | null,
];

const later: Case[] = [
  ['a new one that affects the version', null, {}, 'new'],
  ['a new one that is exploited already', null, { stage: 'exploited' }, 'new!'],
  ['a new one for other versions', null, { answer: 'no' }, null],
  ['one that CPE data leaves undecided', null, { answer: 'unknown' }, null],
  ['one without CPE that names maker and product', null, { answer: 'likely' }, 'likely'],
  ['one without CPE that is exploited', null, { answer: 'likely', stage: 'exploited' }, 'likely!'],
  ['the same likely one again', { is: 'likely' }, { answer: 'likely' }, null],
  ['a likely one that CPE data leaves undecided', { is: 'likely' }, { answer: 'unknown' }, null],
  ['a likely one that is confirmed', { is: 'likely' }, {}, 'confirmed'],
  [
    'a likely one that is confirmed and was exploited all along',
    { is: 'likely', stage: 'exploited' },
    { stage: 'exploited' },
    'confirmed!',
  ],
  ['a likely one that is for other versions', { is: 'likely' }, { answer: 'no' }, 'withdrawn'],
  ['a likely one that is of another product', { is: 'likely' }, null, 'withdrawn'],
  ['one whose record was corrected', {}, { answer: 'no' }, 'withdrawn'],
  ['one whose record became undecided', {}, { answer: 'unknown' }, null],
  ['one that lost its CPE', {}, { answer: 'likely' }, null],
  ['one that CISA lists now', {}, { stage: 'exploited' }, 'exploited!'],
  ['one with an exploit now', {}, { stage: 'public' }, 'exploit-public'],
  ['one whose exploitation became likely', {}, { stage: 'likely' }, 'exploitation-likely'],
  ['one with an exploit that CISA lists now', { stage: 'public' }, { stage: 'exploited' }, 'exploited!'],
  ['one whose chance of exploitation fell', { stage: 'likely' }, { stage: 'none' }, null],
  ['one that CISA lists no more', { stage: 'exploited' }, { stage: 'public' }, null],
  ['one that has a fix now', {}, { firstFixed: '7.2.5' }, 'fixed'],
  ['one that has the same fix', { fix: '7.2.5' }, { firstFixed: '7.2.5' }, null],
  ['one with another fix', { fix: '7.2.5' }, { firstFixed: '7.2.6' }, null],
  ['one whose fix is not named any more', { fix: '7.2.5' }, {}, null],
  ['one that is rated higher', { severity: 'MEDIUM' }, { severity: 'HIGH' }, 'raised'],
  ['one that is rated lower', { severity: 'CRITICAL' }, { severity: 'HIGH' }, null],
  ['one that is rated for the first time', { severity: null }, { severity: 'HIGH' }, null],
  ['one that is critical from its first rating', { severity: null }, { severity: 'CRITICAL' }, 'raised'],
  ['one whose rating is gone', {}, { severity: null }, null],
  ['one whose score changed within its level, or its priority alone', {}, { priority: 'watch' }, null],
  [
    'one with a fix and a listing at the same look: the graver one',
    {},
    { stage: 'exploited', firstFixed: '7.2.5' },
    'exploited!',
  ],
  ['nothing at all', null, null, null],
];

describe('between two looks', () => {
  it.each(later)('%s', (_, before, now, expected) => {
    const { changes } = whatChanged(before ? { [cveId]: fact(before) } : {}, seen(now));
    expect(changes.map(({ kind, isGrave }) => `${kind}${isGrave ? '!' : ''}`)).toEqual(
      expected ? [expected] : [],
    );
  });

  it.each(later)('says it once: %s', (_, before, now) => {
    const first = whatChanged(before ? { [cveId]: fact(before) } : {}, seen(now));
    expect(whatChanged(first.facts, seen(now)).changes).toEqual([]);
  });
});

describe('the first look', () => {
  const first = (given: Partial<Concern>) => whatChanged(null, seen(given));

  it.each([
    ['what affects the version', {}, ['affected']],
    ['what likely does', { answer: 'likely' }, ['likely']],
    ['what has a public exploit', { stage: 'public' }, ['affected']],
    ['what does not affect it', { answer: 'no' }, []],
  ] satisfies [string, Partial<Concern>, string[]][])('shows %s, and alerts nobody', (_, given, found) => {
    const { facts, changes } = first(given);
    expect(Object.values(facts).map(({ is }) => is)).toEqual(found);
    expect(changes).toEqual([]);
  });

  it('alerts of what is exploited', () => {
    expect(first({ stage: 'exploited' }).changes).toMatchObject([{ kind: 'exploited', isGrave: true }]);
    expect(first({ stage: 'exploited', answer: 'no' }).changes).toEqual([]);
  });
});

it('is no news when what fell rises again', () => {
  const risen = whatChanged({ [cveId]: fact({ severity: 'MEDIUM' }) }, seen({ stage: 'likely' }));
  const fallen = whatChanged(risen.facts, seen({ stage: 'none', severity: 'LOW' }));
  expect(whatChanged(fallen.facts, seen({ stage: 'likely' })).changes).toEqual([]);
});

it('takes no name of its language for a vulnerability', () => {
  const odd = new Map([['constructor', concern({ cveId: 'constructor' })]]);
  expect(whatChanged({}, odd).changes).toMatchObject([{ kind: 'new', was: null }]);
});
