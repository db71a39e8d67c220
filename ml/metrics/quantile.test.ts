import { expect, it } from 'vitest';
import { quantile } from './quantile.ts';

it.each([
  ['the lowest', 0, 1],
  ['the middle', 0.5, 3],
  ['a quarter', 0.25, 2],
  ['between two', 0.9, 4.6],
  ['the highest', 1, 5],
])('gives %s of values in any order', (_, q, expected) => {
  expect(quantile([4, 1, 5, 3, 2], q)).toBeCloseTo(expected, 12);
});

it('sorts numbers, not their digits', () => {
  expect(quantile([100, 9, 20], 1)).toBe(100);
});

it('has no answer for nothing', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
