import type { Box } from '../../../src/engine/training.ts';
import { coverage, inReadingOrder, type PlacedText } from '../../metrics/character-errors.ts';

/** Whether the host appears, letter by letter, in what was read at that place. */
export const isHostRead = (host: string, place: Box, read: readonly PlacedText[]): boolean => {
  const there = read.filter(({ box }) => coverage(box, place) > 0.3 || coverage(place, box) > 0.3);
  return hostsIn(inReadingOrder(there)).includes(host.toLowerCase());
};

/** Everything that could be meant as a host, without scheme, path and punctuation. */
export const hostsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s/()<>"'|,;]+/)
    .map((word) => word.replace(/^https?:?/, '').replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))
    .filter((word) => word.includes('.'));
