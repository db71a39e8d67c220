import type { LineCrop } from './cut-line.ts';
import { atShare, countsOf } from './grey-counts.ts';
import { resizeGrey } from './resize-grey.ts';

/** A line as the reader takes it: a fixed height, 0 for paper and 1 for ink, whatever their colours were. */
export type PreparedLine = { width: number; height: number; data: Float32Array };

/** Below this many steps of brightness a difference is noise and is not stretched to full ink. */
const leastContrast = 24;

/**
 * Scales a line to the given height and takes its colours away: paper is what most pixels are, ink what differs most.
 * Training draws its lines the same way; what changes here has to change in `ml/train/line_reader/draw.py`.
 */
export const prepareLine = (crop: LineCrop, height: number): PreparedLine => {
  const width = Math.max(1, Math.round((crop.width * height) / crop.height));
  const { data: grey } = resizeGrey(crop, width, height);
  const paper = atShare(countsOf(grey), 0.5);
  const differences = grey.map((value) => Math.abs(value - paper));
  const ink = Math.max(leastContrast, atShare(countsOf(differences), 0.98));
  return { width, height, data: Float32Array.from(differences, (value) => Math.min(1, value / ink)) };
};
