import { phraseDetector } from '../phrase-detector.ts';

/** Help desk, tax office, court: whom people obey. Real ones write from a domain that shows who they are. */
export const wordingAuthority = phraseDetector({
  topic: 'authority',
  title: 'Speaks as an office or IT department',
  points: 14,
  severity: 'medium',
  icon: 'UserX',
  says: 'It speaks in the name of an office or a support team',
  recommendation: 'Ask the office or your own IT support directly, without using this message.',
});
