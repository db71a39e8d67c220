import type { Pixels } from '../../vision/picture.ts';

/** Codes that a telephone can read from a screen are still readable at this size. */
const maxCodePixels = 2_000_000;

/**
 * The texts of the QR codes in a picture. Decodes it in the process that asks, which must never be the server's. The reader
 * and the decoder are loaded when the first picture comes.
 */
export const codesIn = async (image: Uint8Array | Pixels): Promise<string[]> => {
  const [{ openPicture, openPixels }, { readCodes }] = await Promise.all([
    import('../../vision/open-picture.ts'),
    import('../../vision/codes/read-codes.ts'),
  ]);
  const options = { maxPixels: maxCodePixels };
  const picture =
    image instanceof Uint8Array ? await openPicture(image, options) : await openPixels(image, options);
  return (await readCodes(picture)).map(({ text }) => text);
};
