import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { reputationNewDomain } from './reputation-new-domain.ts';

const aged = (ageInDays: number) => ({ registration: { state: 'known', value: { ageInDays } } }) as const;

describe('reputation-new-domain', () => {
  it.each([
    ['a domain registered today', 0, 30],
    ['a domain of last week', 7, 30],
    ['a domain of the last four months, which counts half', 100, 15],
  ])('fires on %s', (_, age, score) => {
    expect(reputationNewDomain.run(caseOf('https://example.org/', aged(age)))).toMatchObject({ score });
  });

  it.each([
    ['an old domain', aged(4000)],
    ['a domain whose age was not looked up', {}],
    ['a registry that did not answer', { registration: { state: 'unknown', reason: 'timeout' } }],
    ['a registry that keeps no dates', { registration: { state: 'absent' } }],
  ] as const)('stays quiet on %s', (_, facts) => {
    expect(reputationNewDomain.run(caseOf('https://example.org/', facts))).toBeNull();
  });
});
