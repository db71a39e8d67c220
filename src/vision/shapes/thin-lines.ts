import type { Box, SeenShape } from '../../engine/index.ts';
import type { FlatArea, FlatAreas } from './flat-areas.ts';

/** Thicker than this is a bar. */
const maxThickness = 4;
const minLength = 60;
const maxStub = 28;
/** Lines of one length above each other: a recovery phrase has eight, a list has more. */
const maxAlike = 8;
/** Compression draws faint lines beside every strong edge. */
const minContrast = 24;
/** Lines looked at in one picture: a sheet of ruled paper has hundreds and no field. */
const maxLines = 300;

/** Fields that are not a closed area: a frame with its label in the upper side, or nothing but a line to write on. */
export const lineFields = (seen: FlatAreas, unit: number, found: readonly SeenShape[]): SeenShape[] => {
  const flat = seen.areas.filter((area) => isFlatLine(seen, area, unit)).slice(0, maxLines);
  const upright = seen.areas.filter((area) => isVerticalLine(area, unit)).slice(0, maxLines);
  const rings = seen.areas.filter((area) => isOpenRing(seen, area, unit)).map(boxOf);
  const notched = flat.flatMap((line) => frameOn(line, upright) ?? []);
  const buttons = found.filter(({ kind }) => kind === 'button').map(({ box }) => box);
  const underlined = flat.flatMap((line) => writingLine(seen, line, { unit, flat, buttons }) ?? []);
  return [...rings, ...notched, ...underlined].map((box) => ({ kind: 'field', box }));
};

const boxOf = ({ left, top, right, bottom }: FlatArea): Box => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

/** Straight, except that its ends may turn up a little, like the lower side of a frame with round corners. */
const isFlatLine = ({ labels, picture }: FlatAreas, area: FlatArea, unit: number): boolean => {
  const { left, right, top, bottom, pixels, label } = area;
  const width = right - left;
  if (width < minLength || bottom - top > maxThickness * unit + 8) return false;
  if (pixels < width * 0.85 || pixels > width * (maxThickness * unit + 1)) return false;
  if (bottom - top <= maxThickness) return true;
  let on = 0;
  for (let x = left; x < right; x += 1) if (labels[(bottom - 1) * picture.width + x] === label) on += 1;
  return on > width * 0.8;
};

/** Vertical, with a stub of the upper side up to where a label begins. */
const isVerticalLine = ({ left, top, right, bottom, pixels }: FlatArea, unit: number) => {
  const width = right - left;
  const height = bottom - top;
  const isThin = pixels >= height * 0.8 && pixels <= (width + height) * maxThickness;
  return isThin && width <= maxStub * unit && height >= 12 && height <= 76 * unit;
};

/** One thin line that runs around three sides and a part of the fourth, the upper one. */
const isOpenRing = ({ labels, picture }: FlatAreas, area: FlatArea, unit: number): boolean => {
  const { left, top, right, bottom, label, pixels } = area;
  const width = right - left;
  const height = bottom - top;
  if (height < 24 || height > 76 * unit || width < minLength || width < height * 2.2) return false;
  if (pixels > (width + height) * 2 * maxThickness || pixels < (width + height) * 1.3) return false;
  const share = (from: number, to: number, isOn: (at: number) => boolean) => {
    let on = 0;
    for (let at = from; at < to; at += 1) if (isOn(at)) on += 1;
    return on / Math.max(1, to - from);
  };
  const isIn = (x: number, y: number) => labels[y * picture.width + x] === label;
  const corner = Math.min(12, Math.floor(height / 3));
  return (
    share(left + corner, right - corner, (x) => isIn(x, bottom - 1)) > 0.95 &&
    share(top + corner, bottom - corner, (y) => isIn(left, y)) > 0.9 &&
    share(top + corner, bottom - corner, (y) => isIn(right - 1, y)) > 0.9 &&
    share(left + corner, right - corner, (x) => isIn(x, top) || isIn(x, top + 1)) < 0.98
  );
};

/** The frame in four pieces, as round corners leave it: this line below, two upright ones at its ends. */
const frameOn = (line: FlatArea, upright: readonly FlatArea[]): Box | null => {
  const isAt = (end: number, other: FlatArea) =>
    Math.min(Math.abs(other.left - end), Math.abs(other.right - end)) <= 10 &&
    other.bottom <= line.bottom + 1 &&
    line.bottom - other.bottom <= 12;
  const atLeft = upright.find((other) => isAt(line.left, other));
  const atRight = upright.find((other) => other !== atLeft && isAt(line.right, other));
  if (!atLeft || !atRight || Math.abs(atLeft.top - atRight.top) > 4) return null;
  const top = Math.max(0, atLeft.top - (line.bottom - atLeft.bottom));
  const height = line.bottom - top;
  const width = atRight.right - atLeft.left;
  if (height < 24 || width < height * 2.2) return null;
  return { left: atLeft.left, top, width, height };
};

/**
 * Lists and tables are full of lines with words above them. A line to write on has a button below that shares a side with
 * it, and there are few of them.
 */
const writingLine = (
  seen: FlatAreas,
  line: FlatArea,
  { unit, flat, buttons }: { unit: number; flat: readonly FlatArea[]; buttons: readonly Box[] },
): Box | null => {
  const height = Math.round(36 * unit);
  const { picture } = seen;
  if (line.top < height || line.left <= 1 || line.right >= picture.width - 1) return null;
  const alike = flat.filter(
    (other) => Math.abs(other.left - line.left) <= 2 && Math.abs(other.right - line.right) <= 2,
  );
  if (alike.length > maxAlike) return null;
  // Across a whole wide screen it separates the header from the rest.
  if (picture.width > picture.height && line.right - line.left > picture.width * 0.6) return null;
  const reach = (alike.length > 1 ? 420 : 170) * unit;
  const button = buttons.find((box) => {
    const down = box.top - line.bottom;
    const right = box.left + box.width;
    const sharesASide = Math.abs(box.left - line.left) <= 8 || Math.abs(right - line.right) <= 8;
    const isNarrower = box.width <= line.right - line.left + 16;
    const isAbove = line.left >= box.left - 8 && line.right <= right + 8;
    return down > 4 && down < reach && (isAbove || (sharesASide && isNarrower));
  });
  if (!button || !isOpenAbove(seen, line, height)) return null;
  return { left: line.left, top: line.bottom - height, width: line.right - line.left, height };
};

/** Above the line is the page itself, at the end without words, and the line is more than compression noise. */
const isOpenAbove = ({ labels, picture, areas }: FlatAreas, line: FlatArea, height: number): boolean => {
  const labelAt = (x: number, y: number) => labels[y * picture.width + x] ?? 0;
  const page = labelAt(line.left, Math.min(picture.height - 1, line.bottom + 3));
  const ground = areas[page - 1];
  if (!ground) return false;
  const contrast = Math.max(
    Math.abs(line.red - ground.red),
    Math.abs(line.green - ground.green),
    Math.abs(line.blue - ground.blue),
  );
  if (contrast < minContrast) return false;
  const ups = [4, Math.floor(height * 0.5), height - 3];
  return ups.every((up) => labelAt(line.right - 3, line.top - up) === page);
};
