import type { FlatArea, FlatAreas } from '../shapes/flat-areas.ts';

/** Cells across and down, whatever the size of the page. */
export const gridSide = 32;
export const gridCells = gridSide * gridSide;

/** Where things stand on a page, one byte a cell, 0 or 1. None of the three knows a colour or a word. */
export type LayoutGrid = {
  /** Long straight edges: the sides of cards, fields, buttons and bars. */
  edges: Uint8Array;
  /** Something other than the page's own ground. */
  filled: Uint8Array;
  /** Letters and small signs. */
  ink: Uint8Array;
  /** How much wider than high the page is, in steps: 8 for a square, 1 more for each quarter of a doubling. */
  shape: number;
};

export type PageRows = { top: number; bottom: number };

/** Shorter edges belong to letters and signs. */
const minEdge = 20;
/** Shares of a cell from which it counts as filled and as written on. */
const filledShare = 0.5;
const inkShare = 0.06;
/** How far a colour must lie from the page's ground to be something else. Pale cards on white differ by 8. */
const groundTolerance = 7;

export const layoutGrid = (seen: FlatAreas, rows: PageRows): LayoutGrid => {
  const height = Math.max(1, rows.bottom - rows.top);
  const counts = { filled: new Int32Array(gridCells), ink: new Int32Array(gridCells) };
  const edges = new Uint8Array(gridCells);
  const cellOfColumn = Int32Array.from({ length: seen.picture.width }, (_, x) =>
    Math.floor((x * gridSide) / seen.picture.width),
  );
  const isFilled = filledLabels(seen);
  for (let y = rows.top; y < rows.bottom; y += 1) {
    const row = Math.floor(((y - rows.top) * gridSide) / height) * gridSide;
    countRow(seen, { y, row, cellOfColumn, isFilled, counts });
    if (y > rows.top) markFlatEdges(seen, { y, row, cellOfColumn, edges });
  }
  markUprightEdges(seen, { rows, cellOfColumn, edges });
  const pixelsPerCell = (seen.picture.width * height) / gridCells;
  const above = (share: number) => (count: number) => (count > pixelsPerCell * share ? 1 : 0);
  return {
    edges,
    filled: Uint8Array.from(counts.filled, above(filledShare)),
    ink: Uint8Array.from(counts.ink, above(inkShare)),
    shape: Math.min(15, Math.max(0, 8 + Math.round(Math.log2(seen.picture.width / height) * 4))),
  };
};

/** For every label, 1 unless the area has the colour of the largest one, which is the page's ground. */
const filledLabels = ({ areas }: FlatAreas): Uint8Array => {
  const ground = areas.reduce<FlatArea | undefined>(
    (most, area) => (most && most.pixels >= area.pixels ? most : area),
    undefined,
  );
  const isFilled = new Uint8Array(areas.length + 1);
  if (!ground) return isFilled;
  for (const area of areas) {
    const off = Math.max(
      Math.abs(area.red - ground.red),
      Math.abs(area.green - ground.green),
      Math.abs(area.blue - ground.blue),
    );
    isFilled[area.label] = off > groundTolerance ? 1 : 0;
  }
  return isFilled;
};

type Row = { y: number; row: number; cellOfColumn: Int32Array };

const countRow = (
  { labels, picture }: FlatAreas,
  {
    y,
    row,
    cellOfColumn,
    isFilled,
    counts,
  }: Row & { isFilled: Uint8Array; counts: { filled: Int32Array; ink: Int32Array } },
) => {
  const start = y * picture.width;
  for (let x = 0; x < picture.width; x += 1) {
    const label = labels[start + x] as number;
    const cell = row + (cellOfColumn[x] as number);
    if (label === 0) counts.ink[cell] = (counts.ink[cell] as number) + 1;
    else if (isFilled[label] === 1) counts.filled[cell] = (counts.filled[cell] as number) + 1;
  }
};

/** Runs of columns in which the area changes from one row to the next. */
const markFlatEdges = (
  { labels, picture }: FlatAreas,
  { y, row, cellOfColumn, edges }: Row & { edges: Uint8Array },
) => {
  const here = y * picture.width;
  const above = here - picture.width;
  let from = -1;
  for (let x = 0; x <= picture.width; x += 1) {
    const isEdge = x < picture.width && labels[here + x] !== labels[above + x];
    if (isEdge && from < 0) from = x;
    if (isEdge || from < 0) continue;
    if (x - from >= minEdge) {
      for (let cell = cellOfColumn[from] as number; cell <= (cellOfColumn[x - 1] as number); cell += 1) {
        edges[row + cell] = 1;
      }
    }
    from = -1;
  }
};

const markUprightEdges = (
  { labels, picture }: FlatAreas,
  { rows, cellOfColumn, edges }: { rows: PageRows; cellOfColumn: Int32Array; edges: Uint8Array },
) => {
  const height = Math.max(1, rows.bottom - rows.top);
  const rowOf = (y: number) => Math.floor(((y - rows.top) * gridSide) / height) * gridSide;
  // One walk over the rows with a start for each column: columns one by one would jump through memory.
  const starts = new Int32Array(picture.width).fill(-1);
  for (let y = rows.top; y <= rows.bottom; y += 1) {
    const start = y * picture.width;
    for (let x = 1; x < picture.width; x += 1) {
      const isEdge = y < rows.bottom && labels[start + x] !== labels[start + x - 1];
      const from = starts[x] as number;
      if (isEdge) {
        if (from < 0) starts[x] = y;
        continue;
      }
      if (from < 0) continue;
      starts[x] = -1;
      if (y - from < minEdge) continue;
      for (let row = rowOf(from); row <= rowOf(y - 1); row += gridSide)
        edges[row + (cellOfColumn[x] as number)] = 1;
    }
  }
};
