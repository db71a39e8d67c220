import type { Box } from '../../engine/index.ts';
import type { LinePlace } from './cut-line.ts';
import { type Grey, inside, type Planes, pixelsOf } from './grey.ts';
import { atShare, countsOf } from './grey-counts.ts';

/** Steps of brightness by which a chip differs from what surrounds it. */
const leastStep = 28;
/** This share of the pixels around it has one plain colour; otherwise it is in a picture and nothing is known. */
const plainShare = 0.8;
const plainSteps = 14;
/** What differs this much from the ground, as a share of what differs most, is a letter. */
const inkShare = 0.4;

/**
 * Highlighted text, a calendar label, a badge: the letters touch the rim of their own small background, and the rim was
 * taken for a part of them. Returns where the letters alone are; null if there is no rim. `rim` is how many pixels of it
 * are above and below: around a highlighted word there is one at most, and the tails of its letters may reach into more.
 */
export const insideChip = ({ luma, peak }: Planes, box: Box, rim: number): LinePlace | null =>
  lettersWithin(luma, box, rim) ?? lettersWithin(peak, box, rim);

const lettersWithin = (grey: Grey, box: Box, rim: number): LinePlace | null => {
  const whole = inside(box, grey);
  const around = plainColourAround(grey, whole);
  if (around === null) return null;
  const ground = atShare(countsOf(pixelsOf(grey, whole)), 0.5);
  if (Math.abs(ground - around) < leastStep) return null;
  const inner = {
    left: whole.left + 1,
    top: whole.top + rim,
    width: whole.width - 2,
    height: whole.height - 2 * rim,
  };
  if (inner.width < 4 || inner.height < 5) return null;
  const most = atShare(countsOf(pixelsOf(grey, inner).map((value) => Math.abs(value - ground))), 0.98);
  if (most < leastStep) return null;
  const letters = tightenBox(grey, inner, (value) => Math.abs(value - ground) > inkShare * most);
  return letters && { box: letters, slope: 0, ground: inner };
};

/** The one colour of the pixels two steps outside the box; null if there are several. */
const plainColourAround = (grey: Grey, box: Box): number | null => {
  const ring = inside(
    { left: box.left - 2, top: box.top - 2, width: box.width + 5, height: box.height + 5 },
    grey,
  );
  const values: number[] = [];
  for (let x = 0; x < ring.width; x++)
    values.push(
      grey.data[ring.top * grey.width + ring.left + x] ?? 0,
      grey.data[(ring.top + ring.height - 1) * grey.width + ring.left + x] ?? 0,
    );
  for (let y = 0; y < ring.height; y++)
    values.push(
      grey.data[(ring.top + y) * grey.width + ring.left] ?? 0,
      grey.data[(ring.top + y) * grey.width + ring.left + ring.width - 1] ?? 0,
    );
  const usual = atShare(countsOf(Uint8Array.from(values)), 0.5);
  const plain = values.filter((value) => Math.abs(value - usual) <= plainSteps).length;
  return plain >= plainShare * values.length ? usual : null;
};

/** The rows and columns from the first to the last with ink. A side that is ink from end to end is leftover rim. */
const tightenBox = (grey: Grey, box: Box, isInk: (value: number) => boolean): Box | null => {
  const inkOf = (x: number, y: number) =>
    isInk(grey.data[(box.top + y) * grey.width + box.left + x] ?? 0) ? 1 : 0;
  const rows = Array.from({ length: box.height }, (_, y) => share(box.width, (x) => inkOf(x, y)));
  const [top, bottom] = extent(rows);
  const columns = Array.from({ length: box.width }, (_, x) => share(bottom - top, (y) => inkOf(x, top + y)));
  const [left, right] = extent(columns);
  if (right - left < 4 || bottom - top < 5) return null;
  return { left: box.left + left, top: box.top + top, width: right - left, height: bottom - top };
};

const share = (length: number, at: (i: number) => number): number => {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += at(i);
  return sum / Math.max(1, length);
};

const mostInk = 0.85;

const extent = (shares: readonly number[]): [number, number] => {
  let [from, to] = [0, shares.length];
  const isOutside = (value: number | undefined) => value !== undefined && (value === 0 || value > mostInk);
  while (from < to && isOutside(shares[from])) from++;
  while (to > from && isOutside(shares[to - 1])) to--;
  return [from, to];
};
