import { phraseDetector } from '../phrase-detector.ts';

/** Legal steps, deleted data, suspended licences. */
export const wordingFear = phraseDetector({
  topic: 'fear',
  title: 'Threatens with loss or the law',
  points: 14,
  severity: 'medium',
  icon: 'AlertTriangle',
  says: 'It threatens with consequences',
  recommendation:
    'Offices and courts do not threaten by e-mail. Call them on a published number if in doubt.',
});
