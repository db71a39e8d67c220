import type { LookedUp } from '../../../contract/looked-up.ts';
import { hash } from '../../text/hash.ts';
import { type PopularityBand, popularityBands } from '../case.ts';

/**
 * The table's bytes: for each band one run of sorted 40-bit hashes of registrable domains. Forty bits keep the chance
 * that an unknown domain passes for a popular one near one in ten million, at five bytes per domain.
 */
export const bytesPerDomain = 5;

export type Popularity = (registrableDomain: string) => LookedUp<PopularityBand>;

/** `counts` comes from the manifest, one number per band, best band first. */
export const readPopularity = (bytes: Uint8Array, counts: readonly number[]): Popularity => {
  const starts = counts.map((_, band) => counts.slice(0, band).reduce((sum, count) => sum + count, 0));
  return (registrableDomain) => {
    const wanted = popularityKey(registrableDomain);
    const band = popularityBands.find((_, i) => isListed(bytes, starts[i] ?? 0, counts[i] ?? 0, wanted));
    return band === undefined ? { state: 'absent' } : { state: 'known', value: band };
  };
};

/** 40 bits fit a number exactly. */
export const popularityKey = (registrableDomain: string): number => {
  const { high, low } = hash(registrableDomain.toLowerCase());
  return (high & 0xff) * 2 ** 32 + low;
};

const isListed = (bytes: Uint8Array, start: number, count: number, wanted: number): boolean => {
  let low = start;
  let high = start + count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keyAt(bytes, middle);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
};

const keyAt = (bytes: Uint8Array, index: number): number => {
  let key = 0;
  for (let i = 0; i < bytesPerDomain; i += 1) key = key * 256 + (bytes[index * bytesPerDomain + i] ?? 0);
  return key;
};
