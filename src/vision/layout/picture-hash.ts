import type { PictureHash } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { areasOf } from '../shapes/areas-of.ts';
import { browserBars } from '../shapes/browser-bars.ts';
import { blankLayout, layoutDigits } from './layout-digits.ts';
import { layoutGrid } from './layout-grid.ts';
import { blankLook, lookHash } from './look-hash.ts';

/**
 * What is kept of a picture to recognise similar ones: how it looks as a whole, and where things are on its page without
 * a browser's own bars. A blank picture has only zeros in both.
 */
export const pictureHash = (picture: Picture): PictureHash => {
  const look = lookHash(picture);
  if (look === blankLook) return { look, layout: blankLayout };
  const { seen, unit } = areasOf(picture);
  return { look, layout: layoutDigits(layoutGrid(seen, browserBars(seen, unit))) };
};

/** Nothing to compare: every blank picture would match every other. */
export const isBlank = ({ look }: PictureHash): boolean => look === blankLook;

/** How many bits of two pictures' looks differ, 0 to 64; 64 if either is blank. */
export const lookDistance = (a: PictureHash, b: PictureHash): number => {
  if (isBlank(a) || isBlank(b)) return 64;
  let bits = 0;
  for (let at = 0; at < 16; at += 1) {
    const off = Number.parseInt(a.look.charAt(at), 16) ^ Number.parseInt(b.look.charAt(at), 16);
    bits += (off & 1) + ((off >> 1) & 1) + ((off >> 2) & 1) + ((off >> 3) & 1);
  }
  return bits;
};
