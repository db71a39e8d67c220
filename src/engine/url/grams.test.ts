import { describe, expect, it } from 'vitest';
import { urlGrams } from './grams.ts';

const codes = Uint16Array.of(64, 65, 66, 128, 192, 300);

describe('urlGrams', () => {
  it('hashes as ml/train/spelling.py does', () => {
    const { buckets } = urlGrams(codes, 20);
    // All runs of three, of four, of five, of six.
    expect([...buckets]).toEqual([
      501682, 192822, 750331, 501345, 635599, 985622, 184186, 215407, 67700, 1019181,
    ]);
  });

  it('records where each run begins', () => {
    expect([...urlGrams(codes, 20).wordOf]).toEqual([0, 1, 2, 3, 0, 1, 2, 0, 1, 0]);
  });

  it('keeps the low bits where there are fewer buckets', () => {
    const { buckets } = urlGrams(codes, 8);
    expect([...buckets]).toEqual([...urlGrams(codes, 20).buckets].map((bucket) => bucket % 256));
  });

  it('hashes a run the same wherever it occurs', () => {
    const [alone] = urlGrams(Uint16Array.of(7, 8, 9), 20).buckets;
    expect([...urlGrams(Uint16Array.of(1, 2, 7, 8, 9), 20).buckets]).toContain(alone);
  });

  it('finds no run in a text shorter than one', () => {
    expect(urlGrams(Uint16Array.of(1, 2), 20).buckets).toHaveLength(0);
  });
});
