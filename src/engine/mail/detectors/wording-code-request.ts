import { phraseDetector } from '../phrase-detector.ts';

/** The second factor protects accounts, so it is asked for too. Mail that brings a code asks for nothing. */
export const wordingCodeRequest = phraseDetector({
  topic: 'code-request',
  title: 'Asks for a security code or a new second factor',
  points: 28,
  severity: 'high',
  icon: 'Key',
  says: 'It asks for a code, or to set up the second factor here',
  recommendation:
    'A code is for you alone. Never pass one on, and set up a second factor only inside the service itself.',
});
