import { detector } from '../../verdict/detector.ts';
import { imitationBy, spelledOut } from '../imitation-evidence.ts';

export const brandSubdomain = detector({
  id: 'brand-subdomain',
  family: 'imitation',
  title: 'Known name in front of a foreign address',
  points: 50,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not open it. Read the host from the right: the owner stands just before the ending.',
  weigh: ({ isStrong }) => (isStrong ? 50 : 28),
  find: imitationBy('subdomain'),
  describe: (evidence) =>
    `${spelledOut(evidence)} The site belongs to ${evidence.owner}, not to ${evidence.brand}.`,
});
