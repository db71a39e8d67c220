import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { programPath } from '../../../scripts/programs.ts';
import type { Picture } from '../../../src/vision/training.ts';
import { type Random, randomFrom } from '../random.ts';
import { barHeights, framedPage } from './browser-frame.ts';
import { html, type Look } from './drawing.ts';
import type { Drawing } from './drawings.ts';
import { genericPage } from './generic.ts';
import { wordsOf } from './words.ts';

export type Shot = {
  width: number;
  height: number;
  isDark: boolean;
  seed: string;
  /** JPEG quality; sharp pixels where there is none. */
  quality?: number;
  hasBars?: boolean;
  font?: string;
};

export type Renderer = {
  /** A drawing of the library, or a generic page if there is none. */
  picture: (drawing: Drawing | null, shot: Shot) => Promise<Picture>;
  close: () => Promise<void>;
};

const fonts = ['Arimo', 'Inter', 'Noto Sans', 'Lato', 'DejaVu Sans', 'Liberation Serif', 'Carlito'];

export const openRenderer = async (): Promise<Renderer> => {
  const browser = await chromium.launch({
    executablePath: programPath('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return { picture: (drawing, shot) => picture(browser, drawing, shot), close: () => browser.close() };
};

let tab: { width: number; height: number; page: Awaited<ReturnType<Browser['newPage']>> } | undefined;

const picture = async (browser: Browser, drawing: Drawing | null, shot: Shot): Promise<Picture> => {
  const { width, height } = shot;
  if (tab?.width !== width || tab.height !== height) {
    await tab?.page.close();
    tab = { width, height, page: await browser.newPage({ viewport: { width, height } }) };
  }
  await tab.page.setContent(sourceOf(drawing, shot), { waitUntil: 'domcontentloaded' });
  const png = await tab.page.screenshot();
  const bytes = shot.quality ? await sharp(png).jpeg({ quality: shot.quality }).toBuffer() : png;
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
};

const sourceOf = (drawing: Drawing | null, shot: Shot): string => {
  const random = randomFrom(shot.seed);
  const look = lookOf(shot, random);
  const page = drawing ? drawing.draw(look) : genericPage(look, random);
  if (!shot.hasBars) return html(page, look);
  const { isDark, width } = shot;
  const bars = look.isPhone ? barHeights.phone : barHeights.desk;
  // The page has what the bars leave, and 100vh means that.
  const below = `<div style="position:relative;overflow:hidden;height:${shot.height - bars}px">${page.replaceAll('100vh', `${shot.height - bars}px`)}</div>`;
  return html(framedPage(below, { random, isDark, isPhone: look.isPhone, width }), look);
};

const lookOf = ({ width, height, isDark, font }: Shot, random: Random): Look => ({
  isDark,
  isPhone: width < height,
  font: `'${font ?? random.pick(fonts)}',sans-serif`,
  words: wordsOf(random),
});
