/**
 * A forest of oblivious trees: every level of a tree asks all cases the same question, so a tree of depth d has d pairs of
 * feature and threshold, and 2^d leaves. The answer at level i is bit i of the leaf's number (level 0 is the lowest).
 */
export type TreesFile = {
  features: string[];
  base: number;
  trees: {
    features: number[];
    thresholds: number[];
    leaves: number[];
    /** How many training rows (or how much of their weight) ended in each leaf. */
    covers: number[];
  }[];
};

type Tree = TreesFile['trees'][number];
type Values = Float32Array | readonly number[];

export type Trees = {
  logit: (values: Values) => number;
  /** The logit of a case about which nothing is known. With the contributions of a case it adds up to that case's logit. */
  expected: number;
  /** What each feature adds to the logit: exact Shapley values, in the order of the file's features. */
  contributions: (values: Values) => Float64Array;
};

export const readTrees = ({ features, base, trees }: TreesFile): Trees => {
  const expected = trees.reduce((sum, tree, index) => {
    checkTree(tree, index, features.length);
    return sum + meanOf(tree);
  }, base);
  if (!Number.isFinite(expected)) throw new Error('trees without covers, or with leaves that are no numbers');
  // Training compared in single precision: in double, 0.7 would fall on the other side of a threshold of 0.7.
  const single = new Float32Array(features.length);
  const inSinglePrecision = (values: Values): Float32Array => {
    if (values.length !== features.length) {
      throw new Error(`these trees read ${features.length} features, not ${values.length}`);
    }
    single.set(values);
    return single;
  };
  let explain: ((x: Float32Array) => Float64Array) | undefined;

  return {
    logit: (values) => {
      const x = inSinglePrecision(values);
      let sum = base;
      for (const tree of trees) sum += tree.leaves[leafOf(tree, x)] ?? 0;
      return sum;
    },
    expected,
    contributions: (values) => {
      explain ??= explainer(trees, features.length);
      return explain(inSinglePrecision(values));
    },
  };
};

const leafOf = ({ features, thresholds }: Tree, x: Float32Array): number => {
  let leaf = 0;
  for (let level = 0; level < features.length; level += 1) {
    // A missing value (NaN) is never greater.
    const value = x[features[level] ?? 0] ?? Number.NaN;
    if (value > Math.fround(thresholds[level] ?? 0)) leaf |= 1 << level;
  }
  return leaf;
};

/** Not a number when the tree has no covers, or one below zero. */
const meanOf = ({ leaves, covers }: Tree): number => {
  let sum = 0;
  let cover = 0;
  for (let leaf = 0; leaf < leaves.length; leaf += 1) {
    const rows = covers[leaf] ?? 0;
    if (rows < 0) return Number.NaN;
    sum += (leaves[leaf] ?? 0) * rows;
    cover += rows;
  }
  return sum / cover;
};

type Players = {
  /** The distinct features of a tree. One that several levels read is still one player. */
  features: number[];
  /** For each of them, its levels as bits. */
  levels: number[];
};

const playersOf = (tree: Tree): Players => {
  const players: Players = { features: [], levels: [] };
  tree.features.forEach((feature, level) => {
    const known = players.features.indexOf(feature);
    const player = known < 0 ? players.features.push(feature) - 1 : known;
    players.levels[player] = (players.levels[player] ?? 0) | (1 << level);
  });
  return players;
};

/**
 * Works out the contributions, tree by tree. Two cases in the same leaf gave the same answers at every level, so they share
 * their explanation: it is worked out when a case first falls into the leaf, and kept.
 */
const explainer = (trees: Tree[], featureCount: number): ((x: Float32Array) => Float64Array) => {
  const largest = trees.reduce((most, { leaves }) => Math.max(most, leaves.length), 1);
  const workspace: Workspace = {
    cover: new Float64Array(largest),
    sum: new Float64Array(largest),
    worth: new Float64Array(largest),
  };
  const explained = trees.map((tree) => {
    const players = playersOf(tree);
    return {
      tree,
      players,
      weights: coalitionWeights(players.features.length),
      shares: new Float64Array(tree.leaves.length * players.features.length),
      isKnown: new Uint8Array(tree.leaves.length),
    };
  });

  return (x) => {
    const contributions = new Float64Array(featureCount);
    for (const { tree, players, weights, shares, isKnown } of explained) {
      const leaf = leafOf(tree, x);
      const first = leaf * players.features.length;
      if (isKnown[leaf] === 0) {
        weighCoalitions(tree, players.levels, leaf, workspace);
        share(workspace.worth, weights, shares, first);
        isKnown[leaf] = 1;
      }
      for (let player = 0; player < players.features.length; player += 1) {
        const feature = players.features[player] ?? 0;
        contributions[feature] = (contributions[feature] ?? 0) + (shares[first + player] ?? 0);
      }
    }
    return contributions;
  };
};

/** Allocated once: a forest has hundreds of trees, and allocating arrays took longer than filling them. */
type Workspace = { cover: Float64Array; sum: Float64Array; worth: Float64Array };

/** For each coalition size: the share of all orders of arrival in which exactly that coalition precedes a given player. */
const coalitionWeights = (players: number): number[] => {
  const weights: number[] = [];
  for (let size = 0; size < players; size += 1) {
    weights.push(size === 0 ? 1 / players : ((weights[size - 1] ?? 0) * size) / (players - size));
  }
  return weights;
};

/** Shapley's formula: what a player adds to each coalition of others, weighted by how often it meets that coalition. */
const share = (worth: Float64Array, weights: number[], shares: Float64Array, first: number): void => {
  const players = weights.length;
  for (let coalition = 0; coalition < 1 << players; coalition += 1) {
    const weight = weights[bitCount(coalition)] ?? 0;
    const before = worth[coalition] ?? 0;
    for (let player = 0; player < players; player += 1) {
      const joined = coalition | (1 << player);
      if (joined === coalition) continue;
      shares[first + player] = (shares[first + player] ?? 0) + weight * ((worth[joined] ?? 0) - before);
    }
  }
};

/**
 * Fills in what the tree is expected to say when only some features of a case are known: the mean of the leaves that agree
 * with the case at all levels of those features, weighted by their covers. Where no training row ever was (covers of zero)
 * it is the mean of the whole tree. With all features known it is the leaf itself.
 * Coalition c knows player p when bit p of c is set.
 */
const weighCoalitions = (
  tree: Tree,
  levels: number[],
  leaf: number,
  { cover, sum, worth }: Workspace,
): void => {
  const { leaves, covers } = tree;
  const size = leaves.length;
  // By the set of levels at which a leaf disagrees with the case...
  for (let other = 0; other < size; other += 1) {
    cover[other ^ leaf] = covers[other] ?? 0;
    sum[other ^ leaf] = (covers[other] ?? 0) * (leaves[other] ?? 0);
  }
  // ...and from here on by the set of levels at which it may.
  addSubsets(cover, size);
  addSubsets(sum, size);

  const mean = (sum[size - 1] ?? 0) / (cover[size - 1] ?? 1);
  const grandCoalition = (1 << levels.length) - 1;
  for (let coalition = 0; coalition < grandCoalition; coalition += 1) {
    let free = size - 1;
    for (let player = 0; player < levels.length; player += 1) {
      if ((coalition >> player) & 1) free &= ~(levels[player] ?? 0);
    }
    const rows = cover[free] ?? 0;
    worth[coalition] = rows > 0 ? (sum[free] ?? 0) / rows : mean;
  }
  worth[grandCoalition] = leaves[leaf] ?? 0;
};

/** Replaces the value of each set (a number, read as bits) by the sum over all its subsets. */
const addSubsets = (values: Float64Array, size: number): void => {
  for (let bit = 1; bit < size; bit <<= 1) {
    for (let set = bit; set < size; set += 1) {
      if (set & bit) values[set] = (values[set] ?? 0) + (values[set ^ bit] ?? 0);
    }
  }
};

const bitCount = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

const checkTree = (
  { features, thresholds, leaves, covers }: Tree,
  index: number,
  featureCount: number,
): void => {
  const fail = (what: string): never => {
    throw new Error(`tree ${index}: ${what}`);
  };
  const depth = features.length;
  if (thresholds.length !== depth) fail(`${depth} features but ${thresholds.length} thresholds`);
  if (leaves.length !== 2 ** depth) fail(`depth ${depth} but ${leaves.length} leaves`);
  if (covers.length !== leaves.length) fail(`${leaves.length} leaves but ${covers.length} covers`);
  for (const feature of features) {
    if (!(Number.isInteger(feature) && feature >= 0 && feature < featureCount)) {
      fail(`feature ${feature} of ${featureCount}`);
    }
  }
  if (thresholds.some(Number.isNaN)) fail('a threshold that is no number');
};
