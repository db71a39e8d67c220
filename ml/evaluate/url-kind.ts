import { parseUrl, urlCase } from '../../src/engine/training.ts';

const downloads = /\.(?:zip|dmg|exe|msi|pkg|deb|rpm|apk|iso|jar|7z|rar|tar|gz|tgz|xz|bz2|appimage|pdf)$/i;
const clicks = /\b(?:click|clicks|trk|track|tracking|redirect|unsubscribe|optout|open|lnk|links?)\b/i;
const signIns =
  /log-?[io]n|sign-?(?:in|up|on)|\baccounts?\b|passw|oauth|\bauth\b|2fa|two-?(?:factor|step)|verif|\bsecurity\b|profile|settings|\bsso\b|delete-?account|deactivat/i;
/** Text that no person types or reads: it identifies one recipient, or one click. */
const token = /[a-z0-9_-]{24,}/i;

/** What sort of page a link leads to, by its address alone; used to group alarms over legitimate links. */
export const kindOfLink = (text: string): string => {
  const url = parseUrl(text);
  if (url === null) return 'unreadable';
  const { hosting, dynamicDnsZone } = urlCase(url);
  const { path, query } = url;
  if (downloads.test(path)) return 'download';
  if (hosting || dynamicDnsZone || url.isPrivateSuffix) return 'free hosting';
  if (isTracking(`${path}?${query}`, url.subdomains.join('.'))) return 'tracking link';
  if (signIns.test(`${url.subdomains.join('.')} ${path}`)) return 'sign-in or account page';
  if (query !== '') return 'search or query';
  return path === '' || path === '/' ? 'home page' : 'deep page';
};

const isTracking = (rest: string, subdomains: string): boolean => {
  const long = token.exec(rest.replace(/%[0-9a-f]{2}/gi, '/'))?.[0] ?? '';
  // A title in words is long too, but it has hyphens between the words and hardly a digit.
  const isToken = long
    .split('-')
    .some((piece) => piece.length >= 16 && /\d/.test(piece) && /[a-z]/i.test(piece));
  return isToken || (rest.length > 60 && (clicks.test(subdomains) || clicks.test(rest)));
};

/** The country a domain is registered under; most have none. */
export const countryOfLink = (text: string): string => {
  const suffix = parseUrl(text)?.publicSuffix?.split('.').at(-1) ?? '';
  return /^[a-z]{2}$/.test(suffix) ? `.${suffix}` : 'no country code';
};
