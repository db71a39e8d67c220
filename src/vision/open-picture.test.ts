// Long because one reader meets every kind of picture.
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { repeatableRandom } from '../testing/repeatable-random.ts';
import { openPicture } from './open-picture.ts';
import type { Picture } from './picture.ts';
import { pictureHeader } from './picture-header.ts';
import {
  bitmapFile,
  gifOfFrames,
  hugeGif,
  hugeHeic,
  hugeJpeg,
  hugePng,
  hugeTiff,
  hugeWebp,
} from './testing/hostile-pictures.ts';
import { phoneHeic } from './testing/phone-heic.ts';
import { readText } from './text/read-text.ts';

/** 60 × 40: its left half red, the right one blue, a green corner at the top left. */
const flag = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    { input: { create: { width: 10, height: 10, channels: 3, background: '#00ff00' } }, left: 0, top: 0 },
  ]);
const flagFile = async () => sharp(await flag().png().toBuffer());

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

const pixel = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
/** Whether a colour is the one named, as far as compression leaves it. */
const near = (colour: number[], wanted: number[]) =>
  colour.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) < 60);
const [red, green, blue, white] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];

describe('opens', () => {
  it('HEIC, as phones take it', async () => {
    const bytes = phoneHeic();
    const picture = await openPicture(bytes);
    expect(picture).toMatchObject({ width: 360, height: 120, scale: 1 });
    expect(near(pixel(picture, 30, 60), [204, 0, 0])).toBe(true);
    expect(near(pixel(picture, 350, 10), white ?? [])).toBe(true);
    expect(pictureHeader(bytes)).toEqual({ kind: 'heic', size: { width: 360, height: 120 } });
    const { lines } = await readText(picture);
    expect(lines.map(({ text }) => text)).toEqual(['Your account is limited', 'paypa1-login.com']);
  });

  const flags: [string, () => Promise<Uint8Array>][] = [
    ['PNG', async () => (await flagFile()).png().toBuffer()],
    ['PNG in passes', async () => (await flagFile()).png({ progressive: true }).toBuffer()],
    ['PNG with a table of colours', async () => (await flagFile()).png({ palette: true }).toBuffer()],
    ['PNG of 16 bits', async () => (await flagFile()).toColourspace('rgb16').png().toBuffer()],
    ['JPEG', async () => (await flagFile()).jpeg({ quality: 90 }).toBuffer()],
    ['JPEG in passes', async () => (await flagFile()).jpeg({ progressive: true }).toBuffer()],
    ['GIF', async () => (await flagFile()).gif().toBuffer()],
    ['WebP', async () => (await flagFile()).webp().toBuffer()],
    ['WebP without loss', async () => (await flagFile()).webp({ lossless: true }).toBuffer()],
    ['TIFF', async () => (await flagFile()).tiff({ compression: 'lzw' }).toBuffer()],
    ['AVIF', async () => (await flagFile()).avif({ quality: 80 }).toBuffer()],
  ];
  it.each(flags)('%s', async (_, make) => {
    const bytes = await make();
    const picture = await openPicture(bytes);
    expect(picture).toMatchObject({ width: 60, height: 40, scale: 1 });
    expect(picture.data).toHaveLength(60 * 40 * 3);
    expect(near(pixel(picture, 2, 2), green ?? [])).toBe(true);
    expect(near(pixel(picture, 20, 30), red ?? [])).toBe(true);
    expect(near(pixel(picture, 50, 5), blue ?? [])).toBe(true);
    // What is refused before decoding is refused by these figures.
    expect(pictureHeader(bytes)?.size ?? { width: 60, height: 40 }).toEqual({ width: 60, height: 40 });
  });

  it('grey and CMYK as red, green and blue', async () => {
    const grey = await openPicture(await plain(20, 10).greyscale().png().toBuffer());
    expect(new Set(pixel(grey, 3, 3)).size).toBe(1);
    const cmyk = await (await flagFile()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const [r = 0, , b = 0] = pixel(await openPicture(cmyk), 20, 30);
    expect(r).toBeGreaterThan(b + 100);
  });

  it('what is transparent on white', async () => {
    const clear = { create: { width: 20, height: 20, channels: 4, background: '#ff000000' } } as const;
    const webp = await sharp(clear).webp().toBuffer();
    const picture = await openPicture(webp);
    expect(pixel(picture, 5, 5)).toEqual(white);
    expect(pictureHeader(webp)?.size).toEqual({ width: 20, height: 20 });
  });

  it('the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = sharp(frames, { join: { animated: true } });
    for (const bytes of [await moving.clone().gif().toBuffer(), await moving.clone().webp().toBuffer()]) {
      expect((await sharp(bytes).metadata()).pages).toBe(2);
      const picture = await openPicture(bytes);
      expect(picture).toMatchObject({ width: 20, height: 10 });
      expect(near(pixel(picture, 5, 5), red ?? [])).toBe(true);
    }
  });

  it.each([
    // By the standard: what the camera held upwards ends up at the top.
    [1, 2, 2],
    [3, 57, 37],
    [6, 37, 2],
    [8, 2, 57],
    [2, 57, 2],
    [5, 2, 2],
  ])('a picture turned as its camera says (%i)', async (orientation, x, y) => {
    const bytes = await (await flagFile()).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const picture = await openPicture(bytes);
    const isTurned = orientation > 4;
    expect(picture).toMatchObject({ width: isTurned ? 40 : 60, height: isTurned ? 60 : 40 });
    expect(near(pixel(picture, x, y), green ?? [])).toBe(true);
  });

  it('a file by its content, not by what stands behind it', async () => {
    const polyglot = Buffer.concat([
      await flag().png().toBuffer(),
      Buffer.from('<html><script>alert(1)</script></html>'),
    ]);
    expect(await openPicture(polyglot)).toMatchObject({ width: 60, height: 40 });
  });
});

describe('a Windows bitmap', () => {
  const open = (file: Parameters<typeof bitmapFile>[0]) => openPicture(bitmapFile(file));

  it('of 24 bits, from the bottom or from the top', async () => {
    const rows = [
      [0, 0, 255, 0, 255, 0],
      [255, 0, 0, 255, 255, 255],
    ];
    const upwards = await open({ width: 2, height: 2, bits: 24, rows });
    expect([pixel(upwards, 0, 1), pixel(upwards, 1, 1), pixel(upwards, 0, 0)]).toEqual([red, green, blue]);
    const downwards = await open({ width: 2, height: -2, bits: 24, rows });
    expect([pixel(downwards, 0, 0), pixel(downwards, 1, 1)]).toEqual([red, white]);
  });

  it('of 32 and 16 bits, also with channels of its own', async () => {
    expect(pixel(await open({ width: 1, height: 1, bits: 32, rows: [[255, 0, 0, 9]] }), 0, 0)).toEqual(blue);
    expect(pixel(await open({ width: 1, height: 1, bits: 16, rows: [[0, 0x7c]] }), 0, 0)).toEqual(red);
    const masks = [0xf800, 0x7e0, 0x1f];
    expect(pixel(await open({ width: 1, height: 1, bits: 16, masks, rows: [[0xe0, 0x07]] }), 0, 0)).toEqual(
      green,
    );
    const wide = [0xff000000, 0xff0000, 0xff00];
    const one = { width: 1, height: 1, bits: 32, masks: wide };
    expect(pixel(await open({ ...one, rows: [[0, 0, 0, 255]] }), 0, 0)).toEqual(red);
  });

  it('with a table of colours', async () => {
    const table = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff];
    const eight = await open({ width: 3, height: 1, bits: 8, table, rows: [[2, 3, 0]] });
    expect([0, 1, 2].map((x) => pixel(eight, x, 0))).toEqual([blue, white, red]);
    const four = await open({ width: 3, height: 1, bits: 4, table, rows: [[0x12, 0x30]] });
    expect([0, 1, 2].map((x) => pixel(four, x, 0))).toEqual([green, blue, white]);
    const one = await open({ width: 3, height: 1, bits: 1, table, rows: [[0b01000000]] });
    expect([0, 1, 2].map((x) => pixel(one, x, 0))).toEqual([red, green, red]);
  });

  it('that ends too early, or is of an extinct kind, is refused', async () => {
    const good = { width: 2, height: 2, bits: 24, rows: [[1, 2, 3, 4, 5, 6]] };
    await expect(open(good)).rejects.toMatchObject({ reason: 'unreadable' });
    for (const bits of [0, 2, 7, 48]) {
      await expect(open({ ...good, bits, rows: [[0], [0]] })).rejects.toMatchObject({ reason: 'unreadable' });
    }
    await expect(open({ ...good, width: 60_000, height: 60_000 })).rejects.toMatchObject({
      reason: 'too-large',
    });
  });
});

describe('a large picture', () => {
  it.each([
    [1280, 800],
    [2560, 1440],
    [1170, 2532],
    [3840, 2160],
  ])('of a screen is left as it is: %i × %i', async (width, height) => {
    for (const bytes of [
      await plain(width, height).png().toBuffer(),
      await plain(width, height).jpeg().toBuffer(),
    ]) {
      expect(await openPicture(bytes)).toMatchObject({ width, height, scale: 1 });
    }
  });

  it('of a scrolled page keeps its small print', async () => {
    const picture = await openPicture(await plain(1080, 15_000).jpeg().toBuffer());
    expect(picture.scale).toBeLessThan(1.2);
    expect(Math.round(picture.width * picture.scale)).toBe(1080);
  });

  it('of a camera is reduced, and reports by how much', async () => {
    const bytes = await plain(8064, 6048).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, scale } = await openPicture(bytes);
    expect(width * height).toBeLessThanOrEqual(4_000_000);
    expect([Math.round(width * scale), Math.abs(height * scale - 8064) < 4]).toEqual([6048, true]);
  });

  it('is smaller for a caller that needs less', async () => {
    const { width, height } = await openPicture(await plain(2000, 2000).png().toBuffer(), {
      maxPixels: 250_000,
    });
    expect([width, height]).toEqual([500, 500]);
  });
});

describe('refuses', () => {
  // The decoder of HEIC says of every damaged file on the console what is wrong with it.
  beforeEach(() => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => log.mockRestore());
  });

  const bombs: [string, Uint8Array][] = [
    ['a PNG of 60,000 × 60,000', hugePng(60_000, 60_000)],
    ['a PNG as long as a street', hugePng(1, 2 ** 31 - 1)],
    ['a GIF of 60,000 × 60,000', hugeGif()],
    ['a JPEG of 60,000 × 60,000', hugeJpeg()],
    ['a TIFF of 60,000 × 60,000', hugeTiff()],
    ['a WebP of 60,000 × 60,000', hugeWebp()],
    ['a HEIC of 60,000 × 60,000', hugeHeic()],
    ['a GIF of 10,000 frames', gifOfFrames(10_000)],
  ];
  it.each(bombs)('S45 %s, before anything of it is decoded', async (_, bytes) => {
    const before = process.memoryUsage.rss();
    await expect(openPicture(bytes)).rejects.toMatchObject({ reason: 'too-large' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  it('S45 an AVIF whose decoder would take a gigabyte', async () => {
    const bytes = await plain(4800, 4700).avif({ effort: 0 }).toBuffer();
    await expect(openPicture(bytes)).rejects.toMatchObject({ reason: 'too-large' });
  });

  const noPictures: [string, string][] = [
    ['words', 'Dear customer, please sign in'],
    ['a word that begins like a bitmap', 'BMW offers you a new car, click here to get it'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script/></svg>'],
    ['SVG with its declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['a web page', '<!doctype html><p>hello'],
    ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
    ['nothing', ''],
  ];
  it.each(noPictures)('S45 %s as no image', async (_, text) => {
    await expect(openPicture(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      reason: 'not-an-image',
    });
  });

  it('kinds that cannot be decoded here, and says so', async () => {
    const jxl = Buffer.from('\xff\x0a\x01\x02', 'latin1');
    const icon = Buffer.from('\0\0\x01\0\x01\0', 'latin1');
    for (const bytes of [jxl, icon]) {
      await expect(openPicture(bytes)).rejects.toMatchObject({ reason: 'unknown-kind' });
    }
  });

  it('S45 what is damaged, whatever kind it is', async () => {
    const kinds = ['png', 'jpeg', 'gif', 'webp', 'tiff', 'avif'] as const;
    for (const kind of kinds) {
      const bytes = await noise(120, 90)[kind]().toBuffer();
      for (const share of [0.02, 0.3]) {
        const cut = bytes.subarray(0, Math.max(12, Math.floor(bytes.length * share)));
        await expect(openPicture(cut), `${kind} ${share}`).rejects.toMatchObject({ reason: 'unreadable' });
      }
    }
    for (const end of [24, 200, 900]) {
      const cut = phoneHeic().subarray(0, end);
      await expect(openPicture(cut), `heic ${end}`).rejects.toMatchObject({ reason: 'unreadable' });
    }
  });

  it('nothing but its rest where a file was cut off near its end', async () => {
    for (const bytes of [await noise(400, 300).jpeg().toBuffer(), await noise(400, 300).png().toBuffer()]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * 0.85));
      expect(await openPicture(cut)).toMatchObject({ width: 400, height: 300 });
    }
  });

  it('S45 anything a damaged file can be, by the one error it throws on purpose', async () => {
    const random = repeatableRandom(11);
    const originals = [
      await noise(60, 40).png().toBuffer(),
      await noise(60, 40).jpeg().toBuffer(),
      await noise(60, 40).gif().toBuffer(),
      await noise(60, 40).webp().toBuffer(),
      await noise(60, 40).tiff().toBuffer(),
      phoneHeic(),
      Buffer.from(
        bitmapFile({ width: 4, height: 1, bits: 24, rows: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3]] }),
      ),
    ];
    for (let round = 0; round < 240; round += 1) {
      const bytes = Buffer.from(originals[round % originals.length] ?? []);
      for (let hits = 0; hits < 4; hits += 1) {
        // Most of what matters stands at the beginning.
        const end = random() < 0.7 ? Math.min(80, bytes.length) : bytes.length;
        bytes[Math.floor(random() * end)] = Math.floor(random() * 256);
      }
      const outcome = await openPicture(bytes).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome.name, `round ${round}`).toBe('PictureRefused');
    }
  });
});
