import type { LinePlace } from './cut-line.ts';

/** More lines than any screen has: deliberate noise must not keep a reader busy for minutes. */
const mostLines = 400;
/** All of them together, in heights of their own letters: about seven seconds of one core. */
const longestTogether = 5000;

/** Where an address bar is, as shares of the picture's height. */
const barAbove = 0.15;
const barBelow = 0.88;

/**
 * The places worth reading when there are too many: first where a browser shows its address, then whole lines before
 * single letters, and large ones before small ones.
 */
export const chooseLines = (places: readonly LinePlace[], pictureHeight: number): LinePlace[] => {
  const isInBar = ({ box }: LinePlace) =>
    box.top < barAbove * pictureHeight || box.top + box.height > barBelow * pictureHeight;
  const worthOf = (place: LinePlace) =>
    place.box.height * Math.min(40, lengthOf(place)) * (isInBar(place) && lengthOf(place) > 4 ? 4 : 1);
  const chosen: LinePlace[] = [];
  let together = 0;
  for (const place of [...places].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, mostLines)) {
    if (together + lengthOf(place) > longestTogether) continue;
    together += lengthOf(place);
    chosen.push(place);
  }
  return chosen;
};

const lengthOf = ({ box }: LinePlace) => box.width / box.height;
