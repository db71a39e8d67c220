/** The smallest QR code has 21 modules a side, two of them to a line where half blocks are used. */
const minLines = 11;
const minWidth = 21;
/** The largest has 177 and may be drawn two characters wide. */
const maxSide = 400;
/** Pixels to a half line: readers want more than one to a module. */
const scale = 4;

const blocks = /[\u2580\u2584\u2588\u258c\u2590\u25a0\u2b1b\u2b1c]/g;
const drawnLine =
  /^[\u2580\u2584\u2588\u258c\u2590\u2591-\u2593\u25a0\u25a1\u2b1b\u2b1c\u00a0\u2003\u3000 ]+$/;

/** Which halves of a character are dark, upper and lower. */
const dark = (character: string): [boolean, boolean] => {
  if (character === '\u2580') return [true, false];
  if (character === '\u2584') return [false, true];
  const isFull = /[\u2588\u25a0\u2b1b\u2593]/.test(character);
  return [isFull, isFull];
};

/**
 * A QR code drawn with block characters, as a picture a reader can look at; null when there is none. Such a code passes
 * every scanner that looks for pictures, and every telephone reads it.
 */
export const renderDrawnCode = async (text: string): Promise<Uint8Array | null> => {
  if ((text.match(blocks)?.length ?? 0) < (minLines * minWidth) / 3) return null;
  const lines = longestDrawing(text.split(/\r?\n/));
  if (lines.length < minLines) return null;
  const rows = lines.flatMap((line) => {
    const halves = [...line].slice(0, maxSide).map(dark);
    const wide = (which: 0 | 1) => halves.flatMap((half) => new Array<boolean>(scale).fill(half[which]));
    return [0, 1].flatMap((which) => new Array<boolean[]>(scale).fill(wide(which === 0 ? 0 : 1)));
  });
  const { pngImage } = await import('./bytes/png-image.ts');
  return pngImage(rows);
};

const longestDrawing = (lines: string[]): string[] => {
  let best: string[] = [];
  let current: string[] = [];
  for (const line of lines) {
    const isDrawn = line.length >= minWidth && line.length <= maxSide * 2 && drawnLine.test(line);
    if (!isDrawn) current = [];
    else if (current.length < maxSide) current.push(line);
    if (current.length > best.length) best = current;
  }
  return best;
};
