import { z } from 'zod';
import type { PaymentEventKind } from '../../contract/payment-states.ts';
import { providerId } from '../../contract/payments.ts';
import { providerCents as cents, providerCurrency, unixSeconds } from '../adapters/razorpay.ts';
import type { PaymentReport } from '../store/payment-outcome.ts';

const paymentEntity = z.object({
  id: providerId,
  order_id: providerId.nullish(),
  amount: cents,
  currency: providerCurrency,
  status: z.string().max(40).optional(),
  amount_refunded: cents.nullish(),
  refund_status: z.string().max(40).nullish(),
  created_at: unixSeconds,
});
const refundEntity = z.object({
  id: providerId,
  payment_id: providerId.nullish(),
  amount: cents.refine((amount) => amount > 0),
  currency: providerCurrency.nullish(),
  created_at: unixSeconds,
});
const disputeEntity = z.object({ id: providerId, payment_id: providerId.nullish() });

const messageSchema = z.object({
  event: z.string(),
  created_at: unixSeconds,
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).nullish().catch(null),
    refund: z.object({ entity: refundEntity }).nullish().catch(null),
    dispute: z.object({ entity: disputeEntity }).nullish().catch(null),
  }),
});

type Message = z.output<typeof messageSchema>;
type Payment = z.output<typeof paymentEntity>;

/** What a message of the provider reports; null where nothing follows from it. */
export const reportIn = (message: unknown): PaymentReport | null => {
  const parsed = messageSchema.safeParse(message).data;
  return parsed ? (readers.get(parsed.event)?.(parsed) ?? null) : null;
};

type Reader = (message: Message) => PaymentReport | null;

const ofPayment =
  (kind: PaymentEventKind, statuses: readonly string[]): Reader =>
  ({ payload }) => {
    const payment = payload.payment?.entity;
    // A payment without an order is not ours; one that has changed since has a message of its own.
    if (!payment?.order_id || (payment.status && !statuses.includes(payment.status))) return null;
    return { ...about(payment), kind, amount: payment.amount, reference: null, at: payment.created_at };
  };

const about = ({ id, order_id: orderId, currency }: Payment) =>
  ({ orderId: orderId ?? null, paymentId: id, currency, source: 'message' }) as const;

const ofRefund =
  (kind: PaymentEventKind): Reader =>
  ({ payload, created_at: toldAt }) => {
    const refund = payload.refund?.entity;
    if (!refund) return null;
    const paymentId = refund.payment_id ?? payload.payment?.entity.id;
    if (!paymentId) return null;
    const { id: reference, amount, currency = null, created_at: madeAt } = refund;
    // A refund names when it was made, and not when it failed.
    const at = kind === 'refund_failed' ? toldAt : madeAt;
    const orderId = orderNamed(payload, paymentId);
    return { kind, orderId, paymentId, amount, currency, reference, at, source: 'message' };
  };

/** The payment in a message about a refund or dispute names its order, where it is there. */
const orderNamed = ({ payment }: Message['payload'], paymentId: string): string | null =>
  payment?.entity.id === paymentId ? (payment.entity.order_id ?? null) : null;

/** How much of a payment was given back, of all its refunds. */
const ofRefundedPayment: Reader = (message) => {
  const payment = message.payload.payment?.entity;
  if (message.payload.refund) return ofRefund('refund')(message);
  if (!payment) return null;
  const isFull = payment.status === 'refunded' || payment.refund_status === 'full';
  const amount = payment.amount_refunded || (isFull ? payment.amount : 0);
  if (amount === 0) return null;
  return { ...about(payment), kind: 'refunded_total', amount, reference: null, at: message.created_at };
};

const ofDispute =
  (kind: PaymentEventKind): Reader =>
  ({ payload, created_at: at }) => {
    const dispute = payload.dispute?.entity;
    const paymentId = dispute?.payment_id ?? payload.payment?.entity.id;
    if (!paymentId) return null;
    const orderId = orderNamed(payload, paymentId);
    const reference = dispute?.id ?? null;
    return { kind, orderId, paymentId, amount: null, currency: null, reference, at, source: 'message' };
  };

/** By the provider's names. They are sent again until we answer, and arrive in any order. */
const readers = new Map<string, Reader>([
  ['payment.authorized', ofPayment('authorized', ['authorized'])],
  ['payment.captured', ofPayment('captured', ['captured'])],
  ['order.paid', ofPayment('captured', ['captured'])],
  ['payment.failed', ofPayment('failed', ['failed'])],
  ['refund.created', ofRefund('refund')],
  ['refund.processed', ofRefund('refund')],
  ['refund.failed', ofRefund('refund_failed')],
  ['payment.refunded', ofRefundedPayment],
  ['payment.dispute.created', ofDispute('dispute_opened')],
  ['payment.dispute.won', ofDispute('dispute_won')],
  ['payment.dispute.closed', ofDispute('dispute_won')],
  ['payment.dispute.lost', ofDispute('dispute_lost')],
]);
