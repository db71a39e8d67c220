import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Box } from '../../../src/engine/training.ts';
import type { PictureItem } from './picture-item.ts';
import { type PictureRequest, planPicture } from './pictures.ts';
import { newRenderer, openBrowser, type Rendered } from './render.ts';

const phone = { width: 390, height: 844, density: 2, isPhone: true };
const desk = { width: 1280, height: 800, density: 1, isPhone: false };

let browser: Browser;
let render: ReturnType<typeof newRenderer>;
beforeAll(async () => {
  browser = await openBrowser();
  render = newRenderer(browser);
});
afterAll(() => browser.close());

const draw = async (request: Omit<PictureRequest, 'seed'>): Promise<Rendered> =>
  render(await planPicture({ seed: 1, ...request }));

const isWithin = ({ width, height }: PictureItem, { left, top, width: wide, height: high }: Box) =>
  left >= -1 && top >= -1 && left + wide <= width + 1 && top + high <= height + 1 && wide > 0 && high > 0;

/** How much the pixels of a place differ from each other: writing on a ground does, an empty place does not. */
const contrast = async (bytes: Buffer, { left, top, width, height }: Box): Promise<number> => {
  const { channels } = await sharp(bytes)
    .extract({
      left: Math.max(0, Math.floor(left)),
      top: Math.max(0, Math.floor(top)),
      width: Math.max(1, Math.floor(width)),
      height: Math.max(1, Math.floor(height)),
    })
    .stats();
  return Math.max(...channels.map(({ max, min }) => max - min));
};

const expectSane = async ({ item, bytes }: Rendered) => {
  expect(item.lines.length).toBeGreaterThan(3);
  const { width, height } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: item.width, height: item.height });
  for (const { box } of [...item.lines, ...item.codes, ...item.logos, ...item.fields])
    expect(isWithin(item, box)).toBe(true);
  for (const { text, box } of item.lines) {
    expect(text).toMatch(/\S/);
    expect(await contrast(bytes, box), text).toBeGreaterThan(20);
  }
};

describe('a drawn picture', () => {
  it('reports what its address bar shows, and where', async () => {
    const drawn = await draw({
      part: 'held',
      at: 1,
      only: 'sign-in page/halved',
      fixed: { device: desk, encoding: 'png', isPhotographed: false },
    });
    await expectSane(drawn);
    const bar = drawn.item.lines.find(({ role }) => role === 'bar');
    expect(bar?.text).toBe(drawn.item.bar);
    expect(bar?.text).toContain(drawn.item.host);
    expect(bar?.box.top).toBeLessThan(100);
    expect(drawn.item.fields.map(({ kind }) => kind)).toContain('password');
  });

  it('is measured in pixels of the file where the screen is dense', async () => {
    const drawn = await draw({
      part: 'fit',
      at: 2,
      only: 'text message/',
      fixed: { device: phone, encoding: 'jpeg 60', isPhotographed: false },
    });
    await expectSane(drawn);
    expect(drawn.item.width).toBe(780);
    expect(Math.max(...drawn.item.lines.map(({ box }) => box.left + box.width))).toBeGreaterThan(400);
  });

  it('knows what its QR code holds', async () => {
    const drawn = await draw({
      part: 'fit',
      at: 3,
      only: 'QR code/in-mail',
      fixed: { device: phone, isPhotographed: false },
    });
    await expectSane(drawn);
    const [code] = drawn.item.codes;
    expect(code?.text.length).toBeGreaterThan(5);
    expect(Math.abs((code?.box.width ?? 0) - (code?.box.height ?? 1))).toBeLessThan(2);
  });

  it('moves every box along when a hand-held camera takes it', async () => {
    const request = { part: 'fit', at: 5, only: 'chat/' } as const;
    const flat = await draw({ ...request, fixed: { device: phone, encoding: 'png', isPhotographed: false } });
    const taken = await draw({ ...request, fixed: { device: phone, encoding: 'png', isPhotographed: true } });
    expect(taken.item.lines.map(({ text }) => text)).toEqual(flat.item.lines.map(({ text }) => text));
    expect(taken.item.lines.map(({ box }) => box)).not.toEqual(flat.item.lines.map(({ box }) => box));
    for (const { box } of taken.item.lines) expect(isWithin(taken.item, box)).toBe(true);
  });

  it('is the same when drawn again', async () => {
    const request = { part: 'held', at: 7, only: 'dialog/' } as const;
    const [one, again] = [await draw(request), await draw(request)];
    expect(again.item).toEqual(one.item);
    expect(again.bytes.equals(one.bytes)).toBe(true);
  });
});
