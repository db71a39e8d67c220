import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaidPlan } from '../../contract/plans.ts';
import { type Happening, laterPlan, plansOf } from '../testing/later-plan.ts';
import { happenings, recordsOf, reportsOf } from '../testing/payment-happenings.ts';
import { standingOf } from './plan-course.ts';
import { courseOf } from './plan-history.ts';
import { courseFrom } from './plan-records.ts';

const runs = 10_000;

describe('10,000 random histories of payments', () => {
  it('end in the plan that the model says, in whichever order, however often and late they are reported', {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(happenings, fc.infiniteStream(fc.nat()), (story, chance) => {
        const reports = reportsOf(story, () => chance.next().value);
        const standing = standingOf(courseFrom(recordsOf(story, reports)), story.now);
        expect(plansOf(standing)).toEqual(laterPlan(story.happened, story.now));
      }),
      { numRuns: runs },
    );
  });
});

const pay = (id: string, plan: PaidPlan, at: string): Happening => ({
  what: 'pay',
  id,
  plan,
  at: new Date(at),
});
const end = (id: string, at: string): Happening => ({ what: 'end', id, at: new Date(at) });

/** The model itself, held against the words of the requirements. */
it.each([
  [
    'a higher plan takes the unused days along',
    [pay('1', 'standard', '2026-01-20'), pay('2', 'professional', '2026-02-08')],
    '2026-02-09',
    { professional: '2026-03-14' },
  ],
  [
    'a lower plan begins when the higher one ends',
    [pay('1', 'professional', '2026-01-01'), pay('2', 'standard', '2026-01-10')],
    '2026-01-11',
    { professional: '2026-02-01', standard: '2026-03-01' },
  ],
  [
    'a refund of the higher plan lets the lower one begin at once, whole',
    [pay('1', 'professional', '2026-01-01'), pay('2', 'standard', '2026-01-10'), end('1', '2026-01-20')],
    '2026-01-21',
    { standard: '2026-02-20' },
  ],
  [
    'a refund of the higher plan brings back what was left of the lower one',
    [pay('1', 'standard', '2026-01-01'), pay('2', 'professional', '2026-01-15'), end('2', '2026-01-20')],
    '2026-01-21',
    { standard: '2026-02-06' },
  ],
  [
    'a refund of the only plan leaves the free one',
    [pay('1', 'standard', '2026-01-01'), end('1', '2026-01-02')],
    '2026-01-03',
    {},
  ],
] as const)('%s', (_, story, now, expected) => {
  const until = Object.entries(expected).map(([plan, day]) => [plan, new Date(day)]);
  expect(laterPlan([...story], new Date(now))).toEqual(Object.fromEntries(until));
});

it('credits each unused day at the price that was paid for it', () => {
  const paid = (orderId: string, planType: PaidPlan, amount: number, day: string) => {
    const row = { orderId, planType, amount, paidAt: new Date(day), endedAt: null };
    return { ...row, paidNumber: Number(orderId), endedNumber: 0 };
  };
  const course = courseOf(null, [
    paid('1', 'standard', 1999, '2026-01-01'),
    // After the price has changed.
    paid('2', 'standard', 999, '2026-01-02'),
    paid('3', 'professional', 3999, '2026-01-16'),
  ]);
  // 16 days at 1999 and 28 at 999 are worth a little less than 15 at 3999.
  expect(plansOf(standingOf(course, new Date('2026-01-17')))).toEqual({
    professional: new Date('2026-03-03'),
  });
});
