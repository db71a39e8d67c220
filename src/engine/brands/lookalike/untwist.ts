import { isContentNetwork } from '../../addresses/content-networks.ts';
import { type Hosting, hostingOf } from '../../addresses/free-hosts.ts';
import { luresIn } from '../../addresses/lure-words.ts';
import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { unicodeLabel } from '../../addresses/punycode.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { differingPositions, editDistance } from '../../text/edit-distance.ts';
import { wordSet } from '../../text/word-list.ts';
import {
  brandOfWord,
  ownerOf,
  wordInside,
  wordLookingLike,
  wordMistypedAs,
  wordSoundingLike,
} from '../brand-index.ts';
import type { Brand } from '../brands.ts';
import { isCountrySuffix, isGenuine, isMember } from '../genuine.ts';

export type Trick =
  | 'homoglyph'
  | 'typo'
  | 'hyphen'
  | 'added-word'
  | 'other-suffix'
  | 'subdomain'
  | 'free-host';

export type Imitation = {
  brand: Brand;
  trick: Trick;
  /** The part of the address that imitates, as a person sees it. */
  seen: string;
  /** Positions in `seen` that differ from the genuine spelling; empty when the spelling is exact. */
  positions: number[];
  /** Strong: no plausible innocent explanation. Weak: fan pages, resellers and coincidences look like this too. */
  isStrong: boolean;
};

/** The brand that this host imitates, and how; null for the brand's own hosts and for hosts that imitate none. */
export const untwist = (url: ParsedUrl): Imitation | null => {
  if (url.ip || url.host === '' || isGenuine(url) || isContentNetwork(url.host)) return null;
  const hosting = hostingOf(url.host);
  const lures = luresIn([url.label, ...url.subdomains]);
  const place: Place = {
    url,
    hosting,
    hasLure: lures.credential.length + lures.promise.length > 0 || url.label.split('-').some(isOffice),
    isShady: hosting !== null || suffixRiskOf(url.publicSuffix) === 'strong',
    isCheap: hosting !== null || suffixRiskOf(url.publicSuffix) !== null,
  };
  if (hosting) return inTenantName(place);
  const imitation = inRegisteredName(place) ?? inSubdomains(place);
  return imitation && isMember(url, imitation.brand) ? null : imitation;
};

/** What companies do under their own names: no bait alone, but beside a brand's name in somebody else's domain. */
const offices = wordSet(
  'corporate webinar webinars meeting meetings recording recordings workspace statements',
);
const isOffice = (word: string) => offices.has(word);

/**
 * What surrounds a brand word. An ordinary word (`orange`, `ledger`) is no imitation alone; beside a bait word, or on a
 * throwaway address, it is.
 */
type Place = {
  url: ParsedUrl;
  hosting: Hosting | null;
  hasLure: boolean;
  /** Free hosting, or a suffix that is abused more than used. */
  isShady: boolean;
  /** The same, or any other suffix where domains cost next to nothing. */
  isCheap: boolean;
};

const counts = (brand: Brand, { hasLure, isShady }: Place) => !brand.isOrdinaryWord || hasLure || isShady;

const inRegisteredName = (place: Place): Imitation | null => {
  const { url } = place;
  const label = unicodeLabel(url.label);
  const exact = brandOfWord(label);
  if (exact) return otherSuffix(exact, label, place);
  const joined = label.replace(/-/g, '');
  const hyphened = joined === label ? null : brandOfWord(joined);
  if (hyphened && !hyphened.isOrdinaryWord && joined.length >= 5) {
    const isStrong = !isCountrySuffix(url.publicSuffix);
    return { brand: hyphened, trick: 'hyphen', seen: label, positions: hyphensIn(label), isStrong };
  }
  return misspelled(label, place) ?? withAddedWords(label, place);
};

/** A label, or a part of one, that reads like a brand but is spelled differently. */
const misspelled = (text: string, place: Place): Imitation | null => {
  const alike = text.length >= 4 ? wordLookingLike(text) : null;
  const brand = alike === null ? null : brandOfWord(alike);
  if (alike !== null && brand && (alike.length >= 5 || /[^a-z0-9]/.test(text))) {
    // `lntel` could be a name of its own; `арple` could not.
    if (counts(brand, place) || /[^a-z-]/.test(text)) {
      return {
        brand,
        trick: 'homoglyph',
        seen: text,
        positions: differingPositions(text, alike),
        isStrong: true,
      };
    }
  }
  const meant = wordMistypedAs(text, place.isCheap);
  const victim = meant === null ? null : brandOfWord(meant);
  if (meant === null || !victim || !counts(victim, place)) return null;
  // One slip turns too many legitimate six-letter names into each other, so those need further evidence or a global brand.
  if (meant.length < 7 && !victim.isRegional && !place.hasLure && !place.isCheap) return null;
  const isClear = meant.length >= 12 || (meant.length >= 7 && editDistance(text, meant) === 1);
  const isStrong = isClear && !victim.isOrdinaryWord;
  return { brand: victim, trick: 'typo', seen: text, positions: differingPositions(text, meant), isStrong };
};

const otherSuffix = (brand: Brand, label: string, place: Place): Imitation | null => {
  if (label.length < 4 || !counts(brand, place)) return null;
  const { publicSuffix } = place.url;
  const isStrong = label.length >= 6 && !isCountrySuffix(publicSuffix) && !brand.isOrdinaryWord;
  return { brand, trick: 'other-suffix', seen: `${label}.${publicSuffix ?? ''}`, positions: [], isStrong };
};

/** `paypal-secure-login`, `securepaypal`, `paypa1-support`: the name with extra words. */
const withAddedWords = (label: string, place: Place): Imitation | null => {
  const parts = label.split(/[-_]+/).map(trimDigits).filter(Boolean);
  const isJoined = parts.length > 1 || parts[0] !== label;
  for (const part of parts) {
    const brand = isJoined && part.length >= 3 ? brandOfWord(part) : null;
    if (brand && counts(brand, place)) {
      const isStrong = place.hasLure || (part.length >= 6 && !brand.isOrdinaryWord);
      return { brand, trick: 'added-word', seen: label, positions: outside(label, part), isStrong };
    }
  }
  for (const part of parts) {
    const alike = isJoined && part.length >= 5 ? misspelled(part, place) : null;
    if (alike) return { ...alike, isStrong: alike.isStrong && (place.hasLure || place.isShady) };
  }
  for (const part of parts) {
    const inside = wordInside(part, place.hasLure || place.isShady ? 5 : 6);
    const brand = inside && brandOfWord(inside.word);
    if (inside && brand && (!brand.isOrdinaryWord || (place.hasLure && inside.word.length >= 6))) {
      const { hasLure } = place;
      return {
        brand,
        trick: 'added-word',
        seen: label,
        positions: outside(label, inside.word),
        isStrong: hasLure,
      };
    }
  }
  const short = place.isCheap || place.hasLure ? parts.find((part) => shortWordIn(part) !== null) : undefined;
  const brand = short === undefined ? null : brandOfWord(shortWordIn(short) ?? '');
  return brand ? { brand, trick: 'added-word', seen: label, positions: [], isStrong: false } : null;
};

/** Four letters at the beginning (`uspsiyu`) are enough where domains cost next to nothing. */
const shortWordIn = (part: string): string | null => {
  const word = part.slice(0, 4);
  const brand = part.length > 5 ? brandOfWord(word) : null;
  return brand && !brand.isOrdinaryWord ? word : null;
};

/** A host may have a hundred labels; an imitation that people should read has few. */
const maxSubdomains = 8;

/** `paypal.com.evil.top`, `paypal.evil.top`, `usps.com-track.top`. */
const inSubdomains = (place: Place): Imitation | null => {
  const { url } = place;
  const subdomains = url.subdomains.slice(-maxSubdomains);
  for (let end = subdomains.length; end > 1; end -= 1) {
    // The genuine address in full, then continued, is never an accident.
    const owner = ownerOf(subdomains.slice(0, end).join('.'));
    if (owner) {
      const seen = subdomains.slice(0, end).join('.');
      return { brand: owner, trick: 'subdomain', seen, positions: [], isStrong: true };
    }
  }
  // `usps.com-track.top`, `s.team-xy.com`: the genuine address, continued behind a hyphen.
  const begun = `${url.subdomains.at(-1) ?? ''}.${url.label.split('-')[0] ?? ''}`;
  const continued = url.label.includes('-') || url.publicSuffix?.includes('.') ? ownerOf(begun) : null;
  if (continued) {
    const seen = `${url.subdomains.at(-1) ?? ''}.${url.label}`;
    return { brand: continued, trick: 'subdomain', seen, positions: [], isStrong: true };
  }
  for (const label of subdomains.map(unicodeLabel)) {
    const brand = brandOfWord(label);
    if (brand && counts(brand, place) && label.length >= 3) {
      return {
        brand,
        trick: 'subdomain',
        seen: label,
        positions: [],
        isStrong: place.isShady && label.length >= 5,
      };
    }
    const parts = withAddedWords(label, place) ?? (label.length >= 7 ? misspelled(label, place) : null);
    if (parts && (parts.isStrong || place.isShady)) {
      return { ...parts, trick: 'subdomain', isStrong: parts.isStrong && place.hasLure };
    }
  }
  return null;
};

/** Copies of an author's own GitHub page are named after it. */
const tenantLabels = ({ hosting }: Place) =>
  (hosting?.name ?? '')
    .replace(/-github-io\b/, '')
    .split('.')
    .slice(-maxSubdomains)
    .map(unicodeLabel);

/** A customer's name on a shared host: `metamask-login.webflow.io`. */
const inTenantName = (place: Place): Imitation | null => {
  for (const label of tenantLabels(place)) {
    const exact = brandOfWord(label);
    if (exact && label.length >= 4) {
      return {
        brand: exact,
        trick: 'free-host',
        seen: label,
        positions: [],
        isStrong: !exact.isOrdinaryWord,
      };
    }
    const found =
      misspelled(label, place) ?? withAddedWords(label, place) ?? hyphenated(label) ?? sounding(label, place);
    if (found) return { ...found, trick: 'free-host' };
  }
  return null;
};

const hyphenated = (label: string): Imitation | null => {
  const inside = label.includes('-') ? wordInside(`${label.replace(/-/g, '')}.`, 7) : null;
  const brand = inside && brandOfWord(inside.word);
  return brand && !brand.isOrdinaryWord
    ? { brand, trick: 'free-host', seen: label, positions: hyphensIn(label), isStrong: false }
    : null;
};

/** `treiozor`, `muttamask`: other vowels, the same name when read aloud. Only checked on free hosts. */
const sounding = (label: string, { hosting }: Place): Imitation | null => {
  const word = wordSoundingLike(label, hosting?.kind === 'preview' ? 4 : 5);
  const brand = word === null ? null : brandOfWord(word);
  return brand ? { brand, trick: 'free-host', seen: label, positions: [], isStrong: false } : null;
};

const trimDigits = (part: string) => (brandOfWord(part) ? part : part.replace(/^\d+(?=[^\d]{4})|\d+$/g, ''));

const hyphensIn = (label: string) => [...label].flatMap((c, i) => (c === '-' ? [i] : []));

/** The positions of everything added around the brand word. */
const outside = (label: string, word: string): number[] => {
  const start = label.indexOf(word);
  return Array.from(label, (_, i) => i).filter((i) => i < start || i >= start + word.length);
};
