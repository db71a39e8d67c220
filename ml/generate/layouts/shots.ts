import type { Drawing } from './drawings.ts';
import type { Shot } from './render.ts';

/** A page to be rendered: a drawing of the library, or a generic page. */
export type Wanted = { drawing: Drawing | null; shot: Shot };

/** What is left of usual screens and phones when the browser has taken its bars, and the screens themselves. */
const librarySizes = [
  [1280, 640],
  [1366, 768],
  [1536, 730],
  [1920, 950],
  [360, 640],
  [390, 760],
  [412, 915],
] as const;

/** None of them is a size of the library. */
const checkedSizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800, quality: 60 },
  { width: 1280, height: 720, quality: 60, hasBars: true },
  { width: 1600, height: 900, hasBars: true },
  { width: 375, height: 667 },
  { width: 430, height: 932, quality: 60 },
  { width: 393, height: 852, quality: 60, hasBars: true },
] as const;

/** Each drawing in each size and theme, always in the same letters. */
export const libraryShots = (drawings: readonly Drawing[]): Wanted[] =>
  librarySizes.flatMap(([width, height]) =>
    drawings.flatMap((drawing) =>
      (drawing.hasDark ? [false, true] : [false]).map((isDark) => ({
        drawing,
        shot: { width, height, isDark, font: 'Arimo', seed: `library ${drawing.brand} ${drawing.name}` },
      })),
    ),
  );

/** Each drawing again with other words, letters and sizes. */
export const checkedShots = (drawings: readonly Drawing[]): Wanted[] =>
  checkedSizes.flatMap((size, n) =>
    drawings.map((drawing) => ({
      drawing,
      shot: {
        ...size,
        isDark: drawing.hasDark && n % 2 === 1,
        seed: `checked ${n} ${drawing.brand} ${drawing.name}`,
      },
    })),
  );

/** Generic pages in all of these sizes. */
export const genericShots = (name: string, count: number): Wanted[] => {
  const sizes = [...librarySizes, ...checkedSizes.map(({ width, height }) => [width, height] as const)];
  const wanted = Array.from({ length: count }, (_, n): Wanted => {
    const [width, height] = sizes[n % sizes.length] ?? [1280, 800];
    const shot = { width, height, isDark: n % 5 === 4, seed: `${name} ${n}`, hasBars: n % 3 === 0 };
    return { drawing: null, shot: n % 2 === 1 ? { ...shot, quality: 60 } : shot };
  });
  // One size after the other: opening a page costs more than drawing on it.
  return wanted.sort((a, b) => a.shot.width - b.shot.width || a.shot.height - b.shot.height);
};
