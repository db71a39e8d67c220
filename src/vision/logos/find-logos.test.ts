import sharp from 'sharp';
import * as icons from 'simple-icons';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { findLogos } from './find-logos.ts';

const pictureOf = async (svg: string, quality?: number): Promise<Picture> => {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
  const image = quality ? sharp(await drawn.jpeg({ quality }).toBuffer()) : drawn;
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
};

type Placed = { path: string; at: [number, number]; size: number; ink: string };
const mark = ({ path, at: [x, y], size, ink }: Placed) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="${path}" fill="${ink}"/></g>`;
const page = (inside: string, ground = '#fff') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${ground}"/>${inside}</svg>`;
const brandsIn = async (picture: Picture) => (await findLogos(picture, [])).map(({ brand }) => brand);

describe('a mark is found', () => {
  it.each([
    ['as small as an icon of a tab', 16, '#FC4C02', '#fff', '#FF4500'],
    ['in black', 40, '#000', '#fff', '#000'],
    ['in grey', 32, '#777', '#fff', '#777'],
    ['in white on a dark page', 48, '#fff', '#15171c', '#fff'],
    ['in white on a colour that is not its own', 64, '#fff', '#0a7d4b', '#fff'],
    ['as large as a poster', 300, '#FF4500', '#f3f4f6', '#FF4500'],
  ])('%s', async (_, size, __, ground, ink) => {
    const picture = await pictureOf(
      page(mark({ path: icons.siReddit.path, at: [90, 50], size, ink }), ground),
    );
    const [logo] = await findLogos(picture, []);
    expect(logo?.brand).toBe('reddit.com');
    expect(Math.abs((logo?.box.left ?? 0) - 90)).toBeLessThan(0.2 * size);
    expect(Math.abs((logo?.box.width ?? 0) - size)).toBeLessThan(0.25 * size);
  });

  it('on a tile with round corners, once and not twice', async () => {
    const tile = '<rect x="80" y="60" width="72" height="72" rx="16" fill="#5865F2"/>';
    const glyph = mark({ path: icons.siDiscord.path, at: [94, 74], size: 44, ink: '#fff' });
    expect(await brandsIn(await pictureOf(page(tile + glyph)))).toEqual(['discord.com']);
  });

  it('on a blend of colours, after JPEG', async () => {
    const blend =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#1e3a8a"/><stop offset="1" stop-color="#be185d"/></linearGradient></defs><rect width="640" height="400" fill="url(#g)"/>';
    const glyph = mark({ path: icons.siDropbox.path, at: [240, 120], size: 120, ink: '#fff' });
    expect(await brandsIn(await pictureOf(page(blend + glyph), 60))).toEqual(['dropbox.com']);
  });

  it('of separate parts in the brand’s four colours', async () => {
    const square = (x: number, y: number, ink: string) =>
      `<rect x="${x}" y="${y}" width="21" height="21" fill="${ink}"/>`;
    const four = `${square(60, 60, '#F25022')}${square(83, 60, '#7FBA00')}${square(60, 83, '#00A4EF')}${square(83, 83, '#FFB900')}`;
    expect(await brandsIn(await pictureOf(page(four)))).toEqual(['microsoft.com']);
  });

  it('in a row of others, each at its place', async () => {
    const row = [icons.siFacebook, icons.siInstagram, icons.siWhatsapp, icons.siTiktok, icons.siPinterest];
    const drawn = row
      .map(({ path }, at) => mark({ path, at: [60 + at * 50, 340], size: 24, ink: '#333' }))
      .join('');
    const found = await findLogos(await pictureOf(page(drawn)), []);
    expect(found.toSorted((a, b) => a.box.left - b.box.left).map(({ brand }) => brand)).toEqual([
      'facebook.com',
      'instagram.com',
      'whatsapp.com',
      'tiktok.com',
      'pinterest.com',
    ]);
  });

  it('in front of the words of a button, although the line reader included it', async () => {
    const glyph = mark({ path: icons.siApple.path, at: [100, 100], size: 20, ink: '#000' });
    const words = '<text x="132" y="116" font-family="sans-serif" font-size="15">Continue with Apple</text>';
    const line = {
      text: 'Continue with Apple',
      box: { left: 98, top: 99, width: 180, height: 22 },
      confidence: 0.9,
    };
    const found = await findLogos(await pictureOf(page(glyph + words)), [line]);
    expect(found.map(({ brand }) => brand)).toEqual(['apple.com']);
  });
});

describe('no mark is seen in', () => {
  const square = (x: number, y: number, ink: string) =>
    `<rect x="${x}" y="${y}" width="21" height="21" rx="3" fill="${ink}"/>`;
  it.each([
    [
      'four squares of one colour',
      [60, 83].flatMap((x) => [60, 83].map((y) => square(x, y, '#333'))).join(''),
    ],
    [
      'letters',
      '<text x="60" y="120" font-family="sans-serif" font-size="60" font-weight="700">f G a X N in hp</text>',
    ],
    [
      'a form',
      '<rect x="100" y="60" width="300" height="40" fill="none" stroke="#999"/><rect x="100" y="120" width="300" height="44" rx="6" fill="#2563eb"/><circle cx="60" cy="80" r="12" fill="none" stroke="#333" stroke-width="3"/>',
    ],
    [
      'marks of other companies',
      [icons.siPuma, icons.siPython, icons.siMozilla, icons.siFord]
        .map(({ path }, at) => mark({ path, at: [60 + at * 90, 100], size: 56, ink: '#1d4ed8' }))
        .join(''),
    ],
    ['an empty page', ''],
  ])('%s', async (_, inside) => {
    expect(await brandsIn(await pictureOf(page(inside)))).toEqual([]);
  });
});

describe('whatever comes', () => {
  const noise = (width: number, height: number): Picture => {
    let state = 7;
    const data = Uint8Array.from({ length: width * height * 3 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
    return { width, height, data, scale: 1 };
  };

  it.each([
    [1, 1],
    [2, 3],
    [11, 12],
    [1, 900],
    [900, 1],
    [640, 480],
    [2400, 1300],
  ])('noise of %i x %i pixels names nothing', async (width, height) => {
    expect(await findLogos(noise(width, height), [])).toEqual([]);
  });

  it('finds a mark in a picture that is looked at at half its size, where it stands', async () => {
    const glyph = mark({ path: icons.siSpotify.path, at: [1500, 800], size: 160, ink: '#1ED760' });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1300">${glyph}</svg>`;
    const [logo] = await findLogos(await pictureOf(svg), []);
    expect(logo?.brand).toBe('spotify.com');
    expect(Math.abs((logo?.box.left ?? 0) - 1500)).toBeLessThan(16);
  });
});
