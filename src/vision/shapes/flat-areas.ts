import type { Picture } from '../picture.ts';

/** A connected piece of one colour: what a program fills when it draws a field, a button, a bar or a page. */
export type FlatArea = {
  /** What its pixels carry in `labels`. */
  label: number;
  left: number;
  top: number;
  /** The first column and row after it. */
  right: number;
  bottom: number;
  pixels: number;
  red: number;
  green: number;
  blue: number;
};

export type FlatAreas = {
  picture: Picture;
  /** For every pixel the area it belongs to, 0 for those too small to be kept. */
  labels: Int32Array;
  areas: FlatArea[];
  /** How far two neighbours may differ and still be one colour. */
  tolerance: number;
};

/** Smaller pieces are letters and noise. A round window button of 9 pixels still has 60. */
const minPixels = 48;

/** With more runs than this share of its pixels a picture is noise without flat areas, and joining would take long. */
const maxRunShare = 0.6;

/** Drawn pages are exact to the pixel, and pale fields differ from the page by 8; compression noise is stronger than that. */
const exactTolerance = 5;
const shakenTolerance = 9;

/**
 * Splits the picture into flat areas: every row falls into runs of one colour, and touching runs of the same colour are
 * joined. Colours are compared with the area's mean so far and not from pixel to pixel: the blended pixels of a rounded
 * corner are small steps from one colour to the next, and an area would leak across them.
 */
export const flatAreas = (picture: Picture): FlatAreas => {
  const tolerance = isNoisy(picture) ? shakenTolerance : exactTolerance;
  const runs = runsOf(picture, tolerance);
  if (runs.count > picture.width * picture.height * maxRunShare) {
    return { picture, tolerance, labels: new Int32Array(picture.width * picture.height), areas: [] };
  }
  joinRows(runs, picture, tolerance);
  return { picture, tolerance, ...measureAreas(picture, runs) };
};

type Runs = {
  count: number;
  /** Where each run starts; one more is the end of the picture. */
  starts: Int32Array;
  /** An earlier run of the same area; the oldest is a few steps away. */
  parents: Int32Array;
  /** Pixel count and mean colour of the area so far, kept at its oldest run. */
  sizes: Int32Array;
  reds: Float32Array;
  greens: Float32Array;
  blues: Float32Array;
  /** The first run of each row; one more is the count. */
  rows: Int32Array;
};

/** Compressed or photographed: a drawn page has few but large changes, the others small ones all over. */
const isNoisy = ({ data, width, height }: Picture): boolean => {
  const pixels = width * height;
  const step = Math.max(1, Math.floor(pixels / 40_000)) * 3;
  let little = 0;
  let changes = 0;
  let pairs = 0;
  for (let at = 3; at < pixels * 3; at += step) {
    const change = Math.abs((data[at + 1] as number) - (data[at - 2] as number));
    pairs += 1;
    if (change > 0) changes += 1;
    if (change > 0 && change < 8) little += 1;
  }
  return little > changes * 0.35 && little > pairs * 0.001;
};

const runsOf = ({ data, width, height }: Picture, tolerance: number): Runs => {
  const pixels = width * height;
  const starts = new Int32Array(pixels + 1);
  const parents = new Int32Array(pixels);
  const sizes = new Int32Array(pixels);
  const reds = new Float32Array(pixels);
  const greens = new Float32Array(pixels);
  const blues = new Float32Array(pixels);
  const rows = new Int32Array(height + 1);
  let run = 0;
  for (let y = 0; y < height; y += 1) {
    rows[y] = run;
    const end = (y + 1) * width * 3;
    for (let at = y * width * 3; at < end; ) {
      const start = at;
      let red = data[at] as number;
      let green = data[at + 1] as number;
      let blue = data[at + 2] as number;
      for (at += 3; at < end; at += 3) {
        const offRed = (data[at] as number) - red;
        const offGreen = (data[at + 1] as number) - green;
        const offBlue = (data[at + 2] as number) - blue;
        if (offRed > tolerance || offRed < -tolerance) break;
        if (offGreen > tolerance || offGreen < -tolerance) break;
        if (offBlue > tolerance || offBlue < -tolerance) break;
        // Follows slowly: a run may begin in the soft rim of a shape.
        red += offRed * 0.125;
        green += offGreen * 0.125;
        blue += offBlue * 0.125;
      }
      starts[run] = start / 3;
      parents[run] = run;
      sizes[run] = (at - start) / 3;
      reds[run] = red;
      greens[run] = green;
      blues[run] = blue;
      run += 1;
    }
  }
  rows[height] = run;
  starts[run] = pixels;
  return { count: run, starts, parents, sizes, reds, greens, blues, rows };
};

/** Walks down the rows and joins each run with those right above it that have the same colour. */
const joinRows = (runs: Runs, { width, height }: Picture, tolerance: number) => {
  const { starts, rows } = runs;
  for (let y = 1; y < height; y += 1) {
    let upper = rows[y - 1] as number;
    const lastUpper = (rows[y] as number) - 1;
    for (let run = rows[y] as number; run < (rows[y + 1] as number); run += 1) {
      const from = (starts[run] as number) - width;
      const to = (starts[run + 1] as number) - width;
      while (upper < lastUpper && (starts[upper + 1] as number) <= from) upper += 1;
      for (let other = upper; other <= lastUpper && (starts[other] as number) < to; other += 1) {
        join(runs, other, run, tolerance);
      }
    }
  }
};

const join = (runs: Runs, a: number, b: number, tolerance: number) => {
  const { parents, sizes, reds, greens, blues } = runs;
  const first = rootOf(parents, a);
  const second = rootOf(parents, b);
  if (first === second) return;
  const older = Math.min(first, second);
  const younger = Math.max(first, second);
  const red = (reds[younger] as number) - (reds[older] as number);
  const green = (greens[younger] as number) - (greens[older] as number);
  const blue = (blues[younger] as number) - (blues[older] as number);
  if (Math.abs(red) > tolerance || Math.abs(green) > tolerance || Math.abs(blue) > tolerance) return;
  const size = (sizes[older] as number) + (sizes[younger] as number);
  const share = (sizes[younger] as number) / size;
  parents[younger] = older;
  sizes[older] = size;
  reds[older] = (reds[older] as number) + red * share;
  greens[older] = (greens[older] as number) + green * share;
  blues[older] = (blues[older] as number) + blue * share;
};

const rootOf = (parents: Int32Array, run: number): number => {
  let root = run;
  while (parents[root] !== root) {
    // Halving the path on each walk keeps later walks short.
    const above = parents[parents[root] as number] as number;
    parents[root] = above;
    root = above;
  }
  return root;
};

/** The areas worth keeping with their boxes, and for every pixel which of them it belongs to. */
const measureAreas = ({ width, height }: Picture, runs: Runs): Pick<FlatAreas, 'labels' | 'areas'> => {
  const { count, starts, parents, sizes, reds, greens, blues } = runs;
  const labels = new Int32Array(width * height);
  const numberOf = new Int32Array(count);
  const areas: FlatArea[] = [];
  for (let run = 0; run < count; run += 1) {
    const root = rootOf(parents, run);
    const pixels = sizes[root] as number;
    if (pixels < minPixels) continue;
    const start = starts[run] as number;
    const end = starts[run + 1] as number;
    const top = Math.floor(start / width);
    const left = start - top * width;
    if (root === run) {
      numberOf[root] = areas.length + 1;
      const colour = { red: reds[root] ?? 0, green: greens[root] ?? 0, blue: blues[root] ?? 0 };
      areas.push({ label: areas.length + 1, left, top, right: left, bottom: top, pixels, ...colour });
    }
    const number = numberOf[root] as number;
    const area = areas[number - 1] as FlatArea;
    area.left = Math.min(area.left, left);
    area.right = Math.max(area.right, left + end - start);
    area.bottom = top + 1;
    labels.fill(number, start, end);
  }
  return { labels, areas };
};
