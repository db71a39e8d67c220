import { seed } from './seed.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** Randomness derived from the seed of the run. Each stream is a sequence of its own, so that tests do not draw alike. */
export const repeatableRandom = (stream: number): Random =>
  seededRandom(Math.imul(seed, 0x9e3779b1) + stream);
