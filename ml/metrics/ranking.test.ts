import { describe, expect, it } from 'vitest';
import { repeatableRandom } from '../../src/testing/index.ts';
import { auc, recallAt } from './ranking.ts';

const random = repeatableRandom(11);
/** Whole numbers as risk scores are, so that ties are the rule. */
const scores = (count: number, upTo: number) =>
  Array.from({ length: count }, () => Math.floor(random() * upTo));

describe('auc', () => {
  it.each([
    ['kinds that are fully apart', [3, 4], [1, 2], 1],
    ['kinds that are apart the wrong way', [1, 2], [3, 4], 0],
    ['nothing but one score', [5, 5, 5], [5, 5], 0.5],
    ['one pair in the wrong order of four', [1, 4], [0, 2], 0.75],
    ['a tie', [2, 3], [1, 2], 0.875],
  ])('of %s', (_, positives, negatives, expected) => {
    expect(auc(positives, negatives)).toBe(expected);
  });

  it('is what comparing every pair gives', () => {
    for (let round = 0; round < 20; round += 1) {
      const positives = scores(37, 12);
      const negatives = scores(53, 9);
      const pairs = positives.flatMap((p) => negatives.map((n) => (p > n ? 1 : p === n ? 0.5 : 0)));
      const expected = pairs.reduce<number>((sum, one) => sum + one, 0) / pairs.length;
      expect(auc(positives, negatives)).toBeCloseTo(expected, 12);
    }
  });

  it('is unknown without one of the kinds', () => {
    expect(auc([], [1])).toBeNull();
    expect(auc([1], [])).toBeNull();
  });

  it('leaves what it was given in order', () => {
    const positives = [3, 1, 2];
    auc(positives, [2]);
    expect(positives).toEqual([3, 1, 2]);
  });
});

describe('recallAt', () => {
  const hundred = Array.from({ length: 100 }, (_, score) => score);

  it('lets through exactly as many as are allowed', () => {
    // One of a hundred may pass: 99. So the threshold lies above 98.
    expect(recallAt([98, 99, 150, 0], hundred, 0.01)).toBe(0.5);
    expect(recallAt([98, 99, 150, 0], hundred, 0.02)).toBe(0.75);
  });

  it('allows none where the rate is less than one item', () => {
    expect(recallAt([99, 100], hundred, 0.001)).toBe(0.5);
  });

  it('takes none of a tie that would let too many through', () => {
    // Ten legitimate items at 30; one may pass, so nothing at 30 may be called a lure.
    const negatives = [...Array.from({ length: 90 }, () => 0), ...Array.from({ length: 10 }, () => 30)];
    expect(recallAt([30, 30, 30, 31], negatives, 0.01)).toBe(0.25);
    expect(recallAt([30, 30, 30, 31], negatives, 0.1)).toBe(1);
  });

  it('does not lose an item to rounding', () => {
    expect(recallAt([70], hundred, 0.29)).toBe(0);
    expect(recallAt([71], hundred, 0.29)).toBe(1);
  });

  it('never exceeds the rate and could not be higher within it, whatever the scores', () => {
    for (let round = 0; round < 30; round += 1) {
      const positives = scores(40, 20);
      const negatives = scores(150, 15);
      const best = Math.max(
        ...Array.from({ length: 22 }, (_, threshold) => threshold)
          .filter((threshold) => negatives.filter((score) => score >= threshold).length / 150 <= 0.05)
          .map((threshold) => positives.filter((score) => score >= threshold).length / 40),
      );
      expect(recallAt(positives, negatives, 0.05)).toBe(best);
    }
  });

  it('is unknown without one of the kinds', () => {
    expect(recallAt([], [1], 0.01)).toBeNull();
    expect(recallAt([1], [], 0.01)).toBeNull();
  });
});
