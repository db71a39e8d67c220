import type { DomainResult } from '../../contract/analyze-domain.ts';
import { howItImitates } from '../brands/lookalike/lookalike-words.ts';
import type { Trick } from '../brands/lookalike/untwist.ts';
import type { DomainCase } from './case.ts';

const trickWords: Record<Trick, string> = {
  homoglyph: 'letters that only look like those of the real name',
  typo: 'the real name with a slip of the keyboard',
  hyphen: 'the real name, taken apart by a hyphen',
  'added-word': 'the real name with words around it',
  'other-suffix': 'the same name under another ending',
  subdomain: 'the real name in front of somebody else’s',
  'free-host': 'the real name on a host where anybody may publish',
};

/** Whom a name borrows from, and which of its characters differ. Null for trusted names. */
export const domainImitation = ({
  front,
  isTrusted,
  lookalike,
}: DomainCase): DomainResult['threatIntelligence']['imitation'] => {
  if (isTrusted) return null;
  const imitation = front?.imitation ?? null;
  if (imitation) {
    const { brand, seen, positions, trick } = imitation;
    return {
      brand: brand.name,
      genuine: brand.genuine,
      how: `It imitates ${brand.name}: ${trickWords[trick]}.`,
      seen,
      positions,
    };
  }
  if (lookalike === null) return null;
  const { brand, genuine, seen, positions, certainty } = lookalike;
  const verb = certainty === 'clear' ? 'It imitates' : 'It could be mistaken for';
  return {
    brand: brand.name,
    genuine,
    how: `${verb} ${brand.name}: ${howItImitates(lookalike)}.`,
    seen,
    positions,
  };
};
