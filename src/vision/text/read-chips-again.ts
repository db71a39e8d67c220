import { cutLine, type LinePlace } from './cut-line.ts';
import type { Reading } from './decode.ts';
import type { Planes } from './grey.ts';
import { insideChip } from './inside-chip.ts';
import { recogniseScreenText } from './screen-recogniser.ts';

export type Line = { place: LinePlace; reading: Reading };

/** Whoever is this sure has read letters, and no rim among them. */
const sureEnough = 0.97;

/** Doubtful lines that stand on a little ground of their own are cut out again without its rim; the surer look wins. */
export const readChipsAgain = async (planes: Planes, lines: readonly Line[]): Promise<Line[]> => {
  const chips = lines.flatMap(({ place, reading }, at) => {
    const inner = reading.confidence < sureEnough && place.slope === 0 ? insideChip(planes, place.box) : null;
    return inner ? [{ at, place: inner }] : [];
  });
  const looks = await recogniseScreenText(chips.map(({ place }) => cutLine(planes, place)));
  const best = [...lines];
  chips.forEach(({ at, place }, i) => {
    const [look, before] = [looks[i], best[at]];
    if (look && before && look.confidence > before.reading.confidence) best[at] = { place, reading: look };
  });
  return best;
};
