import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { readText } from './read-text.ts';
import { drawnPicture, written } from './testing/drawn-picture.ts';

const textIn = async (...drawing: Parameters<typeof drawnPicture>) =>
  (await readText(await drawnPicture(...drawing))).lines.map(({ text }) => text);

describe('readText', () => {
  it.each([
    ['black on white', '#111', '#fff', {}],
    ['light on dark', '#e8eaed', '#202124', {}],
    ['grey on white', '#888', '#fff', {}],
    ['white on a blue button', '#fff', '#0067b8', {}],
    ['in a bad JPEG', '#222', '#fff', { jpeg: 60 }],
  ])('reads %s', async (_, ink, ground, kept) => {
    const text = await textIn(written('Your account has been limited', 30, 60, 16, ink), { ground, ...kept });
    expect(text).toEqual(['Your account has been limited']);
  });

  it.each([11, 12, 14, 18, 28, 44])('reads letters of %i pixels', async (size) => {
    const text = await textIn(written('Please confirm within 24 hours', 20, 80, size), { width: 900 });
    expect(text).toEqual(['Please confirm within 24 hours']);
  });

  it.each([
    'paypa1.com',
    'https://g00gle.com/login',
    'vvellsfargo.com',
    'arnazon-support.net',
    'www.rnicrosoft.com',
  ])('spells %s as it is drawn', async (address) => {
    expect(await textIn(written(address, 30, 60, 14))).toEqual([address]);
  });

  it.each([
    ['parcelpickup.com', 119, 20, undefined],
    ['parcelpickup.com', 119, 20, 80],
    ['paypal-account-verify.com', 172, 18, undefined],
    ['paypal-account-verify.com', 172, 18, 80],
  ])(
    'reads what is marked, where letters touch the rim of their ground: %s',
    async (text, width, height, jpeg) => {
      const marked = `<rect x="30" y="${height === 18 ? 48 : 46}" width="${width}" height="${height}" fill="#1557d0"/>`;
      expect(await textIn(marked + written(text, 31, 61, 15, '#fff'), jpeg ? { jpeg } : {})).toEqual([text]);
    },
  );

  it('reads letters with accents and currency symbols', async () => {
    const line = 'Größere Beträge über 1.250,00 € müssen geprüft werden';
    expect(await textIn(written(line, 20, 60, 16), { width: 700 })).toEqual([line]);
  });

  it('orders lines from top to bottom, from left to right, and reports their places', async () => {
    const { lines } = await readText(
      await drawnPicture(
        written('Second left', 20, 80, 14) +
          written('First', 20, 40, 14) +
          written('Second right', 260, 80, 14),
      ),
    );
    expect(lines.map(({ text }) => text)).toEqual(['First', 'Second left', 'Second right']);
    expect(Math.abs((lines[2]?.box.left ?? 0) - 260)).toBeLessThan(5);
    expect(Math.abs((lines[2]?.box.top ?? 0) - 69)).toBeLessThan(5);
    for (const { confidence } of lines) expect(confidence).toBeGreaterThan(0.8);
  });

  it('reads a photograph: slanted, soft, with grain', async () => {
    const picture = await drawnPicture(
      `<g transform="rotate(-3 320 160)">${written('Your parcel is held at customs', 60, 160, 28, '#333')}</g>`,
      { width: 640, height: 320, ground: '#d8d4cc' },
    );
    const { lines } = await readText(withGrain(picture));
    expect(lines.map(({ text }) => text).join(' ')).toContain('parcel is held');
  });

  it.each([
    ['plain ground', { width: 300, height: 200 }],
    ['one pixel', { width: 1, height: 1 }],
    ['a very wide strip', { width: 9000, height: 3 }],
    ['a very tall strip', { width: 3, height: 9000 }],
  ])('finds nothing on %s', async (_, size) => {
    expect(await textIn('', size)).toEqual([]);
  });

  it('does not invent text in noise, and reports what it left out', async () => {
    const { lines, leftOut } = await readText(noise(500, 400));
    expect(lines.map(({ text }) => text).join('').length).toBeLessThan(20);
    expect(leftOut).toBeGreaterThanOrEqual(0);
  });
});

/** The same every time. */
const chance = (at: number) => {
  const mixed = Math.imul((at + 1) ^ 0x9e3779b9, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
};

const withGrain = (picture: Picture): Picture => ({
  ...picture,
  data: picture.data.map((value, at) =>
    Math.max(0, Math.min(255, value + (chance(Math.floor(at / 3)) - 0.5) * 16)),
  ),
});

const noise = (width: number, height: number): Picture => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, at) => 255 * chance(at)),
  scale: 1,
});
