import { isContentNetwork } from '../../addresses/content-networks.ts';
import { hostingOf } from '../../addresses/free-hosts.ts';
import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { unicodeLabel } from '../../addresses/punycode.ts';
import { differingPositions } from '../../text/edit-distance.ts';
import { type BrandDomain, brandDomains, brandDomainsNamed, brandDomainsUnder } from '../brand-domains.ts';
import type { Brand } from '../brands.ts';
import { isCountrySuffix, isGenuine, isMember, isVouchedFor } from '../genuine.ts';
import { blurName } from './blur.ts';
import { isOfficialWord } from './official-words.ts';
import { oneStep } from './one-step.ts';
import type { PermutationKind } from './permutation-kinds.ts';
import { type Imitation, type Trick, untwist } from './untwist.ts';

/** `possible`: short and ordinary names have legitimate neighbours at every step. */
export type Certainty = 'clear' | 'likely' | 'possible';

export type Lookalike = {
  brand: Brand;
  /** The address it is measured against. */
  genuine: string;
  kind: PermutationKind;
  /** The imitating part as a person sees it, and which of its characters differ. */
  seen: string;
  positions: number[];
  certainty: Certainty;
};

/**
 * The brand that this domain could be mistaken for. More sensitive than `untwist`, which looks for brand words anywhere in
 * a host: it measures the whole registered domain against the brands' domains. It ignores popularity; the caller excuses
 * popular sites.
 */
export const lookalikeOf = (url: ParsedUrl): Lookalike | null => {
  if (url.ip || url.registrableDomain === null || url.publicSuffix === null) return null;
  if (isVouchedFor(url) || isContentNetwork(url.host)) return null;
  if (isGenuine(url)) return possibleCountrySite(url);
  const found = (hostingOf(url.host) ? null : nearest(url)) ?? fromWords(untwist(url));
  return found && isMember(url, found.brand) ? null : found;
};

/** Likely the brand's own domain under a country suffix, but the table does not list it and anyone may hold it. */
const possibleCountrySite = (url: ParsedUrl): Lookalike | null => {
  const [target] = brandDomainsNamed(url.label);
  return target
    ? toLookalike(target, {
        kind: 'tld-swap',
        seen: url.registrableDomain ?? '',
        positions: [],
        certainty: 'possible',
      })
    : null;
};

const order: Record<Certainty, number> = { clear: 0, likely: 1, possible: 2 };

/** The surest likeness; among equals the first brand in the table. */
const nearest = (url: ParsedUrl): Lookalike | null => {
  const label = unicodeLabel(url.label);
  const glance = blurName(label);
  const suffix = url.publicSuffix ?? '';
  const found = [
    ...brandDomainsUnder(suffix).flatMap(
      (genuine) => likeness(label, glance, genuine) ?? split(url, genuine) ?? [],
    ),
    ...brandDomainsNamed(label).flatMap((genuine) => otherSuffix(url, genuine) ?? []),
    ...(label.length > maxWithWords
      ? []
      : brandDomains().flatMap((genuine) => withWords(label, genuine) ?? [])),
  ];
  return found.sort((a, b) => order[a.certainty] - order[b.certainty])[0] ?? null;
};

/** A longer label is not meant to be mistaken for a brand. */
const maxWithWords = 40;

type Seen = Omit<Lookalike, 'brand' | 'genuine'>;

const toLookalike = ({ brand, domain }: BrandDomain, seen: Seen): Lookalike => ({
  brand,
  genuine: domain,
  ...seen,
});

/** Nearly the same length, under the same suffix. */
const likeness = (label: string, glance: string, target: BrandDomain): Lookalike | null => {
  const genuine = target.label;
  if (label === genuine || Math.abs(label.length - genuine.length) > 3) return null;
  const looks = looksLike(label, glance, target);
  const kind =
    looks ?? oneStep(genuine, label) ?? (label.replaceAll('-', '') === genuine ? 'hyphenation' : null);
  if (kind === null) return null;
  const positions = differingPositions(label, genuine);
  return toLookalike(target, { kind, seen: label, positions, certainty: certaintyOf(kind, label, target) });
};

/** From this length on one further slip still leaves a single original. */
const minBlurredSlip = 6;

const looksLike = (
  label: string,
  seen: string,
  { blur, label: genuine }: BrandDomain,
): 'homoglyph' | null => {
  if (seen === blur) return 'homoglyph';
  const isForeign = /[^a-z0-9-]/.test(label);
  const isNear = genuine.length >= minBlurredSlip || isForeign;
  return isNear && oneStep(blur, seen) !== null && oneStep(genuine, label) === null ? 'homoglyph' : null;
};

/** Set by hand, from how many legitimate domains are one step from a name of this length. */
const certaintyOf = (
  kind: PermutationKind,
  label: string,
  { label: genuine, brand }: BrandDomain,
): Certainty => {
  if (/[^a-z0-9-]/.test(label)) return 'clear';
  const isOrdinary = brand.isOrdinaryWord;
  if (genuine.length >= 7) return isOrdinary ? 'likely' : 'clear';
  if (genuine.length >= 5) return isOrdinary && !isSpelling(kind) ? 'possible' : 'likely';
  // Three and four letters: what could be a name of its own is only possibly a lookalike.
  if (isSpelling(kind)) return genuine.length === 3 && kind === 'insertion' ? 'possible' : 'likely';
  return genuine.length === 4 && !isOrdinary ? 'likely' : 'possible';
};

/** Changes that few legitimate names show by chance: a repeated letter, a hyphen, a digit for a letter. */
const isSpelling = (kind: PermutationKind) =>
  kind === 'repetition' || kind === 'hyphenation' || kind === 'homoglyph' || kind === 'insertion';

/** `pay.pal.com`: the name split by dots. */
const split = (url: ParsedUrl, target: BrandDomain): Lookalike | null => {
  let joined = url.label;
  let seen = url.label;
  for (const subdomain of url.subdomains.slice(-3).toReversed()) {
    joined = subdomain + joined;
    seen = `${subdomain}.${seen}`;
    if (joined === target.label) {
      const positions = Array.from(seen, (letter, i) => (letter === '.' ? i : -1)).filter((i) => i >= 0);
      return toLookalike(target, {
        kind: 'subdomain',
        seen,
        positions,
        certainty: joined.length > 3 ? 'clear' : 'likely',
      });
    }
  }
  return null;
};

const otherSuffix = (url: ParsedUrl, target: BrandDomain): Lookalike | null => {
  if (url.publicSuffix === target.suffix) return null;
  const { label, brand } = target;
  const isOften = brand.isOrdinaryWord || label.length < 4;
  const isAbroad = isCountrySuffix(url.publicSuffix);
  const certainty = isOften ? 'possible' : isAbroad || label.length < 6 ? 'likely' : 'clear';
  return toLookalike(target, {
    kind: 'tld-swap',
    seen: url.registrableDomain ?? label,
    positions: [],
    certainty,
  });
};

/** `chase-online`, `mydhl`: the whole name with words that make it sound official. */
const withWords = (label: string, target: BrandDomain): Lookalike | null => {
  const genuine = target.label;
  const isAtStart = label.startsWith(genuine);
  if (label.length <= genuine.length + 1 || (!isAtStart && !label.endsWith(genuine))) return null;
  const rest = isAtStart ? label.slice(genuine.length) : label.slice(0, -genuine.length);
  const word = rest.replace(/^-|-$/g, '');
  if (!isOfficialWord(word)) return null;
  const hasHyphen = word !== rest;
  const isShort = genuine.length < (hasHyphen ? 3 : 4);
  const start = isAtStart ? 0 : rest.length;
  const positions = Array.from(label, (_, i) => i).filter((i) => i < start || i >= start + genuine.length);
  const certainty = isShort
    ? 'possible'
    : genuine.length >= 5 && !target.brand.isOrdinaryWord
      ? 'clear'
      : 'likely';
  return toLookalike(target, { kind: 'dictionary', seen: label, positions, certainty });
};

const kindOf: Record<Trick, PermutationKind> = {
  homoglyph: 'homoglyph',
  typo: 'replacement',
  hyphen: 'hyphenation',
  'added-word': 'dictionary',
  'other-suffix': 'tld-swap',
  subdomain: 'subdomain',
  'free-host': 'dictionary',
};

/** A lookalike found by its words rather than by its distance. */
const fromWords = (imitation: Imitation | null): Lookalike | null =>
  imitation && {
    brand: imitation.brand,
    genuine: imitation.brand.genuine,
    kind: kindOf[imitation.trick],
    seen: imitation.seen,
    positions: imitation.positions,
    certainty: imitation.isStrong ? 'clear' : 'likely',
  };
