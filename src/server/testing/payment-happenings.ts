import fc from 'fast-check';
import { type PaidPlan, paidPlans, plans } from '../../contract/plans.ts';
import type { PaymentReport } from '../store/payment-outcome.ts';
import type { PlanRecords } from '../store/plan-records.ts';
import type { Happening } from './later-plan.ts';

const start = Date.UTC(2026, 0, 31, 12);
const day = 24 * 60 * 60 * 1000;

type Told = Omit<PaymentReport, 'source' | 'at'> & { at: Date };
type OrderOf = { id: string; plan: PaidPlan };

/** What happened to one person's orders, what the provider says of it, and when it is looked at. */
export type Story = { happened: Happening[]; told: Told[]; orders: OrderOf[]; now: Date };

type Deed =
  | { deed: 'pay'; plan: PaidPlan; wait: number }
  | {
      deed: 'refund' | 'part' | 'rest' | 'opened' | 'won' | 'lost' | 'authorized' | 'failed';
      which: number;
      wait: number;
    };

const wait = fc.oneof(fc.integer({ min: 1, max: 3 * day }), fc.integer({ min: 1, max: 40 * day }));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ deed: fc.constant('pay' as const), plan: fc.constantFrom(...paidPlans), wait }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constantFrom('refund', 'part', 'rest', 'opened', 'won', 'lost', 'authorized', 'failed'),
      which: fc.nat(20),
      wait,
    }),
  },
);

export const happenings: fc.Arbitrary<Story> = fc
  .tuple(fc.array(deed, { maxLength: 14, size: 'max' }), wait)
  .map(([deeds, atLast]) => {
    const story: Story = { happened: [], told: [], orders: [], now: new Date(start) };
    const left = new Map<string, number>();
    let time = start;
    let n = 0;
    for (const one of deeds) {
      time += one.wait;
      n += 1;
      const at = new Date(time);
      const tell = (id: string, kind: Told['kind'], amount: number | null, reference: string | null) => {
        // Each thing happens once; that it is told often comes later.
        if (
          kind !== 'refund' &&
          story.told.some((told) => told.kind === kind && told.paymentId === `pay_${id}`)
        )
          return;
        const [orderId, paymentId] = [`order_${id}`, `pay_${id}`];
        story.told.push({ kind, orderId, paymentId, amount, currency: 'USD', reference, at });
      };
      if (one.deed === 'pay') {
        const id = String(n);
        story.orders.push({ id, plan: one.plan });
        story.happened.push({ what: 'pay', id: `order_${id}`, plan: one.plan, at });
        left.set(id, plans[one.plan].cents);
        tell(id, 'captured', plans[one.plan].cents, null);
        continue;
      }
      const order = story.orders[one.which % Math.max(1, story.orders.length)];
      if (!order) continue;
      const rest = left.get(order.id) ?? 0;
      const amount = one.deed === 'part' ? Math.min(700, rest) : rest;
      if (one.deed === 'opened') tell(order.id, 'dispute_opened', null, `disp_${order.id}`);
      else if (one.deed === 'won') tell(order.id, 'dispute_won', null, `disp_${order.id}`);
      else if (one.deed === 'authorized' || one.deed === 'failed')
        tell(order.id, one.deed, plans[order.plan].cents, null);
      else if (one.deed === 'lost') tell(order.id, 'dispute_lost', null, `disp_${order.id}`);
      else if (amount > 0) {
        if (one.deed === 'rest') tell(order.id, 'refunded_total', plans[order.plan].cents, null);
        else tell(order.id, 'refund', amount, `rfnd_${n}`);
      }
      const isOver = one.deed === 'lost' || (amount === rest && /^(?:refund|part|rest)$/.test(one.deed));
      if (!isOver && one.deed === 'part') left.set(order.id, rest - amount);
      if (isOver && rest > 0) {
        left.set(order.id, 0);
        story.happened.push({ what: 'end', id: `order_${order.id}`, at });
      }
    }
    story.now = new Date(time + atLast);
    return story;
  });

/** The same in any order, each at least once: messages that are late, sent again, lost with a process and found by a question later. */
export const reportsOf = ({ told }: Story, chance: () => number): Told[] => {
  const often = told.flatMap((one) => Array.from({ length: 1 + (chance() % 3) }, () => one));
  return often
    .map((one) => ({ one, order: chance() % 1_000_003 }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
};

/** What is recorded of such reports: each thing once, in the order in which it came. */
export const recordsOf = ({ orders, now }: Story, reports: readonly Told[]): PlanRecords => {
  const seen = new Map(
    reports.map((report) => [
      `${report.kind} ${report.paymentId} ${report.reference} ${report.amount}`,
      report,
    ]),
  );
  const events = [...seen].map(([key, report], index) => ({
    ...report,
    id: key,
    key,
    orderId: report.orderId ?? '',
    recordedAt: now,
    source: 'message' as const,
    outcome: '',
    number: index + 1,
  }));
  const rows = orders.map(({ id, plan }) => ({
    id,
    orderId: `order_${id}`,
    userId: null,
    planType: plan,
    amount: plans[plan].cents,
    currency: 'USD',
    paymentId: null,
    paidAt: null,
    createdAt: new Date(start),
    receipt: null,
    state: null,
    refunded: 0,
  }));
  return { orders: rows, events, given: null, found: null, next: events.length + 1 };
};
