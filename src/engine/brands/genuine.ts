import { hostingOf } from '../addresses/free-hosts.ts';
import { luresIn } from '../addresses/lure-words.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { wordSet } from '../text/word-list.ts';
import { brandOfWord, isOwned, listedOwnerOf, ownerOf } from './brand-index.ts';
import type { Brand } from './brands.ts';

/** The owner's listed domains, and its bare name under country suffixes where it is known to hold those. */
export const isGenuine = (url: ParsedUrl): boolean => isGenuineBy(ownerOf, url);

/**
 * The same without the domains that only a table of others' making gives to an owner. Those are no imitations, but nothing
 * vouches for what is there today.
 */
export const isListedGenuine = (url: ParsedUrl): boolean => isGenuineBy(listedOwnerOf, url);

type OwnerOf = (host: string) => Brand | null;

const isGenuineBy = (owner: OwnerOf, url: ParsedUrl): boolean => {
  if (isVouchedBy(owner, url)) return true;
  if (hostingOf(url.host)) return false;
  const brand = brandOfWord(url.label);
  return brand?.isRegional === true && isCountrySuffix(url.publicSuffix);
};

/** The same without what is only likely: a domain under a country suffix that the table does not list. */
export const isVouchedFor = (url: ParsedUrl): boolean => isVouchedBy(ownerOf, url);

const isVouchedBy = (owner: OwnerOf, url: ParsedUrl): boolean => {
  if (url.publicSuffix !== null && /\.(?:gov|edu|mil|int)(?:\.[a-z]{2})?$/.test(`.${url.publicSuffix}`)) {
    return true;
  }
  // A page on the owner's hosting domain belongs to a customer, unless that exact host is listed.
  if (hostingOf(url.host)) return isOwned(url.host);
  return owner(url.host) !== null;
};

/**
 * A member of a federation: the shared name with a place, under the country's own suffix, and without a bait word. An
 * attacker can register such a domain too; what the page or message then asks for is still judged.
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

/** The brand that a host belongs to, under country suffixes too; null for any other host. */
export const brandOwning = (url: ParsedUrl): Brand | null =>
  ownerOf(url.host) ?? (isGenuine(url) ? brandOfWord(url.label) : null);

/** Country suffixes that were given away free or are one slip from `.com`; no brand has a regional site there. */
const abusedCountries = wordSet('tk ml ga cf gq cc pw ws cm om la su to gd st nu vu tc bn ps');

/** Open to anyone and used like `.com`, so a brand's bare name says nothing. `.com.co` is the country's own. */
const openCountries = wordSet('co io ai me tv so sh gg fm ly vc ac sc bz ag lc mn cx im gs ms vg');

export const isCountrySuffix = (suffix: string | null) =>
  suffix !== null &&
  !openCountries.has(suffix) &&
  /^(?:(?:com?|ne|or|org|net)\.)?[a-z]{2}$/.test(suffix) &&
  !abusedCountries.has(suffix.slice(-2));
