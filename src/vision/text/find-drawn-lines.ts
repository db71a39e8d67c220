import { blobsOf } from './blobs.ts';
import type { LinePlace } from './cut-line.ts';
import type { Edges } from './edges.ts';
import { joinRows } from './join-rows.ts';
import { type Row, rowsOfBlobs } from './rows-of-blobs.ts';

/** Where lines could be in what a program has drawn, found by the outlines of letters alone. */
export const findDrawnLines = (edges: Edges): LinePlace[] =>
  joinRows(rowsOfBlobs(blobsOf(edges)))
    .filter(couldBeWriting)
    .map(placeOf);

const couldBeWriting = ({ left, right, top, bottom }: Row) => {
  const width = right - left;
  const height = bottom - top;
  // Sides of frames; a capital I alone is as narrow, but never that tall on a screen.
  return height >= 6 && width >= 3 && !(height > 24 && width < 0.15 * height);
};

/** An edge marks the pixel after the jump, so the last mark on the right and at the bottom lies outside the letter. */
const placeOf = ({ left, right, top, bottom }: Row): LinePlace => ({
  box: { left, top, width: Math.max(1, right - left - 1), height: Math.max(1, bottom - top - 1) },
  slope: 0,
});
