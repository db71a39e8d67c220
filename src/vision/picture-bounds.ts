import { PictureRefused } from './picture-refused.ts';

/** A page scrolled from top to bottom on a telephone is some 15,000 pixels high. */
const maxSide = 20_000;
/** The largest cameras of telephones make 48 million. Twenty kilobytes can declare 3,600 million. */
const maxPixels = 50_000_000;
/** Sixteen bits a channel and an alpha channel make a picture four times as heavy as its pixels say. */
const maxDecodedBytes = 256 * 1024 * 1024;
/** Only the first is looked at, but all are walked over to count them. */
const maxFrames = 5000;

type Declared = { width: number; height: number; bytesPerPixel?: number; frames?: number };

/** Refuses what would take too much to decode, by what the file says of itself. Decoders are held to the same figures. */
export const refuseTooLarge = ({ width, height, bytesPerPixel = 3, frames = 1 }: Declared): void => {
  const pixels = width * height;
  const isTooLarge =
    Math.max(width, height) > maxSide ||
    pixels > maxPixels ||
    pixels * bytesPerPixel > maxDecodedBytes ||
    frames > maxFrames;
  if (isTooLarge) throw new PictureRefused('too-large');
};

/** A capture of a screen is never reduced up to this: the largest screens have 8.3 million pixels. */
const readablePixels = 12_000_000;
const photographPixels = 4_000_000;
const largestScreenPixels = 8_300_000;
/** Photographs are not much longer than wide; captures of a scrolled page are. */
const longestPhotograph = 1.8;

export type Shown = {
  width: number;
  height: number;
  isLossy: boolean;
  maxPixels?: number;
};

/**
 * How many times smaller a picture is looked at. What stands in a photograph fills much of it and survives being reduced;
 * small print in a capture does not, so only what no screen could show at once is taken for a photograph.
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
