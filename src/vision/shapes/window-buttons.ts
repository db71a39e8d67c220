import type { FlatArea, FlatAreas } from './flat-areas.ts';
import { largestChange } from './rectangle.ts';

/** How much of a title bar the buttons may stand in, in pixels of an ordinary screen. */
const bandHeight = 38;
/** Taller than this, the area is not a bar but a card, and cards have a cross in their corner. */
const maxBarHeight = 60;

/** Rows and columns of a title bar. */
type Band = { left: number; right: number; top: number; bottom: number };
type Group = { from: number; to: number; top: number; bottom: number };

/**
 * The top of the title bar that belongs to this area, or null if it has none: three round lights in a row, the icons for
 * minimise, maximise and close at the right end, or close alone on a bar of its own. A white title bar on a white page is
 * not an area of its own, so the rows right above are searched too.
 */
export const titleBarTop = (seen: FlatAreas, head: FlatArea, unit: number): number | null => {
  const height = Math.round(bandHeight * unit);
  const { left, right, top } = head;
  const own = { left, right, top, bottom: Math.min(head.bottom, top + height) };
  if (hasButtons(seen, own, { unit, isBar: head.bottom - top <= maxBarHeight * unit })) return top;
  const above = { left, right, top: Math.max(0, top - height), bottom: top };
  return above.top > 4 && hasButtons(seen, above, { unit, isBar: false }) ? above.top : null;
};

const hasButtons = (
  seen: FlatAreas,
  band: Band,
  { unit, isBar }: { unit: number; isBar: boolean },
): boolean => {
  const atLeft = inkGroups(seen, band, band.left + 4, Math.round(band.left + 100 * unit));
  const atRight = inkGroups(seen, band, Math.round(band.right - 190 * unit), band.right - 4);
  return (
    isRow(atLeft.slice(0, 3), unit) ||
    isRow(atRight.slice(-3), unit) ||
    (isBar && isCross(atRight, band, unit))
  );
};

/** An icon differs from its bar by at least this much; compression noise does not. */
const minContrast = 36;

/** Columns with ink, joined where they lie close together. */
const inkGroups = ({ picture }: FlatAreas, band: Band, from: number, to: number): Group[] => {
  const ground = ((band.top + 4) * picture.width + Math.round(band.left * 0.7 + band.right * 0.3)) * 3;
  const groups: Group[] = [];
  for (let x = Math.max(band.left + 4, from); x < Math.min(band.right - 4, to); x += 1) {
    let top = -1;
    let bottom = -1;
    for (let y = band.top + 3; y < band.bottom - 2; y += 1) {
      if (largestChange(picture.data, (y * picture.width + x) * 3, ground) < minContrast) continue;
      if (top < 0) top = y;
      bottom = y;
    }
    if (top < 0) continue;
    const last = groups.at(-1);
    if (last && x - last.to <= 3) {
      last.to = x;
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    } else groups.push({ from: x, to: x, top, bottom });
  }
  return groups;
};

const isSmall = ({ from, to, top, bottom }: Group, unit: number): boolean =>
  to - from >= 5 && to - from <= 22 * unit && bottom - top <= 22 * unit;

/** Three of about one width, evenly spaced, at one height. */
const isRow = (groups: Group[], unit: number): boolean => {
  const [first, second, third] = groups;
  if (!first || !second || !third || !groups.every((group) => isSmall(group, unit))) return false;
  const middle = ({ from, to }: Group) => (from + to) / 2;
  const height = ({ top, bottom }: Group) => (top + bottom) / 2;
  const step = middle(second) - middle(first);
  const widths = groups.map(({ from, to }) => to - from);
  return (
    Math.abs(middle(third) - middle(second) - step) <= 4 &&
    step >= 14 * unit &&
    step <= 60 * unit &&
    Math.max(...widths) - Math.min(...widths) <= 5 * unit &&
    Math.abs(height(third) - height(second)) <= 4
  );
};

/** One square icon at the right end with nothing near it. */
const isCross = (groups: Group[], band: Band, unit: number): boolean => {
  const close = groups.at(-1);
  if (!close || band.right - close.to > 30 * unit || !isSmall(close, unit)) return false;
  if (Math.abs(close.to - close.from - (close.bottom - close.top)) > 5) return false;
  const before = groups.at(-2);
  return !before || close.from - before.to > 60 * unit;
};
