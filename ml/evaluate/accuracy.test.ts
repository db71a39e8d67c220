import { describe, expect, it } from 'vitest';
import { accuracyAt, accuracyForMix, bestThreshold } from './accuracy.ts';

const items = (phishing: number[], legitimate: number[]) => [
  ...phishing.map((probability) => ({ probability, isPhishing: true })),
  ...legitimate.map((probability) => ({ probability, isPhishing: false })),
];

describe('accuracyAt', () => {
  it('calls what reaches the threshold phishing', () => {
    expect(accuracyAt(items([0.5, 0.4], [0.5, 0.1]), 0.5)).toEqual({ threshold: 0.5, right: 2, wrong: 2 });
  });
});

describe('bestThreshold', () => {
  it('is between the kinds if they can be separated', () => {
    expect(bestThreshold(items([0.3, 0.9], [0.1, 0.2]))).toBeCloseTo(0.25);
  });

  it('never cuts through equal probabilities', () => {
    expect(bestThreshold(items([0.4, 0.4], [0.4, 0.1]))).toBeCloseTo(0.25);
  });

  it('calls everything phishing if nothing else is right more often', () => {
    expect(bestThreshold(items([0.1, 0.2], []))).toBe(0);
  });
});

describe('accuracyForMix', () => {
  it('counts each half at the threshold of the other', () => {
    // Even items separate at 0.5, odd ones at 0.25: what suits one half is wrong about the other's lure at 0.3.
    const mixed = [
      { probability: 0.6, isPhishing: true },
      { probability: 0.3, isPhishing: true },
      { probability: 0.4, isPhishing: false },
      { probability: 0.2, isPhishing: false },
    ];
    expect(accuracyForMix(mixed)).toMatchObject({ right: 2, wrong: 2 });
  });
});
