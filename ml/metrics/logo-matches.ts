import type { Box } from '../../src/engine/training.ts';
import { coverage } from './character-errors.ts';

export type PlacedLogo = { brand: string; box: Box };

/** `found` of `shown` is the recall, `right` of `claimed` the precision. */
export type LogoCounts = { shown: number; found: number; claimed: number; right: number };

/** A mark smaller than this is an icon of a tab: finding it is welcome, missing it is no fault. */
export const smallestLogo = 20;

/** Brands whose marks are drawn by the same owner and look the same: the table of brands has several of them. */
export const logoMatches = (
  truth: readonly PlacedLogo[],
  claimed: readonly PlacedLogo[],
  isSame: (a: string, b: string) => boolean = (a, b) => a === b,
): LogoCounts => {
  const counted = truth.filter(({ box }) => Math.min(box.width, box.height) >= smallestLogo);
  const isThere = (a: PlacedLogo, b: PlacedLogo) =>
    isSame(a.brand, b.brand) && (coverage(a.box, b.box) > 0.3 || coverage(b.box, a.box) > 0.3);
  return {
    shown: counted.length,
    found: counted.filter((one) => claimed.some((other) => isThere(one, other))).length,
    claimed: claimed.length,
    right: claimed.filter((one) => truth.some((other) => isThere(one, other))).length,
  };
};
