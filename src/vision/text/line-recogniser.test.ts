import { expect, it } from 'vitest';
import { batchesByWidth } from './line-recogniser.ts';

it('puts lines of like width together, each exactly once', () => {
  const widths = [900, 100, 110, 40, 880, 105];
  const batches = batchesByWidth(widths, 32);
  expect(batches.flat().sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(batches).toContainEqual([1, 5, 2]);
  expect(batches).toContainEqual([4, 0]);
});

it('bounds what one batch holds', () => {
  const batches = batchesByWidth(new Array<number>(50).fill(1000), 32);
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(4);
});
