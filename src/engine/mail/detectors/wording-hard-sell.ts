import { phraseDetector } from '../phrase-detector.ts';

/** Discounts alone are every newsletter, so a shop that writes from its own domain is left in peace. */
export const wordingHardSell = phraseDetector({
  topic: 'hard-sell',
  title: 'Loud advertising from a stranger',
  points: 10,
  severity: 'low',
  icon: 'AlertCircle',
  says: 'It sells in the manner of junk mail',
  isMeant: ({ standing }) => standing !== 'own' && standing !== 'known',
  recommendation: 'Do not order from it. If the offer interests you, look for an independent review first.',
});
