import { detector } from '../../verdict/detector.ts';
import { imitationBy, spelledOut } from '../imitation-evidence.ts';

export const brandHomoglyph = detector({
  id: 'brand-homoglyph',
  family: 'imitation',
  title: 'Look-alike letters of a known name',
  points: 50,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. Type the genuine address by hand.',
  find: imitationBy('homoglyph'),
  describe: (evidence) => `${spelledOut(evidence)} The letters only look like those of ${evidence.genuine}.`,
});
