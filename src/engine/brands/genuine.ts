import { hostingOf } from '../addresses/free-hosts.ts';
import { luresIn } from '../addresses/lure-words.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { brandOfWord, isOwned, ownerOf } from './brand-index.ts';
import type { Brand } from './brands.ts';

/** The owner's registered domains, and its bare name under a country's suffix where it is known to hold those. */
export const isGenuine = (url: ParsedUrl): boolean => {
  if (isVouchedFor(url)) return true;
  if (hostingOf(url.host)) return false;
  const brand = brandOfWord(url.label);
  return brand?.isRegional === true && isCountrySuffix(url.publicSuffix);
};

/** The same without what is only likely: a name under a country's suffix that nobody has entered in the table. */
export const isVouchedFor = (url: ParsedUrl): boolean => {
  if (url.publicSuffix !== null && /\.(?:gov|edu|mil|int)(?:\.[a-z]{2})?$/.test(`.${url.publicSuffix}`)) {
    return true;
  }
  // A customer's page under the owner's hosting domain is the customer's, unless the very page is listed.
  if (hostingOf(url.host)) return isOwned(url.host);
  return ownerOf(url.host) !== null;
};

/**
 * One of the independent houses of a federation: the shared name with a place, under the country's own suffix, and no word
 * that bait would add. Whoever registers such a name gets past this; what they then ask for is judged all the same.
 */
export const isMember = (url: ParsedUrl, brand: Brand): boolean => {
  if (!brand.isFederated || !isCountrySuffix(url.publicSuffix) || hostingOf(url.host)) return false;
  const parts = url.label.split('-');
  const isNamed = brand.words.some(
    (word) => parts.includes(word) || url.label.startsWith(word) || url.label.endsWith(word),
  );
  const { credential, promise } = luresIn([url.label]);
  return isNamed && credential.length + promise.length === 0;
};

/** The brand a host belongs to, its names under country suffixes included; null for everybody else's. */
export const brandOwning = (url: ParsedUrl): Brand | null =>
  ownerOf(url.host) ?? (isGenuine(url) ? brandOfWord(url.label) : null);

/** Country suffixes that were given away free or are one slip from `.com`; nobody's regional site lives there. */
const abusedCountries = new Set('tk ml ga cf gq cc pw ws cm om la su to gd st nu vu tc bn ps'.split(' '));

/** Anybody may register here, and does as under `.com`: a brand's bare name says nothing. `.com.co` is the country's own. */
const openCountries = new Set('co io ai me tv so sh gg fm ly vc ac sc bz ag lc mn cx im gs ms vg'.split(' '));

export const isCountrySuffix = (suffix: string | null) =>
  suffix !== null &&
  !openCountries.has(suffix) &&
  /^(?:(?:com?|ne|or|org|net)\.)?[a-z]{2}$/.test(suffix) &&
  !abusedCountries.has(suffix.slice(-2));
