import { type Row, rowOf } from './rows-of-blobs.ts';

const mostRounds = 6;

/** Joins the pieces of a line: what lies inside another row, a full stop beside it, words a space apart. */
export const joinRows = (rows: readonly Row[]): Row[] => {
  let current = [...rows];
  // Each join may bring others within reach; a real line is complete after a few rounds.
  for (let round = 0; round < mostRounds; round++) {
    const joined = joinOnce(current);
    if (joined.length === current.length) return joined;
    current = joined;
  }
  return current;
};

const joinOnce = (rows: Row[]): Row[] => {
  const sorted = [...rows].sort((a, b) => a.top - b.top);
  const gone = new Set<Row>();
  sorted.forEach((upper, at) => {
    let row = upper;
    if (gone.has(row)) return;
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.top >= row.bottom) break;
      if (gone.has(other) || !belongTogether(row, other)) continue;
      gone.add(other);
      row = Object.assign(row, rowOf([row, other], [...row.blobs, ...other.blobs]));
    }
  });
  return sorted.filter((row) => !gone.has(row));
};

const heightOf = (row: Row) => row.bottom - row.top;

const belongTogether = (a: Row, b: Row) => {
  const [small, large] = heightOf(a) <= heightOf(b) ? [a, b] : [b, a];
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  // Never two lines: the result is about as high as its higher part.
  if (Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top) > 1.3 * heightOf(large)) return false;
  const isInside = small.left >= large.left && small.right <= large.right;
  if (isInside) return overlap > 0.7 * heightOf(small) && !isLineInFrame(small, heightOf(large));
  if (overlap < 0.6 * heightOf(small)) return false;
  if (heightOf(small) < 0.55 * heightOf(large))
    return gap < 0.35 * heightOf(large) && isDash(small, heightOf(large));
  if (gap > 0.8 * heightOf(small)) return false;
  return !(isSign(large) && heightOf(small) < 0.8 * heightOf(large) && gap > 0.3 * heightOf(small));
};

/** What is inside a letter's outline or beside its stem is small; a whole line inside something is in a button. */
const isLineInFrame = (row: Row, height: number) =>
  heightOf(row) < 0.55 * height && heightOf(row) > 0.2 * height && row.right - row.left > height;

/** A full stop, a dash, a degree or three dots beside large letters: a small row of its own until here. */
const isDash = (row: Row, height: number) =>
  row.right - row.left < (heightOf(row) < 0.2 * height ? 1 : 0.45) * height;

/** An icon, a portrait, a checkbox: about square, and drawn in few parts. */
const isSign = (row: Row) => row.blobs.length < 5 && row.right - row.left < 1.6 * heightOf(row);
