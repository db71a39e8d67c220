import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { programPath } from '../../../scripts/programs.ts';
import type { Box, ReadLine } from '../../../src/engine/training.ts';
import type { Picture } from '../../../src/vision/training.ts';
import type { LogoPage } from './logo-page.ts';
import type { GroundKind, InkKind } from './showing.ts';

export type PlacedMark = {
  brand: string;
  box: Box;
  /** The tile it stands on, which is as right an answer as the mark itself. */
  tile: Box | null;
  ink: InkKind;
  ground: GroundKind;
};

export type RenderedPage = { id: string; picture: Picture; marks: PlacedMark[]; lines: ReadLine[] };

/** Draws each page in a real browser and notes where the marks and the words came to stand. */
export const renderLogoPages = async function* (pages: Iterable<LogoPage>) {
  const browser = await chromium.launch({
    executablePath: programPath('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const page of pages) yield await rendered(page, browser);
  } finally {
    await browser.close();
  }
};

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

const rendered = async (
  { id, html, view, quality, resize }: LogoPage,
  browser: Browser,
): Promise<RenderedPage> => {
  const tab = await browser.newPage({ viewport: view, deviceScaleFactor: view.scale });
  try {
    await tab.setContent(html);
    const seen = await tab.evaluate(whatStandsWhere);
    let image = sharp(await tab.screenshot());
    if (resize !== 1) {
      image = sharp(
        await image
          .resize(Math.round(view.width * view.scale * resize))
          .png()
          .toBuffer(),
      );
    }
    if (quality !== null) image = sharp(await image.jpeg({ quality }).toBuffer());
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const scale = view.scale * resize;
    const scaled = ({ left, top, width, height }: Box): Box => ({
      left: left * scale,
      top: top * scale,
      width: width * scale,
      height: height * scale,
    });
    return {
      id,
      picture: { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 },
      marks: seen.marks.map((mark) => ({
        ...mark,
        box: scaled(mark.box),
        tile: mark.tile && scaled(mark.tile),
      })),
      lines: seen.lines.map(({ text, box }) => ({ text, box: scaled(box), confidence: 0.95 })),
    };
  } finally {
    await tab.close();
  }
};

/** Runs inside the page. */
const whatStandsWhere = () => {
  const boxOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });
  const isWhole = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const marks = [...document.querySelectorAll<HTMLElement>('.mark')].flatMap((element) => {
    const place = element.getBoundingClientRect();
    if (!isWhole(place)) return [];
    const { brand = '', ink, ground } = element.dataset;
    const tile = element.closest('.tile')?.getBoundingClientRect();
    return [
      {
        brand,
        ink: ink as InkKind,
        ground: ground as GroundKind,
        box: boxOf(place),
        tile: tile ? boxOf(tile) : null,
      },
    ];
  });
  const lines: { text: string; box: Box }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!text || node.parentElement?.closest('svg,style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What runs out of a narrow tab is not seen, and covers nothing.
    const clip = node.parentElement?.parentElement?.getBoundingClientRect();
    for (const place of range.getClientRects()) {
      const right = Math.min(place.right, clip?.right ?? place.right);
      const seen = new DOMRect(place.left, place.top, right - place.left, place.height);
      if (isWhole(seen)) lines.push({ text, box: boxOf(seen) });
    }
  }
  return { marks, lines };
};
