/** Chance that can be repeated. */
export { repeatableRandom } from './repeatable-random.ts';
export { seededRandom } from './seeded-random.ts';
