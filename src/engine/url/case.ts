import type { BlocklistFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { Hosting } from '../addresses/free-hosts.ts';
import { type Lure, luresIn } from '../addresses/lure-words.ts';
import { type OutsideTheWeb, outsideTheWeb } from '../addresses/outside-the-web.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { type Place, placeOf } from '../addresses/place.ts';
import { isGenuine, isListedGenuine } from '../brands/genuine.ts';
import { type Imitation, untwist } from '../brands/lookalike/untwist.ts';
import type { Hop } from './unwrap.ts';

/** Rank bands of the popularity table, best first. */
export const popularityBands = ['top-1k', 'top-10k', 'top-50k', 'top-100k'] as const;
export type PopularityBand = (typeof popularityBands)[number];

export type KnownPhishing = {
  /** Shared hosts are listed by full address only; a whole host is listed when it has a single owner. */
  match: 'address' | 'host';
  source: string;
  /** The day the list was fetched, `2026-11-15`. */
  listedOn: string;
};

/**
 * What the caller looked up. Every fact may be missing: an unknown one never changes a score, it only leaves a `-` in the
 * technical panel.
 */
export type UrlFacts = {
  popularity?: LookedUp<PopularityBand>;
  knownPhishing?: LookedUp<KnownPhishing>;
  /** The newest of the lists that were consulted: its date, and its age at the time. */
  lists?: { listedOn: string; ageInDays: number };
  registration?: LookedUp<{ ageInDays: number; registrar?: string }>;
  certificate?: LookedUp<{ isValid: boolean; ageInDays?: number; issuer?: string; problem?: string }>;
  /** Blocklists asked over DNS, where the operator chose some. */
  blocklists?: LookedUp<BlocklistFacts>;
};

/** A link as the detectors see it: parsed, with what several of them need worked out once. */
export type UrlCase = Pick<Place, 'hosting' | 'dynamicDnsZone' | 'shortener' | 'openPublishing'> & {
  url: ParsedUrl;
  /** The hops that led here; empty for a plain link. */
  hops: Hop[];
  facts: UrlFacts;
  imitation: Imitation | null;
  /** A domain of the brand table, or a government or university suffix that registries give out only on proof. */
  isGenuineBrand: boolean;
  /** Widely visited, and not a place where anyone can publish: weak findings in its address mean nothing. */
  isEstablished: boolean;
  /** Who owns the host, and who writes the page. */
  place: Place;
  /** Set where no page on the public web is behind the address. */
  outside: OutsideTheWeb | null;
  /** The labels its owner chose: the registered name, or the tenant's name on a shared host. */
  chosenLabels: string[];
  hostLures: Lure;
  pathLures: Lure;
};

export const urlCase = (url: ParsedUrl, facts: UrlFacts = {}, hops: Hop[] = []): UrlCase => {
  const place = placeOf(url);
  const { hosting, dynamicDnsZone, shortener, openPublishing } = place;
  const chosenLabels = chosenLabelsOf(url, hosting, dynamicDnsZone);
  const isGenuineBrand = isGenuine(url);
  const isShared = Boolean(hosting || dynamicDnsZone || shortener || openPublishing);
  return {
    url,
    hops,
    facts,
    imitation: untwist(url),
    isGenuineBrand,
    isEstablished: !isShared && (facts.popularity?.state === 'known' || isListedGenuine(url)),
    place,
    hosting,
    dynamicDnsZone,
    shortener,
    openPublishing,
    outside: outsideTheWeb(url),
    chosenLabels,
    hostLures: luresIn(chosenLabels, hosting !== null),
    pathLures: luresIn(
      url.segments.slice(0, maxSegmentsRead).map((segment) => segment.slice(0, maxSegmentRead)),
    ),
  };
};

/** Enough of a path to judge it; the rest is padding. */
const maxSegmentsRead = 30;
const maxSegmentRead = 80;

const chosenLabelsOf = (url: ParsedUrl, hosting: Hosting | null, zone: string | null): string[] => {
  if (url.ip) return [];
  if (hosting) return hosting.name.split('.');
  if (zone) return url.host.slice(0, -zone.length - 1).split('.');
  return url.label === '' ? [] : [url.label];
};
