import type { Protocol } from './protocols.ts';
import type { SliceName } from './slice.ts';
import type { LabelledUrl } from './url-data.ts';

/** A labelled link, or one of ours, which no division concerns. */
export type EvaluatedLink = Omit<LabelledUrl, 'part'> & { part: LabelledUrl['part'] | 'ours' };

/** Which links make a slice, and the weights they are judged with. */
export type LinkSlice = SliceName & { protocol: Protocol; has: (link: EvaluatedLink) => boolean };

const newestFrom = '2026-01-01';
export const gateSource = 'our own set';
export const swapSource = 'moved to other hosts';

/** As the training leaves them out: `ml/train/url.py`. */
const legitimateGroups: Record<string, string[]> = {
  'universities-citizenlab': ['universities', 'citizenlab_world'],
  'account-pages': ['hn_2fa_docs', 'hn_account_pages', 'hn_change_password', 'hn_oauth_endpoints'],
  'free-hosting': ['free_hosting_legit'],
  portfolios: ['portfolio_sites', 'profile_pages'],
  'mail-links': ['email_links_ham'],
  'search-docs-software': ['search_bangs', 'tldr_docs', 'software_downloads'],
  'link-lists': ['awesome_lists', 'https_everywhere_tests'],
  'old-web': ['ebbu2017_legit', 'cic2016_benign'],
};
const phishingGroups: Record<string, string[]> = {
  phishtank: ['phishtank_2020', 'phishtank_2021', 'ebbu2017_phishtank'],
  'phishing-database': ['phishing_database'],
};

const isReserve = ({ part }: EvaluatedLink) => part === 'reserve';
const isLegitimateReserve = (link: EvaluatedLink) => isReserve(link) && !link.isPhishing;
/** The rules were fitted on `fit`, so what comes from there is new to the model alone. */
const isUnfitted = ({ part }: EvaluatedLink) => part === 'train' || part === 'reserve';
const isNewest = (link: EvaluatedLink) =>
  isReserve(link) && link.source === 'openphish_feed' && link.date >= newestFrom;

const inDistribution: LinkSlice = {
  name: 'sites kept back, all sources',
  split: 'in-distribution',
  protocol: 'shipped',
  has: isReserve,
};
const newest: LinkSlice = {
  name: 'newest period: openphish_feed from 2026 on',
  split: 'time',
  protocol: 'time',
  has: (link) => isNewest(link) || isLegitimateReserve(link),
};
const accountPages = legitimateGroups['account-pages'] ?? [];
const freeHosting = legitimateGroups['free-hosting'] ?? [];

/** One for each source that is in the reserve, phishing against everything legitimate that was kept back. */
export const sourceSlices = (sources: readonly { source: string; isPhishing: boolean }[]): LinkSlice[] =>
  sources.map(({ source, isPhishing }) => ({
    name: `sites kept back, ${source}`,
    split: 'in-distribution',
    protocol: 'shipped',
    has: (link) => isReserve(link) && (link.source === source || (isPhishing && !link.isPhishing)),
  }));

const leftOut = (groups: Record<string, string[]>, hasReserve: boolean): LinkSlice[] =>
  Object.entries(groups).map(([name, sources]) => ({
    name: `${name}, left out`,
    split: 'source',
    protocol: `without-${name}`,
    has: (link) =>
      (isUnfitted(link) && sources.includes(link.source)) || (hasReserve && isLegitimateReserve(link)),
  }));

export const leftOutLegitimate: readonly LinkSlice[] = leftOut(legitimateGroups, false);
export const leftOutPhishing: readonly LinkSlice[] = leftOut(phishingGroups, true);

const ours = (name: string, source: string): LinkSlice => ({
  name,
  split: 'generated',
  protocol: 'shipped',
  has: (link) => link.source === source,
});

export const newestSlice = newest;
export const wholeReserve = inDistribution;

export const linkSlices = (sources: readonly { source: string; isPhishing: boolean }[]): LinkSlice[] => [
  inDistribution,
  newest,
  ...leftOutPhishing,
  ...leftOutLegitimate,
  ours('our own links', gateSource),
  ours('names of honest free hosting moved to other hosts', swapSource),
  ...sourceSlices(sources),
];

const keptBack = (name: string, sources: readonly string[]): LinkSlice => ({
  name,
  split: 'in-distribution',
  protocol: 'shipped',
  has: (link) => isReserve(link) && sources.includes(link.source),
});

const onAnySites: LinkSlice[] = [
  inDistribution,
  newest,
  keptBack('sign-in and account pages of sites kept back', accountPages),
  keptBack('free hosting, sites kept back', freeHosting),
];

/** What the parts of the engine are compared on. */
export const ablationSlices: readonly LinkSlice[] = [
  ...onAnySites,
  ...leftOutLegitimate.filter(({ protocol }) => protocol === 'without-account-pages'),
];

/** The same without sources of non-commercial terms: the feed of the newest period is among those. */
export const openTermsSlices: readonly LinkSlice[] = onAnySites.map((slice) => ({
  ...slice,
  protocol: 'open-terms',
}));
