import type { Box, ReadLine, SeenShape } from '../../engine/index.ts';
import { isAddressLike } from './address-like.ts';
import type { FlatArea, FlatAreas } from './flat-areas.ts';
import { largestChange } from './rectangle.ts';
import { titleBarTop } from './window-buttons.ts';

/** A window drawn into a page has to show an address and a form, so it is not small. */
const minWidthShare = 0.16;
const minWidth = 180;
/** Title bar, tabs and address bar together, in pixels of an ordinary screen. */
const headHeight = 140;
/** Candidates looked at in one picture. */
const maxCandidates = 60;

/**
 * Browser windows inside the picture: a title bar with window buttons, an address line of their own below or beside them,
 * and sides that continue downwards. Part of a page has to surround it, because a screenshot of a whole desktop shows
 * genuine windows too.
 */
export const findWindows = (seen: FlatAreas, lines: readonly ReadLine[], unit: number): SeenShape[] => {
  const addresses = lines.filter(({ text }) => isAddressLike(text));
  if (addresses.length === 0) return [];
  const found: Box[] = [];
  const candidates = seen.areas.filter((area) => couldBeAHead(seen, area, addresses, unit));
  for (const head of candidates.slice(0, maxCandidates)) {
    if (found.some((box) => contains(box, head))) continue;
    const top = titleBarTop(seen, head, unit);
    const box = top === null ? null : windowUnder(seen, { ...head, top }, unit);
    if (box && isInsideAPage(seen, box, lines)) found.push(box);
  }
  return found.map((box) => ({ kind: 'window', box }));
};

const couldBeAHead = (
  { picture }: FlatAreas,
  area: FlatArea,
  addresses: readonly ReadLine[],
  unit: number,
): boolean => {
  const width = area.right - area.left;
  const isWide = width >= Math.max(minWidth, picture.width * minWidthShare) && width <= picture.width * 0.94;
  const standsOff = area.left >= 4 && area.right <= picture.width - 4 && area.top >= 8;
  if (!isWide || !standsOff || area.bottom - area.top < 16) return false;
  return addresses.some(
    ({ box }) =>
      box.left >= area.left - 2 &&
      box.left + box.width <= area.right + 2 &&
      box.top >= area.top - 2 &&
      box.top + box.height <= area.top + headHeight * unit,
  );
};

const contains = (box: Box, area: FlatArea) =>
  area.left >= box.left - 6 &&
  area.right <= box.left + box.width + 6 &&
  area.top >= box.top - 6 &&
  area.bottom <= box.top + box.height + 6;

/** From the title bar down as far as both sides go, or null if there is no body below it. */
const windowUnder = (seen: FlatAreas, head: FlatArea, unit: number): Box | null => {
  const from = Math.min(head.bottom, head.top + Math.round(24 * unit));
  const end = Math.min(sideEnd(seen, head.left, from), sideEnd(seen, head.right - 1, from));
  const width = head.right - head.left;
  const height = end - head.top;
  if (height < Math.max(110 * unit, width * 0.3)) return null;
  return { left: head.left, top: head.top, width, height };
};

/** The row where the vertical edge near this column ends. Words on both sides and soft corners interrupt it briefly. */
const sideEnd = ({ picture }: FlatAreas, x: number, from: number): number => {
  const { data, width, height } = picture;
  const isEdge = (y: number) => {
    for (let dx = -4; dx < 4; dx += 1) {
      const left = x + dx;
      if (left < 0 || left + 1 >= width) continue;
      if (largestChange(data, (y * width + left) * 3, (y * width + left + 1) * 3) > 5) return true;
    }
    return false;
  };
  let last = from;
  for (let y = from; y < height && y - last < 10; y += 1) if (isEdge(y)) last = y;
  return last;
};

/**
 * With an address bar above it the window is inside a page for certain. Without one there has to be text directly above or
 * below it that is not a desktop's bar.
 */
const isInsideAPage = ({ picture }: FlatAreas, box: Box, lines: readonly ReadLine[]): boolean => {
  if (box.width * box.height > picture.width * picture.height * 0.86) return false;
  const outside = lines.filter(
    (line) =>
      line.box.top + line.box.height <= box.top ||
      line.box.top >= box.top + box.height ||
      line.box.left + line.box.width <= box.left ||
      line.box.left >= box.left + box.width,
  );
  const isAbove = (line: ReadLine) => line.box.top + line.box.height <= box.top;
  if (outside.some((line) => isAbove(line) && isAddressLike(line.text))) return true;
  const margin = picture.height * 0.06;
  const inLine = outside.filter(
    (line) =>
      line.box.left < box.left + box.width &&
      line.box.left + line.box.width > box.left &&
      line.box.top > margin &&
      line.box.top + line.box.height < picture.height - margin,
  );
  return inLine.length >= 2;
};
