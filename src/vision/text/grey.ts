import type { Box } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';

/** One byte a pixel. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** A picture without its colours, in the two ways in which text can stand out from its background. */
export type Planes = {
  /** Brightness as the eye sees it. */
  luma: Grey;
  /** The strongest of the three colours: red or blue letters on a dark page are as dark as the page, but not in this. */
  peak: Grey;
};

export const planesOf = ({ width, height, data }: Picture): Planes => {
  const luma = new Uint8Array(width * height);
  const peak = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < luma.length; at++, from += 3) {
    const red = data[from] ?? 0;
    const green = data[from + 1] ?? 0;
    const blue = data[from + 2] ?? 0;
    // 0.299, 0.587 and 0.114 as shares of 65,536: whole numbers are much faster here.
    luma[at] = (red * 19595 + green * 38470 + blue * 7471 + 32768) >> 16;
    peak[at] = Math.max(red, green, blue);
  }
  return { luma: { width, height, data: luma }, peak: { width, height, data: peak } };
};

/** The part of a box that lies inside, in whole pixels; at least one pixel of it. */
export const inside = ({ left, top, width, height }: Box, within: { width: number; height: number }): Box => {
  const x = Math.min(within.width - 1, Math.max(0, Math.floor(left)));
  const y = Math.min(within.height - 1, Math.max(0, Math.floor(top)));
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(within.width, Math.ceil(left + width)) - x),
    height: Math.max(1, Math.min(within.height, Math.ceil(top + height)) - y),
  };
};

/** The pixels of a box that lies inside. */
export const pixelsOf = ({ width, data }: Grey, box: Box): Uint8Array => {
  const pixels = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (box.top + y) * width + box.left;
    pixels.set(data.subarray(from, from + box.width), y * box.width);
  }
  return pixels;
};
