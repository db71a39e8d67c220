import type { PaymentState } from '../../contract/payment-states.ts';

/** What has become of a payment, in the reader's words. */
export const paymentStateWords: Record<PaymentState, string> = {
  open: 'Not paid',
  authorized: 'Being confirmed',
  failed: 'Failed',
  paid: 'Paid',
  paid_twice: 'Paid twice',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  dispute_lost: 'Taken back by the bank',
};
