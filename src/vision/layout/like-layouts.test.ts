import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { drawn, flat, noise, rect, words } from '../shapes/testing/drawn.ts';
import { layoutDigits } from './layout-digits.ts';
import { knownLayouts, layoutsOf } from './layout-table.ts';
import { likeAmong, likeLayouts } from './like-layouts.ts';
import { signatureParts, signaturesOf } from './page-signature.ts';
import { pictureHash } from './picture-hash.ts';

const like = (picture: Picture) => likeLayouts(picture, pictureHash(picture));

/** A bank's page: red head, red button at the left, a red panel at the right. */
const bank = (label: string, dy = 0) =>
  rect(0, dy, 1280, 72, 'fill="#e00010"') +
  rect(110, 140 + dy, 560, 320, 'fill="#f2f2f2"') +
  words(140, 190 + dy, label, 'font-size="26"') +
  [0, 1]
    .map(
      (n) =>
        rect(140.5, 220.5 + dy + n * 66, 500, 50, 'fill="#fff" stroke="#999"') +
        words(154, 250 + dy + n * 66, label),
    )
    .join('') +
  rect(140, 370 + dy, 500, 48, 'rx="24" fill="#e00010"') +
  words(390, 400 + dy, label, 'fill="#fff" text-anchor="middle"') +
  rect(720, 140 + dy, 340, 190, 'fill="#b00008"');

const among = (picture: Picture, library: ReturnType<typeof layoutsOf>) =>
  likeAmong(library, signaturesOf(picture, pictureHash(picture)));

const libraryOf = (picture: Picture, least: number) => {
  const { grid, colours, palette } = signatureParts(picture);
  const [layout, spots, shares] = [layoutDigits(grid), Buffer.from(colours), Buffer.from(palette)];
  const texts = { layout, colours: spots.toString('base64'), palette: shares.toString('base64') };
  return layoutsOf({
    layouts: [{ brand: 'bank.example', name: 'a', what: 'sign-in page', drawn: '', least, ...texts }],
  });
};

describe('against one known page', () => {
  it('the page itself matches fully', async () => {
    const page = await drawn(bank('Sign in'));
    expect(among(page, libraryOf(page, 0.6))).toEqual([
      { brand: 'bank.example', what: 'sign-in page', likeness: 1 },
    ]);
  });

  it('other words and compression still match', async () => {
    const library = libraryOf(await drawn(bank('Sign in')), 0.6);
    const [found] = among(await drawn(bank('Bei Ihrer Bank anmelden'), { quality: 60 }), library);
    expect(found?.likeness).toBeGreaterThan(0.8);
  });

  it("a browser's bar above it still matches", async () => {
    const library = libraryOf(await drawn(bank('Sign in')), 0.6);
    const bar =
      rect(0, 0, 1280, 80, 'fill="#e8eaed"') +
      rect(0, 80, 1280, 1, 'fill="#b0b4b9"') +
      rect(120, 42, 1000, 30, 'rx="15" fill="#fff"');
    const [found] = among(await drawn(bank('Sign in', 81) + bar, { height: 881 }), library);
    expect(found?.likeness).toBeGreaterThan(0.85);
  });

  it('the same arrangement in other colours is less like it than the threshold of the library', async () => {
    const library = libraryOf(await drawn(bank('Sign in')), 0.62);
    const green = bank('Sign in').replaceAll('#e00010', '#0a7d3c').replaceAll('#b00008', '#0a5d2c');
    expect(among(await drawn(green), library)).toEqual([]);
  });

  it('a phone does not match a desktop', async () => {
    const library = libraryOf(await drawn(bank('Sign in')), 0.1);
    expect(among(await drawn(bank('Sign in'), { width: 400, height: 860 }), library)).toEqual([]);
  });
});

/** Yellow head and foot, a red mark and button, two fields on pale grey. */
const parcelPage =
  rect(0, 0, 1366, 76, 'fill="#ffcc00"') +
  rect(60, 26, 150, 24, 'fill="#d40511"') +
  [0, 1, 2, 3].map((n) => rect(934 + n * 98, 32, 70, 12, 'fill="#4a4a4a"')).join('') +
  words(373, 150, 'Your parcel is waiting', 'font-size="30" font-weight="800"') +
  [0, 1]
    .map((n) => words(373, 190 + n * 22, 'Enter your number to see where it is and when it will arrive'))
    .join('') +
  rect(373, 236, 620, 270, 'fill="#f7f7f7"') +
  [0, 1]
    .map(
      (n) =>
        words(399, 280 + n * 84, 'Number') +
        rect(399.5, 287.5 + n * 84, 567, 46, 'rx="4" fill="#fff" stroke="#b2b2b2"'),
    )
    .join('') +
  rect(399, 442, 200, 48, 'rx="4" fill="#d40511"') +
  words(499, 471, 'Continue', 'fill="#fff" text-anchor="middle"') +
  rect(0, 678, 1366, 90, 'fill="#ffcc00"');

describe('the library that ships', () => {
  const folder = new URL('../../../models/layouts/', import.meta.url);

  it('is the file that the manifest describes', () => {
    const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
    const bytes = readFileSync(new URL(manifest.file, folder));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256);
    expect(knownLayouts()).toHaveLength(manifest.layouts);
  });

  it('names brands of our table only', () => {
    const known = new Set(brands.flatMap(({ domains }) => domains));
    expect(
      [...new Set(knownLayouts().map(({ brand }) => brand))].filter((brand) => !known.has(brand)),
    ).toEqual([]);
  });

  it('names the brand of a page drawn by another hand in its colours and arrangement, and not in others', async () => {
    const parcel = await drawn(parcelPage, { width: 1366, height: 768, quality: 60 });
    expect(like(parcel)).toEqual([
      { brand: 'dhl.com', what: 'parcel page', likeness: expect.closeTo(0.8, 1) },
    ]);
    const blue = parcelPage.replaceAll('#ffcc00', '#8fd3ff').replaceAll('#d40511', '#00aa55');
    expect(like(await drawn(blue, { width: 1366, height: 768 }))).toEqual([]);
  });

  it.each(['#0067b8', '#0866ff', '#0a66c2', '#e50914', '#111111', '#ff6200'])(
    'names nobody for a plain card in the middle with a button in %s',
    async (accent) => {
      const card =
        rect(430, 180, 420, 400, 'rx="8" fill="#fff" stroke="#ddd"') +
        words(470, 240, 'Sign in', 'font-size="24"') +
        [0, 1].map((n) => rect(470.5, 270.5 + n * 64, 340, 44, 'rx="4" fill="#fff" stroke="#aaa"')).join('') +
        rect(470, 420, 340, 44, `rx="4" fill="${accent}"`) +
        words(640, 447, 'Continue', 'fill="#fff" text-anchor="middle"');
      expect(like(await drawn(card, { ground: '#f5f5f5' }))).toEqual([]);
      expect(like(await drawn(card))).toEqual([]);
    },
  );

  it.each([
    ['an empty page', flat(1280, 800)],
    ['one pixel', flat(1, 1)],
    ['a strip', flat(20_000, 10)],
    ['noise', noise(640, 480)],
    ['a strip of noise', noise(20_000, 10)],
  ])('names nobody for %s', (_, picture) => {
    expect(like(picture)).toEqual([]);
  });
});
