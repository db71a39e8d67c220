import { readFileSync } from 'node:fs';
import { destinationOf } from '../../src/engine/judge-url.ts';
import { type Popularity, readPopularity } from '../../src/engine/tables/popularity.ts';
import type { UrlFacts } from '../../src/engine/url-case.ts';

export const loadPopularity = (folder = 'models/popularity'): Popularity => {
  const { counts } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as { counts: number[] };
  return readPopularity(readFileSync(`${folder}/popularity.bin`), counts);
};

/** The one fact that ships with the product and needs no lookup. Nothing is known of lists, ages or certificates here. */
export const factsFor = (url: string, popularity: Popularity): UrlFacts => {
  const domain = destinationOf(url)?.registrableDomain;
  return domain ? { popularity: popularity(domain) } : {};
};
