import { imitationBy, spellOut } from '../imitation-evidence.ts';
import { imitationDetector } from './define.ts';

/** Fan pages and resellers add words too, so an added bait word counts more than any other. */
export const brandAddedWord = imitationDetector({
  id: 'brand-added-word',
  title: 'A brand’s name with extra words',
  points: 45,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Open the brand’s own site by typing its address.',
  find: imitationBy('added-word'),
  weigh: ({ isStrong }) => (isStrong ? 45 : 21),
  describe: (evidence) =>
    `${spellOut(evidence)} Anyone can register such a domain; ${evidence.brand} uses ${evidence.genuine}.`,
});
