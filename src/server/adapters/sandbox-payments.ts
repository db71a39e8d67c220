import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { type PaymentProof, sandboxKeyId } from '../../contract/payments.ts';
import { planCurrency } from '../../contract/plans.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentSignature } from './payment-signature.ts';

/** A provider that takes no money, for development and tests. Its checkout is `sandbox-checkout.js`. */
export type SandboxPayments = PaymentProvider & {
  /** What the provider does after a payment: names it and signs it. */
  pay: (orderId: string) => PaymentProof;
};

type Settings = { sessionSecret: string; webhookSecret: string | undefined };

export const sandboxPayments = ({ sessionSecret, webhookSecret }: Settings): SandboxPayments => {
  const keySecret = derive(sessionSecret, 'sandbox payments');
  return {
    keyId: sandboxKeyId,
    keySecret,
    webhookSecret: webhookSecret ?? derive(sessionSecret, 'sandbox webhook'),
    createOrder: async () => ({ state: 'created', id: `order_${randomName()}` }),
    // It remembers nothing: the signature is all there is.
    findPayment: async () => ({ state: 'unknown', fault: 'refused' }),
    findPaymentsFor: async () => ({ state: 'known', payments: [] }),
    refund: async ({ amount }) => ({
      state: 'made',
      refund: { id: `rfnd_${randomName()}`, amount, currency: planCurrency, createdAt: null },
    }),
    pay: (orderId) => {
      // One payment for each order, so that paying twice is paying once.
      const digest = createHmac('sha256', keySecret).update(`payment of ${orderId}`).digest('hex');
      const paymentId = `pay_${digest.slice(0, nameLength)}`;
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: paymentSignature(keySecret, orderId, paymentId),
      };
    },
  };
};

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `hookwise ${purpose}`, 32)).toString('hex');

/** As long as the provider's own names. */
const nameLength = 14;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const randomName = () =>
  Array.from({ length: nameLength }, () => letters[randomInt(letters.length)]).join('');
