import { phraseDetector } from '../phrase-detector.ts';

/** Weak alone, because shops and campaigns hurry people too; it makes other signs heavier. */
export const wordingUrgency = phraseDetector({
  topic: 'urgency',
  title: 'Presses you to hurry',
  points: 12,
  severity: 'low',
  icon: 'Timer',
  says: 'It leaves you no time to think',
  isMeant: ({ sure, hints, standing }) => sure > 0 || (hints > 1 && standing === 'stranger'),
  recommendation: 'Take your time: nothing honest is lost by checking it tomorrow by another way.',
});
