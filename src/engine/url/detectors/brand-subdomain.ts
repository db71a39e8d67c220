import { detector } from '../../verdict/detector.ts';
import { imitationBy, spellOut } from '../imitation-evidence.ts';

export const brandSubdomain = detector({
  id: 'brand-subdomain',
  family: 'imitation',
  title: 'A brand’s name in front of another domain',
  points: 50,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not open it. Read the domain from the right: the owner comes just before the ending.',
  weigh: ({ isStrong }) => (isStrong ? 50 : 28),
  find: imitationBy('subdomain'),
  describe: (evidence) =>
    `${spellOut(evidence)} The site belongs to ${evidence.owner}, not to ${evidence.brand}.`,
});
