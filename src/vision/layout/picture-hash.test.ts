import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { drawn, flat, noise, rect, words } from '../shapes/testing/drawn.ts';
import { isBlank, lookDistance, pictureHash } from './picture-hash.ts';

type Page = { ground?: string; paper?: string; ink?: string; accent?: string; text?: string; bar?: number };

/** A card with two fields and a button, in the given colours and words. */
const signIn = ({
  ground = '#f0f2f5',
  paper = '#fff',
  ink = '#222',
  accent = '#0866ff',
  text = 'Email',
  bar = 0,
}: Page) =>
  rect(430, 150 + bar, 420, 440, `rx="8" fill="${paper}"`) +
  words(470, 210 + bar, 'Sign in', `fill="${ink}" font-size="28"`) +
  [0, 1]
    .map(
      (n) =>
        rect(470.5, 250.5 + bar + n * 70, 340, 46, `rx="4" fill="${paper}" stroke="#888"`) +
        words(484, 279 + bar + n * 70, text, 'fill="#888"'),
    )
    .join('') +
  rect(470, 410 + bar, 340, 48, `rx="4" fill="${accent}"`) +
  words(640, 440 + bar, text, 'fill="#fff" text-anchor="middle"') +
  rect(0, 0, 1280, 1, `fill="${ground}"`);

const article = Array.from({ length: 24 }, (_, n) =>
  words(120, 80 + n * 28, 'Words of an article that goes on and on for the whole of its page'),
).join('');

const reworked = async (
  { data, width, height }: Picture,
  change: (image: Sharp) => Sharp,
): Promise<Picture> => {
  const encoded = await change(sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })).toBuffer();
  const { data: pixels, info } = await sharp(encoded)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(pixels), scale: 1 };
};

/** Cells of the layout that differ, as a share of those that are set in either. */
const layoutOff = (a: string, b: string): number => {
  let off = 0;
  let either = 0;
  for (let at = 1; at < a.length; at += 1) {
    const [one, other] = [Number.parseInt(a.charAt(at), 16), Number.parseInt(b.charAt(at), 16)];
    for (let bit = 1; bit <= 8; bit *= 2) {
      if ((one ^ other) & bit) off += 1;
      if ((one | other) & bit) either += 1;
    }
  }
  return off / Math.max(1, either);
};

describe('the look', () => {
  it('stays nearly the same when a picture is scaled, compressed or cropped a little', async () => {
    const page = await drawn(signIn({}), { ground: '#f0f2f5' });
    const own = pictureHash(page);
    const scaled = await reworked(page, (image) => image.resize({ width: 700 }).png());
    const compressed = await reworked(page, (image) => image.jpeg({ quality: 40 }));
    const cropped = await reworked(page, (image) =>
      image.extract({ left: 19, top: 12, width: 1242, height: 776 }).png(),
    );
    expect(lookDistance(own, pictureHash(scaled))).toBeLessThanOrEqual(4);
    expect(lookDistance(own, pictureHash(compressed))).toBeLessThanOrEqual(4);
    expect(lookDistance(own, pictureHash(cropped))).toBeLessThanOrEqual(12);
  });

  it('differs between pages', async () => {
    const page = pictureHash(await drawn(signIn({}), { ground: '#f0f2f5' }));
    expect(lookDistance(page, pictureHash(await drawn(article)))).toBeGreaterThan(16);
  });
});

describe('the layout', () => {
  it('depends on neither words nor colours', async () => {
    const light = pictureHash(await drawn(signIn({}), { ground: '#f0f2f5' }));
    const dark = pictureHash(
      await drawn(
        signIn({ ground: '#111', paper: '#2a2a2a', ink: '#eee', accent: '#c01020', text: 'Nutzer' }),
        { ground: '#111111' },
      ),
    );
    expect(layoutOff(light.layout, dark.layout)).toBeLessThan(0.2);
    expect(layoutOff(light.layout, pictureHash(await drawn(article)).layout)).toBeGreaterThan(0.7);
  });

  it("leaves out a browser's own bar", async () => {
    const bar =
      rect(0, 0, 1280, 80, 'fill="#e8eaed"') +
      rect(0, 80, 1280, 1, 'fill="#b0b4b9"') +
      rect(120, 42, 1000, 30, 'rx="15" fill="#fff"');
    const plain = pictureHash(await drawn(signIn({}), { ground: '#f0f2f5' }));
    const framed = pictureHash(await drawn(signIn({ bar: 81 }) + bar, { ground: '#f0f2f5', height: 881 }));
    expect(layoutOff(plain.layout, framed.layout)).toBeLessThan(0.15);
  });
});

describe('blank pictures', () => {
  it.each([
    ['an empty page', flat(1280, 800)],
    ['one pixel', flat(1, 1, 7)],
    ['a black strip', flat(20_000, 10, 0)],
  ])('%s is blank and like nothing, not even itself', (_, picture) => {
    const hash = pictureHash(picture);
    expect(isBlank(hash)).toBe(true);
    expect(lookDistance(hash, hash)).toBe(64);
    expect(hash.layout).toMatch(/^0+$/);
  });

  it('every hash has one length', async () => {
    const pictures = [flat(1, 1), noise(300, 200), noise(20_000, 10), noise(10, 4000), await drawn(article)];
    const hashes = pictures.map(pictureHash);
    expect(new Set(hashes.map(({ look }) => look.length))).toEqual(new Set([16]));
    expect(new Set(hashes.map(({ layout }) => layout.length)).size).toBe(1);
    expect(hashes.every(({ look, layout }) => /^[\da-f]+$/.test(look + layout))).toBe(true);
  });
});
