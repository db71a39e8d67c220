import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { UrlFacts } from '../../engine/judge-url.ts';
import { destinationOf } from '../../engine/judge-url.ts';
import { readKnownPhishing } from '../../engine/tables/known-phishing.ts';
import { readPopularity } from '../../engine/tables/popularity.ts';

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

/** Reads the tables under `models/` when the first link is checked: two files, a few milliseconds, kept from then on. */
export const urlFactsFromTables = (): UrlFactsOf => {
  let tables: ReturnType<typeof readTables> | undefined;
  return (url) => {
    const destination = destinationOf(url);
    if (!destination) return {};
    const { registrableDomain } = destination;
    tables ??= readTables();
    return {
      knownPhishing: tables.knownPhishing(destination),
      ...(registrableDomain && { popularity: tables.popularity(registrableDomain) }),
    };
  };
};

const models = new URL('../../../models/', import.meta.url);

const readTables = () => {
  const popularity = popularityManifest.parse(readJson('popularity/manifest.json'));
  const { file, ...knownPhishing } = knownPhishingManifest.parse(readJson('known-phishing/manifest.json'));
  return {
    popularity: readPopularity(readBytes(`popularity/${popularity.file}`), popularity.counts),
    knownPhishing: readKnownPhishing({ bytes: readBytes(`known-phishing/${file}`), ...knownPhishing }),
  };
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, models), 'utf8'));
const readBytes = (path: string) => readFileSync(new URL(path, models));
