import type { ProviderPayment } from '../adapters/payment-provider.ts';
import type { PaymentReport } from '../store/payment-outcome.ts';

/** What the provider's own description of a payment reports about it. */
export const reportsOf = (
  { id, amount, currency, status, refunded, createdAt }: ProviderPayment,
  orderId: string,
): PaymentReport[] => {
  const about = { orderId, paymentId: id, currency, reference: null, source: 'question' } as const;
  const made = (kind: 'authorized' | 'captured' | 'failed'): PaymentReport[] => [
    { ...about, kind, amount, at: createdAt },
  ];
  const total = status === 'refunded' ? amount : refunded;
  // When it was given back is not in a payment: it counts from now.
  const givenBack: PaymentReport[] =
    total > 0 ? [{ ...about, kind: 'refunded_total', amount: total, at: null }] : [];
  // What was given back comes first, so that it is not granted for a moment, or for good by a server that dies in between.
  if (status === 'captured' || status === 'refunded') return [...givenBack, ...made('captured')];
  return status === 'authorized' || status === 'failed' ? made(status) : [];
};
