import { parseUrl } from '../addresses/parse-url.ts';
import { type UrlCase, type UrlFacts, urlCase } from '../url/case.ts';
import { unwrap } from '../url/unwrap.ts';

/** The case the detectors would see for this link; throws on other text, so that a typo in a test is noticed. */
export const caseOf = (link: string, facts: UrlFacts = {}): UrlCase => {
  const url = parseUrl(link);
  if (url === null) throw new Error(`not a link: ${link}`);
  const hops = unwrap(url);
  return urlCase(hops.at(-1)?.to ?? url, facts, hops);
};

/** A widely visited site. */
export const popular: UrlFacts = { popularity: { state: 'known', value: 'top-10k' } };
/** Looked up, and not among them. */
export const unpopular: UrlFacts = { popularity: { state: 'absent' } };
