import type { Trick } from '../../brands/lookalike/untwist.ts';
import { defangHost } from '../../text/defang.ts';
import type { Detector, ListedDetector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';
import { markDifferences } from '../mark-differences.ts';
import { imitationDetector } from './define.ts';

type Imitated = {
  brand: string;
  genuine: string;
  marked: string;
  owner: string;
  isStrong: boolean;
  /** The path is that of a sign-in. */
  asksToSignIn: boolean;
};
type Kind = Pick<Detector<UrlCase, Imitated>, 'title' | 'points' | 'icon' | 'recommendation'> & {
  id: `brand-${Trick}`;
  /** Points for an imitation that may be chance; all of them when left out. */
  weakly?: number;
  /** Whether it proves deception. How often legitimate links do the same: docs/decisions/0028-certainty.md. */
  isProof?: (evidence: Imitated) => boolean;
  /** What follows the sentence that says which brand is imitated. */
  meaning: (evidence: Imitated) => string;
};

/** Fires on one way to imitate a brand. A widely visited site under its own domain imitates nobody. */
const imitationOf = ({ weakly, isProof, meaning, ...kind }: Kind): ListedDetector<UrlCase> =>
  imitationDetector({
    ...kind,
    severity: 'high',
    find: ({ imitation, isEstablished, url, pathLures }): Imitated[] => {
      if (imitation === null || `brand-${imitation.trick}` !== kind.id || isEstablished) return [];
      const { brand, seen, positions, isStrong } = imitation;
      const owner = defangHost(url.registrableDomain ?? url.host);
      const marked = markDifferences(seen, positions);
      const asksToSignIn = pathLures.credential.length > 0;
      return [{ brand: brand.name, genuine: brand.genuine, marked, owner, isStrong, asksToSignIn }];
    },
    weigh: ({ isStrong }) => (isStrong ? kind.points : (weakly ?? kind.points)),
    certainty: (evidence) => (isProof?.(evidence) ? 'proof' : 'weak'),
    describe: (evidence) => `"${evidence.marked}" imitates ${evidence.brand}. ${meaning(evidence)}`,
  });

/** One for each trick, in the order a reader should meet them. */
export const brandImitations = [
  imitationOf({
    id: 'brand-homoglyph',
    title: 'A brand’s name in look-alike letters',
    points: 50,
    icon: 'Eye',
    recommendation: 'Do not open it. Type the genuine address by hand.',
    isProof: () => true,
    meaning: ({ genuine }) => `The letters only look like those of ${genuine}.`,
  }),
  imitationOf({
    id: 'brand-typo',
    title: 'Misspelled name of a known brand',
    points: 40,
    weakly: 24,
    icon: 'Eye',
    recommendation: 'Do not open it. Type the genuine address by hand, letter by letter.',
    meaning: ({ genuine }) => `It is one typing slip away from ${genuine}.`,
  }),
  imitationOf({
    id: 'brand-hyphen',
    title: 'A brand’s name split by a hyphen',
    points: 36,
    weakly: 20,
    icon: 'Minus',
    recommendation: 'Do not open it. Type the genuine address, which has no hyphen.',
    meaning: ({ genuine }) => `The genuine ${genuine} is written without the hyphen.`,
  }),
  // Fan pages and resellers add words too, so an added bait word counts more than any other.
  imitationOf({
    id: 'brand-added-word',
    title: 'A brand’s name with extra words',
    points: 45,
    weakly: 21,
    icon: 'UserX',
    recommendation: 'Do not sign in there. Open the brand’s own site by typing its address.',
    meaning: ({ brand, genuine }) => `Anyone can register such a domain; ${brand} uses ${genuine}.`,
  }),
  imitationOf({
    id: 'brand-other-suffix',
    title: 'A brand’s name with the wrong ending',
    points: 34,
    weakly: 21,
    icon: 'UserX',
    recommendation: 'Do not sign in there. Type the genuine address with its real ending.',
    meaning: ({ brand, genuine }) => `${brand} uses ${genuine}, not this domain ending.`,
  }),
  imitationOf({
    id: 'brand-subdomain',
    title: 'A brand’s name in front of another domain',
    points: 50,
    weakly: 28,
    icon: 'UserX',
    recommendation: 'Do not open it. Read the domain from the right: the owner comes just before the ending.',
    isProof: ({ isStrong, asksToSignIn }) => isStrong && asksToSignIn,
    meaning: ({ brand, owner }) => `The site belongs to ${owner}, not to ${brand}.`,
  }),
  imitationOf({
    id: 'brand-free-host',
    title: 'A brand’s name on a free hosting page',
    points: 48,
    weakly: 28,
    icon: 'UserX',
    recommendation: 'Do not sign in there. Large companies do not put their sign-in on free hosting.',
    meaning: ({ brand, genuine }) => `${brand} uses ${genuine}, not a free page.`,
  }),
];
