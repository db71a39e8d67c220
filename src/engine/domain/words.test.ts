import { expect, it } from 'vitest';
import { describeAge } from './words.ts';

it.each([
  [null, null],
  [0, 'Less than a day'],
  [1, '1 day'],
  [59, '59 days'],
  [61, '2 months'],
  [364, '11 months'],
  [366, '1 year'],
  [800, '2 years, 2 months'],
  [9000, '24 years, 7 months'],
])('%s days are %s', (days, words) => {
  expect(describeAge(days)).toBe(words);
});
