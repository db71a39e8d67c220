import type { ScreenshotStage } from '../contract/screenshot-input.ts';
import type { Box, PictureHash, PictureReading } from '../engine/index.ts';
import { readCodes } from './codes/read-codes.ts';
import { likeLayouts } from './layout/like-layouts.ts';
import { pictureHash } from './layout/picture-hash.ts';
import { findLogos } from './logos/find-logos.ts';
import { openPicture } from './open-picture.ts';
import type { Picture } from './picture.ts';
import { findShapes } from './shapes/find-shapes.ts';
import { photographic } from './shapes/photographic.ts';
import { type ReadText, readText } from './text/read-text.ts';

type Listeners = {
  onStage?: (stage: ScreenshotStage) => void;
  /** A part of the reading that failed; the rest continues without it. */
  onFault?: (error: unknown) => void;
};

const nothingSeen: PictureHash = { look: '0'.repeat(16), layout: '' };

/**
 * Everything that can be seen in a picture. A part that fails is listed under `unread` and affects nothing else; a file
 * that is not a picture, or too large a one, throws `PictureRefused`.
 */
export const readPicture = async (
  bytes: Uint8Array,
  { onStage = () => undefined, onFault = () => undefined }: Listeners = {},
): Promise<PictureReading> => {
  const unread: string[] = [];
  const attempt = async <Seen>(
    what: string,
    otherwise: Seen,
    look: () => Promise<Seen> | Seen,
  ): Promise<Seen> => {
    try {
      return await look();
    } catch (error) {
      unread.push(`${what}, because of an error on our side`);
      onFault(error);
      return otherwise;
    }
  };

  onStage('opening');
  const picture = await openPicture(bytes);

  onStage('reading');
  // The text is read in threads of its own, so the rest is done meanwhile.
  const [{ lines, leftOut, illegible }, codes, hash, photo] = await Promise.all([
    attempt<ReadText>('the text', { lines: [], leftOut: 0, illegible: 0 }, () => readText(picture)),
    attempt('QR codes', [], () => readCodes(picture)),
    attempt('its overall appearance', nothingSeen, () => pictureHash(picture)),
    attempt('whether it is a photograph', 0, () => photographic(picture)),
  ]);

  if (leftOut > 0) unread.push(`${leftOut} lines of the text, because there were too many`);

  if (illegible > 0)
    unread.push(
      `${illegible === 1 ? 'a line' : `${illegible} lines`} of the text, too small or blurred, or in letters other than Latin`,
    );

  onStage('looking');
  const [logos, layouts] = await Promise.all([
    attempt('company logos', [], () => findLogos(picture, lines)),
    attempt('whether it resembles a known page', [], () => likeLayouts(picture, hash)),
  ]);
  const shapes = await attempt('forms and buttons', [], () => findShapes(picture, lines));

  const { width, height } = shownSize(picture);
  const asShown = <Seen extends { box: Box }>(seen: Seen): Seen => ({
    ...seen,
    box: shownBox(picture, seen.box),
  });
  return {
    width,
    height,
    lines: lines.map(asShown),
    codes: codes.map(asShown),
    logos: logos.map(asShown),
    shapes: shapes.map(asShown),
    layouts,
    hash,
    photographic: photo,
    unread,
  };
};

const shownSize = ({ width, height, scale }: Picture) => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

/** In pixels of the picture as it is shown, and never outside it. */
const shownBox = (picture: Picture, box: Box): Box => {
  const { width, height } = shownSize(picture);
  const within = (value: number, end: number) =>
    Math.min(end, Math.max(0, Math.round(value * picture.scale)));
  const left = within(box.left, width);
  const top = within(box.top, height);
  return {
    left,
    top,
    width: within(box.left + box.width, width) - left,
    height: within(box.top + box.height, height) - top,
  };
};
