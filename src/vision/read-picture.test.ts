import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { readPicture } from './read-picture.ts';
import { hugePng } from './testing/hostile-pictures.ts';

const target = 'https://parcel-fee.example/pay';
let code: Buffer;

beforeAll(async () => {
  const program = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
  const { image } = await writeBarcode(target, { format: 'QRCode', scale: 8, addQuietZones: true });
  code = await sharp(Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer()))
    .resize({ width: 240, height: 240, fit: 'fill' })
    .png()
    .toBuffer();
});

/** A page that asks for a password, with a QR code beside it, drawn `times` as large. */
const page = async (times = 1) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640" font-family="Liberation Sans, Arimo, Arial, sans-serif">' +
    '<rect width="100%" height="100%" fill="#fff"/>' +
    '<text x="80" y="120" font-size="26" fill="#222">Confirm your account</text>' +
    '<rect x="80" y="200" width="320" height="44" fill="#fff" stroke="#777"/>' +
    '<text x="92" y="228" font-size="16" fill="#666">Password</text>' +
    '<rect x="80" y="280" width="320" height="48" fill="#1a66ff"/>' +
    '<text x="200" y="310" font-size="18" fill="#fff">Continue</text></svg>';
  const drawn = await sharp(Buffer.from(svg))
    .composite([{ input: code, left: 640, top: 200 }])
    .flatten()
    .png()
    .toBuffer();
  return sharp(drawn).resize({ width: 1000 * times });
};

it('combines what every part has seen, and reports its progress', async () => {
  const stages: string[] = [];
  const faults: unknown[] = [];
  const reading = await readPicture(await (await page()).png().toBuffer(), {
    onStage: (stage) => void stages.push(stage),
    onFault: (error) => void faults.push(error),
  });
  expect(faults).toEqual([]);
  expect(stages).toEqual(['opening', 'reading', 'looking']);
  expect(reading).toMatchObject({ width: 1000, height: 640, codes: [{ text: target }], unread: [] });
  expect(reading.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Confirm your account', 'Password', 'Continue']),
  );
  expect(reading.shapes.map(({ kind }) => kind)).toContain('field');
  expect(reading.hash.look).toMatch(/^[\da-f]{16}$/);
  expect(reading.photographic).toBeLessThan(0.5);
});

it('reports places in pixels of the picture as shown, however much it was reduced', async () => {
  const reading = await readPicture(await (await page(5)).jpeg().toBuffer());
  expect(reading).toMatchObject({ width: 5000, height: 3200 });
  const { left = 0, top = 0, width = 0 } = reading.codes[0]?.box ?? {};
  expect([left, top, left + width].map((at) => Math.round(at / 500))).toEqual([7, 2, 9]);
  const heading = reading.lines.find(({ text }) => text.includes('Confirm'));
  expect(Math.abs((heading?.box.left ?? 0) - 400)).toBeLessThan(60);
});

it('refuses what it cannot open', async () => {
  await expect(readPicture(hugePng(60_000, 60_000))).rejects.toMatchObject({ reason: 'too-large' });
  await expect(readPicture(Buffer.from('hello'))).rejects.toMatchObject({ reason: 'not-an-image' });
});
