import { phraseDetector } from '../phrase-detector.ts';

/**
 * Inheritance, donation, beneficiary. Charities and campaigns ask for donations; here one is promised to the reader.
 */
export const wordingAdvanceFee = phraseDetector({
  topic: 'advance-fee',
  title: 'A fortune offered by a stranger',
  points: 28,
  severity: 'high',
  icon: 'Fish',
  says: 'It offers a large sum from somebody you do not know',
  isMeant: ({ sure }) => sure > 0,
  recommendation: 'Do not answer. There is no fortune: first a fee is asked, then another.',
});
