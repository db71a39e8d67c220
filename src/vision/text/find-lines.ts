import type { LinePlace } from './cut-line.ts';
import { type Cells, cellsOf, edgesOf, jumpsOf } from './edges.ts';
import { findDrawnLines } from './find-drawn-lines.ts';
import { findPhotographedLines } from './find-photographed-lines.ts';
import type { Planes } from './grey.ts';

/** Where lines of writing could be. Screens are drawn on flat ground, which is far cheaper to search than a photograph. */
export const findLines = async (planes: Planes): Promise<LinePlace[]> => {
  const jumps = jumpsOf(planes);
  const cells = cellsOf(jumps);
  if (isGrainy(cells)) return findPhotographedLines(planes.luma);
  return findDrawnLines(edgesOf(jumps, cells));
};

/** Two steps of brightness are what rounding leaves of a plain colour, twenty what a camera makes of it. */
const flat = 2;
const grain = { from: 4, to: 20 };

/** Captures had at least 65 % of flat cells, photographs of screens at most 49 %, with a quarter of their cells in grain. */
const isGrainy = ({ strongest }: Cells) => {
  let flats = 0;
  let grains = 0;
  for (const jump of strongest) {
    if (jump <= flat) flats++;
    else if (jump > grain.from && jump <= grain.to) grains++;
  }
  return flats < 0.55 * strongest.length && grains > 0.2 * strongest.length;
};
