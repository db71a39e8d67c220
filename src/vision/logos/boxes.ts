import type { Box } from '../../engine/index.ts';

export const longSide = ({ width, height }: Box): number => Math.max(width, height);
export const areaOf = ({ width, height }: Box): number => width * height;

export const sharedArea = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** What two boxes share of what they cover together: 1 for the same box, 0 for separate ones. */
export const overlap = (a: Box, b: Box): number => {
  const shared = sharedArea(a, b);
  return shared / (areaOf(a) + areaOf(b) - shared);
};

/** How far apart two boxes are, along the axis with the larger gap; 0 if they touch. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.max(
    0,
    a.left - (b.left + b.width),
    b.left - (a.left + a.width),
    a.top - (b.top + b.height),
    b.top - (a.top + a.height),
  );

export const around = (a: Box, b: Box): Box => {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
};

export const scaleBox = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
});
