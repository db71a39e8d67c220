import { createRequire } from 'node:module';
import type { Pixels } from './open-picture.ts';
import { refuseTooLarge } from './picture-bounds.ts';
import { PictureRefused } from './picture-refused.ts';

/** Beside the pixels themselves its decoder holds planes and a copy of them: 33 million pixels at most. */
const bytesPerPixel = 8;

type HeifImage = {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  display: (
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: unknown) => void,
  ) => void;
};
type Heif = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };

/**
 * Decodes what telephones take photographs in, turned upright as the file says. The decoder is WebAssembly whose memory only
 * grows, so each picture has one of its own, which is given back with it.
 */
export const openHeic = async (bytes: Uint8Array): Promise<Pixels> => {
  // Two megabytes that most processes never need. Its script asks for `require`, which modules do not have.
  const newDecoder = createRequire(import.meta.url)(
    'libheif-js/libheif-wasm/libheif-bundle.js',
  ) as () => Heif;
  const images = new (newDecoder().HeifDecoder)().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PictureRefused('unreadable');
  const [width, height] = [image.get_width(), image.get_height()];
  refuseTooLarge({ width, height, bytesPerPixel });
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!shown) throw new PictureRefused('unreadable');
  return { width, height, channels: 4, data: new Uint8Array(data.buffer) };
};
