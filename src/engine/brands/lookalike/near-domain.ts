import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { unicodeLabel } from '../../addresses/punycode.ts';
import { skeleton } from '../../text/skeleton.ts';
import { isSameOrganisation } from '../organisation.ts';
import { oneStep } from './one-step.ts';

/** Shorter names have legitimate neighbours at every step. */
const minAlike = 5;
const minSlipped = 7;

/**
 * Whether two registered domains differ so little that one is taken for the other: `acrne-corp` and `acme-corp`,
 * `contos0` and `contoso`, `northwnid` and `northwind`. One name under two suffixes or with a hyphen is usually one owner.
 */
export const isNearDomain = (a: ParsedUrl, b: ParsedUrl): boolean => {
  if (a.isPrivateSuffix || b.isPrivateSuffix || isSameOrganisation(a, b)) return false;
  return isNearName(unicodeLabel(a.label), unicodeLabel(b.label));
};

const isNearName = (seen: string, meant: string): boolean =>
  Math.min(seen.length, meant.length) >= minAlike &&
  (isAlike(seen, meant) ||
    (Math.min(seen.length, meant.length) >= minSlipped && stepBetween(seen, meant) !== null));

const withoutHyphens = (name: string) => name.replaceAll('-', '');
const isAlike = (seen: string, meant: string) =>
  withoutHyphens(seen) !== withoutHyphens(meant) && skeleton(seen) === skeleton(meant);
const stepBetween = (seen: string, meant: string) =>
  withoutHyphens(seen) === withoutHyphens(meant)
    ? null
    : (oneStep(meant, seen) ?? oneStep(skeleton(meant), skeleton(seen)));

/**
 * The same for a sender's domain and the name shown beside it. People leave letters of their name out of their domain or
 * add an initial (`dlbarratt` for Dan Barratt); nobody swaps, doubles or replaces one.
 */
export const isDomainNearName = ({ label, isPrivateSuffix }: ParsedUrl, name: string): boolean => {
  const seen = withoutHyphens(unicodeLabel(label));
  if (isPrivateSuffix || Math.min(seen.length, name.length) < minAlike) return false;
  if (isAlike(seen, name)) return true;
  const step = seen.length >= minSlipped ? stepBetween(seen, name) : null;
  return step !== null && (seen.length === name.length || step === 'repetition');
};
