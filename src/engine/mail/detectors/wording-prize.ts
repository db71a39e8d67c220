import { phraseDetector } from '../phrase-detector.ts';

/**
 * Winners, surveys with a reward, free boxes. Honest shops give gifts too, mostly after a purchase and from their
 * own domain.
 */
export const wordingPrize = phraseDetector({
  topic: 'prize',
  title: 'A prize, gift or reward you did not ask for',
  points: 22,
  severity: 'high',
  icon: 'Fish',
  says: 'It says that you won or were chosen',
  isMeant: ({ sure, standing }) => sure > 0 || standing !== 'own',
  recommendation:
    'Close it. Whoever pays a “small shipping fee” for a prize gives a card number to a stranger.',
});
