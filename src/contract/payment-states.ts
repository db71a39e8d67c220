/** What has become of an order; `paid_twice` until one of the two payments is given back. */
export const paymentStates = [
  'open',
  'authorized',
  'failed',
  'paid',
  'paid_twice',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_lost',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What can happen to a payment; `refund_asked` and `refund_refused` are what we asked of the provider and what it did not do. */
export const paymentEventKinds = [
  'authorized',
  'captured',
  'failed',
  'refund',
  'refund_failed',
  'refunded_total',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'refund_asked',
  'refund_refused',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];
