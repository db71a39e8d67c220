import type { Picture } from '../picture.ts';
import { type FlatAreas, flatAreas } from './flat-areas.ts';
import { reducePicture } from './reduce-picture.ts';

export type Areas = {
  seen: FlatAreas;
  /** Pixels of the picture for each pixel of `seen`. */
  factor: number;
  /** Pixels of `seen` per pixel of an ordinary screen: dense phone screens have two or three, thumbnails half of one. */
  unit: number;
};

/** What is drawn for such a screen is still visible at half its size, and costs a quarter. */
const maxPixels = 2_400_000;
const phoneWidth = 390;
const tabletWidth = 768;
const deskWidth = 1280;

const remembered = new WeakMap<Picture, Areas>();

/** The flat areas of a picture, computed once however many parts ask for them. */
export const areasOf = (picture: Picture): Areas => {
  const known = remembered.get(picture);
  if (known) return known;
  const factor = Math.max(1, Math.ceil(Math.sqrt((picture.width * picture.height) / maxPixels)));
  const seen = flatAreas(reducePicture(picture, factor));
  const { width, height } = seen.picture;
  const ordinary = height > width * 1.5 ? phoneWidth : height > width ? tabletWidth : deskWidth;
  const areas = { seen, factor, unit: Math.min(3, Math.max(0.5, width / ordinary)) };
  remembered.set(picture, areas);
  return areas;
};
