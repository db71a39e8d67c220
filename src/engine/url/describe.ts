import type { Verdict } from '../../contract/analysis.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { cutText } from '../../contract/plain-text.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { type Prediction, shownProbability } from '../inference/prediction.ts';
import { defang } from '../text/defang.ts';
import type { UrlCase } from './case.ts';

type Technical = Verdict['technicalAnalysis'];

/** Shown where nothing is known, instead of a guess. */
const unknown = '-';

/** The technical panel: flat, readable, complete, the same keys in the same order for every link. */
export const describeUrl = (
  cases: [UrlCase, ...UrlCase[]],
  prediction: Prediction | null = null,
): Technical => {
  const [target] = cases;
  const { url, hops, facts, imitation } = target;
  return {
    checkedAddress: defang(url.href),
    host: url.host || unknown,
    hostAsShown: url.unicodeHost || unknown,
    registrableDomain: url.registrableDomain ?? unknown,
    publicSuffix: url.publicSuffix ?? unknown,
    subdomains: url.subdomains,
    protocol: url.isSchemeAssumed ? `${url.scheme} (assumed)` : url.scheme,
    port: url.port || 'default',
    isIpAddress: url.ip !== null,
    hasUserinfo: url.userinfo !== null,
    pathDepth: url.segments.length,
    queryParameters: url.params.length,
    addressLength: url.raw.length,
    hostingKind: target.outside?.kind ?? target.place.kind,
    imitates: imitation ? `${imitation.brand.name} (${imitation.brand.genuine})` : 'no known brand',
    imitationTrick: imitation?.trick ?? unknown,
    imitationSeen: imitation?.seen ?? unknown,
    imitationDiffersAt: imitation?.positions ?? [],
    genuineAddress: imitation?.brand.genuine ?? unknown,
    isGenuineBrandDomain: target.isGenuineBrand,
    unwrappedLinks: hops.map(({ service, to }) => `${service}: ${defang(to.href)}`),
    popularity: shown(facts.popularity, (band) => band, 'not among the 100,000 most visited sites'),
    knownPhishing: shown(
      facts.knownPhishing,
      ({ source, listedOn }) => `listed (${source}, ${listedOn})`,
      facts.lists ? `not listed as of ${facts.lists.listedOn}` : 'not listed',
    ),
    registrationAgeInDays: shown(facts.registration, ({ ageInDays }) => ageInDays, 'no record'),
    certificate: shown(facts.certificate, ({ isValid }) => (isValid ? 'valid' : 'not valid'), 'none'),
    modelProbability: prediction ? shownProbability(prediction) : unknown,
    checkedWithoutVisiting: true,
    notChecked: notChecked(target),
  };
};

export const describeUnreadable = (text: string): Technical => ({
  checkedAddress: defang(cutText(text.trim(), 200)),
  host: unknown,
  registrableDomain: unknown,
  checkedWithoutVisiting: true,
  notChecked: ['everything: the text is not a readable web address'],
});

/** What this verdict could not take into account. Absent means "looked up and not there"; only unknown facts are listed. */
const notChecked = ({ url, facts, shortener, place }: UrlCase): string[] => {
  const missing = (fact: LookedUp<unknown> | undefined) => fact === undefined || fact.state === 'unknown';
  const missingChecks: string[] = ['the page itself (links are never opened)'];
  if (missing(facts.knownPhishing)) missingChecks.push('known phishing lists');
  if (missing(facts.popularity)) missingChecks.push('popularity of the site');
  if (missing(facts.registration) && isRegistered(url)) missingChecks.push('age of the registration');
  if (missing(facts.certificate) && url.scheme === 'https') missingChecks.push('security certificate');
  if (shortener) missingChecks.push('the address behind the short link');
  if (place.forwarder) missingChecks.push('the address that it forwards to');
  return missingChecks;
};

const isRegistered = (url: ParsedUrl) => url.registrableDomain !== null && !url.isPrivateSuffix;

const shown = <T>(
  fact: LookedUp<T> | undefined,
  text: (value: T) => string | number,
  absent: string,
): string | number => {
  if (fact === undefined || fact.state === 'unknown') return unknown;
  return fact.state === 'known' ? text(fact.value) : absent;
};
