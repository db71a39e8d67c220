import type { Picture } from '../picture.ts';
import type { PageRows } from './layout-grid.ts';

/** Hues of saturated colours, then four greys from black to white. */
const hues = 24;
const greys = 4;
export const paletteBytes = hues + greys;

/** The number of pixels sampled, spread evenly. */
const samples = 60_000;

/**
 * Which colours the page has, wherever they are: the square root of each one's share, 255 for the whole page. The root
 * gives a button of one hundredth of the page the weight of a tenth.
 */
export const paletteOf = ({ data, width }: Picture, { top, bottom }: PageRows): Uint8Array => {
  const counts = new Float64Array(paletteBytes);
  const first = top * width;
  const pixels = Math.max(1, bottom - top) * width;
  const step = Math.max(1, pixels / samples);
  let count = 0;
  for (let n = 0; n < pixels; n += step) {
    const at = (first + Math.floor(n)) * 3;
    const bin = binOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
    count += 1;
  }
  return Uint8Array.from(counts, (bin) => Math.round(Math.sqrt(bin / count) * 255));
};

const binOf = (red: number, green: number, blue: number): number => {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < 48) return hues + Math.min(greys - 1, Math.floor((most * greys) / 256));
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return Math.floor((sixth * hues) / 6) % hues;
};

/** 0 to 1: what both have as a share of what either has, saturated colours before greys. */
export const paletteLikeness = (a: Uint8Array, b: Uint8Array): number => {
  let both = 0;
  let either = 0;
  for (let bin = 0; bin < paletteBytes; bin += 1) {
    const weight = bin < hues ? 1 : 0.25;
    // A colour on the border of two bins falls into either.
    const near = bin < hues ? 0.5 : 0;
    const one = soft(a, bin, near);
    const other = soft(b, bin, near);
    both += weight * Math.min(one, other);
    either += weight * Math.max(one, other);
  }
  return either === 0 ? 1 : both / either;
};

const soft = (palette: Uint8Array, bin: number, near: number): number => {
  const own = palette[bin] ?? 0;
  if (near === 0) return own;
  return Math.max(
    own,
    near * (palette[(bin + 1) % hues] ?? 0),
    near * (palette[(bin + hues - 1) % hues] ?? 0),
  );
};

/** The share of a page that has any colour but grey. */
export const hueShare = (palette: Uint8Array): number =>
  palette.slice(0, hues).reduce((sum, root) => sum + (root / 255) ** 2, 0);
