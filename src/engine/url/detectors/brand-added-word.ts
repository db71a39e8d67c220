import { detector } from '../../verdict/detector.ts';
import { imitationBy, spelledOut } from '../imitation-evidence.ts';

/** Fan pages and resellers do this too, so the name alone counts less than the name with a bait word. */
export const brandAddedWord = detector({
  id: 'brand-added-word',
  family: 'imitation',
  title: 'Known name with words around it',
  points: 45,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Open the brand’s own site by typing its address.',
  weigh: ({ isStrong }) => (isStrong ? 45 : 21),
  find: imitationBy('added-word'),
  describe: (evidence) =>
    `${spelledOut(evidence)} Anybody can register such a name; ${evidence.brand} uses ${evidence.genuine}.`,
});
