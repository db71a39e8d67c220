import { pictureHeader } from '../../vision/picture-header.ts';
import { codesIn } from './codes-in.ts';
import type { EnclosureFinding } from './enclosure-reader.ts';
import type { Enclosure } from './enclosures.ts';
import { readDocument } from './read-document.ts';

/** Of all pictures of one message together: two photographs of the largest camera, or eight of a usual one. */
const maxPixelsOfAll = 100_000_000;
const maxBytesOfAll = 24 * 1024 * 1024;

/** Where only the decoder could tell: as many as a usual camera takes. */
const usualPixels = 12_000_000;

/**
 * Reads the files of one message within one budget, the smallest pictures first: a code to be scanned is small, and pictures
 * that are there to use up the budget come last. Documents follow, because one of them may keep its reader busy for ever.
 * What the budget does not cover is not reported, and counts as not read.
 */
export const readEnclosures = async (
  enclosures: readonly Enclosure[],
  report: (finding: EnclosureFinding) => void,
): Promise<void> => {
  const left = { pixels: maxPixelsOfAll, bytes: maxBytesOfAll };
  const spend = (pixels: number, { length }: Uint8Array) => {
    if (pixels > left.pixels || length > left.bytes) return false;
    left.pixels -= pixels;
    left.bytes -= length;
    return true;
  };
  const pictures = enclosures
    .filter(({ kind }) => kind === 'picture')
    .map((picture) => ({ ...picture, pixels: pixelsOf(picture.bytes) }))
    .toSorted((a, b) => a.pixels - b.pixels);
  for (const { digest, bytes, pixels } of pictures) {
    if (!spend(pixels, bytes)) continue;
    // What is broken, or refused for its size, has no code.
    report({ kind: 'picture', digest, codes: await codesIn(bytes).catch(() => []) });
  }
  for (const { kind, digest, bytes } of enclosures) {
    if (kind !== 'document' || !spend(0, bytes)) continue;
    const content = await readDocument(bytes, (pixels) => spend(pixels, new Uint8Array()));
    report({ kind, digest, content });
  }
};

const pixelsOf = (bytes: Uint8Array): number => {
  const header = pictureHeader(bytes);
  if (!header) return 0;
  return header.size ? header.size.width * header.size.height : usualPixels;
};
