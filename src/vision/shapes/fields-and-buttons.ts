import type { SeenShape } from '../../engine/index.ts';
import type { FlatAreas } from './flat-areas.ts';
import { type Ink, inkOf } from './ink.ts';
import { type Rectangle, rectangleOf } from './rectangle.ts';

/** Sizes of ordinary interfaces in the pixels of an ordinary screen; `unit` is how many of ours one of those has. */
const minFieldHeight = 15;
const minFilledHeight = 22;
const maxFieldHeight = 76;
const minFieldWidth = 84;
const minButtonHeight = 15;
const maxButtonHeight = 84;
const minButtonWidth = 40;
/** One-digit fields, as one-time codes have them, come in rows of this many. */
const digitBoxes = { least: 4, most: 8 };

/** Fields and buttons among the flat areas, by their shape and by where their ink is. */
export const fieldsAndButtons = (seen: FlatAreas, unit: number): SeenShape[] => {
  const shapes: SeenShape[] = [];
  const squares: Rectangle[] = [];
  for (const area of seen.areas) {
    const width = area.right - area.left;
    const height = area.bottom - area.top;
    const fits =
      height >= minButtonHeight * Math.min(1, unit) &&
      height <= maxButtonHeight * unit &&
      width >= height * 0.7 &&
      width >= 20 * Math.min(1, unit);
    if (!fits || touchesTwoEdges(seen, area)) continue;
    const rectangle = rectangleOf(seen, area);
    if (!rectangle) continue;
    const ink = inkOf(seen, rectangle);
    const kind = kindOf(rectangle, ink, unit);
    if (kind) shapes.push({ kind, box: boxOf(rectangle) });
    else if (isSquare(rectangle) && ink.groups.length === 0) squares.push(rectangle);
  }
  return [...shapes, ...digitFields(squares)];
};

const boxOf = ({ area: { left, top }, width, height }: Rectangle) => ({ left, top, width, height });

/** A bar from edge to edge belongs to the surrounding program, not to a form. */
const touchesTwoEdges = ({ picture }: FlatAreas, area: { left: number; right: number }) =>
  area.left <= 1 && area.right >= picture.width - 1;

const kindOf = (rectangle: Rectangle, ink: Ink, unit: number): SeenShape['kind'] | null => {
  const { width, height, contrast, isFramed } = rectangle;
  if (contrast < 6 && !isFramed) return null;
  const isFieldSized =
    height >= minFieldHeight * Math.min(1, unit) &&
    height <= maxFieldHeight * unit &&
    width >= minFieldWidth * Math.min(1, unit) &&
    width >= height * 2.2;
  const isButtonSized = width >= minButtonWidth * Math.min(1, unit) && width >= height * 1.2;
  if (isButtonSized && isCentred(rectangle, ink) && (isFramed || contrast > 18)) return 'button';
  if (!isFieldSized || !isNeutral(rectangle)) return null;
  // Grey bars are placeholders in a page that is still loading.
  if (!isFramed && (!rectangle.standsFree || height < minFilledHeight * unit)) return null;
  return isTypedInto(rectangle, ink) ? 'field' : null;
};

/** One centred line of words, with an icon at the left end allowed. */
const isCentred = ({ width, height }: Rectangle, { groups, rows }: Ink): boolean => {
  if (rows !== 1) return false;
  const words = groups.filter(({ from, to }) => to - from > height * 0.3);
  const middle = words.find(
    ({ from, to }) => Math.abs((from + to) / 2 - width / 2) < Math.max(4, width * 0.05),
  );
  if (!middle || middle.from < height * 0.2) return false;
  const others = groups.filter((group) => group !== middle);
  return others.every(({ from, to }) => to - from < height * 1.1 && (from < height || to > width - height));
};

/**
 * Empty, or words from the left side on that leave room to the right. A chat bubble also starts left, but it is as wide as
 * its words.
 */
const isTypedInto = ({ width, height }: Rectangle, { groups, rows, leftMargin }: Ink): boolean => {
  if (groups.length === 0) return true;
  if (rows > 2) return false;
  const last = groups.at(-1);
  const isSign = last && last.to - last.from < height * 1.1 && width - last.to < height * 1.2;
  const words = isSign ? groups.slice(0, -1) : groups;
  const end = words.at(-1);
  if (!end) return true;
  return leftMargin < Math.max(height * 1.3, 24) && width - end.to > Math.max(leftMargin * 1.8, width * 0.12);
};

/** Fields are white, grey or nearly black on any page: typed text has to be readable. */
const isNeutral = ({ area: { red, green, blue } }: Rectangle): boolean => {
  const most = Math.max(red, green, blue);
  return most - Math.min(red, green, blue) < (most < 110 ? 45 : 22);
};

const isSquare = ({ width, height, contrast, isFramed }: Rectangle): boolean =>
  width < height * 1.5 && height >= 24 && (isFramed || contrast >= 6);

/** Equal empty squares, evenly spaced in one row. */
const digitFields = (squares: Rectangle[]): SeenShape[] => {
  const rows = new Map<string, Rectangle[]>();
  for (const square of squares) {
    const key = `${square.area.top >> 2}:${square.width >> 2}:${square.height >> 2}`;
    rows.set(key, [...(rows.get(key) ?? []), square]);
  }
  return [...rows.values()]
    .filter((row) => row.length >= digitBoxes.least && row.length <= digitBoxes.most && isEven(row))
    .flat()
    .filter(isNeutral)
    .map((square) => ({ kind: 'field', box: boxOf(square) }));
};

/** One gap in the middle, or a dash, may be wider than the others. */
const isEven = (row: Rectangle[]): boolean => {
  const lefts = row.map(({ area }) => area.left).sort((a, b) => a - b);
  const steps = lefts.slice(1).map((left, n) => left - (lefts[n] ?? 0));
  const least = Math.min(...steps);
  const width = row[0]?.width ?? 0;
  return least < width * 2 && steps.filter((step) => step > least + 4).length <= 1;
};
