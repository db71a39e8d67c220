import { crc32, deflateSync } from 'node:zlib';
import { phoneHeic } from './phone-heic.ts';

// Files made by hand, because no real program would make them.

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const pngChunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))]);
};

const pngMark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const pngHead = (width: number, height: number) =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]));

/** A valid PNG, ten by ten, with more in it than a picture needs: chunks of any type before its pixels. */
export const pngCarrying = (...chunks: readonly [type: string, content: Buffer][]): Uint8Array =>
  Buffer.concat([
    pngMark,
    pngHead(10, 10),
    ...chunks.map(([type, content]) => pngChunk(type, content)),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10 * 31))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** Two hundred kilobytes that unpack to two hundred megabytes, as a text, a profile and the pixels of a small picture. */
export const packedBomb = (): Buffer => deflateSync(Buffer.alloc(200 * 1024 * 1024));

/** A PNG whose pixels unpack to far more than it declares. */
export const pngOfTooMuch = (packed: Buffer): Uint8Array =>
  Buffer.concat([pngMark, pngHead(10, 10), pngChunk('IDAT', packed), pngChunk('IEND', Buffer.alloc(0))]);

/** Directories of a TIFF that follow each other in a circle. */
export const tiffInCircle = (): Uint8Array => {
  const bytes = Buffer.from(hugeTiff());
  for (const at of [18, 30]) bytes.writeUInt32LE(10, at);
  bytes.writeUInt32LE(8, 34);
  return bytes;
};

/** Twenty kilobytes that declare this many pixels. */
export const hugePng = (width: number, height: number): Uint8Array =>
  Buffer.concat([
    pngMark,
    pngHead(width, height),
    pngChunk('IDAT', Buffer.concat([deflateSync(Buffer.alloc(100_000)), Buffer.alloc(20_000)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A picture of one pixel, repeated as frames. */
export const gifOfFrames = (frames: number): Uint8Array => {
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([Buffer.from(head), ...new Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
};

export const hugeGif = (): Uint8Array => {
  const bytes = Buffer.from(gifOfFrames(1));
  bytes.writeUInt16LE(60_000, 6);
  bytes.writeUInt16LE(60_000, 8);
  return bytes;
};

export const hugeTiff = (): Uint8Array => {
  const bytes = Buffer.alloc(64);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(2, 8);
  for (const [n, tag] of [256, 257].entries()) {
    const at = 10 + n * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(4, at + 2);
    bytes.writeUInt32LE(1, at + 4);
    bytes.writeUInt32LE(60_000, at + 8);
  }
  return bytes;
};

export const hugeWebp = (): Uint8Array => {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF');
  bytes.writeUInt32LE(32, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(59_999, 24, 3);
  bytes.writeUIntLE(59_999, 27, 3);
  return bytes;
};

export const hugeJpeg = (): Uint8Array =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xff, 0xff, 0xc0, 0, 17, 8, 0xea, 0x60, 0xea, 0x60, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1],
  ]);

type Bitmap = {
  width: number;
  height: number;
  bits: number;
  table?: number[];
  masks?: number[];
  rows: number[][];
};

/** A Windows bitmap: its rows as they stand in the file, from the bottom unless the height is negative. */
export const bitmapFile = ({ width, height, bits, table = [], masks = [], rows }: Bitmap): Uint8Array => {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + (masks.length + table.length) * 4, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(masks.length > 0 ? 3 : 0, 30);
  const words = Buffer.alloc((masks.length + table.length) * 4);
  [...masks, ...table].forEach((value, n) => void words.writeUInt32LE(value, n * 4));
  const padded = rows.map((row) =>
    Buffer.concat([Buffer.from(row), Buffer.alloc((4 - (row.length % 4)) % 4)]),
  );
  return Buffer.concat([header, words, ...padded]);
};

/** The phone's picture, with the extents of its one picture overwritten. */
export const hugeHeic = (): Uint8Array => {
  const bytes = phoneHeic();
  const extents = bytes.indexOf('ispe');
  bytes.writeUInt32BE(60_000, extents + 8);
  bytes.writeUInt32BE(60_000, extents + 12);
  return bytes;
};
