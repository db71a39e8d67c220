import { asksToSignIn, baitsPeople } from '../../addresses/lure-words.ts';
import type { Trick } from '../../brands/lookalike/untwist.ts';
import { defangHost } from '../../text/defang.ts';
import type { Certainty } from '../../verdict/certainty.ts';
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
  /** The domain carries a word that frightens or tempts. */
  hasBait: boolean;
  /** The genuine address stands in front of the domain in full. */
  isWholeAddress: boolean;
  isOnDynamicDns: boolean;
};
type Kind = Pick<Detector<UrlCase, Imitated>, 'title' | 'points' | 'icon' | 'recommendation'> & {
  id: `brand-${Trick}`;
  /** Points for an imitation that may be chance; all of them when left out. */
  weakly?: number;
  /** A clear one is a strong sign even where it proves nothing. Names are one slip apart by chance, too. */
  isStrongSign?: true;
  /** Whether it proves deception. How often legitimate links do the same: docs/decisions/0028-certainty.md. */
  isProof: (evidence: Imitated) => boolean;
  /** What follows the sentence that says which brand is imitated. */
  meaning: (evidence: Imitated) => string;
};

/** Fires on one way to imitate a brand. A widely visited site under its own domain imitates nobody. */
const imitationOf = ({ weakly, isStrongSign, isProof, meaning, ...kind }: Kind): ListedDetector<UrlCase> =>
  imitationDetector({
    ...kind,
    severity: 'high',
    find: ({ imitation, isEstablished, url, pathLures, hostLures, dynamicDnsZone }): Imitated[] => {
      if (imitation === null || `brand-${imitation.trick}` !== kind.id || isEstablished) return [];
      const { brand, seen, positions, isStrong } = imitation;
      return [
        {
          brand: brand.name,
          genuine: brand.genuine,
          marked: markDifferences(seen, positions),
          owner: defangHost(url.registrableDomain ?? url.host),
          isStrong,
          asksToSignIn: asksToSignIn(pathLures),
          hasBait: baitsPeople(hostLures),
          isWholeAddress: seen.includes('.'),
          isOnDynamicDns: dynamicDnsZone !== null,
        },
      ];
    },
    weigh: ({ isStrong }) => (isStrong ? kind.points : (weakly ?? kind.points)),
    certainty: (evidence): Certainty => {
      const { isStrong, isOnDynamicDns } = evidence;
      // No company serves its customers under a home device's domain.
      if (isProof(evidence) || (isStrong && isOnDynamicDns)) return 'proof';
      return isStrong && isStrongSign ? 'strong' : 'weak';
    },
    describe: (evidence) => `"${evidence.marked}" imitates ${evidence.brand}. ${meaning(evidence)}`,
  });

/** The name alone may be a fan's or a reseller's; with a sign-in or with bait it is taken to deceive. */
const isUsed = ({ isStrong, asksToSignIn, hasBait }: Imitated) => isStrong && (asksToSignIn || hasBait);

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
    // A domain may be one slip away by chance, but then it does not ask for a password.
    isProof: ({ asksToSignIn }) => asksToSignIn,
    meaning: ({ genuine }) => `It is one typing slip away from ${genuine}.`,
  }),
  imitationOf({
    id: 'brand-hyphen',
    isStrongSign: true,
    title: 'A brand’s name split by a hyphen',
    points: 36,
    weakly: 20,
    icon: 'Minus',
    recommendation: 'Do not open it. Type the genuine address, which has no hyphen.',
    isProof: isUsed,
    meaning: ({ genuine }) => `The genuine ${genuine} is written without the hyphen.`,
  }),
  // Fan pages and resellers add words too, so an added bait word counts more than any other.
  imitationOf({
    id: 'brand-added-word',
    isStrongSign: true,
    title: 'A brand’s name with extra words',
    points: 45,
    weakly: 21,
    icon: 'UserX',
    recommendation: 'Do not sign in there. Open the brand’s own site by typing its address.',
    isProof: isUsed,
    meaning: ({ brand, genuine }) => `Anyone can register such a domain; ${brand} uses ${genuine}.`,
  }),
  imitationOf({
    id: 'brand-other-suffix',
    title: 'A brand’s name with the wrong ending',
    points: 34,
    weakly: 21,
    icon: 'UserX',
    recommendation: 'Do not sign in there. Type the genuine address with its real ending.',
    isProof: isUsed,
    meaning: ({ brand, genuine }) => `${brand} uses ${genuine}, not this domain ending.`,
  }),
  imitationOf({
    id: 'brand-subdomain',
    isStrongSign: true,
    title: 'A brand’s name in front of another domain',
    points: 50,
    weakly: 28,
    icon: 'UserX',
    recommendation: 'Do not open it. Read the domain from the right: the owner comes just before the ending.',
    isProof: ({ isStrong, asksToSignIn, hasBait, isWholeAddress }) =>
      hasBait || (isStrong && (asksToSignIn || isWholeAddress)),
    meaning: ({ brand, owner }) => `The site belongs to ${owner}, not to ${brand}.`,
  }),
  imitationOf({
    id: 'brand-free-host',
    title: 'A brand’s name on a free hosting page',
    points: 48,
    weakly: 28,
    icon: 'UserX',
    recommendation: 'Do not sign in there. Large companies do not put their sign-in on free hosting.',
    isProof: isUsed,
    meaning: ({ brand, genuine }) => `${brand} uses ${genuine}, not a free page.`,
  }),
];
