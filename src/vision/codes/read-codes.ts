import { readFile } from 'node:fs/promises';
import type { SeenCode } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';

/** Every kind of QR code that a phone opens. Barcodes hold product numbers. */
const formats = ['QRCode', 'MicroQRCode', 'RMQRCode', 'DataMatrix', 'Aztec'] as const;

/** A picture with more is a sheet of stickers. */
const maxCodes = 10;

/** In smaller pictures a module of a code may be a single pixel, which no reader can find. */
const minSide = 240;

/** A code that fills the picture to its edge lacks the quiet zone readers look for. */
const border = 24;

/**
 * Every QR code in a picture: light on dark, rotated, or somewhat distorted as a camera sees it. The same text twice is one
 * code.
 */
export const readCodes = async (picture: Picture): Promise<SeenCode[]> => {
  const readBarcodes = await reader();
  const factor = Math.max(1, Math.ceil(minSide / Math.max(picture.width, picture.height)));
  const found = await readBarcodes(addMargin(picture, factor), {
    formats: [...formats],
    tryHarder: true,
    maxNumberOfSymbols: maxCodes,
  });
  const codes = new Map<string, SeenCode>();
  for (const { text, position } of found) {
    if (text === '' || codes.has(text)) continue;
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
    const within = (values: number[], end: number) =>
      values.map((value) => Math.min(end, Math.max(0, Math.round((value - border) / factor))));
    const xs = within(
      corners.map(({ x }) => x),
      picture.width,
    );
    const ys = within(
      corners.map(({ y }) => y),
      picture.height,
    );
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    codes.set(text, {
      text,
      box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    });
  }
  return [...codes.values()];
};

/** RGBA, as the reader takes it; enlarged by whole pixels, with a white margin all around. */
const addMargin = ({ width, height, data }: Picture, factor: number) => {
  const wide = width * factor + 2 * border;
  const high = height * factor + 2 * border;
  const pixels = new Uint8ClampedArray(wide * high * 4).fill(255);
  for (let y = 0; y < height * factor; y += 1) {
    const row = Math.floor(y / factor) * width;
    let to = ((y + border) * wide + border) * 4;
    for (let x = 0; x < width * factor; x += 1) {
      const from = (row + (factor === 1 ? x : Math.floor(x / factor))) * 3;
      pixels[to] = data[from] ?? 0;
      pixels[to + 1] = data[from + 1] ?? 0;
      pixels[to + 2] = data[from + 2] ?? 0;
      to += 4;
    }
  }
  return { data: pixels, width: wide, height: high, colorSpace: 'srgb' } as const;
};

type ReadBarcodes = typeof import('zxing-wasm/reader').readBarcodes;
let loaded: Promise<ReadBarcodes> | undefined;

/** With the WebAssembly from the package: by default the library downloads it. */
const reader = (): Promise<ReadBarcodes> => {
  loaded ??= (async () => {
    const [{ prepareZXingModule, readBarcodes }, program] = await Promise.all([
      import('zxing-wasm/reader'),
      readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
    ]);
    const wasmBinary = new Uint8Array(program).buffer;
    prepareZXingModule({ overrides: { wasmBinary } });
    return readBarcodes;
  })();
  return loaded;
};
