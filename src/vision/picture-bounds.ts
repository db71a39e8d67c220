import { PictureRefused } from './picture-refused.ts';

/** A page scrolled from top to bottom on a phone is some 15,000 pixels high. */
const maxSide = 20_000;
/** The largest phone cameras take 48 million. Twenty kilobytes can declare 3,600 million. */
const maxPixels = 50_000_000;
/** Sixteen bits a channel and an alpha channel make a picture four times as heavy as its pixel count. */
const maxDecodedBytes = 256 * 1024 * 1024;
/** Only the first is read, but all are walked over to count them. */
const maxFrames = 5000;

type Declared = { width: number; height: number; bytesPerPixel?: number; frames?: number };

/** Refuses what would take too much to decode, by its declared size. Decoders are held to the same limits. */
export const refuseTooLarge = ({ width, height, bytesPerPixel = 3, frames = 1 }: Declared): void => {
  const pixels = width * height;
  const isTooLarge =
    Math.max(width, height) > maxSide ||
    pixels > maxPixels ||
    pixels * bytesPerPixel > maxDecodedBytes ||
    frames > maxFrames;
  if (isTooLarge) throw new PictureRefused('too-large');
};

/** A screenshot up to this size is never reduced: the largest screens have 8.3 million pixels. */
const readablePixels = 12_000_000;
const photographPixels = 4_000_000;
const largestScreenPixels = 8_300_000;
/** Photographs are not much longer than wide; screenshots of a scrolled page are. */
const longestPhotograph = 1.8;

export type Shown = {
  width: number;
  height: number;
  isLossy: boolean;
  maxPixels?: number;
};

/**
 * By what factor a picture is reduced. What a photograph shows fills much of it and survives; small print in a screenshot
 * does not, so only a picture that no screen could show at once is taken for a photograph.
 */
export const reductionFor = ({ width, height, isLossy, maxPixels = readablePixels }: Shown): number => {
  const pixels = width * height;
  const isPhotograph =
    isLossy &&
    pixels > largestScreenPixels &&
    Math.max(width, height) <= longestPhotograph * Math.min(width, height);
  return Math.max(
    1,
    Math.sqrt(pixels / Math.min(maxPixels, isPhotograph ? photographPixels : readablePixels)),
  );
};
