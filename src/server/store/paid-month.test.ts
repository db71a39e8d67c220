import { expect, it } from 'vitest';
import { oneMonthAfter, oneMonthBefore } from './paid-month.ts';

it.each([
  ['2026-11-15T12:00:00.000Z', '2026-12-15T12:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T08:30:00.000Z', '2027-02-28T08:30:00.000Z'],
  ['2028-01-31T08:30:00.000Z', '2028-02-29T08:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2028-03-29T00:00:00.000Z'],
  ['2026-10-31T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ['2026-03-30T00:00:00.000Z', '2026-04-30T00:00:00.000Z'],
])('a month after %s is %s', (from, to) => {
  expect(oneMonthAfter(new Date(from)).toISOString()).toBe(to);
});

it.each([
  ['2026-12-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z'],
  ['2027-01-31T08:30:00.000Z', '2026-12-31T08:30:00.000Z'],
  ['2027-03-31T08:30:00.000Z', '2027-02-28T08:30:00.000Z'],
])('a month before %s is %s', (from, to) => {
  expect(oneMonthBefore(new Date(from)).toISOString()).toBe(to);
});
