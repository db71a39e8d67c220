import type { FlatAreas } from './flat-areas.ts';
import type { Rectangle } from './rectangle.ts';

/** What is written or drawn on a rectangle, by where it stands from left to right. */
export type Ink = {
  /** From the left side of the rectangle, in pixels: words and signs that stand close together are one group. */
  groups: { from: number; to: number }[];
  /** Lines of writing above each other. */
  rows: number;
  /** Free pixels between the side and the first and last group. */
  leftMargin: number;
  rightMargin: number;
};

/** Ink further apart than this share of the height is not one line of words. */
const groupGap = 0.75;

/** Whatever is not in the rectangle's colour, except at the rim, where frames and soft corners are. */
export const inkOf = ({ labels, picture }: FlatAreas, { area, width, height }: Rectangle): Ink => {
  const rim = Math.max(2, Math.round(height * 0.14));
  const side = Math.max(2, Math.round(Math.min(height * 0.14, width * 0.03)));
  const columns = new Uint8Array(width);
  const rows = new Uint16Array(height);
  for (let y = rim; y < height - rim; y += 1) {
    const row = (area.top + y) * picture.width + area.left;
    const corner = cornerAt(y, height);
    for (let x = Math.max(side, corner); x < width - Math.max(side, corner); x += 1) {
      if (labels[row + x] === area.label) continue;
      columns[x] = Math.min(255, (columns[x] ?? 0) + 1);
      rows[y] = (rows[y] ?? 0) + 1;
    }
  }
  const groups = groupColumns(columns, Math.max(6, height * groupGap));
  const first = groups[0];
  const last = groups.at(-1);
  return {
    groups,
    rows: first && last ? bandsOf(rows) : 0,
    leftMargin: first ? first.from : width,
    rightMargin: last ? width - last.to : width,
  };
};

/** How far a pill's round end reaches in at this row; squares lose nothing by it, since words are never there. */
const cornerAt = (y: number, height: number): number => {
  const radius = height / 2;
  const off = Math.abs(y + 0.5 - radius);
  return Math.ceil(radius - Math.sqrt(Math.max(0, radius * radius - off * off))) + 1;
};

const groupColumns = (columns: Uint8Array, gap: number) => {
  const groups: { from: number; to: number }[] = [];
  columns.forEach((ink, x) => {
    // One pixel in a column is compression noise, not a letter.
    if (ink < 2) return;
    const last = groups.at(-1);
    if (last && x - last.to < gap) last.to = x + 1;
    else groups.push({ from: x, to: x + 1 });
  });
  return groups;
};

/** Bands of rows with ink, not counting dots on letters and other bands of a row or two. */
const bandsOf = (rows: Uint16Array): number => {
  let bands = 0;
  let length = 0;
  let free = 0;
  for (const ink of rows) {
    if (ink > 0) {
      length += 1;
      if (length === 4) bands += 1;
      free = 0;
    } else {
      free += 1;
      if (free >= 3) length = 0;
    }
  }
  return bands;
};
