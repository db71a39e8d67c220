import type { Pixels } from './picture.ts';
import { refuseTooLarge } from './picture-bounds.ts';
import { PictureRefused } from './picture-refused.ts';

/** Its decoder holds planes and a copy besides the pixels: 33 million pixels at most. */
const bytesPerPixel = 8;

/**
 * Decodes the format of phone photographs, turned upright as the file says. The decoder is WebAssembly whose memory only
 * grows, so each picture gets an instance of its own, which is freed with it.
 */
export const openHeic = async (bytes: Uint8Array): Promise<Pixels> => {
  // Two megabytes that most processes never need.
  const { default: newHeif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const images = new (newHeif().HeifDecoder)().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PictureRefused('unreadable');
  const [width, height] = [image.get_width(), image.get_height()];
  refuseTooLarge({ width, height, bytesPerPixel });
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!shown) throw new PictureRefused('unreadable');
  return { width, height, channels: 4, data: new Uint8Array(data.buffer) };
};
