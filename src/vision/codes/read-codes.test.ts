import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { openPicture } from '../open-picture.ts';
import { readCodes } from './read-codes.ts';

beforeAll(async () => {
  const program = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
});

const target = 'https://parking-pay.example/p/93817';
type Format = 'QRCode' | 'DataMatrix' | 'Aztec' | 'MicroQRCode';

const code = async (side: number, { text = target, format = 'QRCode' as Format } = {}) => {
  const { image } = await writeBarcode(text, { format, scale: 8, addQuietZones: true });
  if (!image) throw new Error('no picture of a code was made');
  return sharp(Buffer.from(await image.arrayBuffer()))
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
};

/** A page with blocks and lines on it, as a capture of a screen has. */
const page = (width: number, height: number, isDark = false) => {
  const ink = isDark ? '#d0d0d0' : '#222222';
  const block = (left: number, top: number, w: number, h: number, fill = ink) =>
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${fill}"/>`;
  const lines = Array.from({ length: 24 }, (_, n) =>
    block(width / 2, 40 + (n * (height - 60)) / 24, width / 3 - (n % 5) * 20, 9),
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        `${block(0, 0, width, height, isDark ? '#121212' : '#ffffff')}${block(0, 0, width, 30, '#2255cc')}` +
        `${lines.join('')}</svg>`,
    ),
  );
};
const onPage = async (input: Buffer, { width = 1280, height = 800, isDark = false } = {}) =>
  page(width, height, isDark)
    .composite([{ input, left: 40, top: 60 }])
    .removeAlpha();

const read = async (bytes: Uint8Array) => readCodes(await openPicture(bytes));
const textsIn = async (bytes: Uint8Array) => (await read(bytes)).map(({ text }) => text);

it('reports where in the picture a code is', async () => {
  const picture = await (await onPage(await code(200))).png().toBuffer();
  const [seen, ...others] = await read(picture);
  expect([seen?.text, others]).toEqual([target, []]);
  const { left = 0, top = 0, width = 0, height = 0 } = seen?.box ?? {};
  expect([left > 40 && left < 80, top > 60 && top < 100]).toEqual([true, true]);
  expect([width > 120 && width <= 200, height > 120 && height <= 200]).toEqual([true, true]);
});

it.each([
  ['small', 60],
  ['usual', 160],
  ['large', 320],
])('reads a %s code on pages of any size, light and dark, as PNG and as JPEG', async (_, side) => {
  const input = await code(side);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1170, 2532],
  ]) {
    for (const isDark of [false, true]) {
      const picture = await onPage(input, { width, height, isDark });
      const what = `${width} × ${height} ${isDark ? 'dark' : 'light'}`;
      expect(await textsIn(await picture.clone().png().toBuffer()), what).toEqual([target]);
      expect(await textsIn(await picture.clone().jpeg({ quality: 60 }).toBuffer()), what).toEqual([target]);
    }
  }
});

it('reads a code that is light on dark', async () => {
  const input = await sharp(await code(160))
    .negate({ alpha: false })
    .png()
    .toBuffer();
  expect(await textsIn(await (await onPage(input, { isDark: true })).png().toBuffer())).toEqual([target]);
});

it('reads a code as a camera sees it: turned, slanted, blurred', async () => {
  const input = await code(220);
  const turned = await sharp(input).rotate(11, { background: '#ffffff' }).blur(0.8).png().toBuffer();
  const slanted = await sharp(input)
    .affine(
      [
        [1, 0.12],
        [0.08, 0.94],
      ],
      { background: '#ffffff' },
    )
    .png()
    .toBuffer();
  for (const seen of [turned, slanted]) {
    expect(await textsIn(await (await onPage(seen)).jpeg({ quality: 60 }).toBuffer())).toEqual([target]);
  }
});

it.each<[Format, string]>([
  ['DataMatrix', target],
  ['Aztec', target],
  ['MicroQRCode', 'HTTP://A.CO/X1'],
])('reads a code of the kind %s', async (format, text) => {
  const picture = await (await onPage(await code(180, { text, format }))).png().toBuffer();
  expect(await textsIn(picture)).toEqual([text]);
});

it('reads several codes, and one that is shown twice once', async () => {
  const [one, other] = await Promise.all([code(160), code(160, { text: 'https://other.example/' })]);
  const picture = await page(1280, 800)
    .composite([
      { input: one, left: 40, top: 60 },
      { input: other, left: 40, top: 300 },
      { input: one, left: 40, top: 540 },
    ])
    .png()
    .toBuffer();
  expect((await textsIn(picture)).toSorted()).toEqual(['https://other.example/', target]);
});

it('reads a code of one pixel a module that fills its picture', async () => {
  const { image } = await writeBarcode(target, { format: 'QRCode', scale: 1, addQuietZones: false });
  const [seen] = await read(new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(seen?.text).toBe(target);
  expect(seen?.box.left).toBeLessThan(3);
});

it('sees no code where there is none', async () => {
  for (const isDark of [false, true]) {
    expect(await textsIn(await page(1280, 800, isDark).png().toBuffer())).toEqual([]);
  }
});
