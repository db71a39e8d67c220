import { phraseDetector } from '../phrase-detector.ts';

/** Junk rather than phishing, but what is behind it takes card numbers all the same. */
export const wordingCasino = phraseDetector({
  topic: 'casino',
  title: 'Unasked gambling offer',
  points: 20,
  severity: 'medium',
  icon: 'Fish',
  says: 'It lures with free spins or a bonus',
  recommendation: 'Leave it. Licensed casinos do not write to people who never signed up.',
});
