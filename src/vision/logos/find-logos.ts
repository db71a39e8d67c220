import type { Box, ReadLine, SeenLogo } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { areaOf, scaled, sharedArea } from './boxes.ts';
import { cropsOf } from './crop.ts';
import { halved } from './halved.ts';
import { nameCrops } from './logo-model.ts';
import { proposePlaces } from './propose.ts';

/** Looking for places takes time for every pixel, and marks in larger pictures are larger too. */
const mostPixels = 2_500_000;

/** The marks of known brands in a picture, the surest first. Finds nothing rather than something doubtful. */
export const findLogos = async (picture: Picture, lines: readonly ReadLine[]): Promise<SeenLogo[]> => {
  const places = placesIn(picture, lines);
  if (places.length === 0) return [];
  const named = await nameCrops(cropsOf(picture, places), places.length);
  const seen = places.flatMap((box, at): SeenLogo[] => {
    const name = named[at];
    return name ? [{ ...name, box }] : [];
  });
  return withoutEchoes(seen.sort((a, b) => b.confidence - a.confidence));
};

const placesIn = (picture: Picture, lines: readonly ReadLine[]): Box[] => {
  if (picture.width * picture.height <= mostPixels) return proposePlaces(picture, lines);
  const smaller = halved(picture);
  return placesIn(
    smaller,
    lines.map((line) => ({ ...line, box: scaled(line.box, 0.5) })),
  ).map((box) => scaled(box, 2));
};

/** A mark, the tile it stands on and a part of it are one mark: the surest of what overlaps speaks for the rest. */
const withoutEchoes = (seen: readonly SeenLogo[]): SeenLogo[] => {
  const kept: SeenLogo[] = [];
  for (const logo of seen) {
    const isEcho = kept.some(
      ({ box }) => sharedArea(box, logo.box) > 0.4 * Math.min(areaOf(box), areaOf(logo.box)),
    );
    if (!isEcho) kept.push(logo);
  }
  return kept;
};
