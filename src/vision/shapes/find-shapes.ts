import type { Box, ReadLine, SeenShape } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { isAddressLike } from './address-like.ts';
import { areasOf } from './areas-of.ts';
import { browserBars } from './browser-bars.ts';
import { fieldsAndButtons } from './fields-and-buttons.ts';
import type { FlatAreas } from './flat-areas.ts';
import { lineFields } from './thin-lines.ts';
import { findWindows } from './windows.ts';

/** More than any form has. A picture full of boxes is a table or a game, and the rest would not change the verdict. */
const maxShapes = 200;

/**
 * Fields, buttons and windows, found by their geometry alone: flat areas with straight sides, and where their ink is.
 * Boxes are in the picture's own pixels. Lines only separate an address from other words.
 */
export const findShapes = (picture: Picture, lines: readonly ReadLine[]): SeenShape[] => {
  const { seen, factor, unit } = areasOf(picture);
  const own = lines.map((line) => ({ ...line, box: scaleBox(line.box, 1 / factor) }));
  const closed = fieldsAndButtons(seen, unit);
  const drawn = dropCells(dropDuplicates([...closed, ...lineFields(seen, unit, closed)]));
  const windows = findWindows(seen, own, unit);
  return [...windows, ...dropBars(drawn, { seen, lines: own, unit })]
    .slice(0, maxShapes)
    .map(({ kind, box }) => ({ kind, box: scaleBox(box, factor) }));
};

const scaleBox = ({ left, top, width, height }: Box, factor: number): Box => ({
  left: Math.round(left * factor),
  top: Math.round(top * factor),
  width: Math.round(width * factor),
  height: Math.round(height * factor),
});

const shared = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** A frame and what it encloses are one shape: the first found stays. */
const dropDuplicates = (shapes: SeenShape[]): SeenShape[] => {
  const kept: SeenShape[] = [];
  for (const shape of shapes.slice(0, maxShapes * 4)) {
    const isKnown = kept.some(
      ({ box }) =>
        shared(box, shape.box) > Math.min(box.width * box.height, shape.box.width * shape.box.height) * 0.6,
    );
    if (!isKnown) kept.push(shape);
  }
  return kept;
};

/** Neighbours side by side in both directions, or stacked in large numbers, are the cells of a table. */
const dropCells = (shapes: SeenShape[]): SeenShape[] => {
  const reach = 4;
  const isBeside = (a: Box, b: Box) =>
    Math.abs(a.top - b.top) <= reach &&
    Math.abs(a.height - b.height) <= reach &&
    (Math.abs(a.left + a.width - b.left) <= reach || Math.abs(b.left + b.width - a.left) <= reach);
  const isStacked = (a: Box, b: Box) =>
    Math.abs(a.left - b.left) <= reach &&
    Math.abs(a.width - b.width) <= reach &&
    (Math.abs(a.top + a.height - b.top) <= reach || Math.abs(b.top + b.height - a.top) <= reach);
  const fields = shapes.filter(({ kind }) => kind === 'field').map(({ box }) => box);
  return shapes.filter(({ kind, box }) => {
    if (kind !== 'field') return true;
    const others = fields.filter((other) => other !== box);
    const hasBeside = others.some((other) => isBeside(box, other));
    const stacked = others.filter((other) => isStacked(box, other)).length;
    return !(hasBeside && stacked > 0) && stacked < 2;
  });
};

type Around = { seen: FlatAreas; lines: readonly ReadLine[]; unit: number };

/** A browser's own bars, with its tabs and its address, are not part of the page. */
const dropBars = (shapes: SeenShape[], { seen, lines, unit }: Around): SeenShape[] => {
  const { top, bottom } = browserBars(seen, unit);
  const holds = (box: Box, line: ReadLine) => shared(line.box, box) > line.box.width * line.box.height * 0.5;
  return shapes.filter(({ box }) => {
    if (box.top + box.height <= top || box.top >= bottom) return false;
    return !lines.some((line) => box.top < 140 * unit && holds(box, line) && isAddressLike(line.text));
  });
};
