/** Repeatable randomness. */
export { repeatableRandom } from './repeatable-random.ts';
export { seededRandom } from './seeded-random.ts';
