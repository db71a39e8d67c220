import type { Planes } from './grey.ts';

/** 1 where brightness or colour jumps to the pixel on the left or above, else 0. */
export type Edges = { width: number; height: number; marks: Uint8Array };

/** Steps of brightness between neighbouring pixels that make an edge: faint grey letters of 10 pixels have about 25. */
const leastJump = 20;
/** Around strong letters JPEG leaves ripples of up to a seventh of their contrast. */
const shareOfStrongest = 0.16;
/** Longer straight edges are frames, rules and underlines; letters of 80 pixels and less have none. */
const longestStroke = 64;

/** How strongly each pixel differs from the one on its left and from the one above, in both planes. */
export type Jumps = { width: number; height: number; across: Uint8Array; down: Uint8Array };

export const jumpsOf = ({ luma: { width, height, data }, peak: { data: peaks } }: Planes): Jumps => {
  const across = new Uint8Array(width * height);
  const down = new Uint8Array(width * height);
  for (let at = 0; at < across.length; at++) {
    const here = data[at] ?? 0;
    const peak = peaks[at] ?? 0;
    if (at % width > 0)
      across[at] = Math.max(Math.abs(here - (data[at - 1] ?? 0)), Math.abs(peak - (peaks[at - 1] ?? 0)));
    if (at >= width)
      down[at] = Math.max(
        Math.abs(here - (data[at - width] ?? 0)),
        Math.abs(peak - (peaks[at - width] ?? 0)),
      );
  }
  return { width, height, across, down };
};

/** The strongest jump in each cell of 8 by 8 pixels. */
export type Cells = { across: number; down: number; strongest: Uint8Array };

const cellBits = 3;
const cell = 1 << cellBits;

export const cellsOf = ({ width, height, across, down }: Jumps): Cells => {
  const cells = { across: Math.ceil(width / cell), down: Math.ceil(height / cell) };
  const strongest = new Uint8Array(cells.across * cells.down);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> cellBits) * cells.across;
    for (let x = 0; x < width; x++, at++) {
      const jump = Math.max(across[at] ?? 0, down[at] ?? 0);
      const place = row + (x >> cellBits);
      if (jump > (strongest[place] ?? 0)) strongest[place] = jump;
    }
  }
  return { ...cells, strongest };
};

/** Marks the outlines of everything drawn, without frames, rules and underlines. */
export const edgesOf = ({ width, height, across, down }: Jumps, cells: Cells): Edges => {
  const marks = new Uint8Array(width * height);
  const needed = neededJumps(cells);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> cellBits) * cells.across;
    for (let x = 0; x < width; x++, at++) {
      const jump = needed[row + (x >> cellBits)] ?? 0;
      marks[at] = ((across[at] ?? 0) > jump ? 1 : 0) | ((down[at] ?? 0) > jump ? 2 : 0);
    }
  }
  clearLongRuns(marks, { lines: height, length: width, stride: width, step: 1, bit: 2 });
  clearLongRuns(marks, { lines: width, length: height, stride: 1, step: width, bit: 1 });
  for (let at = 0; at < marks.length; at++) if (marks[at]) marks[at] = 1;
  return { width, height, marks };
};

/** What counts as an edge in each cell, by the strongest one in it and in the cells around it. */
const neededJumps = ({ across, down, strongest }: Cells): Uint8Array => {
  const needed = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let most = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column++)
          most = Math.max(most, strongest[row * across + column] ?? 0);
      needed[y * across + x] = Math.max(leastJump, shareOfStrongest * most);
    }
  }
  return needed;
};

type Runs = { lines: number; length: number; stride: number; step: number; bit: number };

const clearLongRuns = (marks: Uint8Array, { lines, length, stride, step, bit }: Runs) => {
  for (let line = 0; line < lines; line++) {
    let run = 0;
    for (let i = 0; i <= length; i++) {
      const at = line * stride + i * step;
      if (i < length && (marks[at] ?? 0) & bit) {
        run++;
        continue;
      }
      if (run >= longestStroke) for (let back = 1; back <= run; back++) marks[at - back * step] = 0;
      run = 0;
    }
  }
};
