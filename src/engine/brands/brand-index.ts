import { editDistance } from '../text/edit-distance.ts';
import { skeleton } from '../text/skeleton.ts';
import { wordSet } from '../text/word-list.ts';
import { brandUrl } from './brand-urls.ts';
import { type Brand, brands } from './brands.ts';
import { organisationsOf } from './owned-domains.ts';

/** Lookup tables over the brands, built once. */
const brandByWord = new Map<string, Brand>();
const wordBySkeleton = new Map<string, string>();
/** Each word with one letter left out, so that a typo is found by a few map lookups instead of a walk over all brands. */
const wordsByShortening = new Map<string, string[]>();
/** `trzr` for trezor: what stays when vowels are swapped. */
const wordByConsonants = new Map<string, string>();
const genuineDomains = new Map<string, Brand>();

/** Below this a one-letter change turns too many legitimate names into each other (`ebay`, `bay`, `ebuy`). */
const minTypoLength = 6;
/** From this length on two changes still leave one plausible original. */
const minDoubleTypoLength = 10;
/** The same under suffixes where domains cost next to nothing and few legitimate ones exist. */
const minDoubleTypoCheap = 8;
const longWordsByInitial = new Map<string, { word: string; letters: number }[]>();

for (const brand of brands) {
  for (const domain of brand.domains) if (!genuineDomains.has(domain)) genuineDomains.set(domain, brand);
  for (const word of brand.words) {
    if (brandByWord.has(word)) continue;
    brandByWord.set(word, brand);
    wordBySkeleton.set(skeleton(word), word);
    const consonants = consonantsOf(word);
    if (word.length >= 6 && consonants.length >= 4) wordByConsonants.set(consonants, word);
    if (word.length < minTypoLength) continue;
    for (const shorter of shortenings(word)) {
      // A few of thousands have more than one word; an array of one takes a fraction of a set. A double letter shortens alike.
      const known = wordsByShortening.get(shorter);
      if (!known) wordsByShortening.set(shorter, [word]);
      else if (known.at(-1) !== word) known.push(word);
    }
    if (word.length < minDoubleTypoCheap || brand.isOrdinaryWord) continue;
    const others = longWordsByInitial.get(word.charAt(0)) ?? [];
    longWordsByInitial.set(word.charAt(0), [...others, { word, letters: lettersOf(word) }]);
  }
}

/** Ordinary words and well-known names one slip away from a brand. */
const legitimateNeighbours = wordSet(
  'hosting project telegraph telegraf applied blocked cloud online discovery nations citizens barclay mobile electronics stream streams passenger robinson framer finance financial ledge legend pledge trust webmaster',
);
const longestWord = Math.max(...[...brandByWord.keys()].map((word) => word.length));

/** Labels of the longest genuine domain; more need not be checked, however many dots a host has. */
const longestDomain = Math.max(...[...genuineDomains.keys()].map((domain) => domain.split('.').length));

/** Enough to rule out nearly every word without putting it together with the next ones. */
const openingLength = 3;
const openings = new Set([...brandByWord.keys()].map((word) => word.slice(0, openingLength)));

/** Whether a brand's word can begin with this one at all. */
export const mayBeginBrand = (word: string): boolean =>
  word.length < openingLength || openings.has(word.slice(0, openingLength));

export const brandOfWord = (word: string): Brand | null => brandByWord.get(word) ?? null;

/** The brand that owns this host, or null. */
export const ownerOf = (host: string): Brand | null => listedOwnerOf(host) ?? lookUp(ownerByTable, host);

/** The same without the domains that only a table of other people's making gives to the brand. */
export const listedOwnerOf = (host: string): Brand | null => lookUp(brandOfDomain, host);

const lookUp = (ownerIn: (domain: string) => Brand | null, host: string): Brand | null => {
  const labels = host.split('.');
  for (let start = Math.max(0, labels.length - longestDomain); start < labels.length; start += 1) {
    const owner = ownerIn(labels.slice(start).join('.'));
    if (owner) return owner;
  }
  return null;
};

/** Brands whose organisation is known, in the order of the table; worked out for the first domain that is in the table. */
let holders: { brand: Brand; organisations: number[] }[] | undefined;

/**
 * Whose domain it is by its organisation only. `amazon.de` is Amazon's, not Prime Video's: of several brands of one owner, the
 * one that is named.
 */
const ownerByTable = (domain: string): Brand | null => {
  const organisations = organisationsOf(domain);
  if (organisations.length === 0) return null;
  holders ??= brands
    .map((brand) => ({ brand, organisations: organisationsOf(mainDomainOf(brand)) }))
    .filter((holder) => holder.organisations.length > 0);
  const owners = holders.filter((holder) => holder.organisations.some((one) => organisations.includes(one)));
  const name = domain.slice(0, domain.indexOf('.'));
  return (owners.find(({ brand }) => brand.words.includes(name)) ?? owners[0])?.brand ?? null;
};

/** The registrable domain of the address that a brand is known by. */
export const mainDomainOf = (brand: Brand): string => brandUrl(brand)?.registrableDomain ?? brand.genuine;

/** The brand that owns exactly this domain, or null. */
export const brandOfDomain = (domain: string): Brand | null => genuineDomains.get(domain) ?? null;

/** The exact host is listed, as for a brand's pages on another company's hosting. */
export const isOwned = (host: string): boolean => genuineDomains.has(host);

/** A brand word that looks the same as this text but is spelled differently. */
export const wordLookingLike = (text: string): string | null => {
  const word = wordBySkeleton.get(skeleton(text));
  return word !== undefined && word !== text ? word : null;
};

/** A brand word one typing slip away (two for long words); null when the text is a brand word itself or too short. */
export const wordMistypedAs = (text: string, isCheap = false): string | null => {
  if (
    legitimateNeighbours.has(text) ||
    text.length < minTypoLength - 1 ||
    text.length > longestWord + 2 ||
    brandByWord.has(text)
  )
    return null;
  for (const shorter of [text, ...shortenings(text)]) {
    for (const word of wordsByShortening.get(shorter) ?? []) if (editDistance(text, word) === 1) return word;
  }
  if (text.length < (isCheap ? minDoubleTypoCheap : minDoubleTypoLength) - 1) return null;
  const textLetters = lettersOf(text);
  const near = longWordsByInitial.get(text.charAt(0))?.find(({ word, letters }) => {
    if (word.length < (isCheap ? minDoubleTypoCheap : minDoubleTypoLength)) return false;
    const slips = slipsAllowed(word);
    if (Math.abs(word.length - text.length) > slips) return false;
    // Each letter that only one of them has costs a slip.
    if (countBits(letters & ~textLetters) > slips || countBits(textLetters & ~letters) > slips) return false;
    const distance = editDistance(text, word);
    // With many slips the text must still begin and end like the original.
    return distance <= 2 || (distance <= slips && word.at(-1) === text.at(-1));
  });
  return near?.word ?? null;
};

/** `sleancomnnumnlty` is five keys off and still reads as what it imitates. */
const slipsAllowed = (word: string) => (word.length >= 14 ? 5 : word.length >= 12 ? 3 : 2);

/** Which letters a text has, as bits; letters that share a bit only make two texts seem closer. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

const countBits = (bits: number): number => {
  let [left, count] = [bits, 0];
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
};

/** A brand word with the same consonants in the same order: a whole part of the name, or five of them inside it. */
export const wordSoundingLike = (label: string, minConsonants: number): string | null => {
  for (const part of label.split(/[-_]+/)) {
    const consonants = consonantsOf(part);
    const whole = wordByConsonants.get(consonants);
    if (whole !== undefined && part.length >= 5 && consonants.length >= minConsonants) return whole;
    for (let length = consonants.length - 1; length >= 5; length -= 1) {
      const begun = wordByConsonants.get(consonants.slice(0, length));
      if (begun !== undefined) return begun;
    }
  }
  return null;
};

/** The longest brand word written inside a longer text, with where it starts. */
export const wordInside = (text: string, minLength: number): { word: string; start: number } | null => {
  for (let length = Math.min(longestWord, text.length - 1); length >= minLength; length -= 1) {
    for (let start = 0; start + length <= text.length; start += 1) {
      const word = text.slice(start, start + length);
      if (brandByWord.has(word) && !isPartOfWord(text, word, start)) return { word, start };
    }
  }
  return null;
};

/** Ordinary words that contain a brand's name: `ourrevolution` does not imitate Revolut. */
const ordinaryWords = [
  'revolution',
  'evolution',
  'steamer',
  'steamship',
  'discordant',
  'amazonia',
  'amazonas',
  'appleton',
  'appleby',
];

const isPartOfWord = (text: string, word: string, start: number): boolean =>
  ordinaryWords.some((ordinary) => {
    const at = ordinary.indexOf(word);
    return at >= 0 && text.startsWith(ordinary, start - at);
  });

function consonantsOf(word: string): string {
  return word.replace(/[^a-z]|[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
}

function shortenings(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)).concat(word);
}
