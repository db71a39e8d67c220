import { describe, expect, it } from 'vitest';
import { joinRows } from './join-rows.ts';

/** A row of `parts` blobs. */
const row = (left: number, top: number, width: number, height: number, parts = 4) => {
  const place = { left, top, right: left + width, bottom: top + height };
  return { ...place, blobs: Array.from({ length: parts }, () => ({ ...place, marks: 9 })) };
};

const boxes = (...rows: ReturnType<typeof row>[]) =>
  joinRows(rows).map(({ left, top, right, bottom }) => [left, top, right - left, bottom - top]);

describe('joinRows', () => {
  it('joins words a space apart, and what lies between them', () => {
    expect(boxes(row(46, 287, 66, 23), row(117, 288, 9, 10, 1), row(136, 287, 141, 28))).toEqual([
      [46, 287, 231, 28],
    ]);
  });

  it('joins the inside of a letter, a full stop and three dots', () => {
    expect(boxes(row(10, 10, 100, 40), row(40, 20, 12, 10, 1))).toHaveLength(1);
    expect(boxes(row(10, 10, 100, 40), row(116, 43, 6, 6, 1))).toHaveLength(1);
    expect(boxes(row(10, 10, 100, 40), row(116, 43, 30, 6, 3))).toHaveLength(1);
  });

  it.each([
    ['columns', row(10, 10, 100, 12), row(140, 10, 60, 12)],
    ['lines one above the other', row(10, 10, 100, 12), row(10, 21, 100, 12)],
    ['a line and the frame of its button', row(26, 493, 105, 36, 2), row(47, 503, 63, 13)],
    ['a line and the picture beside it', row(92, 34, 72, 72, 3), row(188, 80, 66, 20)],
    ['an icon and a lower line', row(10, 10, 26, 26, 2), row(48, 14, 200, 17)],
  ])('keeps %s apart', (_, one, other) => {
    expect(boxes(one, other)).toHaveLength(2);
  });
});
