import { refuseTooLarge } from './picture-bounds.ts';
import { PictureRefused } from './picture-refused.ts';

/** What a file's first bytes say it is, whatever its name. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'avif' | 'heic' | 'jxl' | 'ico';

export type PictureHeader = {
  kind: PictureKind;
  /** As declared, before it is turned upright; null where only the decoder can tell. */
  size: { width: number; height: number } | null;
};

/**
 * Reads what a file declares about itself, without decoding any of it: a few bytes, no library. Null for anything that is
 * not a picture. SVG and PDF are not: both are programs that draw, and can fetch, loop and lie about their size.
 */
export const pictureHeader = (bytes: Uint8Array): PictureHeader | null => {
  const kind = kindOf(bytes);
  if (!kind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { kind, size: readSize[kind]?.(view) ?? null };
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return { kind, size: null };
    throw error;
  }
};

const unknownKinds: ReadonlySet<PictureKind> = new Set(['jxl', 'ico']);

/** Throws `PictureRefused` for what need not even be opened; takes no time. */
export const refuseByHeader = (bytes: Uint8Array): PictureKind => {
  const header = pictureHeader(bytes);
  if (!header) throw new PictureRefused('not-an-image');
  if (unknownKinds.has(header.kind)) throw new PictureRefused('unknown-kind');
  if (header.size) refuseTooLarge(header.size);
  return header.kind;
};

const kindOf = (bytes: Uint8Array): PictureKind | null => {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.startsWith('BM') && isBitmap(bytes)) return 'bmp';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.slice(4, 8) === 'ftyp') return brandOf(bytes);
  if (head.startsWith('\xff\x0a') || head.startsWith('\0\0\0\x0cJXL ')) return 'jxl';
  if (head.startsWith('\0\0\x01\0')) return 'ico';
  return null;
};

/** Two letters alone also begin ordinary words: they are followed by the file's length and a known header's length. */
const isBitmap = (bytes: Uint8Array) =>
  [12, 40, 52, 56, 108, 124].includes(bytes[14] ?? 0) && bytes[15] === 0;

/** ISO 14496-12 section 4.3: the main brand and those it is compatible with. Videos use the same container. */
const brandOf = (bytes: Uint8Array): PictureKind | null => {
  const length = Math.min(256, ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0));
  const brands = String.fromCharCode(...bytes.subarray(8, length));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cx]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : null;
};

const readSize: Partial<Record<PictureKind, (view: DataView) => PictureHeader['size']>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  // A negative height means that rows are stored from the top.
  bmp: (view) =>
    view.getUint32(14, true) === 12
      ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
      : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) },
  jpeg: (view) => frameSize(view),
  webp: (view) => webpSize(view),
  tiff: (view) => firstDirectorySize(view),
  heic: (view) => largestExtent(view),
};

/** The frame header, after any number of other segments, each of which begins with its length. */
const frameSize = (view: DataView) => {
  let at = 2;
  for (;;) {
    // Any number of fill bytes may precede a marker.
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // C4, C8 and CC are in the range of the frame headers but are not.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
};

/** ISO 23008-12 section 6.5.3. A picture may consist of tiles and have a thumbnail, each with its extents. */
const largestExtent = (view: DataView) => {
  const head = Buffer.from(view.buffer, view.byteOffset, Math.min(view.byteLength, headLength));
  let largest: { width: number; height: number } | null = null;
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};
const headLength = 65_536;

const webpSize = (view: DataView) => {
  const type = view.getUint8(15);
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  // 'VP8X', the extended header; 'VP8L', without loss; 'VP8 ', with it.
  if (type === 0x58) return { width: 1 + uint24(24), height: 1 + uint24(27) };
  if (type === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

const firstDirectorySize = (view: DataView) => {
  const isLittle = view.getUint8(0) === 0x49;
  const directory = view.getUint32(4, isLittle);
  const entries = view.getUint16(directory, isLittle);
  const tagged = (tag: number) => {
    for (let n = 0; n < entries; n += 1) {
      const at = directory + 2 + n * 12;
      if (view.getUint16(at, isLittle) !== tag) continue;
      const isShort = view.getUint16(at + 2, isLittle) === 3;
      return isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle);
    }
    return null;
  };
  const [width, height] = [tagged(256), tagged(257)];
  return width === null || height === null ? null : { width, height };
};
