import { expect, it } from 'vitest';
import { type PlanType, paidPlans, plans } from '../../contract/plans.ts';
import { courseOf } from '../store/plan-history.ts';
import { describeOrder } from './describe-order.ts';

const now = new Date('2026-11-15T12:00:00Z');
const end = new Date('2026-11-27T12:00:00Z');

const present: [words: string, plan: PlanType, until: Date | null, waitingUntil: Date | null][] = [
  ['nothing, or a plan that is over', 'free', null, null],
  ['Standard until 27 November', 'standard', end, null],
  ['Professional until 27 November', 'professional', end, null],
  [
    'Professional until 27 November, then Standard until 27 December',
    'professional',
    end,
    new Date('2026-12-27T12:00:00Z'),
  ],
  ['Enterprise', 'enterprise', null, null],
];

it('writes the table of plan changes from what the page says', async () => {
  const rows = present.flatMap(([words, planType, until, waitingUntil]) =>
    paidPlans.map((plan) => {
      const given = { by: 'found', planType, until, since: null, at: now, number: 1 } as const;
      const waiting = { waitingPlan: waitingUntil && ('standard' as const), waitingUntil };
      const outcome = describeOrder(courseOf({ ...given, ...waiting }, []), plan, now);
      return `| ${words} | ${plans[plan].name} | ${outcome.allowed ? outcome.sentence : outcome.reason} |`;
    }),
  );
  const table = ['| on 15 November they have | and buy | the page says |', '| --- | --- | --- |', ...rows];
  // Written anew by `npx vitest run src/server/services/plan-changes.test.ts -u`.
  await expect(`# What plan changes do\n\n${table.join('\n')}\n`).toMatchFileSnapshot(
    '../../../docs/money/plan-changes.md',
  );
});
