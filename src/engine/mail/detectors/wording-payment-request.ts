import { phraseDetector } from '../phrase-detector.ts';

/** Unpaid fees, changed bank details, transfers that only need your release. */
export const wordingPaymentRequest = phraseDetector({
  topic: 'payment-request',
  title: 'Presses you to pay or to change where you pay',
  points: 28,
  severity: 'high',
  icon: 'AlertTriangle',
  says: 'It wants money moved now, or moved to another account',
  recommendation:
    'Call the company on a number you already have before you pay anything or change any bank details.',
});
