import { z } from 'zod';
import { providerId } from '../../contract/payments.ts';
import type { PaymentProvider } from '../adapters/payment-provider.ts';
import { isSameSignature, webhookSignature } from '../adapters/payment-signature.ts';
import { Failure } from '../failure.ts';
import type { PaymentOrderStore, Settlement } from '../store/payment-orders.ts';
import { isPaidBy } from '../store/payment-orders.ts';

type Needs = { provider: PaymentProvider | null; orders: PaymentOrderStore; clock: () => Date };

/** What became of a message that the provider did sign. Each is the end of it: it need not be sent again. */
export type EventOutcome =
  | { outcome: Settlement | 'amount_mismatch'; orderId: string; paymentId: string }
  | { outcome: 'other_event' };

export type TakePaymentEvent = (message: { body: Uint8Array; signature: unknown }) => Promise<EventOutcome>;

/** Both say that an order is paid, come in any order, and come again until we have answered. */
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

/** Believes the provider's own message, and grants the plan that the page may never have come to ask for. */
export const takePaymentEvent =
  ({ provider, orders, clock }: Needs): TakePaymentEvent =>
  async ({ body, signature }) => {
    if (!provider?.webhookSecret)
      throw new Failure('unavailable', 'Payment messages cannot be checked: no secret is set for them');
    const isSigned =
      typeof signature === 'string' &&
      isSameSignature(signature, webhookSignature(provider.webhookSecret, body));
    if (!isSigned) throw new Failure('invalid_input', 'The signature of this message is wrong');

    const message = parseJson(body);
    const event = eventSchema.safeParse(message).data?.event;
    if (!event || !paidEvents.includes(event)) return { outcome: 'other_event' };
    const paid = paidEventSchema.safeParse(message).data?.payload.payment.entity;
    // A payment without an order is none of ours; one that is refunded by now has another status.
    if (!paid) return { outcome: 'other_event' };

    const told = { orderId: paid.order_id, paymentId: paid.id };
    const order = await orders.find(told.orderId);
    if (order && (order.amount !== paid.amount || order.currency !== paid.currency))
      return { outcome: 'amount_mismatch', ...told };
    if (order && isPaidBy(order, told.paymentId)) return { outcome: 'granted_before', ...told };
    return { outcome: await orders.settle(told, clock()), ...told };
  };

const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
};
