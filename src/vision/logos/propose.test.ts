import { expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { overlap } from './boxes.ts';
import { proposePlaces } from './propose.ts';

type Paint = { left: number; top: number; width: number; height: number; grey: number };
const painted = (width: number, height: number, paints: readonly Paint[]): Picture => {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const { left, top, width: across, height: down, grey } of paints) {
    for (let y = top; y < top + down; y++)
      data.fill(grey, (y * width + left) * 3, (y * width + left + across) * 3);
  }
  return { width, height, data, scale: 1 };
};
const nearest = (places: ReturnType<typeof proposePlaces>, box: Omit<Paint, 'grey'>) =>
  Math.max(0, ...places.map((place) => overlap(place, box)));

it('proposes what stands alone, the tile and what is on it', () => {
  const tile = { left: 40, top: 30, width: 60, height: 60, grey: 40 };
  const glyph = { left: 55, top: 45, width: 30, height: 30, grey: 250 };
  const places = proposePlaces(painted(200, 150, [tile, glyph]), []);
  expect(nearest(places, tile)).toBeGreaterThan(0.85);
  expect(nearest(places, glyph)).toBeGreaterThan(0.85);
});

it('takes parts that stand close together for one, at any size', () => {
  for (const side of [8, 40, 120]) {
    const gap = Math.round(side * 0.1);
    const parts = [0, side + gap].flatMap((x) =>
      [0, side + gap].map((y) => ({ left: 20 + x, top: 20 + y, width: side, height: side, grey: 60 })),
    );
    const whole = { left: 20, top: 20, width: 2 * side + gap, height: 2 * side + gap };
    expect(nearest(proposePlaces(painted(320, 320, parts), []), whole)).toBeGreaterThan(0.8);
  }
});

it('leaves out rules, specks and words that were read', () => {
  const rule = { left: 10, top: 10, width: 180, height: 2, grey: 0 };
  const speck = { left: 150, top: 60, width: 4, height: 4, grey: 0 };
  const letters = [0, 1, 2, 3].map((at) => ({
    left: 20 + at * 14,
    top: 100,
    width: 11,
    height: 14,
    grey: 0,
  }));
  const line = { text: 'words', box: { left: 18, top: 97, width: 60, height: 20 }, confidence: 0.9 };
  expect(proposePlaces(painted(800, 600, [rule, speck, ...letters]), [line])).toEqual([]);
});

it('proposes a mark of several parts that was read as the first letter of a line', () => {
  const mark = [0, 17].map((x) => ({ left: 20 + x, top: 100, width: 11, height: 28, grey: 60 }));
  const letters = [0, 1, 2, 3, 4, 5].map((at) => ({
    left: 62 + at * 14,
    top: 106,
    width: 11,
    height: 20,
    grey: 0,
  }));
  const line = { text: 'H words', box: { left: 18, top: 97, width: 130, height: 34 }, confidence: 0.9 };
  const places = proposePlaces(painted(800, 600, [...mark, ...letters]), [line]);
  expect(nearest(places, { left: 20, top: 100, width: 28, height: 28 })).toBeGreaterThan(0.8);
  expect(places.every(({ left }) => left < 55)).toBe(true);
});

it('proposes a bounded number of places, however many there are', () => {
  const crowd = Array.from({ length: 2500 }, (_, at) => ({
    left: 10 + (at % 50) * 22,
    top: 10 + Math.floor(at / 50) * 22,
    width: 14,
    height: 14,
    grey: (at * 37) % 200,
  }));
  expect(proposePlaces(painted(1120, 1120, crowd), []).length).toBeLessThanOrEqual(160);
});
