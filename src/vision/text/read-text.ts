import type { Box, ReadLine } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { chooseLines } from './choose-lines.ts';
import { cutLine, type LinePlace } from './cut-line.ts';
import { findLines } from './find-lines.ts';
import { inside, planesOf } from './grey.ts';
import { isWriting } from './is-writing.ts';
import { keepLegible } from './keep-legible.ts';
import { readAddressesAgain } from './read-addresses-again.ts';
import { type Line, readChipsAgain } from './read-chips-again.ts';
import { removeIcons } from './remove-icons.ts';
import { recogniseScreenText } from './screen-recogniser.ts';
import { splitLongLines } from './split-long-lines.ts';

export type ReadText = {
  /** From top to bottom, from left to right. */
  lines: ReadLine[];
  /** How many places that looked like lines were skipped because there were too many. */
  leftOut: number;
  /** How many lines could only be guessed: other letters than Latin, or too small or blurred. */
  illegible: number;
};

/** Reads the text in a picture, letter by letter as it is drawn. Boxes are in the picture's own pixels. */
export const readText = async (picture: Picture): Promise<ReadText> => {
  const planes = planesOf(picture);
  const found = splitLongLines(await findLines(planes), planes.luma);
  const places = chooseLines(found, picture.height);
  const readings = await recogniseScreenText(places.map((place) => cutLine(planes, place)));
  const first = places.flatMap((place, at): Line[] => {
    const reading = readings[at];
    return reading ? [{ place, reading }] : [];
  });
  const read = await readAddressesAgain(planes, await readChipsAgain(planes, first));
  let illegible = 0;
  const lines = read.flatMap((line): ReadLine[] => {
    const { place } = line;
    const reading = removeIcons(line.reading);
    if (!isWriting(reading)) return [];
    const text = keepLegible(reading).trim();
    if (text !== reading.text.trim()) illegible += 1;
    return text === '' ? [] : [{ text, box: shownBox(place, picture), confidence: reading.confidence }];
  });
  return {
    lines: lines.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left),
    leftOut: found.length - places.length,
    illegible,
  };
};

/** A sloping line needs a higher box than its letters are. */
const shownBox = ({ box, slope }: LinePlace, picture: Picture): Box => {
  const climb = Math.abs(slope) * box.width;
  return inside({ ...box, top: box.top - climb / 2, height: box.height + climb }, picture);
};
