import { z } from 'zod';
import { providerId } from '../../contract/payments.ts';
import type { PaymentProvider } from '../adapters/payment-provider.ts';
import { isSameSignature, webhookSignature } from '../adapters/payment-signature.ts';
import { Failure } from '../failure.ts';
import { parseJson } from '../parse-json.ts';
import { isPaidBy, type PaymentOrderStore, type Settlement } from '../store/payment-orders.ts';

type Needs = { provider: PaymentProvider | null; orders: PaymentOrderStore; clock: () => Date };

/** The outcome of a message that the provider signed. Each is final: the message need not be sent again. */
export type EventOutcome =
  | { outcome: Settlement | 'amount_mismatch'; orderId: string; paymentId: string }
  | { outcome: 'other_event' };

/** Both report that an order is paid, arrive in any order, and are sent again until we answer. */
const paidEvents = ['payment.captured', 'order.paid'];

const eventSchema = z.object({ event: z.string() });

const paidEventSchema = z.object({
  payload: z.object({
    payment: z.object({
      entity: z.object({
        id: providerId,
        order_id: providerId,
        amount: z.number().int(),
        currency: z.string(),
        status: z.literal('captured').optional(),
      }),
    }),
  }),
});

/** Accepts the provider's signed message, and grants the plan even if the page never asked for it. */
export const takePaymentEvent =
  ({ provider, orders, clock }: Needs) =>
  async ({ body, signature }: { body: Uint8Array; signature: unknown }): Promise<EventOutcome> => {
    if (!provider?.webhookSecret)
      throw new Failure('unavailable', 'Payment messages cannot be checked: no secret is set for them');
    const isSigned =
      typeof signature === 'string' &&
      isSameSignature(signature, webhookSignature(provider.webhookSecret, body));
    if (!isSigned) throw new Failure('invalid_input', 'The signature of this message is wrong');

    const message = parseJson(Buffer.from(body).toString('utf8'));
    const event = eventSchema.safeParse(message).data?.event;
    if (!event || !paidEvents.includes(event)) return { outcome: 'other_event' };
    const paid = paidEventSchema.safeParse(message).data?.payload.payment.entity;
    // A payment without an order is not ours; a refunded one has another status.
    if (!paid) return { outcome: 'other_event' };

    const payment = { orderId: paid.order_id, paymentId: paid.id };
    const order = await orders.find(payment.orderId);
    if (order && (order.amount !== paid.amount || order.currency !== paid.currency))
      return { outcome: 'amount_mismatch', ...payment };
    if (order && isPaidBy(order, payment.paymentId)) return { outcome: 'granted_before', ...payment };
    return { outcome: await orders.settle(payment, clock()), ...payment };
  };
export type TakePaymentEvent = ReturnType<typeof takePaymentEvent>;
