import { describe, expect, it } from 'vitest';
import { reliability } from './reliability.ts';

describe('reliability', () => {
  it('finds no error in probabilities that come true', () => {
    const probabilities = Array.from({ length: 100 }, () => 0.25);
    const labels = probabilities.map((_, i) => i < 25);
    expect(reliability(probabilities, labels).error).toBeCloseTo(0, 12);
  });

  it('weighs the distance of each range by its items', () => {
    // Three said 0.95 and two were so: 0.95 - 0.667. One said 0.15 and was not: 0.15.
    const { error, bins } = reliability([0.95, 0.95, 0.95, 0.15], [true, true, false, false]);
    expect(error).toBeCloseTo((3 * (0.95 - 2 / 3) + 0.15) / 4, 12);
    expect(bins[9]).toEqual({
      from: 0.9,
      to: 1,
      count: 3,
      phishing: 2,
      meanProbability: expect.closeTo(0.95),
    });
    expect(bins[1]).toMatchObject({ count: 1, phishing: 0 });
  });

  it('holds every item, the certain ones at both ends too', () => {
    const { bins } = reliability([0, 0.1, 0.999, 1], [false, false, true, true]);
    expect(bins.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
  });

  it('knows no mean of an empty range', () => {
    expect(reliability([0.5], [true], 2).bins).toEqual([
      { from: 0, to: 0.5, count: 0, phishing: 0, meanProbability: null },
      { from: 0.5, to: 1, count: 1, phishing: 1, meanProbability: 0.5 },
    ]);
  });

  it.each([
    ['nothing', [], []],
    ['a label too few', [0.1, 0.2], [true]],
    ['what is no probability', [-0.2], [true]],
    ['no number', [Number.NaN], [true]],
  ])('refuses %s', (_, probabilities, labels) => {
    expect(() => reliability(probabilities, labels)).toThrow(RangeError);
  });
});
