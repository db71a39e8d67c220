/** What tests, benchmarks and scripts share: a port, and repeatable randomness. */
export { freePort } from './free-port.ts';
export { repeatableRandom } from './repeatable-random.ts';
export { seededRandom } from './seeded-random.ts';
