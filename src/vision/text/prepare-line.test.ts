import { describe, expect, it } from 'vitest';
import { prepareLine } from './prepare-line.ts';

/** A vertical stroke three pixels wide in the middle of a line of 40 by 16. */
const stroke = (paper: number, ink: number) => ({
  width: 40,
  height: 16,
  data: Uint8Array.from({ length: 640 }, (_, at) => (Math.abs((at % 40) - 20) < 2 ? ink : paper)),
});

describe('prepareLine', () => {
  it('brings a line to the given height and keeps its shape', () => {
    const { width, height, data } = prepareLine(stroke(255, 0), 32);
    expect([width, height, data.length]).toEqual([80, 32, 80 * 32]);
  });

  it('makes dark on light and light on dark the same', () => {
    const dark = prepareLine(stroke(255, 0), 32).data;
    const light = prepareLine(stroke(0, 255), 32).data;
    expect(Math.max(...dark.map((value, at) => Math.abs(value - (light[at] ?? 0))))).toBeLessThan(0.02);
    expect([dark[0], dark[41]]).toEqual([0, 1]);
  });

  it('stretches faint writing to full ink', () => {
    expect(prepareLine(stroke(255, 200), 32).data[41]).toBe(1);
  });

  it('does not stretch what is hardly there', () => {
    expect(prepareLine(stroke(255, 249), 32).data[41]).toBeCloseTo(6 / 24);
  });

  it('takes a line of one pixel', () => {
    expect(
      prepareLine({ width: 1, height: 1, data: Uint8Array.of(9) }, 32).data.every((value) => value === 0),
    ).toBe(true);
  });
});
