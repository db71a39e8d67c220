import { phraseDetector } from '../phrase-detector.ts';

/**
 * “Click here” stands in every newsletter and counts for nothing; claiming, unlocking and restoring by a click does.
 */
export const wordingBaitClick = phraseDetector({
  topic: 'bait-click',
  title: 'A bare call to click',
  points: 14,
  severity: 'medium',
  icon: 'Link2',
  says: 'It tells you to press a link to get or save something',
  isMeant: ({ sure }) => sure > 0,
  recommendation: 'Do not press it. Reach the service by your own way.',
});
