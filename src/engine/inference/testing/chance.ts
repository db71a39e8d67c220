import { repeatableRandom } from '../../../testing/repeatable-random.ts';

/** Numbers between 0 and 1, the same in every run with the same seed. */
export const chance = repeatableRandom;

export const oneOf = (next: () => number, count: number): number => Math.floor(next() * count);
