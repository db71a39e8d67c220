import type { Box, ReadLine } from '../reading.ts';
import { bottom, sharedHeight, sharedWidth } from './boxes.ts';

/** Lines that belong together, from top to bottom: a paragraph, a label with its value, a bubble of a chat. */
export type Block = ReadLine[];

/** The next line of a paragraph begins at most this many line heights below the end of the one before. */
const maxGap = 0.9;
/** A heading over a paragraph is a block of its own. */
const maxHeightRatio = 1.7;
/** How many blocks further up a line may still belong to: beyond that a page has more columns than a person reads. */
const maxOpen = 40;

/**
 * The lines of a picture as a person reads them: column by column within a paragraph, paragraphs from top to bottom. Two
 * columns side by side never mix their lines.
 */
export const readingOrder = (lines: readonly ReadLine[]): Block[] => {
  const blocks: Block[] = [];
  for (const line of lines.toSorted(fromTop)) {
    const open = blocks.slice(-maxOpen).findLast((block) => continues(block, line));
    if (open) open.push(line);
    else blocks.push([line]);
  }
  return inRows(blocks);
};

const fromTop = (a: ReadLine, b: ReadLine) => a.box.top - b.box.top || a.box.left - b.box.left;

const continues = (block: Block, { box }: ReadLine): boolean => {
  const last = block.at(-1)?.box;
  if (!last || sharedHeight(last, box) > 0.5) return false;
  const height = Math.min(last.height, box.height);
  const gap = box.top - bottom(last);
  if (gap > height * maxGap || gap < -height * 0.6) return false;
  const ratio = Math.max(last.height, box.height) / Math.max(1, height);
  return ratio <= maxHeightRatio && sharedWidth(last, box) >= 0.3;
};

/** Blocks that begin on the same height are read from left to right. */
const inRows = (blocks: Block[]): Block[] => {
  const boxOf = (block: Block): Box => block[0]?.box ?? { left: 0, top: 0, width: 0, height: 0 };
  const rows: Block[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1)?.[0];
    if (row && sharedHeight(boxOf(row), boxOf(block)) > 0.5) rows.at(-1)?.push(block);
    else rows.push([block]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => boxOf(a).left - boxOf(b).left));
};
