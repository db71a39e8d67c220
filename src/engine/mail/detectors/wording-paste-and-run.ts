import { phraseDetector } from '../phrase-detector.ts';

/** Win+R, paste, Enter: the reader installs the program. Developers do write about terminals, to each other. */
export const wordingPasteAndRun = phraseDetector({
  topic: 'paste-and-run',
  title: 'Tells you to paste and run a command',
  points: 34,
  severity: 'high',
  icon: 'Ban',
  says: 'It makes you run something on your own computer',
  recommendation: 'Do not paste it. No check for robots and no repair needs a command from a message.',
});
