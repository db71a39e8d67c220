import { describe, expect, it } from 'vitest';
import { known, nameCase, popularSite, registered, unknown } from '../../testing/domain-case.ts';
import { reputationSingleYear } from './reputation-single-year.ts';

describe('reputation-single-year', () => {
  it.each([
    [
      'a new domain that was registered for a year',
      nameCase('example.org', { registration: known(registered(5, 360)) }),
      4,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationSingleYear.run(input)).toMatchObject({ type: 'reputation-single-year', score });
  });

  it.each([
    [
      'a new domain that was registered for two years',
      nameCase('example.org', { registration: known(registered(5, 725)) }),
    ],
    [
      'an old domain in its last year',
      nameCase('example.org', { registration: known(registered(4000, 100)) }),
    ],
    ['a registry that did not answer', nameCase('example.org', { registration: unknown })],
    ['a popular site', nameCase('example.org', { registration: known(registered(5, 360)) }, popularSite)],
  ])('stays quiet on %s', (_, input) => {
    expect(reputationSingleYear.run(input)).toBeNull();
  });
});
