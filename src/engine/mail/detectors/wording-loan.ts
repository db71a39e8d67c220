import { phraseDetector } from '../phrase-detector.ts';

/** Quick, without questions, for everybody: what is asked for first is a fee or an identity card. */
export const wordingLoan = phraseDetector({
  topic: 'loan',
  title: 'A loan nobody asked for',
  points: 16,
  severity: 'medium',
  icon: 'Fish',
  says: 'It offers credit to a stranger',
  recommendation: 'Ask your own bank. A lender who wants a fee first lends nothing.',
});
