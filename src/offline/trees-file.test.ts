import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packTrees } from '../engine/index.ts';
import { readTreesFile, writeTrees } from './trees-file.ts';

describe('packed trees in a file', () => {
  it.each(['url', 'mail'])('come back as they were: %s', (model) => {
    const json = readFileSync(new URL(`../../models/${model}/trees.json`, import.meta.url), 'utf8');
    const trees = packTrees(JSON.parse(json));
    const file = writeTrees(trees);
    // Where another file ends, at an odd place.
    const odd = new Uint8Array(file.length + 3);
    odd.set(file, 3);
    // JSON knows no zero below zero, and a sum that begins with it is the same.
    expect(readTreesFile(odd.subarray(3))).toEqual({ ...trees, base: trees.base + 0 });
  });

  it('are refused when they are cut short', () => {
    const tree = { features: [0], thresholds: [0.5], leaves: [1, 2], covers: [1, 1] };
    const file = writeTrees(packTrees({ features: ['one'], base: 0, trees: [tree] }));
    expect(() => readTreesFile(file.subarray(0, -1))).toThrow('cut short');
  });
});
