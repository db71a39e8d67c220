import { phraseDetector } from '../phrase-detector.ts';

/** Guaranteed, daily, doubled. Honest funds are not allowed to speak like that. */
export const wordingInvestment = phraseDetector({
  topic: 'investment',
  title: 'Promises easy profit',
  points: 20,
  severity: 'medium',
  icon: 'Fish',
  says: 'It promises returns nobody can promise',
  recommendation: 'Put no money in. Look the firm up in the register of your financial authority.',
});
