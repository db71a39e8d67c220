import type { Box } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { scaleBox } from './boxes.ts';
import { growingGroups } from './growing-groups.ts';
import { halve } from './halve.ts';

/**
 * The difference in one colour from which two neighbours are an edge. The first finds pale drawings; JPEG ripples around
 * strong ones exceed it and glue them to their frames, so those are found with the second.
 */
const edgeSteps = [24, 60];
/** Neighbours no further apart than this are one surface. */
const surfaceStep = 9;
/** Fewer pixels than this are a dot: a picture of noise has hundreds of thousands of them. */
const leastEdgePixels = 12;
const leastSurfacePixels = 16;

/** Bits of one pixel: it takes part; it is joined to its neighbour on the left, above, above left, above right. */
const here = 1;
const left = 2;
const above = 4;
const aboveLeft = 8;
const aboveRight = 16;

/** Everything that stands out, once for each way in which it can. */
export const regionsIn = (picture: Picture): Box[][] => {
  // A surface too small for half the size is found by its edges.
  const smaller = halve(picture);
  const surfaces = surfaceRegions(pixelsOf(smaller), smaller).map((box) => scaleBox(box, 2));
  return [...edgeRegions(pixelsOf(picture), picture), surfaces];
};

/** What is drawn with lines or against its surroundings: edges that touch each other. One list for each strength. */
const edgeRegions = (pixels: Int32Array, picture: Picture): Box[][] => {
  const contrast = contrastOf(pixels, picture);
  return edgeSteps.map((step) => regionsAbove(step, contrast, picture));
};

const regionsAbove = (step: number, contrast: Uint8Array, { width, height }: Picture): Box[] => {
  const joins = new Uint8Array(width * height);
  // The outermost pixels have no neighbour on one side and therefore no contrast.
  for (let y = 1, at = width + 1; y < height - 1; y++, at += 2) {
    for (let x = 1; x < width - 1; x++, at++) {
      if ((contrast[at] ?? 0) <= step) continue;
      let bits = here;
      if ((contrast[at - 1] ?? 0) > step) bits |= left;
      if ((contrast[at - width] ?? 0) > step) bits |= above;
      if ((contrast[at - width - 1] ?? 0) > step) bits |= aboveLeft;
      if ((contrast[at - width + 1] ?? 0) > step) bits |= aboveRight;
      joins[at] = bits;
    }
  }
  // An edge is noted on both of its sides: what is drawn begins one pixel further in.
  return regionsOf(joins, width, height, leastEdgePixels).map((box) => ({
    left: box.left + 1,
    top: box.top + 1,
    width: Math.max(1, box.width - 2),
    height: Math.max(1, box.height - 2),
  }));
};

/** Areas of one colour: a white logo on a photograph has no clear outline but is one surface. */
const surfaceRegions = (pixels: Int32Array, { width, height }: Picture): Box[] => {
  const joins = new Uint8Array(width * height).fill(here);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0;
      let bits = here;
      if (x > 0 && stepBetween(pixel, pixels[at - 1] ?? 0) <= surfaceStep) bits |= left;
      if (y > 0 && stepBetween(pixel, pixels[at - width] ?? 0) <= surfaceStep) bits |= above;
      joins[at] = bits;
    }
  }
  return regionsOf(joins, width, height, leastSurfacePixels);
};

/** The largest difference of two pixels in one of their colours. Pixels are red, green and blue in one number. */
const stepBetween = (one: number, other: number): number => {
  if (one === other) return 0;
  const red = Math.abs((one >> 16) - (other >> 16));
  const green = Math.abs(((one >> 8) & 255) - ((other >> 8) & 255));
  const blue = Math.abs((one & 255) - (other & 255));
  return Math.max(red, green, blue);
};

/** Most pixels of a page equal their neighbours: as one number each, that takes one comparison. */
const pixelsOf = ({ width, height, data }: Picture): Int32Array => {
  const pixels = new Int32Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 3) {
    pixels[at] = ((data[from] ?? 0) << 16) | ((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0);
  }
  return pixels;
};

/**
 * How much a pixel differs from the next, or its neighbours on opposite sides from each other, whichever is more: the
 * first finds lines one pixel thin, the second soft edges, spread over two.
 */
const contrastOf = (pixels: Int32Array, { width, height }: Picture): Uint8Array => {
  const contrast = new Uint8Array(width * height);
  for (let y = 1, at = width + 1; y < height - 1; y++, at += 2) {
    for (let x = 1; x < width - 1; x++, at++) {
      const pixel = pixels[at] ?? 0;
      const before = pixels[at - 1] ?? 0;
      const after = pixels[at + 1] ?? 0;
      const over = pixels[at - width] ?? 0;
      const under = pixels[at + width] ?? 0;
      if (pixel === after && pixel === under && pixel === before && pixel === over) continue;
      const next = Math.max(stepBetween(pixel, after), stepBetween(pixel, under));
      const across = Math.max(stepBetween(before, after), stepBetween(over, under));
      contrast[at] = Math.max(next, across);
    }
  }
  return contrast;
};

/** The boxes around every group of joined pixels, found run by run: a page is mostly long runs of one colour. */
const regionsOf = (joins: Uint8Array, width: number, height: number, leastPixels: number): Box[] => {
  const labels = new Int32Array(width * height);
  const groups = growingGroups();
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; ) {
      if (!joins[row + x]) {
        x++;
        continue;
      }
      const start = x;
      let label = 0;
      do {
        const at = row + x;
        const bits = joins[at] ?? 0;
        if (bits & above) label = groups.join(label, labels[at - width] ?? 0);
        if (bits & aboveLeft) label = groups.join(label, labels[at - width - 1] ?? 0);
        if (bits & aboveRight) label = groups.join(label, labels[at - width + 1] ?? 0);
        x++;
      } while (x < width && (joins[row + x] ?? 0) & left);
      if (label === 0) label = groups.added();
      labels.fill(label, row + start, row + x);
      groups.grow(label, { from: start, to: x, y });
    }
  }
  return groups.boxes(leastPixels);
};
