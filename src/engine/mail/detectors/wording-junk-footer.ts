import { phraseDetector } from '../phrase-detector.ts';

/** The same clumsy sentences stand under unrelated baits: the sending kits bring them along. */
export const wordingJunkFooter = phraseDetector({
  topic: 'junk-footer',
  title: 'Footer of a junk mailing',
  points: 18,
  severity: 'medium',
  icon: 'Minus',
  says: 'It ends like thousands of junk mailings do',
  recommendation: 'Do not unsubscribe here; that only shows that your address is read. Mark it as junk.',
});
