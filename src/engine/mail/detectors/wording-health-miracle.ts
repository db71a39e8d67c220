import { phraseDetector } from '../phrase-detector.ts';

/** Junk rather than phishing; the shop behind it keeps charging the card. */
export const wordingHealthMiracle = phraseDetector({
  topic: 'health-miracle',
  title: 'A miracle cure',
  points: 18,
  severity: 'medium',
  icon: 'Fish',
  says: 'It promises a cure or a figure without effort',
  recommendation: 'Buy no medicine from a message. Ask a doctor or pharmacist.',
});
