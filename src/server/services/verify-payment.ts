import { type PaymentProof, paymentMessages } from '../../contract/payments.ts';
import type { PaymentProvider, ProviderPayment } from '../adapters/payment-provider.ts';
import { isSameSignature, paymentSignature } from '../adapters/payment-signature.ts';
import { Failure } from '../failure.ts';
import type { PaymentOrder, PaymentOrderStore, Settlement } from '../store/payment-orders.ts';
import { isPaidBy } from '../store/payment-orders.ts';
import type { UserRow } from '../store/users.ts';

type Needs = {
  provider: PaymentProvider | null;
  orders: PaymentOrderStore;
  clock: () => Date;
  /** A payment that could not be turned into a plan: the operator should look at it. */
  onUnsettled: (payment: { orderId: string; paymentId: string; outcome: string }) => void;
};

/**
 * Turns what the checkout handed to the page into a plan. Every refusal is the same, so that it does not reveal whether an
 * order exists or whose it is.
 */
export const verifyPayment =
  ({ provider, orders, clock, onUnsettled }: Needs) =>
  async (user: UserRow, proof: PaymentProof, signal?: AbortSignal): Promise<void> => {
    if (!provider) throw new Failure('unavailable', paymentMessages.verification);
    const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: given } = proof;
    if (!isSameSignature(given, paymentSignature(provider.keySecret, orderId, paymentId)))
      throw verificationFailure();
    const order = await orders.find(orderId);
    if (!order || order.userId !== user.id) throw verificationFailure();
    if (isPaidBy(order, paymentId)) return;

    if (!order.paidAt) {
      // The signature proves the payment; asking shows what has happened to it since. Without an answer the signature counts.
      const found = await provider.findPayment(paymentId, signal);
      if (found.state === 'known' && !hasPaid(found.payment, order)) {
        onUnsettled({ orderId, paymentId, outcome: 'mismatch' });
        throw verificationFailure();
      }
    }
    const outcome = await orders.settle({ orderId, paymentId }, clock());
    if (isGranted(outcome)) return;
    onUnsettled({ orderId, paymentId, outcome });
    throw verificationFailure();
  };
export type VerifyPayment = ReturnType<typeof verifyPayment>;

const isGranted = (outcome: Settlement) => outcome === 'granted' || outcome === 'granted_before';

/** `authorized` becomes `captured` by itself, a moment later. */
const hasPaid = (payment: ProviderPayment, order: PaymentOrder) =>
  payment.orderId === order.orderId &&
  payment.amount === order.amount &&
  payment.currency === order.currency &&
  /^(?:authorized|captured)$/.test(payment.status);

const verificationFailure = () => new Failure('invalid_input', paymentMessages.verification);
