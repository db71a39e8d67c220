import type { LinePlace } from './cut-line.ts';

/** For each pixel how likely it is to lie in the middle of a line. */
export type Chances = { width: number; height: number; chances: Float32Array };

/** The chance from which a pixel counts; a whole line has to exceed it. */
const leastChance = 0.3;
const leastMean = 0.55;
/** Smaller spots are grain. */
const fewestPixels = 12;
/** The model marks the middle of a line only: its true border lies this share of area over outline further out. */
const growth = 1.5;

/** Puts touching pixels together and draws a box around each, as it lies. */
export const linesOfChances = ({ width, height, chances }: Chances): LinePlace[] => {
  const seen = new Uint8Array(width * height);
  const lines: LinePlace[] = [];
  for (let start = 0; start < chances.length; start++) {
    if (seen[start] || (chances[start] ?? 0) < leastChance) continue;
    const spot = [start];
    seen[start] = 1;
    for (let i = 0; i < spot.length; i++) {
      const at = spot[i] ?? 0;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= chances.length || seen[next] || (chances[next] ?? 0) < leastChance) continue;
        seen[next] = 1;
        spot.push(next);
      }
    }
    const mean = spot.reduce((sum, at) => sum + (chances[at] ?? 0), 0) / spot.length;
    if (spot.length >= fewestPixels && mean >= leastMean) lines.push(placeOf(spot, width));
  }
  return lines;
};

const placeOf = (spot: readonly number[], width: number): LinePlace => {
  const xs = spot.map((at) => at % width);
  const ys = spot.map((at) => Math.floor(at / width));
  const middleX = meanOf(xs);
  const middleY = meanOf(ys);
  let together = 0;
  let alone = 0;
  xs.forEach((x, i) => {
    together += (x - middleX) * ((ys[i] ?? 0) - middleY);
    alone += (x - middleX) ** 2;
  });
  const [left, right] = rangeOf(xs);
  // A short word is too narrow to show its slope.
  const slope = right - left > 3 * (spot.length / (right - left)) ? together / alone : 0;
  const [above, below] = rangeOf(xs.map((x, i) => (ys[i] ?? 0) - slope * (x - (left + right) / 2)));
  const wide = right - left;
  const high = below - above;
  const more = (growth * spot.length) / (2 * (wide + high));
  return {
    box: { left: left - more, top: above - more, width: wide + 2 * more, height: high + 2 * more },
    slope,
  };
};

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const rangeOf = (values: readonly number[]): [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most + 1];
};
