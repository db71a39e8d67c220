import { detector } from '../../verdict/detector.ts';
import { imitationBy, spellOut } from '../imitation-evidence.ts';

export const brandOtherSuffix = detector({
  id: 'brand-other-suffix',
  family: 'imitation',
  title: 'A brand’s name with the wrong ending',
  points: 34,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Type the genuine address with its real ending.',
  weigh: ({ isStrong }) => (isStrong ? 34 : 21),
  find: imitationBy('other-suffix'),
  describe: (evidence) =>
    `${spellOut(evidence)} ${evidence.brand} uses ${evidence.genuine}, not this domain ending.`,
});
