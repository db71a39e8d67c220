import type { Box } from '../../src/engine/training.ts';
import { editDistance } from './edit-distance.ts';

export type PlacedText = { text: string; box: Box };

export type CharacterCounts = { characters: number; errors: number };

/** The text of a picture, and the places where the truth is unknown: cut lines, lettering in logos. */
export type PlacedTruth = { lines: readonly PlacedText[]; unclear: readonly Box[] };

/**
 * Characters misread, whatever order and whatever lines a reader hands over: texts that stand in the same place are
 * compared with each other, joined as they are read. What stands nowhere is made up; what nobody read is missing.
 */
export const characterErrors = (
  { lines, unclear }: PlacedTruth,
  read: readonly PlacedText[],
): CharacterCounts => {
  const kept = read.filter(({ box }) => !unclear.some((one) => coverage(box, one) > 0.5));
  const groups = groupsOf(lines, kept);
  // Counted line by line: the spaces between lines that a reader joins are nobody's characters.
  const characters = lines.reduce((sum, { text }) => sum + [...normal(text)].length, 0);
  let errors = 0;
  for (const { truth, seen } of groups)
    errors += editDistance(normal(inReadingOrder(truth)), normal(inReadingOrder(seen)));
  return { characters, errors };
};

/** Spellings that look alike on a screen and mean the same are not held against a reader. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[•·●▪]/g, '·')
    .replace(/\s+/g, ' ')
    .trim();

/** The share of the first box that is inside the second. */
export const coverage = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width <= 0 || height <= 0 || a.width * a.height === 0 ? 0 : (width * height) / (a.width * a.height);
};

/** Half of the lower one stands beside the other, and they share some of their width. */
const isSamePlace = (a: Box, b: Box): boolean => {
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  return high > 0.5 * Math.min(a.height, b.height) && wide > 0.25 * Math.min(a.height, b.height);
};

type Group = { truth: PlacedText[]; seen: PlacedText[] };

/** Lines in the same place, and all lines that overlap with those. */
const groupsOf = (lines: readonly PlacedText[], read: readonly PlacedText[]): Group[] => {
  const parent = Array.from({ length: lines.length + read.length }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[at] = root;
    return root;
  };
  lines.forEach((line, i) => {
    read.forEach((seen, j) => {
      if (isSamePlace(line.box, seen.box)) parent[rootOf(lines.length + j)] = rootOf(i);
    });
  });
  const groups = new Map<number, Group>();
  const groupAt = (root: number): Group => {
    const group = groups.get(root) ?? { truth: [], seen: [] };
    groups.set(root, group);
    return group;
  };
  lines.forEach((line, i) => {
    groupAt(rootOf(i)).truth.push(line);
  });
  read.forEach((seen, j) => {
    groupAt(rootOf(lines.length + j)).seen.push(seen);
  });
  return [...groups.values()];
};

/** Row by row, from left to right. */
export const inReadingOrder = (texts: readonly PlacedText[]): string => {
  const rows: { middle: number; height: number; texts: PlacedText[] }[] = [];
  for (const one of texts.toSorted((a, b) => a.box.top + a.box.height / 2 - (b.box.top + b.box.height / 2))) {
    const middle = one.box.top + one.box.height / 2;
    const row = rows.at(-1);
    if (row && middle - row.middle < 0.5 * Math.min(row.height, one.box.height)) row.texts.push(one);
    else rows.push({ middle, height: one.box.height, texts: [one] });
  }
  return rows
    .flatMap((row) => row.texts.toSorted((a, b) => a.box.left - b.box.left))
    .map(({ text }) => text)
    .join(' ');
};
