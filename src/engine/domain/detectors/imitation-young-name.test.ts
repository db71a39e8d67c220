import { describe, expect, it } from 'vitest';
import { known, nameCase, popularSite, registered, unknown } from '../../testing/domain-case.ts';
import { imitationYoungName } from './imitation-young-name.ts';

describe('imitation-young-name', () => {
  it.each([
    ['a misspelling of this month', nameCase('netfflix.com', { registration: known(registered(12)) }), 25],
    [
      'a short name of this week that may be a coincidence',
      nameCase('dhk.com', { registration: known(registered(2)) }),
      12,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(imitationYoungName.run(input)).toMatchObject({ type: 'imitation-young-name', score });
  });

  it.each([
    [
      'a misspelling that has been there for years',
      nameCase('netfflix.com', { registration: known(registered(3000)) }),
    ],
    [
      'a young domain that resembles no brand',
      nameCase('gartenbau-mueller.de', { registration: known(registered(2)) }),
    ],
    ['a misspelling of unknown age', nameCase('netfflix.com', { registration: unknown })],
    ['a popular site', nameCase('netfflix.com', { registration: known(registered(2)) }, popularSite)],
  ])('stays quiet on %s', (_, input) => {
    expect(imitationYoungName.run(input)).toBeNull();
  });
});
