import { describe, expect, it } from 'vitest';
import { balanced, evenly } from './calibration.ts';

describe('evenly', () => {
  it('takes so many at even distances', () => {
    expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 3, 6]);
  });

  it('takes all there are', () => {
    expect(evenly([1, 2], 5)).toEqual([1, 2]);
    expect(evenly([], 5)).toEqual([]);
  });
});

describe('balanced', () => {
  it('thins the larger kind', () => {
    const judged = { riskScore: 0, ruleScore: 0, probability: 0.5, wantedScore: 0, found: [] };
    const items = Array.from({ length: 12 }, (_, i) => ({ judged, isPhishing: i < 3 }));
    expect(balanced(items).filter(({ isPhishing }) => isPhishing)).toHaveLength(3);
    expect(balanced(items)).toHaveLength(6);
  });
});
