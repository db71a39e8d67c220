import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import type { KnownPhishing } from '../case.ts';
import { reputationKnownPhishing } from './reputation-known-phishing.ts';

const listed = (match: KnownPhishing['match']) =>
  ({
    knownPhishing: { state: 'known', value: { match, source: 'a public list', listedOn: '2026-11-15' } },
  }) as const;

describe('reputation-known-phishing', () => {
  it('puts a listed address into the phishing band by itself', () => {
    const finding = reputationKnownPhishing.run(caseOf('https://evil.example/x', listed('address')));
    expect(finding?.score).toBeGreaterThan(70);
  });

  it('names the list and its date', () => {
    const finding = reputationKnownPhishing.run(caseOf('https://evil.example/x', listed('host')));
    expect(finding?.description).toContain('a public list, 2026-11-15');
  });

  it.each([
    ['a link that was not looked up', {}],
    ['a link that is not listed', { knownPhishing: { state: 'absent' } }],
    ['a list that could not be read', { knownPhishing: { state: 'unknown', reason: 'off' } }],
  ] as const)('stays quiet on %s', (_, facts) => {
    expect(reputationKnownPhishing.run(caseOf('https://evil.example/x', facts))).toBeNull();
  });

  it('does not condemn a brand because one of its hosts was listed by mistake', () => {
    expect(reputationKnownPhishing.run(caseOf('https://www.paypal.com/', listed('host')))).toBeNull();
  });
});
