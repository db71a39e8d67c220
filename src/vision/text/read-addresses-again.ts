import { cutLine } from './cut-line.ts';
import type { Reading } from './decode.ts';
import type { Planes } from './grey.ts';
import { looksLikeAddress } from './looks-like-address.ts';
import type { Line } from './read-chips-again.ts';
import { recogniseScreenText } from './screen-recogniser.ts';

/** How much space the further attempts leave above and below the letters, as a share of their height. */
const otherSpaces = [0.03, 0.35];
/** Of 765 lines with lookalike hosts (a capital I for an l aside) none that was misread was this sure of every letter. */
const sureEnough = 0.97;

/**
 * In an address every letter counts, and 1 and l, rn and m differ by a pixel. Lines with a doubtful one are cut out again,
 * closer and wider, so that its letters fall on other pixels; the attempt most certain of the address wins.
 */
export const readAddressesAgain = async (planes: Planes, lines: readonly Line[]): Promise<Line[]> => {
  const doubtful = lines.flatMap(({ place, reading }, at) => {
    const sureness = confidenceInAddresses(reading);
    return sureness !== null && sureness < sureEnough ? [{ at, place }] : [];
  });
  const best = [...lines];
  for (const space of otherSpaces) {
    const looks = await recogniseScreenText(doubtful.map(({ place }) => cutLine(planes, place, space)));
    doubtful.forEach(({ at, place }, i) => {
      const [look, before] = [looks[i], best[at]];
      if (look && before && (confidenceInAddresses(look) ?? 0) > (confidenceInAddresses(before.reading) ?? 0))
        best[at] = { place, reading: look };
    });
  }
  return best;
};

/** The chance of the least certain letter in all words that look like addresses; null if there is no such word. */
const confidenceInAddresses = ({ text, chances }: Reading): number | null => {
  let least: number | null = null;
  let start = 0;
  for (const word of text.split(' ')) {
    if (looksLikeAddress(word)) least = Math.min(least ?? 1, ...chances.slice(start, start + word.length));
    start += word.length + 1;
  }
  return least;
};
