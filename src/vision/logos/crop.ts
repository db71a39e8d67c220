import type { Box } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { longSide, scaleBox } from './boxes.ts';
import { halve } from './halve.ts';

/** The network takes squares of this many pixels a side. */
export const cropSide = 48;
/** A logo's surroundings are part of its look: an eighth of its length on every side. */
const margin = 0.125;
/** Longer places are cut from the picture at half its size: a hundred pixels per sample are no better. */
const fineSide = 144;

/** All places of a picture, one after the other, each as `cropInto` writes it. */
export const cropsOf = (picture: Picture, places: readonly Box[]): Float32Array => {
  const size = 3 * cropSide * cropSide;
  const crops = new Float32Array(places.length * size);
  const smaller = places.some((place) => longSide(place) > fineSide) ? halve(picture) : picture;
  for (const [at, place] of places.entries()) {
    if (longSide(place) > fineSide) cropInto(crops, at * size, smaller, scaleBox(place, 0.5));
    else cropInto(crops, at * size, picture, place);
  }
  return crops;
};

/**
 * One place, scaleBox to what the network expects: a square of three planes (red, green, blue), 0 to 1. The area beside an
 * elongated place is not shown but filled with the colour at its rim.
 */
const cropInto = (target: Float32Array, offset: number, picture: Picture, box: Box): void => {
  const long = Math.max(box.width, box.height);
  const side = long * (1 + 2 * margin);
  const left = box.left + box.width / 2 - side / 2;
  const top = box.top + box.height / 2 - side / 2;
  const step = side / cropSide;
  const shown = {
    left: Math.max(0, Math.floor(box.left - margin * long)),
    top: Math.max(0, Math.floor(box.top - margin * long)),
    right: Math.min(picture.width, Math.ceil(box.left + box.width + margin * long)),
    bottom: Math.min(picture.height, Math.ceil(box.top + box.height + margin * long)),
  };
  const rim = rimColour(picture, shown);
  const columns = samplesOf(left, step, { from: shown.left, to: shown.right });
  const rows = samplesOf(top, step, { from: shown.top, to: shown.bottom });
  const narrow = narrowed(picture, shown, { columns, rim });
  const plane = cropSide * cropSide;
  for (let y = 0, to = offset; y < cropSide; y++) {
    const count = rows.counts[y] ?? 0;
    const start = ((rows.firsts[y] ?? 0) - shown.top) * cropSide;
    const missing = rows.missing[y] ?? 0;
    for (let x = 0; x < cropSide; x++, to++) {
      // Outside the picture, the rim's colour fills in.
      let red = missing * rim[0];
      let green = missing * rim[1];
      let blue = missing * rim[2];
      for (let row = 0, from = (start + x) * 3; row < count; row++, from += 3 * cropSide) {
        const share = rows.shares[y * rows.most + row] ?? 0;
        red += share * (narrow[from] ?? 0);
        green += share * (narrow[from + 1] ?? 0);
        blue += share * (narrow[from + 2] ?? 0);
      }
      target[to] = red / 255;
      target[to + plane] = green / 255;
      target[to + 2 * plane] = blue / 255;
    }
  }
};

type Shown = { left: number; top: number; right: number; bottom: number };
type Colour = readonly [number, number, number];
/** For each sample the pixels it is mixed from, at most `most`, with their shares, and the share of what is not shown. */
type Samples = {
  firsts: Int32Array;
  counts: Int32Array;
  shares: Float32Array;
  missing: Float32Array;
  most: number;
};

/** The rows that are shown, each brought to its width. */
const narrowed = (
  { data, width }: Picture,
  { top, bottom }: Shown,
  { columns, rim }: { columns: Samples; rim: Colour },
): Float32Array => {
  const narrow = new Float32Array((bottom - top) * cropSide * 3);
  for (let y = top, to = 0; y < bottom; y++) {
    for (let x = 0; x < cropSide; x++, to += 3) {
      const count = columns.counts[x] ?? 0;
      const missing = columns.missing[x] ?? 0;
      let red = missing * rim[0];
      let green = missing * rim[1];
      let blue = missing * rim[2];
      for (
        let column = 0, from = (y * width + (columns.firsts[x] ?? 0)) * 3;
        column < count;
        column++, from += 3
      ) {
        const share = columns.shares[x * columns.most + column] ?? 0;
        red += share * (data[from] ?? 0);
        green += share * (data[from + 1] ?? 0);
        blue += share * (data[from + 2] ?? 0);
      }
      narrow[to] = red;
      narrow[to + 1] = green;
      narrow[to + 2] = blue;
    }
  }
  return narrow;
};

/** The mean of all that a sample covers where the picture is made smaller, the two nearest where it is made larger. */
const samplesOf = (start: number, step: number, { from, to }: { from: number; to: number }): Samples => {
  const reach = step < 1 ? 1 : step / 2;
  const most = Math.ceil(2 * reach) + 1;
  const samples: Samples = {
    firsts: new Int32Array(cropSide),
    counts: new Int32Array(cropSide),
    shares: new Float32Array(cropSide * most),
    missing: new Float32Array(cropSide),
    most,
  };
  for (let index = 0; index < cropSide; index++) {
    const centre = start + (index + 0.5) * step;
    const shareOf = (pixel: number) =>
      step < 1
        ? Math.max(0, 1 - Math.abs(pixel + 0.5 - centre))
        : Math.max(0, Math.min(pixel + 1, centre + reach) - Math.max(pixel, centre - reach)) / step;
    const first = Math.max(from, Math.floor(centre - reach));
    const end = Math.min(to, Math.ceil(centre + reach), first + most);
    let shown = 0;
    for (let pixel = first; pixel < end; pixel++) {
      const share = shareOf(pixel);
      samples.shares[index * most + pixel - first] = share;
      shown += share;
    }
    samples.firsts[index] = first;
    samples.counts[index] = Math.max(0, end - first);
    samples.missing[index] = Math.max(0, 1 - shown);
  }
  return samples;
};

/** The median of each colour along the rim: unlike the mean it is not tinted by what crosses the rim. */
const rimColour = ({ data, width }: Picture, { left, top, right, bottom }: Shown): Colour => {
  const values: [number[], number[], number[]] = [[], [], []];
  const take = (x: number, y: number) => {
    for (const [channel, list] of values.entries()) list.push(data[(y * width + x) * 3 + channel] ?? 0);
  };
  const stepX = Math.max(1, Math.floor((right - left) / 24));
  const stepY = Math.max(1, Math.floor((bottom - top) / 24));
  for (let x = left; x < right; x += stepX) {
    take(x, top);
    take(x, bottom - 1);
  }
  for (let y = top; y < bottom; y += stepY) {
    take(left, y);
    take(right - 1, y);
  }
  const middle = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
  return [middle(values[0]), middle(values[1]), middle(values[2])];
};
