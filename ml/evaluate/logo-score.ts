import type { Box, SeenLogo } from '../../src/engine/training.ts';
import { overlap, sharedArea } from '../../src/vision/training.ts';

/** A logo that a picture really shows. */
export type TrueLogo = {
  brand: string;
  box: Box;
  /** The tile it is on, which is as right an answer as the logo itself. */
  tile?: Box | null;
};

export type LogoCounts = {
  /** Marks found at their place. */
  right: number;
  /** Marks not found, or taken for another brand. */
  missed: number;
  /** Brands named where there is nothing, or another brand, or the same mark a second time. */
  wrong: number;
};

/** Each mark may be found once, by its brand and about at its place. */
export const logoCounts = (found: readonly SeenLogo[], truth: readonly TrueLogo[]): LogoCounts => {
  const matches = matchLogos(found, truth);
  const right = matches.filter((match) => match !== undefined).length;
  return { right, missed: truth.length - right, wrong: found.length - right };
};

/** For each true mark what found it. */
export const matchLogos = (
  found: readonly SeenLogo[],
  truth: readonly TrueLogo[],
): (SeenLogo | undefined)[] => {
  const left = new Set(found);
  return truth.map((logo) => {
    const match = [...left].find(({ brand, box }) => brand === logo.brand && isAbout(box, logo));
    if (match) left.delete(match);
    return match;
  });
};

/** A logo of a few pixels is quickly a third off, and an answer that holds its centre has found it. */
const isAbout = (box: Box, { box: mark, tile }: TrueLogo) =>
  overlap(box, mark) > 0.4 ||
  (tile ? overlap(box, tile) > 0.4 : false) ||
  (sharedArea(box, mark) > 0.8 * mark.width * mark.height &&
    box.width * box.height < 4 * mark.width * mark.height);
