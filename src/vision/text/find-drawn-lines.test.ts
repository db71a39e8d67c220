import { describe, expect, it } from 'vitest';
import { cellsOf, edgesOf, jumpsOf } from './edges.ts';
import { findDrawnLines } from './find-drawn-lines.ts';
import { planesOf } from './grey.ts';
import { drawnPicture, written } from './testing/drawn-picture.ts';

const linesIn = async (elements: string, drawing: Parameters<typeof drawnPicture>[1] = {}) => {
  const jumps = jumpsOf(planesOf(await drawnPicture(elements, drawing)));
  return findDrawnLines(edgesOf(jumps, cellsOf(jumps))).map(({ box }) => box);
};

describe('findDrawnLines', () => {
  it.each([
    ['black on white', '#000', '#fff'],
    ['faint grey on white', '#aaa', '#fff'],
    ['light on dark', '#ddd', '#1b1c1f'],
    ['red on a dark page of the same brightness', '#bd081c', '#242a3c'],
  ])('finds a line, %s, and its box touches the letters', async (_, ink, ground) => {
    const [box, ...others] = await linesIn(written('Sign in to your account', 40, 60, 16, ink), { ground });
    expect(others).toEqual([]);
    expect(Math.abs((box?.left ?? 0) - 41)).toBeLessThan(3);
    expect(box?.top).toBeGreaterThan(44);
    expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThan(67);
    expect(box?.width).toBeGreaterThan(130);
  });

  it.each([10, 12, 16, 24, 40, 60])(
    'finds letters of %i pixels, with their dots and commas',
    async (size) => {
      const boxes = await linesIn(written('i, jig. Hill', 20, 90, size), { width: 600, height: 130 });
      expect(boxes).toHaveLength(1);
    },
  );

  it('keeps lines apart that stand close to each other, also in a bad JPEG', async () => {
    const rows = [0, 1, 2, 3]
      .map((i) => written('gypsy jaguar apply (quickly) by', 20, 20 + i * 14, 12))
      .join('');
    expect(await linesIn(rows)).toHaveLength(4);
    expect(await linesIn(rows, { jpeg: 60 })).toHaveLength(4);
  });

  it('keeps columns apart and words together', async () => {
    const boxes = await linesIn(
      written('Coffee shop in town', 20, 40, 13) + written('12.50 CHF', 240, 40, 13),
    );
    expect(boxes).toHaveLength(2);
  });

  it('sees the writing in fields, buttons and links, not their frames and underlines', async () => {
    const boxes = await linesIn(
      `<rect x="20.5" y="10.5" width="300" height="34" rx="4" fill="none" stroke="#999"/>${written('Password', 32, 32, 14)}
       <rect x="20" y="60" width="140" height="36" rx="18" fill="#0067b8"/>${written('Next', 74, 83, 14, '#fff')}
       <text x="200" y="83" font-size="14" text-decoration="underline" fill="#1a73e8">Forgot your password</text>`,
    );
    const writing = boxes.filter(({ width, height }) => width > height && height > 7);
    expect(writing.map(({ left }) => Math.round(left / 10) * 10).sort((a, b) => a - b)).toEqual([
      30, 80, 200,
    ]);
  });

  it('keeps a degree within its line', async () => {
    expect(await linesIn(written('It is 21° here, lovely', 30, 60, 28))).toHaveLength(1);
  });

  it('keeps an icon away from the line beside it', async () => {
    const boxes = await linesIn(`<circle cx="40" cy="50" r="20" fill="#888"/>${written('Koen', 72, 46, 14)}`);
    expect(boxes.find(({ left }) => left > 68)).toMatchObject({ height: expect.closeTo(10, -1) });
  });

  it('finds nothing on plain ground', async () => {
    expect(await linesIn('')).toEqual([]);
  });
});
