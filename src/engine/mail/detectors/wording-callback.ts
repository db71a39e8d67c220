import { phraseDetector } from '../phrase-detector.ts';

const phoneNumber = /\b\d[\d ().-]{6,18}\d\b/;

/** No link, nothing attached: the trap is the voice at the other end. Only with a number that could be called. */
export const wordingCallback = phraseDetector({
  topic: 'callback',
  title: 'Wants you to call about a charge',
  points: 24,
  severity: 'high',
  icon: 'AlertCircle',
  says: 'It asks you to call a number to cancel or dispute something',
  isMeant: (_, { prose }) => phoneNumber.test(prose.text),
  recommendation: 'Do not call. Take the number from your card, contract or the company’s own site.',
});
