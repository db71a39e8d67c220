import type { Box } from '../../src/engine/training.ts';
import { areaOf, cropsOf, overlap, proposePlaces, sharedArea } from '../../src/vision/training.ts';
import type { PlacedMark, RenderedPage } from '../generate/logos/render-logo-pages.ts';
import { randomFrom } from '../generate/random.ts';

/** What one page gives at most that is no mark: pages of photographs would otherwise fill the set. */
const mostOthers = 26;

type Crop = { brand: string | null; pixels: Uint8Array };

/** The places of a page as the network will see them, with what they show. Half of the pages had their words read. */
export const pageCrops = ({ id, picture, marks, lines }: RenderedPage): Crop[] => {
  const random = randomFrom(`crops ${id}`);
  const places = proposePlaces(picture, random.chance(0.5) ? lines : []);
  const told = random.shuffled(places).map((box) => ({ box, brand: shownAt(box, marks) }));
  const others = told.filter(({ brand }) => brand === null).slice(0, mostOthers);
  const known = told.filter(({ brand }) => typeof brand === 'string');
  return [...known, ...others].map(({ box, brand }) => ({
    brand: brand ?? null,
    pixels: pixelsOf(picture, box),
  }));
};

/** The brand of the mark at a place; null where there is none; undefined where it would be hard to say. */
const shownAt = (box: Box, marks: readonly PlacedMark[]): string | null | undefined => {
  for (const { brand, box: mark, tile } of marks) {
    const fit = Math.max(overlap(box, mark), tile ? overlap(box, tile) : 0);
    if (fit > 0.62) return brand;
    const shared = sharedArea(box, tile ?? mark);
    if (shared === 0) continue;
    // A small piece of a mark is no mark, and neither is a wide area with a mark somewhere in it.
    const isPiece = shared > 0.9 * areaOf(box) && shared < 0.25 * areaOf(mark);
    const isWide = shared < 0.12 * areaOf(box);
    if (!isPiece && !isWide) return undefined;
  }
  return null;
};

const pixelsOf = (picture: RenderedPage['picture'], box: Box): Uint8Array =>
  Uint8Array.from(cropsOf(picture, [box]), (value) => Math.round(value * 255));
