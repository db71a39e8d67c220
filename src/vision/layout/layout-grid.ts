import type { FlatArea, FlatAreas } from '../shapes/flat-areas.ts';

/** Cells across and down, whatever the size of the page. */
export const gridSide = 32;
export const gridCells = gridSide * gridSide;

/** Where things are on a page, one byte per cell, 0 or 1. None of the three depends on colours or words. */
export type LayoutGrid = {
  /** Long straight edges: the sides of cards, fields, buttons and bars. */
  edges: Uint8Array;
  /** Something other than the page's background. */
  filled: Uint8Array;
  /** Letters and small icons. */
  ink: Uint8Array;
  /** How much wider than high the page is, in steps: 8 for a square, 1 more for each quarter of a doubling. */
  shape: number;
};

export type PageRows = { top: number; bottom: number };

/** Shorter edges belong to letters and icons. */
const minEdge = 20;
/** Shares of a cell from which it counts as filled and as written on. */
const filledShare = 0.5;
const inkShare = 0.06;
/** How far a colour must be from the page's background to count as something else. Pale cards on white differ by 8. */
const groundTolerance = 7;

export const layoutGrid = (seen: FlatAreas, rows: PageRows): LayoutGrid => {
  const { width } = seen.picture;
  const height = Math.max(1, rows.bottom - rows.top);
  const walk: Walk = {
    seen,
    rowOf: (y) => Math.floor(((y - rows.top) * gridSide) / height) * gridSide,
    cellOfColumn: Int32Array.from({ length: width }, (_, x) => Math.floor((x * gridSide) / width)),
    isFilled: filledLabels(seen),
    filled: new Int32Array(gridCells),
    ink: new Int32Array(gridCells),
    edges: new Uint8Array(gridCells),
    from: new Int32Array(width).fill(-1),
    last: new Int32Array(width).fill(-2),
  };
  for (let y = rows.top; y < rows.bottom; y += 1) {
    walkRow(walk, y);
    if (y > rows.top) markHorizontalEdges(walk, y);
  }
  for (let x = 1; x < width; x += 1) markVerticalEdge(walk, x);
  const pixelsPerCell = (width * height) / gridCells;
  const above = (share: number) => (count: number) => (count > pixelsPerCell * share ? 1 : 0);
  return {
    edges: walk.edges,
    filled: Uint8Array.from(walk.filled, above(filledShare)),
    ink: Uint8Array.from(walk.ink, above(inkShare)),
    shape: Math.min(15, Math.max(0, 8 + Math.round(Math.log2(width / height) * 4))),
  };
};

type Walk = {
  seen: FlatAreas;
  /** Where the cells of a pixel row begin. */
  rowOf: (y: number) => number;
  cellOfColumn: Int32Array;
  isFilled: Uint8Array;
  /** Pixels in each cell. */
  filled: Int32Array;
  ink: Int32Array;
  edges: Uint8Array;
  /** The last vertical edge at each column: its first row and its last. */
  from: Int32Array;
  last: Int32Array;
};

/** For every label, 1 unless the area has the colour of the largest one, which is the page's background. */
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

/** Run by run of one area: the pixels between two changes are counted, the changes themselves are vertical edges. */
const walkRow = (walk: Walk, y: number) => {
  const { labels, picture } = walk.seen;
  const start = y * picture.width;
  const row = walk.rowOf(y);
  for (let x = 0; x < picture.width; ) {
    const label = labels[start + x] as number;
    let end = x + 1;
    while (end < picture.width && labels[start + end] === label) end += 1;
    if (label === 0) countRun(walk, walk.ink, { row, from: x, to: end });
    else if (walk.isFilled[label] === 1) countRun(walk, walk.filled, { row, from: x, to: end });
    if (x > 0) {
      if (walk.last[x] !== y - 1) {
        markVerticalEdge(walk, x);
        walk.from[x] = y;
      }
      walk.last[x] = y;
    }
    x = end;
  }
};

const countRun = (
  { cellOfColumn }: Walk,
  counts: Int32Array,
  run: { row: number; from: number; to: number },
) => {
  for (let x = run.from; x < run.to; x += 1) {
    const cell = run.row + (cellOfColumn[x] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
};

const markVerticalEdge = ({ rowOf, cellOfColumn, edges, from, last }: Walk, x: number) => {
  const first = from[x] as number;
  const end = last[x] as number;
  if (first < 0 || end - first + 1 < minEdge) return;
  for (let row = rowOf(first); row <= rowOf(end); row += gridSide)
    edges[row + (cellOfColumn[x] as number)] = 1;
};

/** Runs of columns in which the area changes from one row to the next. */
const markHorizontalEdges = ({ seen: { labels, picture }, rowOf, cellOfColumn, edges }: Walk, y: number) => {
  const here = y * picture.width;
  const above = here - picture.width;
  const row = rowOf(y);
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
