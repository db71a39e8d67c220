import { gridCells, gridSide, type LayoutGrid } from './layout-grid.ts';

/** How much each plane counts. Edges count most: words do not move them. */
const weights = { edges: 0.5, filled: 0.25, ink: 0.25 };

/** A grid whose cells spread into their neighbours, since a line near the border of a cell may fall on either side. */
export type SoftLayout = {
  edges: Float32Array;
  filled: Float32Array;
  unfilled: Float32Array;
  ink: Float32Array;
  shape: number;
};

export const softenLayout = ({ edges, filled, ink, shape }: LayoutGrid): SoftLayout => ({
  edges: spread(edges),
  filled: spread(filled),
  unfilled: spread(filled.map((cell) => 1 - cell)),
  ink: spread(ink),
  shape,
});

/** 0 to 1, 1 for the same arrangement. Pages of different shapes are not alike: a phone is not a desktop. */
export const layoutLikeness = (a: SoftLayout, b: SoftLayout): number => {
  if (Math.abs(a.shape - b.shape) > 2) return 0;
  // If two colours share a page, either may be the larger and thus the background.
  const filled = Math.max(overlap(a.filled, b.filled), overlap(a.unfilled, b.filled));
  return (
    weights.edges * overlap(a.edges, b.edges) + weights.filled * filled + weights.ink * overlap(a.ink, b.ink)
  );
};

const spread = (cells: Uint8Array): Float32Array => {
  const soft = new Float32Array(gridCells);
  for (let y = 0; y < gridSide; y += 1) {
    for (let x = 0; x < gridSide; x += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const [row, column] = [y + dy, x + dx];
          if (row < 0 || column < 0 || row >= gridSide || column >= gridSide) continue;
          sum += (cells[row * gridSide + column] ?? 0) * (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
        }
      }
      soft[y * gridSide + x] = sum / 16;
    }
  }
  return soft;
};

/** What both have, as a share of what either has. Two empty planes are alike. */
const overlap = (a: Float32Array, b: Float32Array): number => {
  let both = 0;
  let either = 0;
  for (let cell = 0; cell < gridCells; cell += 1) {
    const one = a[cell] as number;
    const other = b[cell] as number;
    both += Math.min(one, other);
    either += Math.max(one, other);
  }
  return either < 1 ? 1 : both / either;
};
