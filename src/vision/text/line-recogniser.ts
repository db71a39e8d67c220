import type { LineCrop } from './cut-line.ts';
import type { Reading } from './decode.ts';

/** Reads lines, in the order they came. */
export type LineRecogniser = (crops: readonly LineCrop[]) => Promise<Reading[]>;

/** A line of more pixels than this would need a batch of its own; batches are filled up to it. */
const batchPixels = 32 * 4096;

/** Indices of lines with about the same width together, so that little of a batch is padding. */
export const batchesByWidth = (widths: readonly number[], height: number): number[][] => {
  const order = widths.map((_, at) => at).sort((a, b) => (widths[a] ?? 0) - (widths[b] ?? 0));
  const batches: number[][] = [];
  for (const at of order) {
    const width = widths[at] ?? 0;
    const batch = batches.at(-1);
    const narrowest = batch?.[0] === undefined ? 0 : (widths[batch[0]] ?? 0);
    const fits =
      batch && (batch.length + 1) * width * height <= batchPixels && width <= narrowest * 1.25 + 16;
    if (fits) batch.push(at);
    else batches.push([at]);
  }
  return batches;
};
