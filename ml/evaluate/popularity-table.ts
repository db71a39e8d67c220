import { readFileSync } from 'node:fs';
import { destinationOf, type Popularity, readPopularity, type UrlFacts } from '../../src/engine/training.ts';

export const loadPopularity = (folder = 'models/popularity'): Popularity => {
  const { counts } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as { counts: number[] };
  return readPopularity(readFileSync(`${folder}/popularity.bin`), counts);
};

/** The one fact that ships with the product and needs no lookup. Nothing is known of lists, ages or certificates here. */
export const factsFor = (url: string, popularity: Popularity): UrlFacts => {
  const domain = destinationOf(url)?.registrableDomain;
  return domain ? { popularity: popularity(domain) } : {};
};
