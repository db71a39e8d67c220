import type { PictureMark, ShownPicture } from '../../../contract/explanation.ts';
import type { Severity } from '../../../contract/risk.ts';

type Area = { left: number; top: number; width: number; height: number };

export type BoxFinding = { number: number; title: string; severity: Severity };

/** A place in the picture, in hundredths of it, so that it stays in place at every size. */
export type PictureBox = Area & {
  id: number;
  /** What was recognised there. */
  label: string;
  /** As numbered in the list of threats, the heaviest first; none where something was merely recognised. */
  findings: BoxFinding[];
};

/** Marks that cover each other by this much mean the same thing, and two frames around it would only be read as one. */
const samePlaceOverlap = 0.7;

/**
 * The marks of a picture as boxes to draw over it. Large ones come first, so that a small one inside them lies on top
 * and can be pointed at.
 */
export const pictureBoxes = (
  picture: ShownPicture,
  threats: readonly { type: string; title: string; severity: Severity }[],
): PictureBox[] => {
  const places: { area: Area; marks: PictureMark[] }[] = [];
  for (const mark of picture.marks.flatMap((one) => partWithin(one, picture))) {
    const place = places.find(({ area }) => overlapOf(area, mark) >= samePlaceOverlap);
    if (place) place.marks.push(mark);
    else places.push({ area: mark, marks: [mark] });
  }
  const findingsOf = (marks: readonly PictureMark[]) =>
    threats
      .map(({ type, title, severity }, index) => ({ type, number: index + 1, title, severity }))
      .filter(({ type }) => marks.some(({ threat }) => threat === type))
      .map(({ type: _type, ...finding }) => finding);
  return places
    .map(({ area, marks }, id) => ({
      id,
      left: (area.left / picture.width) * 100,
      top: (area.top / picture.height) * 100,
      width: (area.width / picture.width) * 100,
      height: (area.height / picture.height) * 100,
      label: [...new Set(marks.map(({ label }) => label))].join(', '),
      findings: findingsOf(marks),
    }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
};

/** The part of a mark that lies in the picture; nothing where there is none. */
const partWithin = (mark: PictureMark, picture: ShownPicture): PictureMark[] => {
  const width = Math.min(mark.left + mark.width, picture.width) - mark.left;
  const height = Math.min(mark.top + mark.height, picture.height) - mark.top;
  return width > 0 && height > 0 ? [{ ...mark, width, height }] : [];
};

/** What two areas share, as a part of what they cover together. */
const overlapOf = (a: Area, b: Area): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a.width * a.height + b.width * b.height - shared);
};
