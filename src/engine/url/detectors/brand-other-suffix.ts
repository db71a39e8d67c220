import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

export const brandOtherSuffix = imitationDetector({
  id: 'brand-other-suffix',
  title: 'A brand’s name with the wrong ending',
  points: 34,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Type the genuine address with its real ending.',
  find: imitationBy('other-suffix'),
  weigh: ({ isStrong }) => (isStrong ? 34 : 21),
  describe: (evidence) =>
    `${spellOut(evidence)} ${evidence.brand} uses ${evidence.genuine}, not this domain ending.`,
});
