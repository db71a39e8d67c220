import { phraseDetector } from '../phrase-detector.ts';

/**
 * Held, taxed, undeliverable: almost everybody waits for a parcel. Tracking news of an honest carrier asks for
 * nothing.
 */
export const wordingParcelFee = phraseDetector({
  topic: 'parcel-fee',
  title: 'A parcel that waits for a fee or your details',
  points: 22,
  severity: 'high',
  icon: 'Fish',
  says: 'It says that a parcel is held and that you have to act',
  recommendation:
    'Copy the tracking number into the carrier’s own site or app. Pay no fee through a link in a message.',
});
