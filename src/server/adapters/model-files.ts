import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { UrlFacts } from '../../engine/index.ts';
import {
  destinationOf,
  type KnownPhishing,
  type ParsedUrl,
  readKnownPhishing,
  readPopularity,
} from '../../engine/index.ts';

const popularityManifest = z.object({ file: z.string(), counts: z.array(z.number()) });
const knownPhishingManifest = z.object({
  file: z.string(),
  segmentLength: z.number(),
  seed: z.number(),
  source: z.string(),
  listedOn: z.string(),
});

/** What the tables that ship with the product know about the page a link leads to. */
export type UrlFactsOf = (url: string) => UrlFacts;

type KnownPhishingLookup = (url: ParsedUrl) => LookedUp<KnownPhishing>;

type SyncedLists = {
  lookup: KnownPhishingLookup;
  /** The day of the newest list, `2026-11-15`; null before the first was taken. */
  newest: () => string | null;
};
const noLists: SyncedLists = { lookup: () => ({ state: 'absent' }), newest: () => null };

/**
 * Reads the tables under `models/` when the first link is checked: two files, a few milliseconds, kept from then on.
 * `synced` are the lists taken since: they are asked first, because they are fresher and say the exact day.
 */
export const urlFactsFromTables = (synced: SyncedLists = noLists, clock = () => new Date()): UrlFactsOf => {
  let tables: ReturnType<typeof readTables> | undefined;
  return (url) => {
    const destination = destinationOf(url);
    if (!destination) return {};
    const { registrableDomain } = destination;
    tables ??= readTables();
    const listed = synced.lookup(destination);
    const listedOn = synced.newest() ?? tables.listedOn;
    return {
      knownPhishing: listed.state === 'known' ? listed : tables.knownPhishing(destination),
      lists: { listedOn, ageInDays: daysBetween(listedOn, clock()) },
      ...(registrableDomain && { popularity: tables.popularity(registrableDomain) }),
    };
  };
};

const daysBetween = (day: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / (24 * 60 * 60 * 1000)));

const models = new URL('../../../models/', import.meta.url);

const readTables = () => {
  const popularity = popularityManifest.parse(readJson('popularity/manifest.json'));
  const { file, ...knownPhishing } = knownPhishingManifest.parse(readJson('known-phishing/manifest.json'));
  return {
    popularity: readPopularity(readBytes(`popularity/${popularity.file}`), popularity.counts),
    listedOn: knownPhishing.listedOn,
    knownPhishing: readKnownPhishing({ bytes: readBytes(`known-phishing/${file}`), ...knownPhishing }),
  };
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, models), 'utf8'));
const readBytes = (path: string) => readFileSync(new URL(path, models));
