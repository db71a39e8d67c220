import { type ParsedUrl, parseUrl } from '../addresses/parse-url.ts';
import { type Finding, mostCertain } from '../verdict/detector.ts';
import { type UrlCase, type UrlFacts, urlCase } from './case.ts';
import { urlDetectors } from './detectors/index.ts';
import { type Hop, unwrap } from './unwrap.ts';

/** The address that a link finally leads to, without its wrappers: the one to look up. */
export const destinationOf = (text: string): ParsedUrl | null => {
  const read = chainOf(text);
  return read && (read.hops.at(-1)?.to ?? read.url);
};

type Chain = { url: ParsedUrl; hops: Hop[] };

/** The last one is kept: what is known of a destination is looked up first, and then the same link is judged. */
let last: { text: string; chain: Chain | null } = { text: '', chain: null };
const chainOf = (text: string): Chain | null => {
  if (text === '' || last.text !== text) {
    const url = parseUrl(text);
    last = { text, chain: url && { url, hops: unwrap(url) } };
  }
  return last.chain;
};

/** A link as written, the address it leads to, and the findings on it. */
export type LinkFindings = { first: ParsedUrl; target: UrlCase; findings: Finding[] };

/** The findings of a link by the rules alone; null for text that is no link. */
export const linkFindings = (href: string, facts: UrlFacts): LinkFindings | null => {
  const first = chainOf(href)?.url;
  const cases = first ? readCases(href, facts) : null;
  return first && cases ? { first, target: cases[0], findings: findingsOf(cases) } : null;
};

/**
 * The destination first. Where a site forwards to an address given in the link, the forwarding site is judged as well: it
 * may be the false one. Links rewritten by security products and big sites' exit pages are judged by what they lead to.
 */
export const readCases = (text: string, facts: UrlFacts): [UrlCase, ...UrlCase[]] | null => {
  const chain = chainOf(text);
  if (chain === null) return null;
  const { url, hops } = chain;
  const destination = urlCase(hops.at(-1)?.to ?? url, facts, hops);
  const stopovers = hops.filter(({ kind }) => kind === 'open-redirect').map(({ from }) => urlCase(from));
  return [destination, ...stopovers];
};

/** A detector counts once, however many addresses of the chain it fires on. */
export const findingsOf = (cases: UrlCase[]): Finding[] => {
  const findings: Finding[] = [];
  for (const detector of urlDetectors) {
    let worst: Finding | null = null;
    for (const one of cases) {
      const found = detector.run(one);
      if (found) worst = worst ? mostCertain(worst, found) : found;
    }
    if (worst) findings.push(worst);
  }
  return findings;
};
