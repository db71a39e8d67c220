import type { Edges } from './edges.ts';

/** Marks that touch each other, sides or corners: the outline of a letter, or of a word whose letters touch. */
export type Blob = { left: number; top: number; right: number; bottom: number; marks: number };

/** Finds all of them; `right` and `bottom` are one past the last mark. */
export const blobsOf = ({ width, height, marks }: Edges): Blob[] => {
  const parents: number[] = [];
  const rootOf = (run: number): number => {
    let at = run;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] ?? at] ?? at;
      at = parents[at] ?? at;
    }
    return at;
  };
  // Runs of marks along a row; a run of the next row that touches one joins it.
  const starts: number[] = [];
  const ends: number[] = [];
  const rows: number[] = [];
  let above = 0;
  let aboveEnd = 0;
  for (let y = 0; y < height; y++) {
    const first = starts.length;
    let candidate = above;
    for (let x = 0; x < width; x++) {
      if (!marks[y * width + x]) continue;
      const start = x;
      while (x < width && marks[y * width + x]) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x);
      rows.push(y);
      parents.push(run);
      while (candidate < aboveEnd && (ends[candidate] ?? 0) < start) candidate++;
      for (let other = candidate; other < aboveEnd && (starts[other] ?? 0) <= x; other++) {
        parents[rootOf(run)] = rootOf(other);
      }
    }
    above = first;
    aboveEnd = starts.length;
  }
  const found = new Map<number, Blob>();
  for (let run = 0; run < starts.length; run++) {
    const root = rootOf(run);
    const [left = 0, right = 0, top = 0] = [starts[run], ends[run], rows[run]];
    const blob = found.get(root);
    if (!blob) {
      found.set(root, { left, top, right, bottom: top + 1, marks: right - left });
      continue;
    }
    blob.left = Math.min(blob.left, left);
    blob.right = Math.max(blob.right, right);
    blob.top = Math.min(blob.top, top);
    blob.bottom = Math.max(blob.bottom, top + 1);
    blob.marks += right - left;
  }
  return [...found.values()];
};
