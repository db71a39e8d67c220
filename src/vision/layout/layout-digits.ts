import { gridCells, type LayoutGrid } from './layout-grid.ts';

/** One digit for the shape of the page, then edges, filled and ink, four cells a digit. */
const digitsPerPlane = gridCells / 4;
const digits = 1 + digitsPerPlane * 3;

/** The layout of a blank picture. */
export const blankLayout = '0'.repeat(digits);

export const layoutDigits = ({ shape, edges, filled, ink }: LayoutGrid): string =>
  shape.toString(16) + [edges, filled, ink].map(planeDigits).join('');

/** The grid again, or null for text in another format. */
export const layoutOfDigits = (text: string): LayoutGrid | null => {
  if (text.length !== digits || !/^[\da-f]+$/.test(text)) return null;
  const plane = (n: number) => cellsOf(text.slice(1 + n * digitsPerPlane, 1 + (n + 1) * digitsPerPlane));
  return { shape: Number.parseInt(text.charAt(0), 16), edges: plane(0), filled: plane(1), ink: plane(2) };
};

const planeDigits = (cells: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < cells.length; at += 4) {
    const value = [0, 1, 2, 3].reduce((sum, n) => sum * 2 + (cells[at + n] ?? 0), 0);
    text += value.toString(16);
  }
  return text;
};

const cellsOf = (text: string): Uint8Array => {
  const cells = new Uint8Array(text.length * 4);
  for (let at = 0; at < text.length; at += 1) {
    const value = Number.parseInt(text.charAt(at), 16);
    for (let bit = 0; bit < 4; bit += 1) cells[at * 4 + bit] = (value >> (3 - bit)) & 1;
  }
  return cells;
};
