import { expect, it } from 'vitest';
import { splitLongLines } from './split-long-lines.ts';

/** Words of ninety pixels, ten apart. */
const grey = {
  width: 4000,
  height: 20,
  data: Uint8Array.from({ length: 80_000 }, (_, at) =>
    at % 100 < 90 && Math.floor(at / 4000) % 2 ? 0 : 255,
  ),
};
const place = (width: number, slope = 0) => ({ box: { left: 0, top: 2, width, height: 15 }, slope });

it('cuts a very long line between words, and nothing is lost', () => {
  const parts = splitLongLines([place(4000)], grey);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, { box }) => sum + box.width, 0)).toBe(4000);
  for (const { box } of parts.slice(1)) expect(box.left % 100).toBeGreaterThanOrEqual(90);
});

it('leaves ordinary lines as they are', () => {
  const lines = [place(900), place(1400, 0.1)];
  expect(splitLongLines(lines, grey)).toEqual(lines);
});
