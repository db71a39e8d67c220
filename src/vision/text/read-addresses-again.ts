import { cutLine, type LinePlace } from './cut-line.ts';
import type { Reading } from './decode.ts';
import type { Planes } from './grey.ts';
import { looksLikeAddress } from './looks-like-address.ts';
import { recogniseScreenText } from './screen-recogniser.ts';

type Lines = { planes: Planes; places: readonly LinePlace[]; readings: readonly Reading[] };

/** How much space the further looks leave above and below the letters, as a share of their height. */
const otherSpaces = [0.03, 0.35];
/** Of 765 lines with lookalike hosts (a capital I for an l aside) none that was misread was this sure of every letter. */
const sureEnough = 0.97;

/**
 * In an address every letter counts, and 1 and l, rn and m differ by a pixel. Lines that hold a doubtful one are cut out anew,
 * closer and wider, so that its letters fall on other pixels; the look that is surest of the address wins.
 */
export const readAddressesAgain = async ({ planes, places, readings }: Lines): Promise<Reading[]> => {
  const doubtful = places.flatMap((place, at) => {
    const reading = readings[at];
    const sureness = reading && surenessOfAddresses(reading);
    return reading && sureness !== null && sureness !== undefined && sureness < sureEnough
      ? [{ at, place }]
      : [];
  });
  const best = [...readings];
  for (const space of otherSpaces) {
    const looks = await recogniseScreenText(doubtful.map(({ place }) => cutLine(planes, place, space)));
    doubtful.forEach(({ at }, i) => {
      const look = looks[i];
      const before = best[at];
      if (look && before && (surenessOfAddresses(look) ?? 0) > (surenessOfAddresses(before) ?? 0))
        best[at] = look;
    });
  }
  return best;
};

/** The chance of the least sure letter in all words that look like addresses; null where there is no such word. */
const surenessOfAddresses = ({ text, chances }: Reading): number | null => {
  let least: number | null = null;
  let start = 0;
  for (const word of text.split(' ')) {
    if (looksLikeAddress(word)) least = Math.min(least ?? 1, ...chances.slice(start, start + word.length));
    start += word.length + 1;
  }
  return least;
};
