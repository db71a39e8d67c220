import { detector } from '../../verdict/detector.ts';
import { imitationBy, spelledOut } from '../imitation-evidence.ts';

export const brandTypo = detector({
  id: 'brand-typo',
  family: 'imitation',
  title: 'Misspelled name of a known brand',
  points: 40,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Type the genuine address by hand, letter by letter.',
  weigh: ({ isStrong }) => (isStrong ? 40 : 24),
  find: imitationBy('typo'),
  describe: (evidence) =>
    `${spelledOut(evidence)} It is a slip of the keyboard away from ${evidence.genuine}.`,
});
