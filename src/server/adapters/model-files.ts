import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  factsFromTables,
  readKnownPhishing,
  readPopularity,
  type SyncedLists,
  type UrlFacts,
  type UrlTables,
} from '../../engine/index.ts';
import { inSharedMemory, madeOnce } from './shared-memory.ts';

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
export const urlFactsFromTables = (synced?: SyncedLists, clock = () => new Date()): UrlFactsOf => {
  let tables: UrlTables | undefined;
  return (url) => {
    tables ??= readTables();
    return factsFromTables(url, tables, clock(), synced);
  };
};

const models = new URL('../../../models/', import.meta.url);

const readTables = (): UrlTables => {
  const popularity = popularityManifest.parse(readJson('popularity/manifest.json'));
  const { file, ...knownPhishing } = knownPhishingManifest.parse(readJson('known-phishing/manifest.json'));
  return {
    popularity: readPopularity(readBytes(`popularity/${popularity.file}`), popularity.counts),
    listedOn: knownPhishing.listedOn,
    knownPhishing: readKnownPhishing({ bytes: readBytes(`known-phishing/${file}`), ...knownPhishing }),
  };
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, models), 'utf8'));
const readBytes = (path: string): Uint8Array =>
  madeOnce(path, () => inSharedMemory(new Uint8Array(readFileSync(new URL(path, models)))));

/** Threads that are started from now on share the tables. */
export const shareTables = (): void => void readTables();
