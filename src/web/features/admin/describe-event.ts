import type { AdminPayment } from '../../../contract/admin-payments.ts';
import type { PaymentEventKind } from '../../../contract/payment-states.ts';
import { formatMoney } from '../../lib/format.ts';

type Event = Pick<AdminPayment['history'][number], 'kind' | 'amount' | 'source' | 'outcome'>;

/** `Refunded $10.00, reported by the provider. The plan stays.` */
export const describeEvent = ({ kind, amount, source, outcome }: Event, currency: string): string => {
  const sum = amount === null ? '' : ` ${formatMoney(amount, currency)}`;
  return `${kinds[kind]}${sum}${sources[source] ?? ''}. ${outcomes[outcome] ?? ''}`.trim();
};

const kinds: Record<PaymentEventKind, string> = {
  authorized: 'Authorised',
  captured: 'Paid',
  failed: 'Failed',
  refund: 'Refunded',
  refund_failed: 'Refund failed',
  refunded_total: 'Refunded in total',
  dispute_opened: 'Dispute opened',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  refund_asked: 'Refund requested',
  refund_refused: 'Refund refused',
};

/** How we know. */
const sources: Record<string, string> = {
  page: ', reported by the buyer’s browser',
  message: ', reported by the provider',
  question: ', found by asking the provider',
  administrator: ', by an administrator',
};

/** What followed. Where nothing did, nothing is said. */
const outcomes: Record<string, string> = {
  granted: 'The plan was granted.',
  plan_stays: 'The plan stays.',
  plan_ended: 'The paid month ended.',
  plan_returned: 'The paid month came back.',
  ended_before: 'It had been given back before we knew of it: no plan was granted.',
  covered: 'Their plan includes this one: please refund it.',
  other_payment: 'The order had been paid before: please refund this payment.',
  payment_used: 'This payment belongs to another order: nothing was granted.',
  amount_mismatch: 'The amount is not that of the order: nothing was granted.',
  unknown_plan: 'There is no such plan any more: please refund it.',
  no_account: 'The account had been deleted.',
};
