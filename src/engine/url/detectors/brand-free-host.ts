import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

export const brandFreeHost = imitationDetector({
  id: 'brand-free-host',
  title: 'A brand’s name on a free hosting page',
  points: 48,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Large companies do not put their sign-in on free hosting.',
  find: imitationBy('free-host'),
  weigh: ({ isStrong }) => (isStrong ? 48 : 28),
  describe: (evidence) =>
    `${spellOut(evidence)} ${evidence.brand} uses ${evidence.genuine}, not a free page.`,
});
