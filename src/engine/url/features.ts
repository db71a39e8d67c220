// Long because it is a table: one entry per feature.

import { isContentNetwork } from '../addresses/content-networks.ts';
import { isPersonalPage } from '../addresses/free-hosts.ts';
import { isMailService } from '../addresses/mail-services.ts';
import { suffixRiskOf } from '../addresses/risky-suffixes.ts';
import { isCountrySuffix } from '../brands/genuine.ts';
import { type Feature, feature } from '../inference/feature.ts';
import { byRules } from '../inference/prediction.ts';
import { strangeness } from '../text/strangeness.ts';
import { caseChanges, digitShare, entropy, longestRun, vowelShare } from '../text/text-measures.ts';
import type { Family, Finding } from '../verdict/detector.ts';
import { popularityBands, type UrlCase } from './case.ts';
import { urlDetectors } from './detectors/index.ts';

/** A link as the URL model sees it. */
export type UrlSample = {
  target: UrlCase;
  /** What the rules found on it. */
  findings: Finding[];
  /** The logit of the spelling model; NaN where it was not asked. */
  spelling: number;
};

/** The families whose findings a model may weigh. */
const ruleFamilies = { imitation: true, address: true, destination: true } satisfies Partial<
  Record<Family, true>
>;

/** Not trained on: which free hosts the training data happens to contain says nothing about others. */
const aboutHostKind = new Set(['host-free-hosting', 'host-preview-address', 'host-public-storage']);

/** Added since the model was trained: it would not know what to make of them. */
const sinceTraining = new Set(['host-tor', 'path-hidden-destination']);

const isTrainedOn = (family: Family, id: string) =>
  family in ruleFamilies && !aboutHostKind.has(id) && !sinceTraining.has(id);

/** Bits of surprise per letter above which a name looks computer-generated: see strangeness.ts. */
const minGeneratedBits = 5;
const describeLetters = (bits: number, what: string) =>
  bits >= minGeneratedBits ? `${what} looks computer-generated` : `how unusual the letters of ${what} are`;

const foundByRules = { describe: () => byRules };
const unknownSite = 'the site is neither well known nor widely visited';
const spellingTitle = 'how its spelling compares with that of known addresses';
const likePhishing = {
  describe: ({ spelling }: UrlSample) =>
    spelling > 0 ? 'the spelling resembles that of known phishing addresses' : spellingTitle,
};

/** One table: what is measured, and how it is described to a person. */
const measured: Feature<UrlSample>[] = [
  // What others know about the site.
  feature('popularity', 'how widely visited the site is', ({ target }) => popularityOf(target), {
    describe: ({ target }) =>
      popularityOf(target) < popularityBands.length ? 'the site is widely visited' : unknownSite,
    otherwise: 'the site is among the most visited of all',
  }),
  feature(
    'is-genuine-brand',
    'the address belongs to a known organisation',
    ({ target }) => Number(target.isGenuineBrand),
    { otherwise: unknownSite },
  ),
  feature('is-established', 'the site is well established', ({ target }) => Number(target.isEstablished), {
    otherwise: unknownSite,
  }),
  feature('is-country-suffix', 'the domain ends in a country code', ({ target }) =>
    Number(isCountrySuffix(target.url.publicSuffix)),
  ),
  feature('suffix-risk', 'domains with this ending are cheap and often abused', ({ target }) => {
    const risk = suffixRiskOf(target.url.publicSuffix);
    return risk === 'strong' ? 2 : risk === 'mild' ? 1 : 0;
  }),
  feature('is-restricted-suffix', 'domains with this ending are given out on proof only', ({ target }) =>
    Number(/(?:^|\.)(?:gov|edu|mil|ac|gob|gouv|int|museum)(?:\.|$)/.test(target.url.publicSuffix ?? '')),
  ),

  // Where it is hosted.
  // One feature for all hosts where anyone can publish: which of them have legitimate pages in the data is chance.
  feature('on-open-host', 'the page is where anyone can put one up for free', ({ target }) =>
    Number(target.hosting !== null),
  ),
  feature('on-private-suffix', 'the address is given out by a company to its customers', ({ target }) =>
    Number(target.url.isPrivateSuffix),
  ),
  feature('on-dynamic-dns', 'the address is of a kind that can move at any minute', ({ target }) =>
    Number(target.dynamicDnsZone !== null),
  ),
  feature('is-shortener', 'the link hides where it leads', ({ target }) =>
    Number(target.shortener === 'public'),
  ),
  feature('is-link-page', 'the page only lists other links', ({ target }) =>
    Number(target.shortener === 'link-page'),
  ),
  feature('is-open-publishing', 'anyone can publish such a form or document', ({ target }) =>
    Number(target.openPublishing !== null),
  ),
  feature('is-mail-service', 'the address belongs to a mailing service that counts clicks', ({ target }) =>
    Number(isMailService(target.url.registrableDomain)),
  ),
  feature('is-content-network', 'the address belongs to a content network', ({ target }) =>
    Number(isContentNetwork(target.url.host)),
  ),
  feature('is-ip-address', 'the host is a bare number', ({ target }) => Number(target.url.ip !== null)),
  feature('has-port', 'the link names an unusual port', ({ target }) => Number(target.url.port !== '')),
  feature('is-personal-page', 'the name reads like a person’s page', ({ target }) =>
    Number(target.hosting !== null && isPersonalPage(target.hosting.name)),
  ),

  // The name its owner chose.
  feature('name-length', 'how long the name is', ({ target }) => nameOf(target).length),
  feature('name-hyphens', 'how many hyphens the name has', ({ target }) => countOf(nameOf(target), '-')),
  feature('name-words', 'how many words the name is made of', ({ target }) => wordsOf(nameOf(target)).length),
  feature('name-digit-share', 'how many digits the name has', ({ target }) => digitShare(nameOf(target))),
  feature('name-digit-groups', 'how many groups of digits the name has', ({ target }) =>
    digitGroups(nameOf(target)),
  ),
  feature(
    'name-strangeness',
    'how unusual the letters of the name are',
    ({ target }) => strangeness(nameOf(target)),
    { describe: ({ target }) => describeLetters(strangeness(nameOf(target)), 'the name') },
  ),
  feature('name-entropy', 'how mixed the letters of the name are', ({ target }) => entropy(nameOf(target))),
  feature('name-vowel-share', 'how many vowels the name has', ({ target }) => vowelShare(nameOf(target))),
  feature('name-consonant-run', 'how many consonants follow each other in the name', ({ target }) =>
    longestRun(nameOf(target), /[bcdfghjklmnpqrstvwxz]+/g),
  ),
  feature('name-longest-word', 'how long the longest word of the name is', ({ target }) =>
    Math.max(0, ...wordsOf(nameOf(target)).map((word) => word.length)),
  ),
  feature('name-ends-in-code', 'the name ends in a code', ({ target }) =>
    Number(/[-.](?=[a-z0-9]*\d)[a-z0-9]{2,}$/.test(nameOf(target))),
  ),
  feature('host-length', 'how long the host name is', ({ target }) => target.url.host.length),
  feature(
    'subdomain-count',
    'how many subdomains the address has',
    ({ target }) => subdomainsOf(target).length,
  ),
  feature(
    'subdomain-length',
    'how long the subdomains are',
    ({ target }) => subdomainsOf(target).join('.').length,
  ),
  feature(
    'subdomain-strangeness',
    'how unusual the letters of the subdomains are',
    ({ target }) => subdomainStrangeness(target),
    { describe: ({ target }) => describeLetters(subdomainStrangeness(target), 'a subdomain') },
  ),
  feature('is-punycode', 'the domain is written in letters other than Latin', ({ target }) =>
    Number(target.url.host.includes('xn--')),
  ),

  // Another brand's name.
  feature(
    'imitates-strongly',
    'the domain imitates a known brand',
    ({ target }) => Number(target.imitation?.isStrong === true),
    { describe: ({ target }) => `the domain imitates ${target.imitation?.brand.name}` },
  ),
  feature('imitates-weakly', 'the domain may imitate a known brand', ({ target }) =>
    Number(target.imitation?.isStrong === false),
  ),
  feature('imitation-distance', 'how far the spelling is from the brand’s', ({ target }) =>
    target.imitation ? target.imitation.positions.length : Number.NaN,
  ),

  // Bait words.
  feature(
    'host-credential-words',
    'words about signing in or accounts in the domain',
    ({ target }) => target.hostLures.credential.length,
    { describe: ({ target }) => `${quoted(target.hostLures.credential)} in the domain` },
  ),
  feature(
    'host-promise-words',
    'words about money, gifts or parcels in the domain',
    ({ target }) => target.hostLures.promise.length,
    { describe: ({ target }) => `${quoted(target.hostLures.promise)} in the domain` },
  ),
  feature(
    'path-credential-words',
    'words about signing in or accounts in the path',
    ({ target }) => target.pathLures.credential.length,
    { describe: ({ target }) => `${quoted(target.pathLures.credential)} in the path` },
  ),
  feature(
    'path-promise-words',
    'words about money, gifts or parcels in the path',
    ({ target }) => target.pathLures.promise.length,
    { describe: ({ target }) => `${quoted(target.pathLures.promise)} in the path` },
  ),

  // The path.
  feature('path-length', 'how long the path is', ({ target }) => pathOf(target).length),
  feature('path-depth', 'how many folders the path has', ({ target }) => target.url.segments.length),
  feature('path-longest-segment', 'how long the longest part of the path is', ({ target }) =>
    Math.max(0, ...target.url.segments.map((segment) => segment.length)),
  ),
  feature('path-digit-share', 'how many digits the path has', ({ target }) => digitShare(pathOf(target))),
  feature(
    'path-strangeness',
    'how unusual the letters of the path are',
    ({ target }) => pathStrangeness(target),
    { describe: ({ target }) => describeLetters(pathStrangeness(target), 'the path') },
  ),
  feature('path-entropy', 'how mixed the letters of the path are', ({ target }) => entropy(pathOf(target))),
  feature('path-case-changes', 'capital and small letters mixed in the path', ({ target }) =>
    caseChanges(pathOf(target)),
  ),
  feature('path-hyphens', 'how many hyphens the path has', ({ target }) => countOf(pathOf(target), '-')),
  feature('path-is-script', 'the page is a script file', ({ target }) =>
    Number(/\.(?:php\d?|aspx?|jsp|cgi|pl)$/i.test(pathOf(target))),
  ),
  feature('path-is-page-file', 'the page is a single HTML file', ({ target }) =>
    Number(/\.x?html?$/i.test(pathOf(target))),
  ),
  feature('path-is-download', 'the link leads to a file', ({ target }) =>
    Number(/\.(?:zip|rar|7z|exe|dmg|pkg|msi|apk|pdf|docx?|xlsx?|tar|gz)$/i.test(pathOf(target))),
  ),
  feature('path-is-short-code', 'the path is one short code', ({ target }) =>
    Number(
      target.url.segments.length === 1 && /^(?=.*[\dA-Z])[\w-]{3,12}$/.test(target.url.segments[0] ?? ''),
    ),
  ),
  feature('has-path', 'the link leads past the front page', ({ target }) =>
    Number(target.url.segments.length > 0),
  ),
  feature('has-wordpress-path', 'the page is in the folders of a blog system', ({ target }) =>
    Number(/\/(?:wp-(?:content|includes|admin)|\.well-known|cgi-bin)\//i.test(`${pathOf(target)}/`)),
  ),
  feature('encoded-characters', 'how many characters are written as codes', ({ target }) =>
    countOf(target.url.raw.slice(0, 2000), '%'),
  ),
  feature('has-at-sign', 'an @ sign in the link', ({ target }) => Number(target.url.href.includes('@'))),

  // The query.
  feature('query-length', 'how much comes after the question mark', ({ target }) =>
    Math.min(2000, target.url.query.length),
  ),
  feature(
    'query-parameters',
    'how many values come after the question mark',
    ({ target }) => target.url.params.length,
  ),
  feature('query-longest-value', 'how long the longest value after the question mark is', ({ target }) =>
    Math.max(0, ...target.url.params.slice(0, 50).map(({ value }) => Math.min(2000, value.length))),
  ),
  feature('query-carries-address', 'the link carries a mail address', ({ target }) =>
    Number(
      /[\w.+-]+(?:@|%40)[\w-]+\.\w+/i.test(
        target.url.query.slice(0, 2000) + target.url.fragment.slice(0, 500),
      ),
    ),
  ),
  feature('fragment-length', 'how much comes after the hash sign', ({ target }) =>
    Math.min(2000, target.url.fragment.length),
  ),
  feature('hops', 'how often the link forwards', ({ target }) => target.hops.length),

  // What the rules found, together.
  feature('rule-points-imitation', 'warning signs of an imitated name', pointsOf('imitation'), foundByRules),
  feature('rule-points-address', 'warning signs in the address itself', pointsOf('address'), foundByRules),
  feature(
    'rule-points-destination',
    'warning signs in the path and the query',
    pointsOf('destination'),
    foundByRules,
  ),
  feature(
    'rule-count',
    'how many warning signs the rules found',
    ({ findings }) => trainedOn(findings).length,
    foundByRules,
  ),
  feature(
    'rule-strongest',
    'the strongest warning sign the rules found',
    ({ findings }) => Math.max(0, ...trainedOn(findings).map(({ score }) => score)),
    foundByRules,
  ),
  feature('spelling', spellingTitle, ({ spelling }) => spelling, likePhishing),
];

/**
 * Reports are evidence of their own and never trained on: the known-phishing lists and the phishing in the training data
 * come from the same sources.
 */
const ruleDetectors = urlDetectors.filter(({ family, id }) => isTrainedOn(family, id));
const detected: Feature<UrlSample>[] = ruleDetectors.map(({ id, title }) => ({
  id: `finds-${id}`,
  title: title.charAt(0).toLowerCase() + title.slice(1),
  read: ({ findings }) => findings.find(({ type }) => type === id)?.score ?? 0,
  describe: () => byRules,
}));

/** Every feature of a link. A trained model names those it uses. */
export const urlFeatures: readonly Feature<UrlSample>[] = [...measured, ...detected];

function pointsOf(family: Family) {
  return ({ findings }: UrlSample) =>
    trainedOn(findings)
      .filter((finding) => finding.family === family)
      .reduce((sum, { score }) => sum + score, 0);
}

const trainedOn = (findings: Finding[]) => findings.filter(({ family, type }) => isTrainedOn(family, type));

/** 0 for the best known, 4 for the rest; a shared host's visits say nothing about its tenants. */
const popularityOf = ({ facts: { popularity }, hosting, dynamicDnsZone }: UrlCase): number => {
  if (popularity === undefined || popularity.state === 'unknown') return Number.NaN;
  if (popularity.state === 'absent' || hosting || dynamicDnsZone) return popularityBands.length;
  return popularityBands.indexOf(popularity.value);
};

const quoted = (words: string[]) =>
  words
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(', ');
const nameOf = ({ chosenLabels }: UrlCase) => chosenLabels.join('.');
const subdomainsOf = ({ url, hosting, dynamicDnsZone }: UrlCase) =>
  hosting || dynamicDnsZone ? [] : url.subdomains.filter((label) => label !== 'www');
const subdomainStrangeness = (target: UrlCase) => Math.max(0, ...subdomainsOf(target).map(strangeness));
const pathStrangeness = ({ url }: UrlCase) =>
  Math.max(0, ...url.segments.slice(0, 12).map((segment) => strangeness(segment.slice(0, 80))));
/** Enough of a path to judge it; the rest is padding. */
const pathOf = ({ url }: UrlCase) => url.path.replace(/\/+$/, '').slice(0, 400);
const wordsOf = (text: string) => text.split(/[^a-z]+/i).filter((word) => word.length > 1);
const digitGroups = (text: string) => text.match(/\d+/g)?.length ?? 0;
const countOf = (text: string, character: string) => text.split(character).length - 1;
