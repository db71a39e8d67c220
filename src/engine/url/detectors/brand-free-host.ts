import { detector } from '../../verdict/detector.ts';
import { imitationBy, spellOut } from '../imitation-evidence.ts';

export const brandFreeHost = detector({
  id: 'brand-free-host',
  family: 'imitation',
  title: 'A brand’s name on a free hosting page',
  points: 48,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Large companies do not put their sign-in on free hosting.',
  weigh: ({ isStrong }) => (isStrong ? 48 : 28),
  find: imitationBy('free-host'),
  describe: (evidence) =>
    `${spellOut(evidence)} ${evidence.brand} uses ${evidence.genuine}, not a free page.`,
});
