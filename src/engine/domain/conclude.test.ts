// Long because one verdict covers many kinds of domains.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { predictionOf } from '../inference/prediction.ts';
import {
  absent,
  certificate,
  factsWith,
  known,
  mailPolicy,
  now,
  popularSite,
  registered,
  type SomeFacts,
  sendersList,
  subjectOf,
  takesMail,
  unknown,
} from '../testing/domain-case.ts';
import type { KnownOfDomain } from './case.ts';
import { concludeDomain, domainScoreWithout } from './conclude.ts';

const judged = (host: string, facts: SomeFacts = {}, tables: KnownOfDomain = {}) =>
  concludeDomain(subjectOf(host), factsWith(facts), tables, now);
const levelOf = (...asked: Parameters<typeof judged>) => judged(...asked).heuristicChecks.riskLevel;

/** A small legitimate site: old, with mail, and without protection against forged mail. */
const smallSite: SomeFacts = {
  registration: known(registered(3000)),
  certificate: known(certificate),
  dns: { a: known(['192.0.2.7']), ...takesMail, dnssec: known('unsigned' as const) },
  mailSecurity: { spf: absent, dmarc: absent },
};

describe('a legitimate domain', () => {
  it('is safe without any lookup when it is a brand’s own', () => {
    const verdict = judged('www.paypal.com');
    expect(verdict.heuristicChecks).toMatchObject({ riskLevel: 'safe', riskScore: 0 });
    expect(verdict.reassurances.join(' ')).toContain('genuine address');
  });

  it('is safe when it is widely visited', () => {
    expect(levelOf('example.org', {}, popularSite)).toBe('safe');
  });

  it('stays safe when its owner neglected everything that only concerns the owner', () => {
    const expired = { ...certificate, isValid: false, problems: ['expired' as const] };
    const verdict = judged('gartenbau-mueller.de', {
      ...smallSite,
      certificate: known(expired),
      registration: known(registered(3000, -2)),
      mailSecurity: { spf: known({ ...sendersList, ending: '+all' as const }), dmarc: absent },
    });
    expect(verdict.heuristicChecks.riskLevel).toBe('safe');
    expect(verdict.threats.length).toBeGreaterThanOrEqual(4);
  });

  it('stays safe under a suffix that is often abused, and still shows what is neglected', () => {
    const verdict = judged('gartenbau-mueller.top', smallSite);
    expect(verdict.heuristicChecks.riskLevel).toBe('safe');
    expect(verdict.findings.map(({ type }) => type)).toContain('upkeep-no-mail-policy');
  });

  it('is not blamed for a missing rule against forged mail when it is parked and takes no mail', () => {
    const verdict = judged('example-parked.de', {
      registration: known(registered(2000)),
      dns: { mx: absent, a: known(['192.0.2.7']) },
      mailSecurity: { spf: absent, dmarc: absent },
    });
    expect(verdict.threats).toEqual([]);
    expect(verdict.heuristicChecks).toMatchObject({ riskLevel: 'safe', riskScore: 0 });
  });
});

describe('a phishing domain', () => {
  it.each([
    ['a misspelled brand', 'netfflix.com'],
    ['a lookalike letter', 'paypa1.com'],
    ['a brand with a bait word', 'paypal-login.com'],
    ['a short name with an extra letter', 'uspsx.com'],
  ])('is dangerous when it is new: %s', (_, host) => {
    expect(levelOf(host, { registration: known(registered(2)) })).toBe('dangerous');
    expect(levelOf(host, { registration: known(registered(25)) })).toBe('dangerous');
  });

  it('is suspicious when only the likeness is known', () => {
    expect(levelOf('netfflix.com')).toBe('suspicious');
  });

  it('is dangerous when it was reported', () => {
    const reported = { match: 'host', source: 'a public list', listedOn: '2026-11-15' } as const;
    expect(levelOf('harmless-looking.example.org', {}, { knownPhishing: known(reported) })).toBe('dangerous');
  });

  it('names the imitated brand, the differing letters, and the way to the genuine site', () => {
    const { imitation, recommendations } = judged('netfflix.com');
    expect(imitation).toMatchObject({ brand: 'Netflix', genuine: 'netflix.com', seen: 'netfflix' });
    expect(imitation?.positions).toHaveLength(1);
    expect(recommendations.join(' ')).toContain('type netflix.com into the browser yourself');
  });

  it('lists its bait words', () => {
    expect(judged('secure-login-verify.top').heuristicChecks.suspiciousWords).toEqual(
      expect.arrayContaining(['login', 'verify']),
    );
    expect(judged('login.gov').heuristicChecks.suspiciousWords).toEqual([]);
  });
});

describe('a domain about which too little is known', () => {
  it('is not called safe', () => {
    const verdict = judged('gartenbau-mueller.de');
    expect(verdict.heuristicChecks).toMatchObject({ riskLevel: 'unknown', riskScore: 0 });
    expect(verdict.recommendations[0]).toContain('Too little could be found out');
  });

  it('is called safe once its age is known', () => {
    expect(levelOf('gartenbau-mueller.de', { registration: known(registered(3000)) })).toBe('safe');
  });

  it('is not called safe or old because of the age of the hosting company’s domain', () => {
    const subject = { ...subjectOf('a-page.github.io'), registrable: 'github.io', publicSuffix: 'io' };
    const facts = factsWith({ registration: known(registered(4000)), certificate: known(certificate) });
    const verdict = concludeDomain(subject, facts, {}, now);
    expect(verdict.heuristicChecks.riskLevel).toBe('unknown');
    expect(verdict.domainAge.ageInDays).toBeNull();
    expect(verdict.reassurances).toEqual([]);
    expect(verdict.checks).toContainEqual({
      name: 'Registration',
      state: 'done',
      detail: 'that of github[.]io, where anyone can get a name',
    });
  });

  it('is reported as unregistered where nobody registered it', () => {
    const verdict = judged('nobody-has-this-name.de', { registration: absent, dns: { a: absent } });
    expect(verdict.heuristicChecks.riskLevel).toBe('unknown');
    expect(verdict.recommendations[0]).toContain('No registration of this domain was found');
  });
});

describe('an address', () => {
  const lists = (listedBy: string[]) => ({ blocklists: known({ listedBy, asked: ['one', 'two'] }) });
  const hosted = {
    hosting: known({
      address: '192.0.2.1',
      country: 'DE',
      asn: 64500,
      organisation: 'Example',
      isp: null,
      reverseName: null,
    }),
  };

  it('is judged by the abuse lists', () => {
    expect(levelOf('192.0.2.1', { ...lists(['one']), ...hosted })).toBe('suspicious');
    expect(levelOf('192.0.2.1', { ...lists([]), ...hosted })).toBe('safe');
    expect(levelOf('192.0.2.1', hosted)).toBe('unknown');
  });

  it('is not blamed for being a number, or for a certificate of another domain', () => {
    const wrong = { ...certificate, isValid: false, problems: ['wrong-name' as const] };
    expect(judged('192.0.2.1', { certificate: known(wrong) }).threats).toEqual([]);
  });
});

it('an internal name is not judged at all', () => {
  const why = 'Domains ending in .local belong to the network you are in.';
  const verdict = concludeDomain({ kind: 'internal', name: 'printer.local', why }, factsWith(), {}, now);
  expect(verdict.heuristicChecks).toEqual({ riskLevel: 'unknown', riskScore: 0, suspiciousWords: [] });
  expect(verdict.checks).toEqual([{ name: 'All outside lookups', state: 'not-possible', detail: why }]);
  expect(verdict.recommendations).toEqual([`${why} Nothing about it can be looked up from outside.`]);
});

describe('the trained model', () => {
  const calibration = {
    slope: 1,
    offset: 0,
    scores: [
      [-5, 0],
      [5, 90],
    ] as const,
    slack: 5,
  };
  const modelPredicting = (logit: number) => ({
    url: { judge: () => predictionOf(logit, calibration, () => []) },
  });
  const withModel = (host: string, logit: number) =>
    concludeDomain(subjectOf(host), factsWith(), {}, now, modelPredicting(logit));

  it('adds a finding of its own beyond the rules', () => {
    const verdict = withModel('gartenbau-mueller.de', 3);
    expect(verdict.findings.map(({ type }) => type)).toEqual(['model-name']);
    expect(verdict.heuristicChecks.riskLevel).toBe('suspicious');
  });

  it('holds weak findings back, and explains that', () => {
    const verdict = withModel('secure-login-verify.top', -5);
    expect(verdict.heuristicChecks.riskScore).toBe(20);
    expect(verdict.reassurances.join(' ')).toContain('more ordinary than its warning signs');
  });

  it('does not hold back a domain that is spelled like a brand’s', () => {
    expect(withModel('netfflix.com', -5).heuristicChecks).toEqual(judged('netfflix.com').heuristicChecks);
  });

  it('is not asked about addresses', () => {
    expect(withModel('192.0.2.1', 5).heuristicChecks.riskScore).toBe(0);
  });
});

describe('the score', () => {
  const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<LookedUp<T>> =>
    fc.oneof(value.map(known), fc.constant(absent), fc.constant(unknown));
  const hosts = fc.constantFrom(
    'gartenbau-mueller.de',
    'netfflix.com',
    'dhk.com',
    'secure-login.top',
    'www.paypal.com',
    '192.0.2.1',
  );
  const problems = fc.subarray([
    'expired',
    'not-yet-valid',
    'wrong-name',
    'self-signed',
    'untrusted',
    'revoked',
    'weak-key',
  ] as const);
  const manyFacts: fc.Arbitrary<SomeFacts> = fc.record({
    registration: maybe(
      fc
        .record({
          age: fc.integer({ min: 0, max: 9000 }),
          left: fc.integer({ min: -60, max: 900 }),
          statuses: fc.subarray(['client hold', 'server hold', 'pending delete', 'ok']),
        })
        .map(({ age, left, statuses }) => ({ ...registered(age, left), statuses })),
    ),
    certificate: maybe(
      problems.map((found) => ({ ...certificate, isValid: found.length === 0, problems: found })),
    ),
    blocklists: maybe(
      fc.subarray(['one', 'two', 'three']).map((listedBy) => ({ listedBy, asked: ['one', 'two', 'three'] })),
    ),
    dns: fc.record({
      a: maybe(fc.constant(['192.0.2.7'])),
      mx: maybe(
        fc.constantFrom([{ exchange: 'mail.example.org', priority: 10 }], [{ exchange: '.', priority: 0 }]),
      ),
      ns: maybe(fc.constant(['ns1.example.net'])),
      dnssec: maybe(fc.constantFrom('signed' as const, 'unsigned' as const, 'broken' as const)),
      isWildcard: maybe(fc.boolean()),
      lameServers: maybe(fc.subarray(['ns1.example.net'])),
    }),
    mailSecurity: fc.record({
      spf: maybe(
        fc
          .constantFrom('-all', '~all', '?all', '+all', 'redirect', 'none')
          .map((ending) => ({ ...sendersList, ending })),
      ),
      dmarc: maybe(
        fc.constantFrom('none', 'quarantine', 'reject').map((policy) => ({ ...mailPolicy, policy })),
      ),
    }),
  }) as fc.Arbitrary<SomeFacts>;

  /** Every set of facts that knows one thing less. */
  const withOneLess = (facts: DomainFacts): DomainFacts[] => [
    ...(['registration', 'certificate', 'blocklists', 'hosting', 'lookalikes'] as const).map((part) => ({
      ...facts,
      [part]: unknown,
    })),
    ...Object.keys(facts.dns).map((record) => ({ ...facts, dns: { ...facts.dns, [record]: unknown } })),
    ...Object.keys(facts.mailSecurity).map((record) => ({
      ...facts,
      mailSecurity: { ...facts.mailSecurity, [record]: unknown },
    })),
  ];

  it('never rises because a fact is unknown', () => {
    fc.assert(
      fc.property(hosts, manyFacts, (host, some) => {
        const subject = subjectOf(host);
        const facts = factsWith(some);
        const { riskScore } = concludeDomain(subject, facts, {}, now).heuristicChecks;
        for (const less of withOneLess(facts)) {
          expect(concludeDomain(subject, less, {}, now).heuristicChecks.riskScore).toBeLessThanOrEqual(
            riskScore,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the sum of its threats, and never rises when one is left out', () => {
    fc.assert(
      fc.property(hosts, manyFacts, (host, some) => {
        const verdict = judged(host, some);
        const { riskScore } = verdict.heuristicChecks;
        expect(verdict.threats.reduce((sum, { score }) => sum + score, 0)).toBe(riskScore);
        for (const { type } of verdict.findings) {
          expect(domainScoreWithout(verdict, type)).toBeLessThanOrEqual(riskScore);
        }
      }),
      { numRuns: 60 },
    );
  });
});
