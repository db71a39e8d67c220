import { detector } from '../../verdict/detector.ts';
import { imitationBy, spellOut } from '../imitation-evidence.ts';

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
  describe: (evidence) => `${spellOut(evidence)} It is one typing slip away from ${evidence.genuine}.`,
});
