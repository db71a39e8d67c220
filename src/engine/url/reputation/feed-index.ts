import type { LookedUp } from '../../../contract/looked-up.ts';
import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { hash } from '../../text/hash.ts';
import type { KnownPhishing } from '../case.ts';
import { addressKey, exactKey, hostKeys } from './known-phishing.ts';

/**
 * The keys of one list as sorted 64-bit hashes, each as two halves, low half first: eight bytes per entry. With a
 * million entries, the chance of a false match is one in ten billion.
 */
export type FeedIndex = Uint32Array;

export type FeedHashes = {
  add: (key: string) => void;
  count: () => number;
  /** Sorted and distinct. */
  index: () => FeedIndex;
};

/** Collects the hashes of one list. */
export const feedHashes = (): FeedHashes => {
  let halves = new Uint32Array(2 * 1024);
  let used = 0;
  return {
    add: (key) => {
      if (used === halves.length) {
        const larger = new Uint32Array(2 * halves.length);
        larger.set(halves);
        halves = larger;
      }
      const { high, low } = hash(key);
      halves[used] = low;
      halves[used + 1] = high;
      used += 2;
    },
    count: () => used / 2,
    index: () => distinct(new BigUint64Array(halves.buffer, 0, used / 2).sort()),
  };
};

const distinct = (sorted: BigUint64Array): FeedIndex => {
  let kept = 0;
  for (const value of sorted) {
    if (kept > 0 && sorted[kept - 1] === value) continue;
    sorted[kept] = value;
    kept += 1;
  }
  return new Uint32Array(sorted.slice(0, kept).buffer);
};

export const isIndexed = (index: FeedIndex, key: string): boolean => {
  const wanted = hash(key);
  let first = 0;
  let last = index.length / 2 - 1;
  while (first <= last) {
    const middle = (first + last) >>> 1;
    const high = index[2 * middle + 1] ?? 0;
    const low = index[2 * middle] ?? 0;
    if (high === wanted.high && low === wanted.low) return true;
    if (high < wanted.high || (high === wanted.high && low < wanted.low)) first = middle + 1;
    else last = middle - 1;
  }
  return false;
};

/** A list as its maker published it. */
export type TakenFeed = { index: FeedIndex; source: string; listedOn: string };

/** Whether one of the lists contains a link. The exact address says more than its host, so it is looked up in all lists first. */
export const readFeeds =
  (feeds: readonly TakenFeed[]) =>
  (url: ParsedUrl): LookedUp<KnownPhishing> => {
    const keysFor = { address: [addressKey(url), exactKey(url)], host: hostKeys(url) };
    for (const match of ['address', 'host'] as const) {
      const keys = keysFor[match];
      const feed = feeds.find(({ index }) => keys.some((key) => isIndexed(index, key)));
      if (feed) return { state: 'known', value: { match, source: feed.source, listedOn: feed.listedOn } };
    }
    return { state: 'absent' };
  };
