import type { WordBag } from '../inference/word-model.ts';

/** Lengths of the runs, in characters. */
const sizes = [3, 4, 5, 6];

/**
 * The runs of characters in a link, hashed into 2^bits buckets. ml/train/spelling.py repeats the arithmetic: change both
 * or neither, and train again.
 */
export const urlGrams = (codes: Uint16Array, bits: number): WordBag => {
  const buckets: number[] = [];
  const starts: number[] = [];
  const mask = 2 ** bits - 1;
  for (const size of sizes) {
    for (let start = 0; start + size <= codes.length; start += 1) {
      let hash = size;
      for (let i = start; i < start + size; i += 1) {
        hash = Math.imul(hash, 0x01000193) ^ Math.imul((codes[i] ?? 0) + 1, 0x9e3779b1);
      }
      hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
      buckets.push((hash ^ (hash >>> 13)) & mask);
      starts.push(start);
    }
  }
  return { buckets: Uint32Array.from(buckets), wordOf: Uint32Array.from(starts) };
};
