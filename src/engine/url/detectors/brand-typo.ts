import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

export const brandTypo = imitationDetector({
  id: 'brand-typo',
  title: 'Misspelled name of a known brand',
  points: 40,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Type the genuine address by hand, letter by letter.',
  find: imitationBy('typo'),
  weigh: ({ isStrong }) => (isStrong ? 40 : 24),
  describe: (evidence) => `${spellOut(evidence)} It is one typing slip away from ${evidence.genuine}.`,
});
