import type { Box } from '../../engine/index.ts';
import { type Grey, inside, type Planes, pixelsOf } from './grey.ts';
import { atShare, countsOf } from './grey-counts.ts';

/** Where a line is. It climbs or falls by `slope` pixels for each pixel to the right; `box` ignores that. */
export type LinePlace = {
  box: Box;
  slope: number;
  /** The line's own small background: what is outside has another colour. */
  ground?: Box;
};

/** A line cut out of a picture with a little space around its letters. */
export type LineCrop = Grey;

/** Share of the letters' height that is left above and below: the reader knows lines that fill about three quarters. */
const usualSpace = 0.16;
const spaceBeside = 0.3;

/** Below this contrast the colours may differ more than the brightness, which is worth checking. */
const fairContrast = 60;

export const cutLine = (
  { luma, peak }: Planes,
  { box, slope, ground }: LinePlace,
  space = usualSpace,
): LineCrop => {
  const above = Math.max(1, box.height * space);
  const beside = Math.max(2, box.height * spaceBeside);
  const around: Box = {
    left: box.left - beside,
    top: box.top - above,
    width: box.width + 2 * beside,
    height: box.height + 2 * above,
  };
  const crop = cut(luma, around, slope, ground);
  const contrast = contrastOf(crop);
  if (contrast >= fairContrast) return crop;
  const coloured = cut(peak, around, slope, ground);
  return contrastOf(coloured) > 1.5 * contrast ? coloured : crop;
};

const contrastOf = ({ data }: Grey) => {
  const paper = atShare(countsOf(data), 0.5);
  return atShare(countsOf(data.map((value) => Math.abs(value - paper))), 0.98);
};

/** Cuts a box out, shifting its columns so that a sloping line becomes level. The ground is continued beyond its edge. */
const cut = (grey: Grey, box: Box, slope: number, ground?: Box): Grey => {
  const { left, top, width, height } = inside(box, grey);
  const data = new Uint8Array(width * height);
  const lowest = grey.height - 1;
  const paper = ground ? atShare(countsOf(pixelsOf(grey, ground)), 0.5) : 0;
  for (let x = 0; x < width; x++) {
    const shift = slope === 0 ? 0 : slope * (left + x - box.left - box.width / 2);
    const whole = Math.floor(shift);
    const rest = shift - whole;
    for (let y = 0; y < height; y++) {
      const row = Math.min(lowest, Math.max(0, top + y + whole));
      const here = grey.data[row * grey.width + left + x] ?? 0;
      const below = grey.data[Math.min(lowest, row + 1) * grey.width + left + x] ?? 0;
      data[y * width + x] =
        ground && isOutside(left + x, row, ground) ? paper : here + (below - here) * rest + 0.5;
    }
  }
  return { width, height, data };
};

const isOutside = (x: number, y: number, { left, top, width, height }: Box): boolean =>
  x < left || x >= left + width || y < top || y >= top + height;
