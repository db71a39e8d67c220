import { describe, expect, it } from 'vitest';
import { resizeGrey } from './resize-grey.ts';

const row = (...values: number[]) => ({ width: values.length, height: 1, data: Uint8Array.from(values) });

describe('resizeGrey', () => {
  it('leaves plain ground plain at any size', () => {
    const plain = { width: 7, height: 5, data: new Uint8Array(35).fill(93) };
    for (const [width, height] of [
      [3, 2],
      [20, 40],
      [7, 1],
    ] as const) {
      const { data } = resizeGrey(plain, width, height);
      expect([data.length, new Set(data)]).toEqual([width * height, new Set([93])]);
    }
  });

  it('makes slopes between pixels when it enlarges', () => {
    expect([...resizeGrey(row(0, 100), 4, 1).data]).toEqual([0, 25, 75, 100]);
  });

  it('loses no thin line when it reduces', () => {
    const thin = row(0, 0, 0, 200, 0, 0, 0, 0);
    const { data } = resizeGrey(thin, 2, 1);
    expect((data[0] ?? 0) + (data[1] ?? 0)).toBeGreaterThan(40);
  });
});
