import { setTimeout } from 'node:timers/promises';
import { type PaymentProof, paymentMessages } from '../../contract/payments.ts';
import type { PaymentProvider, ProviderPayment } from '../adapters/payment-provider.ts';
import { isSameSignature, paymentSignature } from '../adapters/payment-signature.ts';
import { Failure } from '../failure.ts';
import type { PaymentLedger } from '../store/payment-ledger.ts';
import type { PaymentOrderStore } from '../store/payment-orders.ts';
import type { UserRow } from '../store/users.ts';
import { reportsOf } from './report-of-payment.ts';

type Needs = {
  provider: PaymentProvider | null;
  orders: PaymentOrderStore;
  ledger: PaymentLedger;
  clock: () => Date;
  /** A payment that could not be turned into a plan: the operator should look at it. */
  onUnsettled: (payment: { orderId: string; paymentId: string; outcome: string }) => void;
};

/** An authorised payment is captured by itself, as a rule within a second: so often, and so long in between, we ask again. */
const askAgain = { times: 2, afterMs: 800 };

/**
 * Turns what the checkout handed to the page into a plan. Every refusal is the same, so that it does not reveal whether an
 * order exists or whose it is.
 */
export const verifyPayment =
  ({ provider, orders, ledger, clock, onUnsettled }: Needs) =>
  async (user: UserRow, proof: PaymentProof, signal?: AbortSignal): Promise<void> => {
    if (!provider) throw new Failure('unavailable', paymentMessages.verification);
    const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: given } = proof;
    if (!isSameSignature(given, paymentSignature(provider.keySecret, orderId, paymentId)))
      throw verificationFailure();
    const order = await orders.find(orderId);
    if (!order || order.userId !== user.id) throw verificationFailure();
    // The same proof has the same answer, however often it is sent.
    const known = await orders.outcomeOf(order, paymentId);
    if (known === 'granted') return;
    if (known) throw verificationFailure();

    // The signature proves the payment; asking shows whether the money was taken. Without an answer the signature counts,
    // unless there is none because the buyer has left: leaving is no way around the question.
    const found = await findPayment(provider, paymentId, signal);
    if (found ? found.orderId !== orderId : signal?.aborted) {
      onUnsettled({ orderId, paymentId, outcome: found ? 'other_order' : 'not_asked' });
      throw verificationFailure();
    }
    const { amount, currency } = order;
    const reports = found
      ? reportsOf(found, orderId)
      : [{ kind: 'captured' as const, orderId, paymentId, amount, currency, reference: null, at: null }];
    let outcome = 'not_captured';
    for (const report of reports) {
      const recorded = await ledger.record({ ...report, source: found ? 'question' : 'page' }, clock());
      if (report.kind === 'captured') outcome = recorded.firstOutcome ?? recorded.outcome;
    }
    if (outcome === 'granted') return;
    onUnsettled({ orderId, paymentId, outcome });
    throw verificationFailure();
  };
export type VerifyPayment = ReturnType<typeof verifyPayment>;

const findPayment = async (
  provider: PaymentProvider,
  paymentId: string,
  signal?: AbortSignal,
): Promise<ProviderPayment | null> => {
  let last: ProviderPayment | null = null;
  for (let time = 0; ; time += 1) {
    const found = await provider.findPayment(paymentId, signal);
    // No answer to a later question leaves the earlier one true: authorised, and not known to be captured.
    if (found.state === 'unknown') return last;
    last = found.payment;
    if (last.status !== 'authorized' || time === askAgain.times || signal?.aborted) return last;
    await setTimeout(askAgain.afterMs);
  }
};

const verificationFailure = () => new Failure('invalid_input', paymentMessages.verification);
