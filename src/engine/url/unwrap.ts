import { type ParsedUrl, parseUrl, percentDecode } from '../addresses/parse-url.ts';
import { wordSet } from '../text/word-list.ts';
import { type WrapperKind, wrappers } from './wrappers.ts';

/** Real mail nests two or three wrappers; more is an attempt to exhaust the reader. */
const maxHops = 6;

export type Hop = { kind: WrapperKind; service: string; from: ParsedUrl; to: ParsedUrl };

/** Follows the addresses written inside an address, without visiting any of them. Empty for a plain link. */
export const unwrap = (url: ParsedUrl): Hop[] => {
  const hops: Hop[] = [];
  let current = url;
  const seen = new Set([url.href]);
  while (hops.length < maxHops) {
    const hop = oneHop(current);
    // A link that wraps itself would loop forever.
    if (hop === null || seen.has(hop.to.href)) break;
    seen.add(hop.to.href);
    hops.push(hop);
    current = hop.to;
  }
  return hops;
};

const oneHop = (from: ParsedUrl): Hop | null => {
  for (const { kind, service, host, target } of wrappers) {
    if (!host.test(from.host)) continue;
    const to = readTarget(target(from));
    if (to) return { kind, service, from, to };
  }
  return openRedirect(from);
};

const redirectNames = wordSet(`
  url u uri link goto go to dest destination target redirect redirect_url redirect_to redirecturl redirectto
  redir redirurl rurl r next out exit forward jump adurl clickurl click location loc ref_url landing
  continue_url q p away ued murl deep_link_value af_web_dp $fallback_url fallback_url desturl dest_url
  target_url targeturl trackurl lp
`);

/** Pages that take another site's address to show, share, check or return to; they do not forward to it. */
const notForwarding =
  /(?:^|\/)(?:share|sharer|sharer\.php|shareArticle|intent|submit|oauth2?|authorize|auth|login|signin|sso|saml|wp-login\.php|validator|check|search|archive|web|cache|translate|embed|oembed|save|bookmark|pin|widgets?|dialog|proxy|preview|render|feed|rss|analy[sz]e|report|whois|scan)(?:\/|\.|$)/i;

const openRedirect = (from: ParsedUrl): Hop | null => {
  if (from.registrableDomain === null || notForwarding.test(from.path)) return null;
  for (const { name, value } of from.params) {
    if (!redirectNames.has(name.toLowerCase()) || !/^(?:https?:)?(?:\/\/|\\\\|%2f%2f)/i.test(value)) continue;
    const to = readTarget(value);
    if (to && (to.registrableDomain !== from.registrableDomain || isChained(to))) return hopTo(from, to);
  }
  // A whole address as the query (`/out.php?http://evil.top`) or in the path (`/redirect/https://evil.top`).
  const bare = /^\?(https?(?::|%3a)(?:\/|%2f){2}.+)$/i.exec(from.query)?.[1];
  const inPath =
    /\/(?:redirect|redir|url|out|go|click|link|jump|away|leave|exit|r|CL0)\/+(https?:\/{1,2}.+)$/i.exec(
      from.path,
    )?.[1];
  const to = readTarget(bare ?? inPath?.replace(/^(https?:)\/(?!\/)/i, '$1//') ?? null);
  return to && to.registrableDomain !== from.registrableDomain ? hopTo(from, to) : null;
};

/** A site that forwards to itself, and from there to another, only hides the other. */
const isChained = ({ params, registrableDomain }: ParsedUrl): boolean =>
  params.some(({ name, value }) => {
    const next = redirectNames.has(name.toLowerCase()) ? readTarget(value) : null;
    return next !== null && next.registrableDomain !== registrableDomain;
  });

const hopTo = (from: ParsedUrl, to: ParsedUrl): Hop => ({
  kind: 'open-redirect',
  service: from.host,
  from,
  to,
});

const readTarget = (text: string | null): ParsedUrl | null => {
  if (!text) return null;
  // Twice-encoded addresses are common in nested wrappers.
  const plain = /^https?%3a/i.test(text) ? percentDecode(text) : text;
  const absolute = /^(?:\/\/|\\\\)/.test(plain) ? `https:${plain.replace(/\\/g, '/')}` : plain;
  if (!/^https?:\/\//i.test(absolute)) return null;
  const url = parseUrl(absolute);
  return url?.host.includes('.') || url?.ip ? url : null;
};
