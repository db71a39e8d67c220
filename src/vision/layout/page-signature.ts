import type { PictureHash } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { areasOf } from '../shapes/areas-of.ts';
import { browserBars } from '../shapes/browser-bars.ts';
import { colourGrid, colourLikeness } from './colour-grid.ts';
import { layoutOfDigits } from './layout-digits.ts';
import { type LayoutGrid, layoutGrid } from './layout-grid.ts';
import { layoutLikeness, type SoftLayout, softenLayout } from './layout-likeness.ts';
import { paletteLikeness, paletteOf } from './palette.ts';

/** What a page is compared by: where things stand, where its colours stand, and which colours it has. */
export type PageSignature = { layout: SoftLayout; colours: Uint8Array; palette: Uint8Array };

/** How much each counts. The arrangement alone does not make a brand: many share it. */
const weights = { layout: 0.5, colours: 0.3, palette: 0.2 };

/**
 * The picture as a whole page and, if it shows a browser, the page inside it, whose layout its hash already holds. Both,
 * because a site's own header with a wide search field is easily taken for a browser's bar.
 */
export const signaturesOf = (picture: Picture, hash: PictureHash): PageSignature[] => {
  const { seen, unit } = areasOf(picture);
  const rows = browserBars(seen, unit);
  const grid = layoutOfDigits(hash.layout) ?? layoutGrid(seen, rows);
  const page = {
    layout: softenLayout(grid),
    colours: colourGrid(seen.picture, rows),
    palette: paletteOf(seen.picture, rows),
  };
  if (rows.top === 0 && rows.bottom === seen.picture.height) return [page];
  const whole = signatureParts(picture);
  return [page, { layout: softenLayout(whole.grid), colours: whole.colours, palette: whole.palette }];
};

/** The parts of the whole picture as the table stores them. */
export const signatureParts = (
  picture: Picture,
): { grid: LayoutGrid; colours: Uint8Array; palette: Uint8Array } => {
  const { seen } = areasOf(picture);
  const rows = { top: 0, bottom: seen.picture.height };
  return {
    grid: layoutGrid(seen, rows),
    colours: colourGrid(seen.picture, rows),
    palette: paletteOf(seen.picture, rows),
  };
};

/** 0 to 1, 1 for the same page. */
export const pageLikeness = (a: PageSignature, b: PageSignature): number => {
  const layout = layoutLikeness(a.layout, b.layout);
  if (layout === 0) return 0;
  return (
    weights.layout * layout +
    weights.colours * colourLikeness(a.colours, b.colours) +
    weights.palette * paletteLikeness(a.palette, b.palette)
  );
};
