import type { Box, ReadLine, SeenLogo } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { areaOf, scaleBox, sharedArea } from './boxes.ts';
import { cropsOf } from './crop.ts';
import { halve } from './halve.ts';
import { nameCrops } from './logo-model.ts';
import { proposePlaces } from './propose.ts';

/** The search costs time for every pixel, and logos in larger pictures are larger too. */
const mostPixels = 2_500_000;

/** The logos of known brands in a picture, the most certain first. Prefers finding nothing to a doubtful logo. */
export const findLogos = async (picture: Picture, lines: readonly ReadLine[]): Promise<SeenLogo[]> => {
  const places = placesIn(picture, lines);
  if (places.length === 0) return [];
  const named = await nameCrops(cropsOf(picture, places), places.length);
  const seen = places.flatMap((box, at): SeenLogo[] => {
    const name = named[at];
    return name ? [{ ...name, box }] : [];
  });
  return dropOverlapping(seen.sort((a, b) => b.confidence - a.confidence));
};

const placesIn = (picture: Picture, lines: readonly ReadLine[]): Box[] => {
  if (picture.width * picture.height <= mostPixels) return proposePlaces(picture, lines);
  const smaller = halve(picture);
  return placesIn(
    smaller,
    lines.map((line) => ({ ...line, box: scaleBox(line.box, 0.5) })),
  ).map((box) => scaleBox(box, 2));
};

/** A logo, the tile it is on and a part of it are one logo: of what overlaps, only the most certain stays. */
const dropOverlapping = (seen: readonly SeenLogo[]): SeenLogo[] => {
  const kept: SeenLogo[] = [];
  for (const logo of seen) {
    const isEcho = kept.some(
      ({ box }) => sharedArea(box, logo.box) > 0.4 * Math.min(areaOf(box), areaOf(logo.box)),
    );
    if (!isEcho) kept.push(logo);
  }
  return kept;
};
