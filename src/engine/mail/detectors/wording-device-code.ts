import { phraseDetector } from '../phrase-detector.ts';

/** The page is genuine and no password is asked: the code signs the sender in. */
export const wordingDeviceCode = phraseDetector({
  topic: 'device-code',
  title: 'Tells you to type a code on a sign-in page',
  points: 24,
  severity: 'high',
  icon: 'Key',
  says: 'It gives you a code to type on a sign-in page',
  recommendation:
    'Type such a code only when the device in front of you shows it. Otherwise you sign a stranger in.',
});
