import { cutLine, type LinePlace } from './cut-line.ts';
import type { Reading } from './decode.ts';
import type { Planes } from './grey.ts';
import { insideChip } from './inside-chip.ts';
import { recogniseScreenText } from './screen-recogniser.ts';

export type Line = { place: LinePlace; reading: Reading };

/** Of its least sure letter; nothing read is nothing to be sure of. */
const surenessOf = ({ chances }: Reading): number => (chances.length === 0 ? 0 : Math.min(...chances));

/**
 * What a rim may take of the height, above and below, and how doubtful the least sure letter must be to take it away. A marked
 * word has hardly a rim, and cutting more takes the tail of its y; labels with round corners have one.
 */
const rims = [
  { share: 0.05, below: 0.97 },
  { share: 0.1, below: 0.6 },
];

/** Doubtful lines that stand on a little ground of their own are cut out again without its rim; the surer look wins. */
export const readChipsAgain = async (planes: Planes, lines: readonly Line[]): Promise<Line[]> => {
  const best = [...lines];
  for (const { share, below } of rims) {
    const chips = best.flatMap(({ reading }, at) => {
      const place = lines[at]?.place;
      if (!place || surenessOf(reading) >= below || place.slope !== 0) return [];
      const inner = insideChip(planes, place.box, Math.max(1, Math.round(place.box.height * share)));
      return inner ? [{ at, place: inner }] : [];
    });
    const looks = await recogniseScreenText(chips.map(({ place }) => cutLine(planes, place)));
    chips.forEach(({ at, place }, i) => {
      const [look, before] = [looks[i], best[at]];
      if (look && before && surenessOf(look) > surenessOf(before.reading))
        best[at] = { place, reading: look };
    });
  }
  return best;
};
