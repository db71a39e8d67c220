// Long because it is a table: what each order does, and what the page says of it.
import { expect, it } from 'vitest';
import type { PaidPlan, PlanType } from '../../contract/plans.ts';
import { courseOf } from '../store/plan-history.ts';
import { describeOrder } from './describe-order.ts';

/** The plan they have, its end, the end of a Standard plan that waits for it; when they buy, and what; what that does. */
type Case = [
  PlanType,
  string | null,
  string | null,
  string,
  PaidPlan,
  string,
  string | null,
  string | null,
  number,
  string,
];

// biome-ignore format: a table is read by its columns.
const cases: Case[] = [
  ['free', null, null, '2026-11-15T12:00:00Z', 'standard', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Standard until 15 December.'],
  ['free', null, null, '2026-01-31T08:30:00Z', 'standard', 'new', '2026-01-31T08:30:00Z', '2026-02-28T08:30:00Z', 0, 'Standard until 28 February.'],
  ['free', null, null, '2028-01-31T00:00:00Z', 'standard', 'new', '2028-01-31T00:00:00Z', '2028-02-29T00:00:00Z', 0, 'Standard until 29 February.'],
  ['free', null, null, '2026-12-31T23:59:59Z', 'standard', 'new', '2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z', 0, 'Standard until 31 January 2027.'],
  ['free', null, null, '2026-11-15T12:00:00Z', 'professional', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Professional until 15 December.'],
  ['free', null, null, '2026-01-31T08:30:00Z', 'professional', 'new', '2026-01-31T08:30:00Z', '2026-02-28T08:30:00Z', 0, 'Professional until 28 February.'],
  ['free', null, null, '2028-01-31T00:00:00Z', 'professional', 'new', '2028-01-31T00:00:00Z', '2028-02-29T00:00:00Z', 0, 'Professional until 29 February.'],
  ['free', null, null, '2026-12-31T23:59:59Z', 'professional', 'new', '2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z', 0, 'Professional until 31 January 2027.'],
  ['standard', '2026-11-27T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'longer', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', 0, 'Standard until 27 December; the month is added to the 12 days you have left.'],
  ['standard', '2026-11-27T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'higher', '2026-11-15T12:00:00Z', '2026-12-21T12:00:00Z', 6, 'Professional until 21 December; your 12 remaining Standard days become 6.'],
  ['standard', '2026-11-15T12:00:01Z', null, '2026-11-15T12:00:00Z', 'standard', 'longer', '2026-11-15T12:00:01Z', '2026-12-15T12:00:01Z', 0, 'Standard until 15 December; the month is added to the one day you have left.'],
  ['standard', '2026-11-15T12:00:01Z', null, '2026-11-15T12:00:00Z', 'professional', 'higher', '2026-11-15T12:00:00Z', '2026-12-16T12:00:00Z', 1, 'Professional until 16 December; your 1 remaining Standard day becomes 1.'],
  ['standard', '2026-11-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Standard until 15 December.'],
  ['standard', '2026-11-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Professional until 15 December.'],
  ['standard', '2026-11-01T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Standard until 15 December.'],
  ['standard', '2026-11-01T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Professional until 15 December.'],
  ['standard', '2027-02-28T00:00:00Z', null, '2027-01-31T00:00:00Z', 'standard', 'longer', '2027-02-28T00:00:00Z', '2027-03-28T00:00:00Z', 0, 'Standard until 28 March; the month is added to the 28 days you have left.'],
  ['standard', '2027-02-28T00:00:00Z', null, '2027-01-31T00:00:00Z', 'professional', 'higher', '2027-01-31T00:00:00Z', '2027-03-14T00:00:00Z', 14, 'Professional until 14 March; your 28 remaining Standard days become 14.'],
  ['standard', '2026-12-31T00:00:00Z', null, '2026-12-01T00:00:00Z', 'standard', 'longer', '2026-12-31T00:00:00Z', '2027-01-31T00:00:00Z', 0, 'Standard until 31 January 2027; the month is added to the 30 days you have left.'],
  ['standard', '2026-12-31T00:00:00Z', null, '2026-12-01T00:00:00Z', 'professional', 'higher', '2026-12-01T00:00:00Z', '2027-01-16T00:00:00Z', 15, 'Professional until 16 January 2027; your 30 remaining Standard days become 15.'],
  ['standard', '2027-01-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'longer', '2027-01-15T12:00:00Z', '2027-02-15T12:00:00Z', 0, 'Standard until 15 February 2027; the month is added to the 61 days you have left.'],
  ['standard', '2027-01-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'higher', '2026-11-15T12:00:00Z', '2027-01-15T12:00:00Z', 31, 'Professional until 15 January 2027; your 61 remaining Standard days become 31.'],
  ['professional', '2026-11-27T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'lower', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', 0, 'Standard from 27 November, when your Professional plan ends, until 27 December.'],
  ['professional', '2026-11-27T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'longer', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', 0, 'Professional until 27 December; the month is added to the 12 days you have left.'],
  ['professional', '2026-11-16T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'lower', '2026-11-16T12:00:00Z', '2026-12-16T12:00:00Z', 0, 'Standard from 16 November, when your Professional plan ends, until 16 December.'],
  ['professional', '2026-11-16T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'longer', '2026-11-16T12:00:00Z', '2026-12-16T12:00:00Z', 0, 'Professional until 16 December; the month is added to the one day you have left.'],
  ['professional', '2026-11-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Standard until 15 December.'],
  ['professional', '2026-11-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'new', '2026-11-15T12:00:00Z', '2026-12-15T12:00:00Z', 0, 'Professional until 15 December.'],
  ['professional', '2027-01-31T06:00:00Z', null, '2027-01-01T00:00:00Z', 'standard', 'lower', '2027-01-31T06:00:00Z', '2027-02-28T06:00:00Z', 0, 'Standard from 31 January, when your Professional plan ends, until 28 February.'],
  ['professional', '2027-01-31T06:00:00Z', null, '2027-01-01T00:00:00Z', 'professional', 'longer', '2027-01-31T06:00:00Z', '2027-02-28T06:00:00Z', 0, 'Professional until 28 February; the month is added to the 31 days you have left.'],
  ['professional', '2027-06-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'lower', '2027-06-15T12:00:00Z', '2027-07-15T12:00:00Z', 0, 'Standard from 15 June 2027, when your Professional plan ends, until 15 July 2027.'],
  ['professional', '2027-06-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'longer', '2027-06-15T12:00:00Z', '2027-07-15T12:00:00Z', 0, 'Professional until 15 July 2027; the month is added to the 212 days you have left.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-11-15T12:00:00Z', 'standard', 'lower', '2026-12-27T12:00:00Z', '2027-01-27T12:00:00Z', 0, 'Standard until 27 January 2027; the month is added to the Standard plan that begins on 27 November.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-11-15T12:00:00Z', 'professional', 'longer', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', 0, 'Professional until 27 December; the month is added to the 12 days you have left. Your Standard plan begins then.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-11-27T12:00:00Z', 'standard', 'longer', '2026-12-27T12:00:00Z', '2027-01-27T12:00:00Z', 0, 'Standard until 27 January 2027; the month is added to the 30 days you have left.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-11-27T12:00:00Z', 'professional', 'higher', '2026-11-27T12:00:00Z', '2027-01-11T12:00:00Z', 15, 'Professional until 11 January 2027; your 30 remaining Standard days become 15.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-12-20T12:00:00Z', 'standard', 'longer', '2026-12-27T12:00:00Z', '2027-01-27T12:00:00Z', 0, 'Standard until 27 January 2027; the month is added to the 7 days you have left.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-12-20T12:00:00Z', 'professional', 'higher', '2026-12-20T12:00:00Z', '2027-01-24T12:00:00Z', 4, 'Professional until 24 January 2027; your 7 remaining Standard days become 4.'],
  ['professional', '2026-11-27T12:00:00Z', '2027-01-27T12:00:00Z', '2026-12-01T00:00:00Z', 'standard', 'longer', '2027-01-27T12:00:00Z', '2027-02-27T12:00:00Z', 0, 'Standard until 27 February 2027; the month is added to the 58 days you have left.'],
  ['professional', '2026-11-27T12:00:00Z', '2027-01-27T12:00:00Z', '2026-12-01T00:00:00Z', 'professional', 'higher', '2026-12-01T00:00:00Z', '2027-01-30T00:00:00Z', 29, 'Professional until 30 January 2027; your 58 remaining Standard days become 29.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-12-27T12:00:00Z', 'standard', 'new', '2026-12-27T12:00:00Z', '2027-01-27T12:00:00Z', 0, 'Standard until 27 January 2027.'],
  ['professional', '2026-11-27T12:00:00Z', '2026-12-27T12:00:00Z', '2026-12-27T12:00:00Z', 'professional', 'new', '2026-12-27T12:00:00Z', '2027-01-27T12:00:00Z', 0, 'Professional until 27 January 2027.'],
  ['standard', '2026-03-03T00:00:00Z', null, '2026-02-03T00:00:00Z', 'professional', 'higher', '2026-02-03T00:00:00Z', '2026-03-17T00:00:00Z', 14, 'Professional until 17 March; your 28 remaining Standard days become 14.'],
  ['standard', '2026-02-15T00:00:00Z', null, '2026-02-03T00:00:00Z', 'professional', 'higher', '2026-02-03T00:00:00Z', '2026-03-09T00:00:00Z', 6, 'Professional until 9 March; your 12 remaining Standard days become 6.'],
  ['standard', '2026-02-04T00:00:00Z', null, '2026-02-03T00:00:00Z', 'professional', 'higher', '2026-02-03T00:00:00Z', '2026-03-04T00:00:00Z', 1, 'Professional until 4 March; your 1 remaining Standard day becomes 1.'],
  ['enterprise', null, null, '2026-11-15T12:00:00Z', 'standard', 'covered', null, null, 0, 'Your Enterprise plan has everything in Standard. To change it, please contact sales.'],
  ['enterprise', '2027-11-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'covered', null, null, 0, 'Your Enterprise plan has everything in Standard. To change it, please contact sales.'],
  ['enterprise', null, null, '2026-11-15T12:00:00Z', 'professional', 'covered', null, null, 0, 'Your Enterprise plan has everything in Professional. To change it, please contact sales.'],
  ['enterprise', '2027-11-15T12:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'covered', null, null, 0, 'Your Enterprise plan has everything in Professional. To change it, please contact sales.'],
  ['standard', '2026-11-17T00:00:00Z', null, '2026-11-15T12:00:00Z', 'professional', 'higher', '2026-11-15T12:00:00Z', '2026-12-16T12:00:00Z', 1, 'Professional until 16 December; your 2 remaining Standard days become 1.'],
  ['standard', '2026-11-15T18:00:00Z', null, '2026-11-15T12:00:00Z', 'standard', 'longer', '2026-11-15T18:00:00Z', '2026-12-15T18:00:00Z', 0, 'Standard until 15 December; the month is added to the one day you have left.'],
];

const date = (text: string | null) => (text === null ? null : new Date(text));

it('has fifty cases', () => expect(cases.length).toBeGreaterThanOrEqual(50));

it.each(cases)(
  '%s until %s, waiting until %s: at %s buys %s',
  (present, until, waiting, at, buys, ...expected) => {
    const [change, startsAt, endsAt, creditedDays, words] = expected;
    const course = courseOf(
      {
        by: 'found',
        planType: present,
        until: date(until),
        waitingPlan: waiting ? 'standard' : null,
        waitingUntil: date(waiting),
        since: null,
        at: new Date('2026-01-01T00:00:00Z'),
        number: 1,
      },
      [],
    );
    const outcome = describeOrder(course, buys, new Date(at));
    expect(outcome).toMatchObject({ change, startsAt: date(startsAt), endsAt: date(endsAt), creditedDays });
    expect(outcome.allowed ? outcome.sentence : outcome.reason).toBe(words);
  },
);
