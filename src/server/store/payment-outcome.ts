import type { PaymentEventKind } from '../../contract/payment-states.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { isPaidPlan } from './plan-course.ts';
import type { paymentEvents, paymentOrders } from './schema.ts';
import type { UserRow } from './users.ts';

type OrderRow = typeof paymentOrders.$inferSelect;
type EventRow = typeof paymentEvents.$inferSelect;

/** What is reported of a payment: by the page, by a message of the provider, or in its answer to a question of ours. */
export type PaymentReport = {
  kind: PaymentEventKind;
  /** Null where the report names the payment alone. */
  orderId: string | null;
  paymentId: string | null;
  amount: number | null;
  currency: string | null;
  reference: string | null;
  /** When it happened; null where the report does not say. */
  at: Date | null;
  source: EventRow['source'];
  /** Who did it, for the audit trail: the provider, where nobody is named. */
  by?: string;
  /** For the audit trail. */
  reason?: string;
};

/**
 * - `granted`: the plan is theirs, by this report.
 * - `known_before`: nothing new, nothing changed.
 * - `noted`: there is nothing to do about a plan.
 * - `plan_stays`: of a paid order, and its month goes on.
 * - `plan_ended`: nothing of the payment is left; its month is over.
 * - `plan_returned`: a refund that failed; the month goes on as if there had been none.
 * - `ended_before`: paid, but it was given back before we knew.
 * - `covered`: paid by somebody whose plan includes it. Nothing to grant: it should be given back.
 * - `other_payment`: the order was paid before, by another payment: this one should be given back.
 * - `payment_used`: the payment has paid another order.
 * - `amount_mismatch`: over another amount or in another currency than the order.
 * - `unknown_plan`: paid, but there is no such plan any more.
 * - `unknown_order`: none of ours.
 * - `no_account`: the account has been deleted since. The order keeps the payment.
 */
export type EventOutcome =
  | 'granted'
  | 'known_before'
  | 'noted'
  | 'plan_stays'
  | 'plan_ended'
  | 'plan_returned'
  | 'ended_before'
  | 'covered'
  | 'other_payment'
  | 'payment_used'
  | 'amount_mismatch'
  | 'unknown_plan'
  | 'unknown_order'
  | 'no_account';

type Outcome = {
  order: OrderRow;
  event: Pick<EventRow, 'kind'>;
  before: PaymentFacts;
  after: PaymentFacts;
  hasUser: boolean;
  isCovered: boolean;
};

export const outcomeOf = ({ order, event, before, after, hasUser, isCovered }: Outcome): EventOutcome => {
  if (event.kind === 'captured') {
    if (before.paidAt !== null && before.endedAt === null) return 'other_payment';
    if (!hasUser) return 'no_account';
    if (!isPaidPlan(order.planType)) return 'unknown_plan';
    if (after.endedAt !== null) return 'ended_before';
    return isCovered ? 'covered' : 'granted';
  }
  if (after.paidAt === null) return 'noted';
  if (before.endedAt === null && after.endedAt !== null) return 'plan_ended';
  if (before.endedAt !== null && after.endedAt === null) return 'plan_returned';
  return after.endedAt === null ? 'plan_stays' : 'noted';
};

type Audited = {
  outcome: EventOutcome;
  orderId: string | null;
  order: OrderRow | undefined;
  user: UserRow | undefined;
  now: Date;
};

/** For the audit trail: ids, and nothing of a card. */
export const auditOf = (report: PaymentReport, { outcome, orderId, order, user, now }: Audited) => ({
  adminEmail: report.by ?? 'payment provider',
  action: `payment ${report.kind.replaceAll('_', ' ')}`,
  targets: user ? [user.email] : [],
  details: {
    orderId,
    paymentId: report.paymentId,
    ...(order && { planType: order.planType }),
    ...(report.amount !== null && { amount: report.amount }),
    ...(report.reference !== null && { reference: report.reference }),
    ...(report.reason !== undefined && { reason: report.reason }),
    outcome,
  },
  at: now,
});
