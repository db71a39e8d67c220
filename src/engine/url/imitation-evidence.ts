import type { Trick } from '../brands/lookalike/untwist.ts';
import { defangHost } from '../text/defang.ts';
import type { UrlCase } from './case.ts';

export type ImitationEvidence = {
  brand: string;
  genuine: string;
  seen: string;
  /** The same with the differing characters in brackets, for people who cannot see a highlight. */
  marked: string;
  owner: string;
  isStrong: boolean;
};

/** The evidence for one kind of imitation. A widely visited site under its own domain imitates nobody. */
export const imitationBy =
  (trick: Trick) =>
  ({ imitation, isEstablished, url }: UrlCase): ImitationEvidence[] => {
    if (imitation === null || imitation.trick !== trick || isEstablished) return [];
    const { brand, seen, positions, isStrong } = imitation;
    return [
      {
        brand: brand.name,
        genuine: brand.genuine,
        seen,
        marked: markDifferences(seen, positions),
        owner: defangHost(url.registrableDomain ?? url.host),
        isStrong,
      },
    ];
  };

/** "paypa[1]": which characters differ. */
export const markDifferences = (seen: string, positions: number[]): string => {
  if (positions.length === 0 || positions.length > 3) return seen;
  return Array.from(seen, (letter, i) => (positions.includes(i) ? `[${letter}]` : letter)).join('');
};

export const spellOut = (evidence: ImitationEvidence) => `"${evidence.marked}" imitates ${evidence.brand}.`;
