import { parse as splitDomain } from 'tldts';
import { unicodeHost } from './punycode.ts';

/** Far above any link a browser accepts in practice; longer text is cut so that no step works on megabytes. */
const maxUrlLength = 8192;
/** A query with thousands of parameters is an attack on the reader, not a link. */
const maxParams = 200;
const maxSegments = 200;
/** RFC 1035: a longer name cannot be looked up, but could keep every table lookup busy. */
const maxHostLength = 253;

export type Param = { name: string; value: string };

export type ParsedUrl = {
  /** The text as given, trimmed and cut at 8192 characters, without invisible characters before the host. */
  raw: string;
  /** Without the colon: `https`, `http`, `javascript`. */
  scheme: string;
  /** True when the text was a bare host and `https` was put in front of it. */
  isSchemeAssumed: boolean;
  /** As a browser would connect to: ASCII, lower case, no trailing dot, no brackets. Empty for `data:` and the like. */
  host: string;
  /** The host as written in the raw text, without userinfo and port: shows encoded spellings. */
  rawHost: string;
  unicodeHost: string;
  /** Null for IP addresses and for hosts that are themselves a public suffix. Private suffixes count. */
  registrableDomain: string | null;
  /** Null for IP addresses. `co.uk`, and also `vercel.app`. */
  publicSuffix: string | null;
  /** The suffix is a company's (`vercel.app`), not a registry's (`app`). */
  isPrivateSuffix: boolean;
  /** The registrable domain without its suffix: `paypal` of `www.paypal.co.uk`. Empty when there is none. */
  label: string;
  /** Left to right, without the registrable domain: `['login', 'eu']`. */
  subdomains: string[];
  ip: { version: 4 | 6; isEncoded: boolean } | null;
  /** The part before `@`, decoded; null when there is none. */
  userinfo: string | null;
  /** Empty for the scheme's own port. */
  port: string;
  /** Percent-decoded where that is possible. */
  path: string;
  segments: string[];
  query: string;
  params: Param[];
  fragment: string;
  /** The normalised spelling. */
  href: string;
};

/** Schemes that are written without `//` and must not be mistaken for a bare host with a port. */
const hostlessScheme = /^(javascript|vbscript|data|blob|file|mailto|tel|sms|about|view-source|intent):/i;
const schemeWithSlashes = /^[a-z][a-z0-9+.-]*:[/\\]{2}/i;
/** `zoommtg:join`; what has a port (`localhost:3000`) or an @ sign (`name:word@host`) is a host. */
const opensApp = /^[a-z][a-z0-9+-]*:(?!\d{1,5}(?:[/?#]|$))[^\s@]+$/i;
/** Browsers add the slashes that are missing after these. */
const webScheme = /^(?:https?|wss?|ftp):/i;
/** The start of an address up to its host, with the tabs and line breaks that browsers ignore. */
const brokenHead = /^[a-z][a-z0-9+.\t\n\r-]*:[/\\\t\n\r]*/i;

/** Reads one URL or bare host. Null when no browser could open it either. */
export const parseUrl = (text: string): ParsedUrl | null => {
  const raw = refang(
    withoutControls(text.trim().slice(0, maxUrlLength)).replace(brokenHead, (head) =>
      head.replace(/[\t\n\r]+/g, ''),
    ),
  );
  const hasScheme = [schemeWithSlashes, webScheme, hostlessScheme, opensApp].some((scheme) =>
    scheme.test(raw),
  );
  const url = URL.parse(hasScheme ? raw : `https://${raw}`);
  if (url === null) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host.length > maxHostLength) return null;
  const rawHost = hostIn(raw);
  const names = splitDomain(host, { allowPrivateDomains: true, extractHostname: false });
  const registrableDomain = names.isIp ? null : names.domain;
  const publicSuffix = names.isIp ? null : names.publicSuffix;
  const path = percentDecode(url.pathname);
  return {
    raw,
    scheme: url.protocol.slice(0, -1),
    isSchemeAssumed: !hasScheme,
    host,
    rawHost,
    unicodeHost: unicodeHost(host),
    registrableDomain,
    publicSuffix,
    isPrivateSuffix: names.isPrivate === true,
    label: names.isIp ? '' : (names.domainWithoutSuffix ?? ''),
    subdomains: names.subdomain ? names.subdomain.split('.') : [],
    ip: ipOf(host, rawHost, names.isIp === true),
    userinfo:
      url.username || url.password
        ? percentDecode(`${url.username}:${url.password}`).replace(/:$/, '')
        : null,
    port: url.port,
    path,
    segments: path.split('/').filter(Boolean).slice(0, maxSegments),
    query: url.search,
    params: paramsOf(url.search),
    fragment: url.hash,
    href: url.href,
  };
};

/** People defang a dangerous address (`hxxps://evil[.]top`) so that it is not opened by accident. */
const refang = (raw: string): string => raw.replace(/^hxxp/i, 'http').replaceAll('[.]', '.');

/** Browsers ignore control characters and spaces before an address. */
const withoutControls = (text: string): string => {
  let start = 0;
  while (text.charCodeAt(start) <= 0x20) start += 1;
  return text.slice(start);
};

/** Percent-decoding that survives `%` signs which encode nothing. */
export const percentDecode = (text: string): string => {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // Not UTF-8, as hostile links are on purpose: decode plain ASCII and leave the rest.
    return text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
};

const paramsOf = (search: string): Param[] =>
  search
    .slice(1)
    // `&amp;` is what a link copied out of HTML source looks like.
    .replace(/&amp;/g, '&')
    .split('&', maxParams)
    .filter(Boolean)
    .map((pair) => {
      const cut = pair.indexOf('=');
      const [name, value] = cut < 0 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)];
      return { name: percentDecode(name), value: percentDecode(value.replace(/\+/g, ' ')) };
    });

const hostIn = (raw: string): string =>
  raw
    .replace(/^[a-z][a-z0-9+.-]*:[/\\]*/i, (scheme) => (/[/\\]/.test(scheme) ? '' : scheme))
    .replace(/[/\\?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '');

/** Browsers read 0x7f.1, 2130706433 and 0177.0.0.1 as 127.0.0.1; people do not. */
const ipOf = (host: string, rawHost: string, isIp: boolean): ParsedUrl['ip'] => {
  if (!isIp) return null;
  if (host.includes(':')) {
    // An IPv4 address disguised as IPv6 hides the address people could recognise.
    return { version: 6, isEncoded: carriesIpv4.test(host) };
  }
  return { version: 4, isEncoded: rawHost.replace(/\.$/, '') !== host };
};

/** Mapped, translated (RFC 6052), tunnelled (RFC 3056) and the old compatible form, as the URL standard writes them. */
const carriesIpv4 = /^(?:::ffff:|64:ff9b::|2002:|::[0-9a-f]{1,4}:[0-9a-f]{1,4}$)/i;
