import { phraseDetector } from '../phrase-detector.ts';

/** Whoever is asked not to talk cannot be warned. */
export const wordingSecrecy = phraseDetector({
  topic: 'secrecy',
  title: 'Asks you to keep it secret',
  points: 16,
  severity: 'medium',
  icon: 'Eye',
  says: 'It asks you to tell nobody or to answer by a private way',
  recommendation: 'Talk about it with somebody you trust; that is exactly what it tries to prevent.',
});
