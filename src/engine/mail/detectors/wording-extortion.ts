import { phraseDetector } from '../phrase-detector.ts';

/** A recording that does not exist, a deadline and a coin address. */
export const wordingExtortion = phraseDetector({
  topic: 'extortion',
  title: 'Blackmail about a video or a hacked device',
  points: 34,
  severity: 'high',
  icon: 'AlertTriangle',
  says: 'It threatens to publish something about you unless you pay',
  recommendation:
    'Do not pay and do not answer. It is sent to millions; change a password only if it shows one that you still use.',
});
