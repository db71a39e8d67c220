import { detector } from '../../verdict/detector.ts';
import { imitationBy, spellOut } from '../imitation-evidence.ts';

export const brandHyphen = detector({
  id: 'brand-hyphen',
  family: 'imitation',
  title: 'A brand’s name split by a hyphen',
  points: 36,
  severity: 'high',
  icon: 'Minus',
  recommendation: 'Do not open it. Type the genuine address, which has no hyphen.',
  weigh: ({ isStrong }) => (isStrong ? 36 : 20),
  find: imitationBy('hyphen'),
  describe: (evidence) =>
    `${spellOut(evidence)} The genuine ${evidence.genuine} is written without the hyphen.`,
});
