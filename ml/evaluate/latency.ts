import { quantile } from '../metrics/quantile.ts';

export type Latency = { p50: number; p99: number; samples: number };

/**
 * Milliseconds for each item once everything is warm. Best of three: on a machine that others use too, a pause of the
 * scheduler is not the engine's.
 */
export const latencyOf = async <Item>(
  items: readonly Item[],
  judge: (item: Item) => unknown,
): Promise<Latency> => {
  for (const item of items.slice(0, 200)) await judge(item);
  const times: number[] = [];
  for (const item of items) {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const begin = performance.now();
      await judge(item);
      best = Math.min(best, performance.now() - begin);
    }
    times.push(best);
  }
  const at = (q: number) => (times.length === 0 ? 0 : Math.round(quantile(times, q) * 1000) / 1000);
  return { p50: at(0.5), p99: at(0.99), samples: times.length };
};
