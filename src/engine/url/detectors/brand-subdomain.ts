import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

export const brandSubdomain = imitationDetector({
  id: 'brand-subdomain',
  title: 'A brand’s name in front of another domain',
  points: 50,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not open it. Read the domain from the right: the owner comes just before the ending.',
  find: imitationBy('subdomain'),
  weigh: ({ isStrong }) => (isStrong ? 50 : 28),
  describe: (evidence) =>
    `${spellOut(evidence)} The site belongs to ${evidence.owner}, not to ${evidence.brand}.`,
});
