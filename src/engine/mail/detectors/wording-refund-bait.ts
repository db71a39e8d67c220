import { phraseDetector } from '../phrase-detector.ts';

/**
 * Refunds, forgotten balances, points about to expire: giving money back is the pretext for asking for a card
 * number.
 */
export const wordingRefundBait = phraseDetector({
  topic: 'refund-bait',
  title: 'Money or points said to be waiting for you',
  points: 22,
  severity: 'high',
  icon: 'Fish',
  says: 'It promises a refund, a balance or points if you act',
  recommendation: 'Nobody pays refunds through a link. Ask the office or company by a way you already know.',
});
