import type { Blob } from './blobs.ts';

/** Blobs side by side like the letters of a line, with the space they take. */
export type Row = { left: number; top: number; right: number; bottom: number; blobs: Blob[] };

/** In pixels. Lower ones are dots, dashes and accents: they join a row and never begin one. */
const lowestLetter = 5;
const highestLetter = 120;
/** From this height on a letter's stroke is two pixels wide, and its two sides three: less is the side of a frame. */
const thinnestAt = 16;
const widestDash = 40;
/** A full stop of one pixel has three; less is what JPEG leaves around letters. */
const fewestMarks = 3;

/** Puts letters into rows. A single blob is a row too: its outline does not show whether it is an icon or a letter. */
export const rowsOfBlobs = (blobs: readonly Blob[]): Row[] => {
  const letters = blobs.filter(couldBeLetter).sort((a, b) => a.left - b.left);
  const joined = joinNeighbours(letters);
  const rows = joined.map((letters) => rowOf(letters, letters)).flatMap(splitStacked);
  addMarks(rows, blobs.filter(couldBeMark));
  return rows;
};

const heightOf = ({ top, bottom }: { top: number; bottom: number }) => bottom - top;

const couldBeLetter = (blob: Blob) => {
  const height = heightOf(blob);
  const width = blob.right - blob.left;
  if (height < lowestLetter || height > highestLetter) return false;
  if (width < 3 && height >= thinnestAt) return false;
  // A stroke has two sides, the rim of a button or a bubble has one: too few marks for its size.
  if (height > 8 && width > 5 && blob.marks < 1.15 * (width + height)) return false;
  const isHollow = blob.marks / (width * height) < 0.14;
  return !(isHollow && width > 2 * height && height > 14);
};

const couldBeMark = (blob: Blob) =>
  heightOf(blob) < lowestLetter &&
  heightOf(blob) > 1 &&
  blob.right - blob.left > 1 &&
  blob.right - blob.left < widestDash &&
  blob.marks >= fewestMarks;

export const rowOf = (parts: readonly (Blob | Row)[], blobs: Blob[]): Row => ({
  left: Math.min(...parts.map(({ left }) => left)),
  top: Math.min(...parts.map(({ top }) => top)),
  right: Math.max(...parts.map(({ right }) => right)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  blobs,
});

/** Letters of one word or of neighbouring words: alike in height, side by side, a space apart at most. */
const areNeighbours = (a: Blob, b: Blob) => {
  const [low, high] = [heightOf(a), heightOf(b)].sort((x, y) => x - y) as [number, number];
  // Small letters are half as high as brackets; in large writing what differs that much is a frame or an icon.
  if (low < (high < 20 ? 0.45 : 0.55) * high) return false;
  if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 0.55 * low) return false;
  return Math.max(a.left, b.left) - Math.min(a.right, b.right) < Math.max(4, 0.95 * low);
};

const bandHeight = 32;

const joinNeighbours = (letters: readonly Blob[]): Blob[][] => {
  const bands = new Map<number, number[]>();
  letters.forEach((letter, at) => {
    for (
      let band = Math.floor(letter.top / bandHeight);
      band <= Math.floor(letter.bottom / bandHeight);
      band++
    )
      bands.set(band, [...(bands.get(band) ?? []), at]);
  });
  const parents = letters.map((_, at) => at);
  const rootOf = (at: number): number => {
    const parent = parents[at] ?? at;
    if (parent === at) return at;
    const root = rootOf(parent);
    parents[at] = root;
    return root;
  };
  for (const band of bands.values()) {
    band.forEach((at, place) => {
      const letter = letters[at];
      if (!letter) return;
      for (let next = place + 1; next < band.length; next++) {
        const other = letters[band[next] ?? -1];
        if (!other || other.left - letter.right > highestLetter) break;
        if (areNeighbours(letter, other)) parents[rootOf(band[next] ?? at)] = rootOf(at);
      }
    });
  }
  const groups = new Map<number, Blob[]>();
  letters.forEach((letter, at) => {
    const root = rootOf(at);
    const group = groups.get(root);
    if (group) group.push(letter);
    else groups.set(root, [letter]);
  });
  return [...groups.values()];
};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Two lines joined by a tall icon or a touching letter are split where their middles are. */
const splitStacked = (row: Row): Row[] => {
  const usual = median(row.blobs.map(heightOf));
  if (row.blobs.length < 4 || heightOf(row) < 2.1 * usual) return [row];
  const middles = row.blobs.filter((blob) => heightOf(blob) < 1.6 * usual);
  const layers: { middle: number; blobs: Blob[] }[] = [];
  for (const blob of middles.sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const middle = (blob.top + blob.bottom) / 2;
    const last = layers.at(-1);
    if (last && middle - last.middle < 0.6 * usual) {
      last.blobs.push(blob);
      last.middle += (middle - last.middle) / last.blobs.length;
    } else layers.push({ middle, blobs: [blob] });
  }
  if (layers.length < 2) return [row];
  return layers.map(({ blobs }) => rowOf(blobs, blobs));
};

/** Dots, dashes, commas and accents belong to the row they lie in or beside. */
const addMarks = (rows: Row[], marks: readonly Blob[]) => {
  const byTop = rows.map((row) => ({ row, top: row.top, bottom: row.bottom })).sort((a, b) => a.top - b.top);
  for (const mark of marks) {
    const home = byTop.find(({ row, top, bottom }) => {
      // The room for an accent above or a tail below, measured from the letters and not from marks added before.
      const spare = Math.max(1, 0.3 * (bottom - top));
      if (mark.top < top - spare || mark.bottom > bottom + spare) return false;
      return mark.right >= row.left - 1.2 * spare && mark.left <= row.right + 1.2 * spare;
    });
    if (home) Object.assign(home.row, rowOf([home.row, mark], [...home.row.blobs, mark]));
  }
};
