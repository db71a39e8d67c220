import { phraseDetector } from '../phrase-detector.ts';

/**
 * Are you at your desk, I cannot talk: the opening of impostors. Campaigns “need your help” too, so only errands
 * count.
 */
export const wordingExecutiveErrand = phraseDetector({
  topic: 'executive-errand',
  title: 'Somebody in charge with a quick favour to ask',
  points: 20,
  severity: 'medium',
  icon: 'UserX',
  says: 'It opens as a boss or acquaintance who needs something quickly',
  recommendation:
    'Ask the person on a number you know. Mail is what an impostor can write, a voice is harder.',
});
