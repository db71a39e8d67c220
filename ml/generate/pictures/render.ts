import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { programPath } from '../../../scripts/programs.ts';
import type { Box } from '../../../src/engine/training.ts';
import { photograph } from './photograph.ts';
import type { PictureItem } from './picture-item.ts';
import { fingerprintOf, type PicturePlan } from './pictures.ts';
import { readTruth, type Truth } from './truth.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: programPath('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  });

export type Rendered = { item: PictureItem; bytes: Buffer };

/** Draws pictures one after another in pages that are kept: one for each density. */
export const newRenderer = (browser: Browser) => {
  const pages = new Map<number, Promise<Page>>();
  const pageAt = (density: number): Promise<Page> => {
    const known = pages.get(density);
    if (known) return known;
    const made = browser
      .newContext({ deviceScaleFactor: density, javaScriptEnabled: true })
      .then((context) => context.newPage());
    pages.set(density, made);
    return made;
  };

  return async (plan: PicturePlan): Promise<Rendered> => {
    const { device, drawing } = plan;
    const page = await pageAt(device.density);
    await page.setViewportSize({ width: device.width, height: device.height });
    await page.setContent(
      `<!doctype html><html lang="${plan.language}"><head><meta charset="utf-8"><style>html{background:${drawing.background}}${drawing.style}</style></head><body>${drawing.body}</body></html>`,
      { waitUntil: 'load' },
    );
    const truth = inPixels(await page.evaluate(readTruth), device.density);
    const png = await page.screenshot({ type: 'png' });
    const [width, height] = [device.width * device.density, device.height * device.density];
    const shot = plan.isPhotographed
      ? await taken(await pageAt(1), { png, width, height }, truth, plan)
      : { png, truth };
    const bytes = await encoded(shot.png, plan.encoding);
    const { id, part, label, kind, language, theme, template, encoding, isPhotographed } = plan;
    return {
      bytes,
      item: {
        id,
        file: `${id}.${encoding === 'png' ? 'png' : 'jpg'}`,
        plan: fingerprintOf(plan),
        part,
        label: label === 1 ? 'phish' : 'legit',
        kind,
        language,
        theme: theme.isDark ? 'dark' : 'light',
        size: `${device.width}x${device.height}${device.density === 1 ? '' : `@${device.density}`}`,
        width,
        height,
        template,
        wording: drawing.wording,
        brand: drawing.brand,
        bar: drawing.bar,
        host: drawing.host,
        isPhotographed,
        encoding,
        ...shot.truth,
      },
    };
  };
};

const round = (value: number) => Math.round(value * 10) / 10;

const scaled = ({ left, top, width, height }: Box, by: number): Box => ({
  left: round(left * by),
  top: round(top * by),
  width: round(width * by),
  height: round(height * by),
});

const inPixels = ({ lines, codes, logos, fields }: Truth, density: number): Truth => {
  const move = <Marked extends { box: Box }>(marked: Marked): Marked => ({
    ...marked,
    box: scaled(marked.box, density),
  });
  return {
    lines: lines.map((line) => ({ ...move(line), size: round(line.size * density) })),
    codes: codes.map(move),
    logos: logos.map(move),
    fields: fields.map(move),
  };
};

const taken = async (
  page: Page,
  shot: { png: Buffer; width: number; height: number },
  truth: Truth,
  plan: PicturePlan,
): Promise<{ png: Buffer; truth: Truth }> => {
  const marked = [...truth.lines, ...truth.codes, ...truth.logos, ...truth.fields];
  const { png, boxes } = await photograph(
    page,
    shot,
    marked.map(({ box }) => box),
    plan.random,
  );
  const moved = new Map(marked.map((one, at) => [one as { box: Box }, scaled(boxes[at] ?? one.box, 1)]));
  const place = <Marked extends { box: Box }>(one: Marked): Marked => ({
    ...one,
    box: moved.get(one) ?? one.box,
  });
  return {
    png,
    truth: {
      lines: truth.lines.map(place),
      codes: truth.codes.map(place),
      logos: truth.logos.map(place),
      fields: truth.fields.map(place),
    },
  };
};

const encoded = (png: Buffer, encoding: string): Promise<Buffer> => {
  const quality = /^jpeg (\d+)$/.exec(encoding)?.[1];
  return quality
    ? sharp(png)
        .jpeg({ quality: Number(quality) })
        .toBuffer()
    : sharp(png).png({ compressionLevel: 6 }).toBuffer();
};
