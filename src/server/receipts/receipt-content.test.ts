import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber, shownNumber, taxIn } from './receipt-content.ts';

it.each([
  [1999, 0, 0],
  [1999, 18, 305],
  [1999, 20, 333],
  [3999, 8.1, 300],
  [3999, 7.7, 286],
  [1, 20, 0],
  [0, 20, 0],
  [2000, 100, 1000],
])('of %i cents at %f percent, %i are tax', (amount, percent, tax) => {
  expect(taxIn(amount, percent)).toBe(tax);
});

it('never makes more tax of less money, and never a share that the rate does not make', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (amount, rate) => {
        const tax = taxIn(amount, rate / 1000);
        expect(tax).toBeLessThanOrEqual(taxIn(amount + 1, rate / 1000));
        expect(Math.abs((amount - tax) * (100_000 + rate) - amount * 100_000)).toBeLessThanOrEqual(
          (100_000 + rate) / 2,
        );
      },
    ),
  );
});

it('numbers each series by its own letter, with room for a million', () => {
  expect(shownNumber('receipt', 1)).toBe('R-000001');
  expect(shownNumber('credit note', 1_234_567)).toBe('C-1234567');
});

it('reads the numbers that it writes, and no other', () => {
  for (const series of ['receipt', 'credit note'] as const)
    for (const number of [1, 123_456, 987_654_321])
      expect(readNumber(shownNumber(series, number))).toEqual({ series, number });
  for (const text of [
    '',
    'R-1',
    'r-000001',
    'X-000001',
    'R-0000000001',
    'R-000001 ',
    ' R-000001',
    'R-00000x',
  ])
    expect(readNumber(text), text).toBeNull();
});
