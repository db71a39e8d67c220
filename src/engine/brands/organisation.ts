import { hostingOf } from '../addresses/free-hosts.ts';
import { type ParsedUrl, parseUrl } from '../addresses/parse-url.ts';
import { isOwned, mainDomainOf, ownerOf } from './brand-index.ts';
import type { Brand } from './brands.ts';
import { isCountrySuffix, isGenuine, isMember } from './genuine.ts';
import { haveOneOwner } from './owned-domains.ts';

/** A mail domain as a parsed address, so that everything known about hosts applies to it. Null for text that is no domain. */
export const hostOfDomain = (domain: string): ParsedUrl | null => {
  const url = domain.includes('.') ? parseUrl(`https://${domain}`) : null;
  return url && url.registrableDomain !== null ? url : null;
};

/** Two hosts of one organisation: the same registered domain, or two domains of the same brand. */
export const isSameOrganisation = (a: ParsedUrl, b: ParsedUrl): boolean => {
  const isOneDomain = a.registrableDomain !== null && a.registrableDomain === b.registrableDomain;
  if (isTenant(a) || isTenant(b)) return a.host === b.host || (isOneDomain && a.isPrivateSuffix);
  if (isOneDomain) return true;
  const owner = ownerOf(a.host);
  if (owner?.domains.some((domain) => b.host === domain || b.host.endsWith(`.${domain}`))) return true;
  if (haveOneOwner(a.registrableDomain ?? '', b.registrableDomain ?? '')) return true;
  // `amazon.de` and `amazon.com`: one name under several country suffixes. Not `paypal.top`.
  return a.label.length >= 4 && a.label === b.label && isUsualSuffix(a) && isUsualSuffix(b);
};

const isUsualSuffix = ({ publicSuffix, isPrivateSuffix }: ParsedUrl) =>
  !isPrivateSuffix && (publicSuffix === 'com' || publicSuffix === 'org' || isCountrySuffix(publicSuffix));

/** A customer's host under a company's domain (`x.github.io`, `x.onmicrosoft.com`) is the customer's. */
export const isTenant = ({ host }: ParsedUrl) =>
  (hostingOf(host) !== null || host.endsWith('.onmicrosoft.com')) && !isOwned(host);

/** The host belongs to this brand: one of its domains, or its name under a country suffix where it holds those. */
export const belongsTo = (url: ParsedUrl, brand: Brand): boolean =>
  brand.domains.some(
    (domain) => url.host === domain || (url.host.endsWith(`.${domain}`) && !isTenant(url)),
  ) ||
  (brand.words.includes(url.label) && isGenuine(url)) ||
  isMember(url, brand) ||
  isOwnedBy(url, brand);

const isOwnedBy = (url: ParsedUrl, brand: Brand): boolean =>
  haveOneOwner(url.registrableDomain ?? '', mainDomainOf(brand)) && !isTenant(url);
