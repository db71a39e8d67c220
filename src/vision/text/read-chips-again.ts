import { cutLine, type LinePlace } from './cut-line.ts';
import type { Reading } from './decode.ts';
import type { Planes } from './grey.ts';
import { insideChip } from './inside-chip.ts';
import { recogniseScreenText } from './screen-recogniser.ts';

export type Line = { place: LinePlace; reading: Reading };

/** That of the least certain letter; 0 if nothing was read. */
const confidenceIn = ({ chances }: Reading): number => (chances.length === 0 ? 0 : Math.min(...chances));

/**
 * How much of the height the rim may take, above and below, and how doubtful the least certain letter must be to remove it.
 * A highlighted word has hardly any rim, and cutting more takes the tail of its y; labels with round corners have one.
 */
const rims = [
  { share: 0.05, below: 0.97 },
  { share: 0.1, below: 0.6 },
];

/** Doubtful lines on a small background of their own are cut out again without its rim; the more certain attempt wins. */
export const readChipsAgain = async (planes: Planes, lines: readonly Line[]): Promise<Line[]> => {
  const best = [...lines];
  for (const { share, below } of rims) {
    const chips = best.flatMap(({ reading }, at) => {
      const place = lines[at]?.place;
      if (!place || confidenceIn(reading) >= below || place.slope !== 0) return [];
      const inner = insideChip(planes, place.box, Math.max(1, Math.round(place.box.height * share)));
      return inner ? [{ at, place: inner }] : [];
    });
    const looks = await recogniseScreenText(chips.map(({ place }) => cutLine(planes, place)));
    chips.forEach(({ at, place }, i) => {
      const [look, before] = [looks[i], best[at]];
      if (look && before && confidenceIn(look) > confidenceIn(before.reading))
        best[at] = { place, reading: look };
    });
  }
  return best;
};
