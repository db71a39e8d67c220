import type { Picture } from '../picture.ts';
import type { PageRows } from './layout-grid.ts';

export const colourSide = 12;
export const colourBytes = colourSide * colourSide * 3;

/** The mean colours of 12 × 12 parts of the page: where a brand's colours are, without the text there. */
export const colourGrid = ({ data, width }: Picture, { top, bottom }: PageRows): Uint8Array => {
  const colours = new Uint8Array(colourBytes);
  const height = Math.max(1, bottom - top);
  for (let row = 0; row < colourSide; row += 1) {
    for (let column = 0; column < colourSide; column += 1) {
      const from = { x: edge(column, width), y: top + edge(row, height) };
      const to = {
        x: Math.max(from.x + 1, edge(column + 1, width)),
        y: Math.max(from.y + 1, top + edge(row + 1, height)),
      };
      // Every part is sampled in about 30 × 30 places, however large the picture is.
      const stepX = Math.max(1, Math.floor((to.x - from.x) / 30));
      const stepY = Math.max(1, Math.floor((to.y - from.y) / 30));
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let y = from.y; y < to.y; y += stepY) {
        for (let x = from.x; x < to.x; x += stepX) {
          const at = (y * width + x) * 3;
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
          count += 1;
        }
      }
      const to3 = (row * colourSide + column) * 3;
      colours[to3] = red / count;
      colours[to3 + 1] = green / count;
      colours[to3 + 2] = blue / count;
    }
  }
  return colours;
};

const edge = (n: number, length: number): number =>
  Math.min(length - 1, Math.floor((n * length) / colourSide));

/** A difference of this many steps in one channel is another colour altogether. */
const otherColour = 70;

/**
 * 0 to 1, 1 for the same colours in the same places. White parts say little, as most pages are white: a part counts by
 * how colourful it is in either page.
 */
export const colourLikeness = (a: Uint8Array, b: Uint8Array): number => {
  let sum = 0;
  let weights = 0;
  for (let at = 0; at < colourBytes; at += 3) {
    const weight = 0.08 + Math.max(saturationAt(a, at), saturationAt(b, at));
    let off = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      off = Math.max(off, Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)));
    }
    sum += weight * Math.max(0, 1 - off / otherColour);
    weights += weight;
  }
  return sum / weights;
};

/** 0 for grey, 1 for a saturated colour. */
const saturationAt = (colours: Uint8Array, at: number): number => {
  const [red, green, blue] = [colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0];
  return Math.min(1, (Math.max(red, green, blue) - Math.min(red, green, blue)) / 120);
};
