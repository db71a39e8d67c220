import type { DomainResult } from '../../contract/analyze-domain.ts';
import { howItImitates } from '../brands/lookalike/lookalike-words.ts';
import type { Trick } from '../brands/lookalike/untwist.ts';
import type { DomainCase } from './case.ts';

const trickWords: Record<Trick, string> = {
  homoglyph: 'letters that only look like those of the genuine name',
  typo: 'the genuine name with a typing slip',
  hyphen: 'the genuine name, split by a hyphen',
  'added-word': 'the genuine name with extra words',
  'other-suffix': 'the genuine name with the wrong ending',
  subdomain: 'the genuine name in front of another domain',
  'free-host': 'the genuine name on a host where anyone can publish',
};

/** The brand that a domain imitates, and which of its characters differ. Null for trusted domains. */
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
