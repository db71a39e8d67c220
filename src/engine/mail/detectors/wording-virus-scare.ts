import { phraseDetector } from '../phrase-detector.ts';

/** No sender can see a virus on the device of the reader. */
export const wordingVirusScare = phraseDetector({
  topic: 'virus-scare',
  title: 'Frightens you with viruses on your device',
  points: 22,
  severity: 'high',
  icon: 'ShieldX',
  says: 'It claims to know that your device is infected or unprotected',
  recommendation:
    'No message can see what is on your device. Use the protection you have; install nothing from here.',
});
