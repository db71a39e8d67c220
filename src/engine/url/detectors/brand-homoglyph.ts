import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

export const brandHomoglyph = imitationDetector({
  id: 'brand-homoglyph',
  title: 'A brand’s name in look-alike letters',
  points: 50,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Type the genuine address by hand.',
  find: imitationBy('homoglyph'),
  describe: (evidence) => `${spellOut(evidence)} The letters only look like those of ${evidence.genuine}.`,
});
