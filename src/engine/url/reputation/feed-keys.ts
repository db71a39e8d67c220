import { getDomain } from 'tldts';
import { dynamicDnsZoneOf } from '../../addresses/dynamic-dns.ts';
import { hostingOf } from '../../addresses/free-hosts.ts';
import { type ParsedUrl, parseUrl } from '../../addresses/parse-url.ts';
import { openPublishingAt } from '../../addresses/published-pages.ts';
import { shortenerKindOf } from '../../addresses/shorteners.ts';
import { ownerOf } from '../../brands/brand-index.ts';
import { addressKey, exactKey, hostKey } from './known-phishing.ts';

type IsPopular = (registrableDomain: string) => boolean;

/**
 * What an entry of a list condemns, as a key of the index; null for nothing. A host with a single owner is condemned as a
 * whole when it is listed without a page. A shared or genuine host never is: there only the exact address counts, and an
 * entry for the whole host is a mistake of the list.
 */
export const listingKey = (entry: string, isPopular: IsPopular): string | null => {
  const simple = plainAddress(entry);
  const url = simple ?? fullAddress(entry);
  if (!url) return null;
  const isPage = url.path.replace(/\/+$/, '') !== '';
  if (!isSharedHost(url, isPopular)) return isPage ? addressKey(url) : hostKey(url.host);
  const exact = simple ? fullAddress(entry) : url;
  return isPage && exact ? exactKey(exact) : null;
};

type Address = Pick<ParsedUrl, 'host' | 'path' | 'params' | 'registrableDomain' | 'ip'>;

const fullAddress = (entry: string): Address | null => {
  const url = parseUrl(entry);
  return url && /^https?$/.test(url.scheme) && isReachable(url) ? url : null;
};

/** Letters, digits and nothing that a browser would rewrite; what it does not match is read in full. */
const plain =
  /^(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9]{1,30})((?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)*\/?)(\?[!-"$-~]*)?$/i;

/** A million lines are read at a time, nearly all of them plain. Without the query, which counts on shared hosts only. */
const plainAddress = (entry: string): Address | null => {
  const [, name, path] = plain.exec(entry) ?? [];
  const host = name?.toLowerCase();
  if (!host || host.length > maxPlainHost) return null;
  const registrableDomain = getDomain(host, { allowPrivateDomains: true, extractHostname: false });
  return { host, path: path || '/', params: [], registrableDomain, ip: null };
};

const maxPlainHost = 253;

/** Many people publish here, or the owner is known and legitimate. */
const isSharedHost = ({ host, registrableDomain, ip }: Address, isPopular: IsPopular): boolean => {
  if (ip) return false;
  // A registry's suffix or a bare word belongs to no single owner.
  if (registrableDomain === null) return true;
  if (ownerOf(host) !== null || shortenerKindOf(host, registrableDomain) !== null) return !isTenant(host);
  if (isTenant(host)) return false;
  return isPopular(registrableDomain) || isTenant(`x.${host}`) || openPublishingAt(host, somePage) !== null;
};

/** A typical page of form builders and file shares, to test whether a host is one. */
const somePage = '/form/12345678';

/** A customer's own name on a shared host. */
const isTenant = (host: string): boolean => hostingOf(host) !== null || dynamicDnsZoneOf(host) !== null;

/** Lists are full of 0.0.0.0 and of private addresses, which no link from outside can reach. */
const isReachable = ({ host, ip }: ParsedUrl): boolean => {
  if (!ip) return host !== '';
  // `1.2.3` is a version number more often than 1.2.0.3.
  if (ip.isEncoded) return false;
  if (ip.version === 6) return /^[23]/.test(host);
  return !/^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|2(?:2[4-9]|[345]\d))\./.test(host);
};
