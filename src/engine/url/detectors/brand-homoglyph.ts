import { detector } from '../../verdict/detector.ts';
import { imitationBy, spellOut } from '../imitation-evidence.ts';

export const brandHomoglyph = detector({
  id: 'brand-homoglyph',
  family: 'imitation',
  title: 'A brand’s name in look-alike letters',
  points: 50,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Type the genuine address by hand.',
  find: imitationBy('homoglyph'),
  describe: (evidence) => `${spellOut(evidence)} The letters only look like those of ${evidence.genuine}.`,
});
