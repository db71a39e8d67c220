import { phraseDetector } from '../phrase-detector.ts';

/** Cards cannot be called back and need no account: the favourite of impostors who play the boss. */
export const wordingGiftCards = phraseDetector({
  topic: 'gift-cards',
  title: 'Asks you to buy gift cards',
  points: 28,
  severity: 'high',
  icon: 'Fish',
  says: 'It asks for gift cards or their codes',
  recommendation:
    'Call the person who seems to ask, on a number you know. Nobody honest is paid in gift cards.',
});
