import { detector } from '../../verdict/detector.ts';
import { imitationBy, spelledOut } from '../imitation-evidence.ts';

export const brandOtherSuffix = detector({
  id: 'brand-other-suffix',
  family: 'imitation',
  title: 'Known name under another ending',
  points: 34,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Type the genuine address with its real ending.',
  weigh: ({ isStrong }) => (isStrong ? 34 : 21),
  find: imitationBy('other-suffix'),
  describe: (evidence) =>
    `${spelledOut(evidence)} ${evidence.brand} uses ${evidence.genuine}, not this ending.`,
});
