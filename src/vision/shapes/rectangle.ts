import type { FlatArea, FlatAreas } from './flat-areas.ts';

/** A flat area with four straight sides, round corners or not, and what surrounds it. */
export type Rectangle = {
  area: FlatArea;
  width: number;
  height: number;
  /** A thin line of a third colour surrounds it. */
  isFramed: boolean;
  /** How far its colour lies from what surrounds it, in the channel that differs most. */
  contrast: number;
  /** The same surroundings above and below: it is on a page, and not the head of something. */
  standsFree: boolean;
};

/** Share of a side that must be straight. Words never touch the sides, so what is missing is a corner or a picture. */
const minStraight = 0.88;
/** The same for the left and right side, where a long address may run up to the end of its frame. */
const minUpright = 0.5;
/** A frame line is at most this thick, shadows included. */
const frameReach = 5;
/** A line that only belongs to the soft edge of a shape differs less than this from what it lies between. */
const minFrameContrast = 9;

/**
 * The area as a rectangle, or null if its sides are not straight. Compression lets single pixels leak out of a shape, so
 * the sides are where the area becomes wide and high, not where its last pixel is.
 */
export const rectangleOf = (seen: FlatAreas, whole: FlatArea): Rectangle | null => {
  if (whole.pixels < (whole.right - whole.left) * (whole.bottom - whole.top) * 0.3) return null;
  const area = trimArea(seen, whole);
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  if (width < 8 || height < 8 || !hasStraightSides(seen, area)) return null;
  return { area, width, height, ...surroundings(seen, area) };
};

const trimArea = ({ labels, picture }: FlatAreas, area: FlatArea): FlatArea => {
  const { left, top, right, bottom, label } = area;
  const rows = new Int32Array(bottom - top);
  const columns = new Int32Array(right - left);
  for (let y = top; y < bottom; y += 1) {
    const row = y * picture.width;
    for (let x = left; x < right; x += 1) {
      if (labels[row + x] !== label) continue;
      rows[y - top] = (rows[y - top] as number) + 1;
      columns[x - left] = (columns[x - left] as number) + 1;
    }
  }
  // The top row of a pill is as long as it is wide less its two ends.
  const width = right - left;
  const [firstRow, lastRow] = within(rows, Math.max(width * 0.4, (width - (bottom - top)) * 0.85));
  const [firstColumn, lastColumn] = within(columns, (bottom - top) * 0.15);
  return {
    ...area,
    left: left + firstColumn,
    top: top + firstRow,
    right: left + lastColumn + 1,
    bottom: top + lastRow + 1,
  };
};

const within = (counts: Int32Array, least: number): [first: number, last: number] => {
  let first = 0;
  let last = counts.length - 1;
  while (first < last && (counts[first] as number) < least) first += 1;
  while (last > first && (counts[last] as number) < least) last -= 1;
  return [first, last];
};

/** Corners may be round up to half the height, which is a pill; the sides between them must be straight. */
const hasStraightSides = ({ labels, picture }: FlatAreas, area: FlatArea): boolean => {
  const { left, top, right, bottom, label } = area;
  const height = bottom - top;
  const corner = Math.floor(Math.min(height, right - left) / 2);
  const isIn = (x: number, y: number) => labels[y * picture.width + x] === label;
  let wanted = 0;
  let above = 0;
  let below = 0;
  for (let x = left + corner; x < right - corner; x += 1) {
    wanted += 1;
    if (isIn(x, top) || isIn(x, top + 1)) above += 1;
    if (isIn(x, bottom - 1) || isIn(x, bottom - 2)) below += 1;
  }
  if (above < wanted * minStraight || below < wanted * minStraight) return false;
  const bulge = Math.max(1, Math.round(height * 0.14));
  let rows = 0;
  let atLeft = 0;
  let atRight = 0;
  for (let y = top + Math.floor(height / 3); y < bottom - Math.floor(height / 3); y += 1) {
    rows += 1;
    if (isIn(left, y) || isIn(Math.min(left + bulge, right - 1), y)) atLeft += 1;
    if (isIn(right - 1, y) || isIn(Math.max(right - 1 - bulge, left), y)) atRight += 1;
  }
  return atLeft >= rows * minUpright && atRight >= rows * minUpright;
};

const probesPerSide = 9;

/** Walks outwards from the middle of the four sides and records the line next to the area and what is behind it. */
const surroundings = (
  { picture, tolerance }: FlatAreas,
  area: FlatArea,
): Pick<Rectangle, 'isFramed' | 'contrast' | 'standsFree'> => {
  const inside = [area.red, area.green, area.blue];
  const at = (x: number, y: number) => (y * picture.width + x) * 3;
  const isOutside = (x: number, y: number) => x < 0 || y < 0 || x >= picture.width || y >= picture.height;
  const change = (from: number, to: number) => largestChange(picture.data, from, to);
  const fromInside = (to: number) =>
    Math.max(...inside.map((value, channel) => Math.abs(value - (picture.data[to + channel] ?? 0))));

  let probes = 0;
  let framed = 0;
  const contrasts: number[] = [];
  const aboveAndBelow: number[] = [];
  for (let n = 1; n <= probesPerSide; n += 1) {
    const share = 0.2 + (0.6 * n) / (probesPerSide + 1);
    const x = Math.round(area.left + share * (area.right - area.left - 1));
    const y = Math.round(area.top + share * (area.bottom - area.top - 1));
    const ways = [
      [x, area.top, 0, -1],
      [x, area.bottom - 1, 0, 1],
      [area.left, y, -1, 0],
      [area.right - 1, y, 1, 0],
    ] as const;
    const far: number[] = [];
    for (const [fromX, fromY, dx, dy] of ways) {
      const farX = fromX + dx * (frameReach + 1);
      const farY = fromY + dy * (frameReach + 1);
      if (isOutside(farX, farY)) continue;
      const behind = at(farX, farY);
      far.push(behind);
      probes += 1;
      contrasts.push(fromInside(behind));
      let isLine = false;
      for (let step = 1; step <= frameReach - 1; step += 1) {
        const here = at(fromX + dx * step, fromY + dy * step);
        const fromHere = fromInside(here);
        // Darker or lighter than both sides: a line, and not a step from one to the other.
        if (fromHere > Math.max(tolerance, minFrameContrast) && change(here, behind) > minFrameContrast) {
          if (fromHere + change(here, behind) > fromInside(behind) + 12) isLine = true;
        }
      }
      if (isLine) framed += 1;
    }
    if (far[0] !== undefined && far[1] !== undefined) aboveAndBelow.push(change(far[0], far[1]));
  }
  return {
    isFramed: probes > 0 && framed > probes * 0.7,
    contrast: median(contrasts),
    standsFree: aboveAndBelow.length > 0 && median(aboveAndBelow) < 28,
  };
};

export const largestChange = (data: Uint8Array, from: number, to: number): number =>
  Math.max(
    Math.abs((data[from] ?? 0) - (data[to] ?? 0)),
    Math.abs((data[from + 1] ?? 0) - (data[to + 1] ?? 0)),
    Math.abs((data[from + 2] ?? 0) - (data[to + 2] ?? 0)),
  );

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
