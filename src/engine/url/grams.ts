import type { WordBag } from '../inference/word-model.ts';

/** Lengths of the runs, in characters. */
const sizes = [3, 4, 5, 6];

/**
 * The runs of characters in a link, hashed into 2^bits buckets. ml/train/spelling.py repeats the arithmetic: change both
 * or neither, and train again. The bag is overwritten by the next call: a message has hundreds of links, and each would
 * leave five kilobytes of garbage.
 */
export const urlGrams = (codes: Uint16Array, bits: number): WordBag => {
  const total = sizes.reduce((sum, size) => sum + Math.max(0, codes.length - size + 1), 0);
  const { buckets, wordOf } = roomFor(total);
  let place = 0;
  const mask = 2 ** bits - 1;
  for (const size of sizes) {
    for (let start = 0; start + size <= codes.length; start += 1) {
      let hash = size;
      for (let i = start; i < start + size; i += 1) {
        hash = Math.imul(hash, 0x01000193) ^ Math.imul((codes[i] ?? 0) + 1, 0x9e3779b1);
      }
      hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
      buckets[place] = (hash ^ (hash >>> 13)) & mask;
      wordOf[place] = start;
      place += 1;
    }
  }
  return { buckets, wordOf };
};

let room = new Uint32Array(2048);

const roomFor = (total: number): WordBag => {
  if (room.length < 2 * total) room = new Uint32Array(2 * total);
  return { buckets: room.subarray(0, total), wordOf: room.subarray(total, 2 * total) };
};
