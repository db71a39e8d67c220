import type { FlatArea, FlatAreas } from './flat-areas.ts';
import { largestChange, rectangleOf } from './rectangle.ts';

/** The rows between a browser's own bars. */
export type BrowserBars = { top: number; bottom: number };

/** A browser's bars take at most this share of the picture, at either end. */
const maxShare = 0.24;

/**
 * Where the page begins and ends in a screenshot of a browser: below the bar with the wide frame of the address, above
 * such a bar at the bottom of a phone. A site's own header with a wide search field looks the same and is taken for one,
 * so a caller that compares pages has to try both.
 */
export const browserBars = (seen: FlatAreas, unit: number): BrowserBars => {
  const { width, height } = seen.picture;
  const frames = seen.areas.flatMap((area) => addressFrame(seen, area, unit) ?? []);
  const upper = frames.filter(({ bottom }) => bottom <= height * maxShare);
  const lower = frames.filter(({ top }) => top >= height * (1 - maxShare) && height > width);
  // The topmost: further down is the search field of the page.
  const end = firstOf(upper, (frame) => edgeBelow(seen, frame.bottom, 48 * unit));
  const start = firstOf(lower.reverse(), (frame) => edgeAbove(seen, frame.top, 48 * unit));
  return { top: end ?? 0, bottom: start !== null && start > (end ?? 0) + height / 2 ? start : height };
};

const firstOf = (frames: FlatArea[], edgeOf: (frame: FlatArea) => number | null): number | null => {
  for (const frame of frames) {
    const edge = edgeOf(frame);
    if (edge !== null) return edge;
  }
  return null;
};

const addressFrame = (seen: FlatAreas, area: FlatArea, unit: number): FlatArea | null => {
  const { width: pictureWidth, height: pictureHeight } = seen.picture;
  const isPlaced = area.bottom <= pictureHeight * maxShare || area.top >= pictureHeight * (1 - maxShare);
  if (!isPlaced || area.right - area.left < pictureWidth * 0.3) return null;
  const rectangle = rectangleOf(seen, area);
  if (!rectangle) return null;
  const { width, height } = rectangle;
  const isSized = height >= 18 * Math.min(1, unit) && height <= 58 * unit && width >= pictureWidth * 0.3;
  const standsOff = rectangle.area.left >= 4 && rectangle.area.right <= pictureWidth - 4;
  return isSized && standsOff && standsInABar(seen, rectangle.area) ? rectangle.area : null;
};

/** Left and right of the frame, up to the edges of the picture, is one flat bar. */
const standsInABar = ({ labels, picture }: FlatAreas, area: FlatArea): boolean => {
  const row = (area.top - 3) * picture.width;
  if (area.top < 4) return false;
  const label = labels[row + 1];
  return Boolean(label) && label === labels[row + picture.width - 2] && label !== area.label;
};

/** The first row below `from` where nearly every column changes its colour, which is where a bar ends. */
const edgeBelow = ({ picture }: FlatAreas, from: number, reach: number): number | null => {
  for (let y = from; y <= Math.min(from + reach, picture.height - 1); y += 1) {
    if (isEdge(picture.data, picture.width, y)) return afterEdges(picture, y);
  }
  return null;
};

const edgeAbove = ({ picture }: FlatAreas, from: number, reach: number): number | null => {
  for (let y = from; y >= Math.max(1, from - reach); y -= 1) {
    if (isEdge(picture.data, picture.width, y)) return y;
  }
  return null;
};

/** A dividing line has two edges: the page begins after the second. */
const afterEdges = (picture: FlatAreas['picture'], from: number): number => {
  let last = from;
  for (let y = from + 1; y <= Math.min(from + 3, picture.height - 1); y += 1) {
    if (isEdge(picture.data, picture.width, y)) last = y;
  }
  return last;
};

const isEdge = (data: Uint8Array, width: number, y: number): boolean => {
  const step = Math.max(1, Math.floor(width / 200));
  let changes = 0;
  let columns = 0;
  for (let x = 0; x < width; x += step) {
    columns += 1;
    if (largestChange(data, (y * width + x) * 3, ((y - 1) * width + x) * 3) > 4) changes += 1;
  }
  return changes >= columns * 0.9;
};
