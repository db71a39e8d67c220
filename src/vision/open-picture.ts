import type { Sharp } from 'sharp';
import { openBitmap } from './open-bitmap.ts';
import { openHeic } from './open-heic.ts';
import type { Picture, Pixels } from './picture.ts';
import { reductionFor, refuseTooLarge, type Shown } from './picture-bounds.ts';
import { type PictureKind, refuseByHeader } from './picture-header.ts';
import { PictureRefused } from './picture-refused.ts';
import { plainPng } from './plain-png.ts';

const lossyKinds: ReadonlySet<PictureKind> = new Set(['jpeg', 'webp', 'avif']);

/** Its decoder holds the whole picture several times over: 48 million pixels take a gigabyte. */
const avifWeight = 4;

/** A file cut off near its end still shows what matters; one that is mostly missing shows nothing. */
const maxMissing = 0.4;

type Options = {
  /** A caller that needs no small print can ask for a smaller picture. */
  maxPixels?: number;
};

/**
 * Opens a picture of any kind: its first frame, turned upright as its camera says, in 8-bit colours on white. Everything
 * else in the file is dropped. Throws `PictureRefused`, before decoding anything if the declared size is too large.
 */
export const openPicture = async (bytes: Uint8Array, options: Options = {}): Promise<Picture> => {
  const kind = refuseByHeader(bytes);
  if (kind === 'bmp') return openPixels(openBitmap(bytes), options);
  if (kind === 'heic')
    return openPixels(await openHeic(bytes).catch(unreadable), { ...options, isLossy: true });

  // Loaded when the first picture comes: most processes never see one.
  const { default: sharp } = await import('sharp');
  const isLossy = lossyKinds.has(kind);
  const plain = kind === 'png' ? plainPng(bytes) : bytes;
  const source = (failOn: 'none' | 'truncated') =>
    // The limits above are ours; the decoder's own would refuse without a reason.
    sharp(plain, { failOn, limitInputPixels: false, pages: 1 });
  const declared = await source('none').metadata().catch(unreadable);
  const { width, height } = declared.autoOrient;
  refuseTooLarge({
    width,
    height,
    bytesPerPixel: declared.channels * (bytesOf[declared.depth] ?? 1) * (kind === 'avif' ? avifWeight : 1),
    frames: declared.pages ?? 1,
  });
  const shown = { width, height, isLossy, ...options };
  const whole = await decode(source('truncated'), shown).catch(() => null);
  if (whole) return whole;
  const damaged = await decode(source('none'), shown).catch(unreadable);
  if (missingOf(damaged) > maxMissing) throw new PictureRefused('unreadable');
  return damaged;
};

/** The same for pixels from another decoder. */
export const openPixels = async (
  { data, ...raw }: Pixels,
  options: Options & { isLossy?: boolean } = {},
): Promise<Picture> => {
  refuseTooLarge(raw);
  const { default: sharp } = await import('sharp');
  return decode(sharp(data, { raw }), { ...raw, isLossy: false, ...options }).catch(unreadable);
};

const bytesOf: Record<string, number> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 };

/** Wraps whatever a decoder throws; a deliberate refusal stays as it is. */
const unreadable = (error: unknown): never => {
  if (error instanceof PictureRefused) throw error;
  throw new PictureRefused('unreadable', { cause: error });
};

/** Turned, flattened and reduced; `width` and `height` are those of the upright picture as it is shown. */
const decode = async (source: Sharp, { width, height, ...shown }: Shown): Promise<Picture> => {
  const reduction = reductionFor({ width, height, ...shown });
  const upright = source.autoOrient();
  const sized =
    reduction === 1
      ? upright
      : upright.resize({
          width: Math.max(1, Math.floor(width / reduction)),
          height: Math.max(1, Math.floor(height / reduction)),
          fit: 'fill',
        });
  const { data, info } = await sized
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  // Callers rely on three bytes per pixel.
  if (data.length !== info.width * info.height * 3) throw new PictureRefused('unreadable');
  return { width: info.width, height: info.height, data, scale: width / info.width };
};

/** The share of rows at the end that were never filled: each like the last. */
const missingOf = ({ width, height, data }: Picture): number => {
  const row = width * 3;
  const rowAt = (y: number) => data.subarray(y * row, (y + 1) * row);
  // The very last row is ignored: a decoder may leave anything in it.
  const last = Math.max(0, height - 2);
  let filled = last;
  while (filled > 0 && Buffer.compare(rowAt(filled - 1), rowAt(last)) === 0) filled -= 1;
  return (last - filled) / height;
};
