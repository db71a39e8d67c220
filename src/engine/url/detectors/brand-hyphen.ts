import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

export const brandHyphen = imitationDetector({
  id: 'brand-hyphen',
  title: 'A brand’s name split by a hyphen',
  points: 36,
  severity: 'high',
  icon: 'Minus',
  recommendation: 'Do not open it. Type the genuine address, which has no hyphen.',
  find: imitationBy('hyphen'),
  weigh: ({ isStrong }) => (isStrong ? 36 : 20),
  describe: (evidence) =>
    `${spellOut(evidence)} The genuine ${evidence.genuine} is written without the hyphen.`,
});
