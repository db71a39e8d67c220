import type { Picture } from '../picture.ts';

const side = 32;
const kept = 8;

/** Standard deviation of brightness below which a picture is blank. */
const blankDeviation = 1.5;

/**
 * How far above the median a frequency must be, as a share of the strongest. A page that is symmetric, as most sign-in
 * pages are, has half of its frequencies at zero, and JPEG noise would decide about each.
 */
const clearance = 0.01;

/** The hash of a blank picture. */
export const blankLook = '0'.repeat(16);

/**
 * 64 bits of the coarse picture: the signs, against their median, of the 64 lowest frequencies of a 32 × 32 grey copy,
 * without the constant one. A scaled or compressed picture keeps nearly all of them.
 */
export const lookHash = (picture: Picture): string => {
  const grey = smallGrey(picture);
  if (deviation(grey) < blankDeviation) return blankLook;
  const frequencies = lowFrequencies(grey);
  const sorted = [...frequencies].sort((a, b) => a - b);
  const strongest = Math.max(Math.abs(sorted[0] ?? 0), Math.abs(sorted[63] ?? 0));
  const threshold = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2 + clearance * strongest;
  let hash = '';
  for (let nibble = 0; nibble < 16; nibble += 1) {
    let value = 0;
    for (let bit = 0; bit < 4; bit += 1) {
      value = value * 2 + ((frequencies[nibble * 4 + bit] ?? 0) > threshold ? 1 : 0);
    }
    hash += value.toString(16);
  }
  return hash;
};

/** The mean brightness of each of 32 × 32 parts. Large parts are sampled, which is exact enough for a mean. */
const smallGrey = ({ data, width, height }: Picture): Float64Array => {
  const grey = new Float64Array(side * side);
  for (let row = 0; row < side; row += 1) {
    const [top, bottom] = part(row, height);
    for (let column = 0; column < side; column += 1) {
      const [left, right] = part(column, width);
      const stepX = Math.max(1, Math.floor((right - left) / 24));
      const stepY = Math.max(1, Math.floor((bottom - top) / 24));
      let sum = 0;
      let count = 0;
      for (let y = top; y < bottom; y += stepY) {
        for (let x = left; x < right; x += stepX) {
          const at = (y * width + x) * 3;
          sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
          count += 1;
        }
      }
      grey[row * side + column] = count > 0 ? sum / count : 0;
    }
  }
  return grey;
};

/** From and to in pixels; at least one pixel, also where a picture has fewer than 32. */
const part = (n: number, length: number): [from: number, to: number] => {
  const from = Math.min(length - 1, Math.floor((n * length) / side));
  return [from, Math.max(from + 1, Math.floor(((n + 1) * length) / side))];
};

const deviation = (values: Float64Array): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

const cosines = Array.from({ length: kept + 1 }, (_, frequency) =>
  Float64Array.from({ length: side }, (__, at) =>
    Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * side)),
  ),
);

/** Rows first, then columns: the eight lowest of both beside the constant one, 64 together. */
const lowFrequencies = (grey: Float64Array): Float64Array => {
  const across = new Float64Array(side * (kept + 1));
  for (let y = 0; y < side; y += 1) {
    for (let u = 0; u <= kept; u += 1) {
      let sum = 0;
      for (let x = 0; x < side; x += 1) sum += (grey[y * side + x] ?? 0) * (cosines[u]?.[x] ?? 0);
      across[y * (kept + 1) + u] = sum;
    }
  }
  const low = new Float64Array(kept * kept);
  for (let v = 0; v < kept; v += 1) {
    for (let u = 0; u < kept; u += 1) {
      // The constant frequency is the overall brightness, which a theme changes: the next one along replaces it.
      const column = u === 0 && v === 0 ? kept : u;
      let sum = 0;
      for (let y = 0; y < side; y += 1)
        sum += (across[y * (kept + 1) + column] ?? 0) * (cosines[v]?.[y] ?? 0);
      low[v * kept + u] = sum;
    }
  }
  return low;
};
