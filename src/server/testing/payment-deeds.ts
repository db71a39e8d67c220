import fc from 'fast-check';
import { type PaidPlan, paidPlans } from '../../contract/plans.ts';

/** What is done next, by the person, the provider or fate. `kill`: the process dies at that statement. */
export type Deed = { wait: number; which: number; isFlagged: boolean; kill: number | null } & (
  | { deed: 'buy'; plan: PaidPlan; how: 'page' | 'message' | 'authorised' }
  | { deed: 'dispute'; turn: 'created' | 'won' | 'lost' }
  | { deed: 'capture' | 'pay again' | 'refund' | 'refund a part' | 'deliver' | 'reconcile' | 'visit' }
);

const always = {
  wait: fc
    .oneof(fc.nat(50 * 60), fc.nat(3 * 24 * 3600), fc.nat(40 * 24 * 3600))
    .map((seconds) => (1 + seconds) * 1000),
  which: fc.nat(30),
  isFlagged: fc.boolean(),
  kill: fc.option(fc.nat(14), { freq: 3 }),
};

export const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        ...always,
        deed: fc.constant('buy' as const),
        plan: fc.constantFrom(...paidPlans),
        how: fc.constantFrom('page', 'message', 'message', 'authorised'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        ...always,
        deed: fc.constant('dispute' as const),
        turn: fc.constantFrom('created', 'won', 'lost'),
      }),
    },
    {
      weight: 15,
      arbitrary: fc.record({
        ...always,
        deed: fc.constantFrom(
          ...(['capture', 'pay again', 'refund', 'refund', 'refund a part'] as const),
          ...(['reconcile', 'reconcile', 'visit'] as const),
          ...Array.from({ length: 8 }, () => 'deliver' as const),
        ),
      }),
    },
  ),
  { maxLength: 24, size: 'max' },
);
