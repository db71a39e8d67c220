import type { Box } from '../reading.ts';

export const right = ({ left, width }: Box): number => left + width;
export const bottom = ({ top, height }: Box): number => top + height;
export const centreX = ({ left, width }: Box): number => left + width / 2;
export const centreY = ({ top, height }: Box): number => top + height / 2;

/** How much two stretches have in common, as a share of the shorter one. */
const shared = (from: number, to: number, otherFrom: number, otherTo: number): number => {
  const common = Math.min(to, otherTo) - Math.max(from, otherFrom);
  const shorter = Math.min(to - from, otherTo - otherFrom);
  return shorter <= 0 ? 0 : Math.max(0, common / shorter);
};

export const sharedWidth = (a: Box, b: Box): number => shared(a.left, right(a), b.left, right(b));
export const sharedHeight = (a: Box, b: Box): number => shared(a.top, bottom(a), b.top, bottom(b));

/** The inner box is within the outer one, give or take a few pixels. */
export const isInside = (inner: Box, outer: Box, slack = 4): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  right(inner) <= right(outer) + slack &&
  bottom(inner) <= bottom(outer) + slack;

/** Whole pixels inside the picture: what leaves the engine. */
export const clipBox = (box: Box, picture: { width: number; height: number }): Box => {
  const left = Math.min(Math.max(0, Math.round(box.left)), picture.width);
  const top = Math.min(Math.max(0, Math.round(box.top)), picture.height);
  return {
    left,
    top,
    width: Math.max(0, Math.min(picture.width, Math.round(right(box))) - left),
    height: Math.max(0, Math.min(picture.height, Math.round(bottom(box))) - top),
  };
};
