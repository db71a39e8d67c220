import { expect, it } from 'vitest';
import { planEndWords } from './plan-end-words.ts';

const now = new Date('2027-03-03T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const noneWaits = { waitingPlan: null, waitingUntil: null };
const paid = { planType: 'standard', planExpired: false, ...noneWaits } as const;
const ended = { planType: 'free', planExpired: true, ...noneWaits } as const;
const free = { ...ended, planExpired: false };

it.each([
  ['more than a week before', { ...paid, planResetDate: inDays(7.1) }],
  ['more than a week after', { ...ended, planResetDate: inDays(-7.1) }],
  ['a plan without an end', { ...paid, planType: 'enterprise' as const, planResetDate: null }],
  ['nobody ever paid', { ...free, planResetDate: null }],
  ['put on the free plan by hand', { ...free, planResetDate: inDays(2) }],
])('says nothing: %s', (_, plan) => {
  expect(planEndWords(plan, now)).toBeNull();
});

it('says from a week before what ends, when, and what changes', () => {
  expect(planEndWords({ ...paid, planResetDate: inDays(6.5) }, now)).toEqual({
    title: expect.stringMatching(/^Your Standard plan ends on March \d+, 2027, in 7 days\.$/),
    text: 'It does not renew by itself. After that you have 5 checks a day instead of 25.',
    action: 'Renew',
  });
  expect(planEndWords({ ...paid, planResetDate: inDays(0.5) }, now)?.title).toMatch(/, within a day\.$/);
});

it('names the plan that waits, instead of the end of everything', () => {
  const plan = { ...paid, planType: 'professional', planResetDate: inDays(2) } as const;
  expect(planEndWords({ ...plan, waitingPlan: 'standard', waitingUntil: inDays(33) }, now)).toEqual({
    title: expect.stringMatching(/^Your Professional plan ends on March \d+, 2027, in 2 days\.$/),
    text: expect.stringMatching(
      /^Then your Standard plan begins, until April \d+, 2027: 25 checks a day instead of \d+\.$/,
    ),
    action: 'Renew',
  });
});

it('says for a week after that it has ended', () => {
  expect(planEndWords({ ...ended, planResetDate: inDays(-3) }, now)).toMatchObject({
    title: expect.stringMatching(/^Your paid plan ended on /),
    action: 'See Plans',
  });
});
