import type { Box, ReadLine } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { areaOf, around, gapBetween, longSide, overlap, sharedArea } from './boxes.ts';
import { regionsIn } from './regions.ts';

/** In pixels: below this two logos cannot be told apart; above it is a picture of its own. */
const leastSide = 11;
const mostSide = 620;
/** Wider or taller than this is a line of words or a rule. */
const mostElongated = 3.6;
/** The budget of one picture: the network looks at each place, and noise has any number of places. */
const mostPlaces = 160;
/** Text is rarely taller than this, in pixels. */
const letterHeight = 40;
/** Parts are compared with each other, so their number is bounded before that. */
const mostParts = 1200;
/** Parts of one logo are this close to each other, relative to the larger part: Microsoft's squares, Dropbox's tiles. */
const closeness = [0.09, 0.24, 0.42];
/** The further apart, the more alike parts have to be: the rays of a star, not a logo and the words beside it. */
const mostUnlike = (near: number) => (near < 0.3 ? 6 : 2);

/** The places of a picture where a logo could be: compact, set apart from their surroundings, and not words. */
export const proposePlaces = (picture: Picture, lines: readonly ReadLine[]): Box[] => {
  const layers = regionsIn(picture).map((parts) => largestOf(parts.filter(couldBePart)));
  const isWriting = writingAmong(layers[0] ?? [], lines);
  const parts = layers.map((layer) => layer.filter((part) => !isWriting(part)));
  const places = parts.flatMap((layer) => [
    ...layer,
    ...closeness.flatMap((near) => joinParts(layer, near)),
    ...joinInFrames(layer),
  ]);
  return mostPromising(dropDuplicates(places.filter(couldBeMark)), parts[0] ?? []);
};

const couldBePart = (box: Box) => longSide(box) >= 3 && longSide(box) <= mostSide;

const couldBeMark = ({ width, height }: Box) =>
  Math.max(width, height) >= leastSide &&
  Math.max(width, height) <= mostSide &&
  Math.max(width, height) <= mostElongated * Math.min(width, height);

const largestOf = (parts: Box[]): Box[] =>
  parts.length <= mostParts ? parts : parts.sort((a, b) => longSide(b) - longSide(a)).slice(0, mostParts);

/** A logo beside words is about as wide as the line is high. */
const widestEnd = 1.9;

/**
 * Letters that were read are not logos. A line reader also includes the logo in front of the words ("G Sign in with
 * Google"), so what begins or ends a line and is set apart from the rest, in however many parts, may still be one; and a
 * "line" of one or two letters may be nothing else.
 */
const writingAmong = (parts: readonly Box[], lines: readonly ReadLine[]) => {
  const written = lines.filter(({ text }) => text.trim().length > 2).map(({ box }) => box);
  const within = (part: Box, line: Box) =>
    sharedArea(part, line) > 0.6 * areaOf(part) && part.height < 1.6 * line.height;
  const ends = written.flatMap((line) => {
    const letters = parts.filter((part) => within(part, line)).sort((a, b) => a.left - b.left);
    return [endOf(letters, line), endOf(letters.toReversed(), line)].flatMap((end) => end ?? []);
  });
  const mayStay = (part: Box) => ends.some((end) => sharedArea(part, end) > 0.6 * areaOf(part));
  return (part: Box): boolean => written.some((line) => within(part, line)) && !mayStay(part);
};

/** The first parts of a line up to the first gap; null if there is none. */
const endOf = (letters: readonly Box[], line: Box): Box | null => {
  const [first, ...rest] = letters;
  if (!first) return null;
  let end = first;
  for (const next of rest) {
    if (gapBetween(end, next) > 0.2 * line.height) return end;
    end = around(end, next);
    if (end.width > widestEnd * line.height) return null;
  }
  return null;
};

/** Groups of parts so close to each other that they may be one logo. */
const joinParts = (parts: readonly Box[], near: number): Box[] => {
  const groups = parts.toSorted((a, b) => a.left - b.left).map((box, at) => ({ box, group: at, size: 1 }));
  const rootOf = (at: number): number => {
    let root = at;
    while (groups[root]?.group !== root) root = groups[root]?.group ?? root;
    return root;
  };
  for (const [at, one] of groups.entries()) {
    for (let next = at + 1; next < groups.length; next++) {
      const other = groups[next];
      if (!other) break;
      const larger = Math.max(longSide(one.box), longSide(other.box));
      // Sorted by their left sides: later ones can only be further away. The widest part bounds the search.
      if (other.box.left - (one.box.left + one.box.width) > near * mostSide) break;
      if (larger > mostUnlike(near) * Math.min(longSide(one.box), longSide(other.box))) continue;
      if (gapBetween(one.box, other.box) > Math.max(1.5, near * larger)) continue;
      const a = groups[rootOf(at)];
      const b = groups[rootOf(next)];
      if (!a || !b || a === b) continue;
      b.group = a.group;
      a.size += b.size;
    }
  }
  const boxes = new Map<number, Box>();
  for (const [at, { box }] of groups.entries()) {
    const root = rootOf(at);
    const known = boxes.get(root);
    boxes.set(root, known ? around(known, box) : box);
  }
  return [...boxes].filter(([root]) => (groups[root]?.size ?? 0) > 1).map(([, box]) => box);
};

/** Everything inside a frame or on a tile, taken together. */
const joinInFrames = (parts: readonly Box[]): Box[] =>
  parts.flatMap((frame) => {
    if (!couldBeMark(frame)) return [];
    const inside = parts.filter((part) => part !== frame && contains(frame, part));
    return inside.length > 1 ? [inside.reduce(around)] : [];
  });

const contains = (frame: Box, part: Box) =>
  part.left > frame.left + 1 &&
  part.top > frame.top + 1 &&
  part.left + part.width < frame.left + frame.width - 1 &&
  part.top + part.height < frame.top + frame.height - 1;

const dropDuplicates = (places: readonly Box[]): Box[] => {
  const kept: Box[] = [];
  for (const place of places) {
    if (!kept.some((known) => overlap(known, place) > 0.8)) kept.push(place);
  }
  return kept;
};

/** Unread words are in rows of neighbours of their own height; logos stand alone. Then the larger first. */
const mostPromising = (places: readonly Box[], parts: readonly Box[]): Box[] => {
  if (places.length <= mostPlaces) return [...places];
  const neighbours = ({ left, top, width, height }: Box) =>
    parts.filter(
      (part) =>
        part.left < left + width + height &&
        part.left + part.width > left - height &&
        Math.abs(part.top + part.height / 2 - top - height / 2) < height / 2 &&
        part.height > height / 2 &&
        part.height < 2 * height,
    ).length;
  return places
    .map((box) => ({ box, isCrowded: box.height < letterHeight && neighbours(box) > 3 }))
    .sort((a, b) => Number(a.isCrowded) - Number(b.isCrowded) || longSide(b.box) - longSide(a.box))
    .slice(0, mostPlaces)
    .map(({ box }) => box);
};
