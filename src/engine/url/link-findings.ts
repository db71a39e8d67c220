import { type ParsedUrl, parseUrl } from '../addresses/parse-url.ts';
import { type Finding, mostCertain } from '../verdict/detector.ts';
import { type UrlCase, type UrlFacts, urlCase } from './case.ts';
import { urlDetectors } from './detectors/index.ts';
import { type Hop, unwrap } from './unwrap.ts';

/** The address that a link finally leads to, without its wrappers: the one to look up. */
export const destinationOf = (text: string): ParsedUrl | null => {
  const url = parseUrl(text);
  return url && (unwrap(url).at(-1)?.to ?? url);
};

/** A link as written, the address it leads to, and the findings on it. */
export type LinkFindings = { first: ParsedUrl; target: UrlCase; findings: Finding[] };

/** The findings of a link by the rules alone; null for text that is no link. */
export const linkFindings = (href: string, facts: UrlFacts): LinkFindings | null => {
  const first = parseUrl(href);
  const cases = first && readCases(href, facts);
  return cases && { first, target: cases[0], findings: findingsOf(cases) };
};

/**
 * The destination first. Where a site forwards to an address given in the link, the forwarding site is judged as well: it
 * may be the false one. Links rewritten by security products and big sites' exit pages are judged by what they lead to.
 */
export const readCases = (text: string, facts: UrlFacts): [UrlCase, ...UrlCase[]] | null => {
  const url = parseUrl(text);
  if (url === null) return null;
  const hops: Hop[] = unwrap(url);
  const destination = urlCase(hops.at(-1)?.to ?? url, facts, hops);
  const stopovers = hops.filter(({ kind }) => kind === 'open-redirect').map(({ from }) => urlCase(from));
  return [destination, ...stopovers];
};

/** A detector counts once, however many addresses of the chain it fires on. */
export const findingsOf = (cases: UrlCase[]): Finding[] =>
  urlDetectors.flatMap((detector) => {
    const found = cases.flatMap((one) => detector.run(one) ?? []);
    return found.length > 0 ? [found.reduce(mostCertain)] : [];
  });
