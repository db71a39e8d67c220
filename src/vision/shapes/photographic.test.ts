import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { photographic } from './photographic.ts';
import { drawn, flat, noise, rect, words } from './testing/drawn.ts';

const page = Array.from({ length: 30 }, (_, n) =>
  words(60, 40 + n * 24, 'Some words of a page that somebody wrote for others'),
).join('');

/** Soft light with the grain of a camera. */
const photograph = (): Picture => {
  const { width, height, data } = noise(640, 480);
  const grained = data.map((value, at) => {
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    return 90 + 60 * Math.sin(x / 90) + 40 * Math.cos(y / 70) + (value - 128) / 24;
  });
  return { width, height, data: grained, scale: 1 };
};

it('a drawn page is not photographic, compressed or not', async () => {
  expect(photographic(await drawn(page))).toBe(0);
  expect(photographic(await drawn(page, { quality: 60 }))).toBeLessThan(0.1);
});

it('soft light with grain is', () => {
  expect(photographic(photograph())).toBeGreaterThan(0.8);
});

it('a page that is half photograph lies between', async () => {
  const { width, height, data } = photograph();
  const input = await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const sheet = await drawn(rect(0, 0, 640, 960, 'fill="#fff"'), { width: 640, height: 960 });
  const both = await sharp(Buffer.from(sheet.data), { raw: { width: 640, height: 960, channels: 3 } })
    .composite([{ input, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const share = photographic({ width: 640, height: 960, data: new Uint8Array(both), scale: 1 });
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.9);
});

it.each([
  ['one pixel', flat(1, 1)],
  ['an empty page', flat(1280, 800)],
  ['a strip', flat(20_000, 10)],
])('%s is not', (_, picture) => {
  expect(photographic(picture)).toBe(0);
});
