import { expect, it } from 'vitest';
import { oneMonthAfter, paidUntil } from './paid-month.ts';

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

const now = new Date('2026-11-15T12:00:00Z');
const tenDaysLeft = new Date('2026-11-25T12:00:00Z');
const over = new Date('2026-11-01T12:00:00Z');

it.each([
  ['the same plan before its end is added to it', 'standard', tenDaysLeft, '2026-12-25T12:00:00.000Z'],
  ['the same plan after its end begins now', 'standard', over, '2026-12-15T12:00:00.000Z'],
  ['the same plan at its very end begins now', 'standard', now, '2026-12-15T12:00:00.000Z'],
  ['another plan begins now', 'professional', tenDaysLeft, '2026-12-15T12:00:00.000Z'],
  ['the first plan begins now', 'free', null, '2026-12-15T12:00:00.000Z'],
] as const)('%s', (_, planType, planResetDate, until) => {
  expect(paidUntil({ planType, planResetDate }, 'standard', now).toISOString()).toBe(until);
});
