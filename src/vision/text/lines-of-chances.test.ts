import { describe, expect, it } from 'vitest';
import { linesOfChances } from './lines-of-chances.ts';

/** 120 by 60 pixels, sure wherever `isLine` says so. */
const chancesWhere = (isLine: (x: number, y: number) => boolean, chance = 0.9) => ({
  width: 120,
  height: 60,
  chances: Float32Array.from({ length: 7200 }, (_, at) =>
    isLine(at % 120, Math.floor(at / 120)) ? chance : 0.05,
  ),
});

describe('linesOfChances', () => {
  it('draws a box around each line, larger than its marked middle', () => {
    const two = chancesWhere((x, y) => x >= 20 && x < 100 && ((y >= 10 && y < 14) || (y >= 40 && y < 44)));
    const lines = linesOfChances(two);
    expect(lines).toHaveLength(2);
    const [first] = lines;
    expect(first?.slope).toBeCloseTo(0);
    expect(first?.box.height).toBeGreaterThan(7);
    expect(first?.box.top).toBeLessThan(9);
    expect(first?.box.left).toBeLessThan(20);
  });

  it('follows a line that climbs, and measures its height across', () => {
    const [line] = linesOfChances(
      chancesWhere((x, y) => x >= 10 && x < 110 && Math.abs(y - (45 - 0.2 * x)) < 3),
    );
    expect(line?.slope).toBeCloseTo(-0.2, 1);
    expect(line?.box.height).toBeLessThan(18);
  });

  it('leaves out grain and what it is not sure of', () => {
    expect(linesOfChances(chancesWhere((x, y) => x % 10 < 2 && y % 10 < 2))).toEqual([]);
    expect(linesOfChances(chancesWhere((_, y) => y > 20 && y < 26, 0.4))).toEqual([]);
  });
});
