import { phraseDetector } from '../phrase-detector.ts';

/** Hardly ever what it says, and the way into blackmail. Few honest senders use these words. */
export const wordingDatingBait = phraseDetector({
  topic: 'dating-bait',
  title: 'Strangers who want to meet you',
  points: 20,
  severity: 'medium',
  icon: 'Fish',
  says: 'It lures with women, men or pictures',
  recommendation: 'Do not answer and send no pictures. It leads to fees or blackmail.',
});
