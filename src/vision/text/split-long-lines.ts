import type { LinePlace } from './cut-line.ts';
import type { Grey } from './grey.ts';

/** In heights of its letters. A longer line is read in parts: a single tensor for all of it would be large. */
const longest = 100;

/** Cuts very long lines where they have a gap between words. */
export const splitLongLines = (places: readonly LinePlace[], grey: Grey): LinePlace[] =>
  places.flatMap((place) => {
    const { box } = place;
    const count = Math.ceil(box.width / box.height / longest);
    if (count < 2 || place.slope !== 0) return [place];
    const ends = Array.from({ length: count - 1 }, (_, i) =>
      emptiestColumn(grey, place, box.left + ((i + 1) * box.width) / count),
    );
    const borders = [box.left, ...ends, box.left + box.width];
    return borders.slice(0, -1).map((left, i) => ({
      box: { ...box, left, width: Math.max(1, (borders[i + 1] ?? left) - left) },
      slope: 0,
    }));
  });

/** The middle of the longest stretch of paper within a few letters of `wanted`. */
const emptiestColumn = (grey: Grey, { box }: LinePlace, wanted: number) => {
  const from = Math.max(0, Math.round(wanted - 6 * box.height));
  const to = Math.min(grey.width, Math.round(wanted + 6 * box.height));
  let [best, longestRun, run] = [Math.round(wanted), 0, 0];
  for (let x = from; x < to; x++) {
    run = isPaper(grey, x, box) ? run + 1 : 0;
    if (run > longestRun) [longestRun, best] = [run, x - (run >> 1)];
  }
  return best;
};

const mostChange = 12;

const isPaper = (grey: Grey, x: number, { top, height }: { top: number; height: number }) => {
  let [least, most] = [255, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(grey.height, top + height); y++) {
    const value = grey.data[y * grey.width + x] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least <= mostChange;
};
