import { PictureRefused } from './picture-refused.ts';

type Bitmap = { width: number; height: number; channels: 3; data: Uint8Array };

const uncompressed = 0;
const bitFields = 3;

/**
 * A Windows bitmap, which sharp does not read: rows of 1, 4 or 8 bits with a colour table, or 16, 24 or 32 bits of
 * colour. Compressed ones, which no program writes any more, are refused. The caller has already bounded its size.
 */
export const openBitmap = (bytes: Uint8Array): Bitmap => {
  try {
    return readBitmap(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof RangeError) throw new PictureRefused('unreadable', { cause: error });
    throw error;
  }
};

const readBitmap = (view: DataView): Bitmap => {
  const headerBytes = view.getUint32(14, true);
  // The header of 1987 has other fields and is extinct.
  if (headerBytes < 40) throw new PictureRefused('unreadable');
  const width = view.getInt32(18, true);
  const signedHeight = view.getInt32(22, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const isKnown = compression === uncompressed || (compression === bitFields && (bits === 16 || bits === 32));
  if (width < 1 || height < 1 || !isKnown) throw new PictureRefused('unreadable');

  const pixelsAt = view.getUint32(10, true);
  // Rows are padded to four bytes.
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const colourAt = colourReader(view, { headerBytes, bits, hasMasks: compression === bitFields });
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // From the bottom, unless the height is negative.
    const row = pixelsAt + (signedHeight < 0 ? y : height - 1 - y) * rowBytes;
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt(row, x);
      const to = (y * width + x) * 3;
      data[to] = colour >> 16;
      data[to + 1] = (colour >> 8) & 0xff;
      data[to + 2] = colour & 0xff;
    }
  }
  return { width, height, channels: 3, data };
};

type Layout = { headerBytes: number; bits: number; hasMasks: boolean };

/** The colour of a pixel as 0xRRGGBB, by where its row begins. */
const colourReader = (view: DataView, { headerBytes, bits, hasMasks }: Layout) => {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (bits === 24) return (row: number, x: number) => uint24(row + x * 3);
  if (bits === 32 && !hasMasks) return (row: number, x: number) => uint24(row + x * 4);
  if (bits === 16 || bits === 32) {
    const masks = hasMasks ? [54, 58, 62].map((at) => view.getUint32(at, true)) : [0x7c00, 0x3e0, 0x1f];
    const channels = masks.map(channelReader);
    return (row: number, x: number) => {
      const value = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
      return channels.reduce((colour, channel) => colour * 256 + channel(value), 0);
    };
  }
  if (bits !== 1 && bits !== 4 && bits !== 8) throw new PictureRefused('unreadable');
  const table = 14 + headerBytes;
  return (row: number, x: number) => {
    const bit = x * bits;
    const value = (view.getUint8(row + (bit >> 3)) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
    return uint24(table + value * 4);
  };
};

/** The bits under a mask, spread over 0 to 255. */
const channelReader = (mask: number) => {
  const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
  const full = mask >>> shift;
  return (value: number) => (full === 0 ? 0 : Math.round((((value & mask) >>> shift) / full) * 255));
};
