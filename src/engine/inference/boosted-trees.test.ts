import { describe, expect, it } from 'vitest';
import { packTrees, readTrees, type TreesFile } from './boosted-trees.ts';
import { randomBelow, seededRandom } from './testing/seeded-random.ts';

type Tree = TreesFile['trees'][number];

const named = (count: number) => Array.from({ length: count }, (_, index) => `feature-${index}`);
const forest = (featureCount: number, ...trees: Tree[]): TreesFile => ({
  features: named(featureCount),
  base: 0.25,
  trees,
});
const treesOf = (file: TreesFile) => readTrees(packTrees(file));
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

/** Few features and many levels, so that features repeat within a tree; some leaves that no training row reached. */
const randomForest = (next: () => number, featureCount: number, deepest: number): TreesFile =>
  forest(
    featureCount,
    ...Array.from({ length: 1 + randomBelow(next, 4) }, () => {
      const depth = randomBelow(next, deepest + 1);
      return {
        features: Array.from({ length: depth }, () => randomBelow(next, featureCount)),
        thresholds: Array.from({ length: depth }, next),
        leaves: Array.from({ length: 2 ** depth }, () => next() * 4 - 2),
        covers: Array.from({ length: 2 ** depth }, (_, leaf) =>
          leaf > 0 && next() < 0.3 ? 0 : 1 + 9 * next(),
        ),
      };
    }),
  );
const randomCase = (next: () => number, count: number) => Float32Array.from({ length: count }, next);

describe('logit', () => {
  const file = forest(3, {
    features: [2, 0],
    thresholds: [0.5, 10],
    leaves: [1, 2, 4, 8],
    covers: [1, 1, 1, 1],
  });

  it.each([
    [[10, 0, 0.5], 1.25],
    [[10, 0, 0.6], 2.25],
    [[11, 0, 0.5], 4.25],
    [[11, 0, 0.6], 8.25],
  ])('%j: level 0 is the lowest bit, and equal is not greater', (values, logit) => {
    expect(treesOf(file).logit(values)).toBe(logit);
  });

  it('treats a missing value as not greater', () => {
    expect(treesOf(file).logit([Number.NaN, 0, 0.6])).toBe(2.25);
  });

  it('compares in single precision, whatever the precision of the values', () => {
    const trees = treesOf(forest(1, { features: [0], thresholds: [0.3], leaves: [-1, 1], covers: [1, 1] }));
    expect(trees.logit([0.3])).toBe(-0.75);
    expect(trees.logit(Float32Array.of(0.3))).toBe(-0.75);
    expect(trees.logit([0.3000001])).toBe(1.25);
  });

  it('adds up the trees, and a tree of depth 0 is its only leaf', () => {
    const constant = { features: [], thresholds: [], leaves: [100], covers: [3] };
    expect(treesOf(forest(3, ...file.trees, constant)).logit([0, 0, 0])).toBe(101.25);
  });
});

describe('contributions', () => {
  it('add up from the expected value to the logit', () => {
    const next = seededRandom(1);
    for (let run = 0; run < 300; run += 1) {
      const trees = treesOf(randomForest(next, 5, 6));
      const values = randomCase(next, 5);
      expect(trees.expected + sumOf(trees.contributions(values))).toBeCloseTo(trees.logit(values), 9);
    }
  });

  it('equal the Shapley values by definition', () => {
    const next = seededRandom(2);
    for (let run = 0; run < 100; run += 1) {
      const file = randomForest(next, 5, 5);
      const values = randomCase(next, 5);
      const expected = bruteForce(file, values);
      treesOf(file)
        .contributions(values)
        .forEach((contribution, feature) => {
          expect(contribution).toBeCloseTo(expected[feature] ?? Number.NaN, 10);
        });
    }
  });

  it('are exactly zero for a feature that no tree reads', () => {
    const tree = { features: [0, 2], thresholds: [0, 0], leaves: [1, 2, 3, 9], covers: [1, 2, 3, 4] };
    expect(treesOf(forest(3, tree)).contributions([1, 1, 1])[1]).toBe(0);
  });

  it('are equal for features that play the same part', () => {
    const tree = { features: [0, 1], thresholds: [0, 0], leaves: [0, 1, 1, 5], covers: [4, 2, 2, 7] };
    const [first, second] = treesOf(forest(2, tree)).contributions([1, 1]);
    expect(first).toBeCloseTo(second ?? Number.NaN, 12);
    expect(first).toBeGreaterThan(0);
  });

  it('count a feature read at two levels once', () => {
    const twice = { features: [0, 0], thresholds: [1, 2], leaves: [0, 1, 50, 3], covers: [2, 1, 0, 1] };
    const trees = treesOf(forest(1, twice));
    expect(trees.expected).toBe(0.25 + 1);
    expect([...trees.contributions([3])]).toEqual([2]);
  });

  it('explain a leaf that no training row reached by the mean of the tree', () => {
    const tree = { features: [0, 1], thresholds: [0, 0], leaves: [1, 3, 0, 10], covers: [1, 1, 0, 0] };
    // Mean 2. Knowing feature 0 gives 3; knowing feature 1 gives nothing but the mean; both give the leaf.
    expect([...treesOf(forest(2, tree)).contributions([1, 1])]).toEqual([4.5, 3.5]);
  });

  it('do not depend on the cases read before', () => {
    const next = seededRandom(3);
    const file = randomForest(next, 4, 4);
    const cases = Array.from({ length: 20 }, () => randomCase(next, 4));
    const trees = treesOf(file);
    const first = cases.map((values) => trees.contributions(values));
    expect(cases.map((values) => trees.contributions(values))).toEqual(first);
    expect(cases.map((values) => treesOf(file).contributions(values))).toEqual(first);
  });
});

describe('readTrees', () => {
  const tree: Tree = { features: [0], thresholds: [0.5], leaves: [1, 2], covers: [1, 1] };

  it.each<[string, Partial<Tree>, RegExp]>([
    ['a threshold is missing', { thresholds: [] }, /tree 1: 1 features but 0 thresholds/],
    ['a leaf is missing', { leaves: [1] }, /tree 1: depth 1 but 1 leaves/],
    ['a cover is missing', { covers: [1] }, /tree 1: 2 leaves but 1 covers/],
    ['it reads a feature that does not exist', { features: [1] }, /tree 1: feature 1 of 1/],
    ['a threshold is no number', { thresholds: [Number.NaN] }, /tree 1: a threshold that is no number/],
    ['a leaf is no number', { leaves: [1, Number.NaN] }, /leaves that are no numbers/],
    ['it has no cover', { covers: [0, 0] }, /without covers/],
    ['a cover is below zero', { covers: [3, -1] }, /without covers/],
  ])('refuses a tree when %s', (_, fault, message) => {
    expect(() => treesOf(forest(1, tree, { ...tree, ...fault }))).toThrow(message);
  });

  it('refuses a case of the wrong length', () => {
    const trees = treesOf(forest(1, tree));
    expect(() => trees.logit([1, 2])).toThrow('these trees read 1 features, not 2');
    expect(() => trees.contributions([])).toThrow('these trees read 1 features, not 0');
  });
});

/** Over all coalitions of all features, with the leaves that agree found one by one. */
const bruteForce = ({ features, trees }: TreesFile, values: Float32Array): number[] => {
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  const knows = (coalition: number, feature: number) => Math.floor(coalition / 2 ** feature) % 2 === 1;
  const worth = (coalition: number) =>
    sumOf(trees.map((tree) => expectation(tree, values, coalition, knows)));
  return features.map((_, player) => {
    let share = 0;
    for (let coalition = 0; coalition < 2 ** features.length; coalition += 1) {
      if (knows(coalition, player)) continue;
      const size = features.filter((__, feature) => knows(coalition, feature)).length;
      const weight = (factorial(size) * factorial(features.length - size - 1)) / factorial(features.length);
      share += weight * (worth(coalition + 2 ** player) - worth(coalition));
    }
    return share;
  });
};

const expectation = (
  { features, thresholds, leaves, covers }: Tree,
  values: Float32Array,
  coalition: number,
  knows: (coalition: number, feature: number) => boolean,
): number => {
  const answers = features.map((feature, level) => (values[feature] ?? 0) > (thresholds[level] ?? 0));
  const meanOver = (agrees: (leaf: number) => boolean) => {
    const among = leaves.map((_, leaf) => leaf).filter(agrees);
    const rows = sumOf(among.map((leaf) => covers[leaf] ?? 0));
    return rows === 0 ? null : sumOf(among.map((leaf) => (leaves[leaf] ?? 0) * (covers[leaf] ?? 0))) / rows;
  };
  const agreesAt = (leaf: number, level: number) => Boolean((leaf >> level) & 1) === answers[level];
  if (features.every((feature) => knows(coalition, feature))) {
    return leaves[answers.reduce((leaf, answer, level) => leaf + (answer ? 2 ** level : 0), 0)] ?? 0;
  }
  const known = meanOver((leaf) =>
    features.every((feature, level) => !knows(coalition, feature) || agreesAt(leaf, level)),
  );
  return known ?? meanOver(() => true) ?? 0;
};
