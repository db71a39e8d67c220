import type { LookedUp } from '../../../contract/looked-up.ts';
import type { ParsedUrl } from '../../addresses/parse-url.ts';
import type { KnownPhishing, UrlFacts } from '../case.ts';
import { destinationOf } from '../link-findings.ts';
import type { Popularity } from './popularity.ts';

type KnownPhishingLookup = (url: ParsedUrl) => LookedUp<KnownPhishing>;

/** The tables that ship with the product. */
export type UrlTables = {
  popularity: Popularity;
  knownPhishing: KnownPhishingLookup;
  /** The day of the lists that the table of known phishing was made of, `2026-11-15`. */
  listedOn: string;
};

export type SyncedLists = {
  lookup: KnownPhishingLookup;
  /** The day of the newest list, `2026-11-15`; null before the first was taken. */
  newest: () => string | null;
};
const noLists: SyncedLists = { lookup: () => ({ state: 'absent' }), newest: () => null };

/**
 * What tables and lists know about the page a link leads to. `synced` are the lists taken since the tables were made: they
 * are asked first, because they are fresher and say the exact day.
 */
export const factsFromTables = (
  url: string,
  tables: UrlTables,
  now: Date,
  synced: SyncedLists = noLists,
): UrlFacts => {
  const destination = destinationOf(url);
  if (!destination) return {};
  const { registrableDomain } = destination;
  const listed = synced.lookup(destination);
  const listedOn = synced.newest() ?? tables.listedOn;
  return {
    knownPhishing: listed.state === 'known' ? listed : tables.knownPhishing(destination),
    lists: { listedOn, ageInDays: daysBetween(listedOn, now) },
    ...(registrableDomain && { popularity: tables.popularity(registrableDomain) }),
  };
};

const daysBetween = (day: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / (24 * 60 * 60 * 1000)));
