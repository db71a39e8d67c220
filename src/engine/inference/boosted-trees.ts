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

/** The same trees in a few arrays, one tree behind the other: a prediction walks them from end to end, and threads can share them. */
export type PackedTrees = {
  features: string[];
  base: number;
  depths: Uint8Array;
  /** Of each level: what it asks. */
  asked: Uint16Array;
  /** Training compared in single precision: in double, 0.7 would fall on the other side of a threshold of 0.7. */
  thresholds: Float32Array;
  leaves: Float64Array;
  covers: Float64Array;
};

export const packTrees = ({ features, base, trees }: TreesFile): PackedTrees => {
  trees.forEach((tree, index) => {
    checkTree(tree, index, features.length);
  });
  return {
    features,
    base,
    depths: Uint8Array.from(trees, (tree) => tree.features.length),
    asked: Uint16Array.from(trees.flatMap((tree) => tree.features)),
    thresholds: Float32Array.from(trees.flatMap(({ thresholds }) => thresholds)),
    leaves: Float64Array.from(trees.flatMap(({ leaves }) => leaves)),
    covers: Float64Array.from(trees.flatMap(({ covers }) => covers)),
  };
};

export type Trees = {
  logit: (values: Values) => number;
  /** The logit of a case about which nothing is known. With the contributions of a case it adds up to that case's logit. */
  expected: number;
  /** What each feature adds to the logit: exact Shapley values, in the order of the file's features. */
  contributions: (values: Values) => Float64Array;
};

export const readTrees = (packed: PackedTrees): Trees => {
  const { features, base, depths } = packed;
  const expected = meansOf(packed).reduce((sum, mean) => sum + mean, base);
  if (!Number.isFinite(expected)) throw new Error('trees without covers, or with leaves that are no numbers');
  const single = new Float32Array(features.length);
  /** The leaf of each tree, of the case read last. */
  const leaves = new Uint16Array(depths.length);
  const findLeaves = (values: Values): Uint16Array => {
    if (values.length !== features.length) {
      throw new Error(`these trees read ${features.length} features, not ${values.length}`);
    }
    single.set(values);
    return leavesOf(packed, single, leaves);
  };
  let explain: ((leaves: Uint16Array) => Float64Array) | undefined;

  return {
    logit: (values) => sumOfLeaves(packed, findLeaves(values)),
    expected,
    contributions: (values) => {
      const found = findLeaves(values);
      explain ??= explainer(packed);
      return explain(found);
    },
  };
};

const leavesOf = ({ depths, asked, thresholds }: PackedTrees, x: Float32Array, leaves: Uint16Array) => {
  let question = 0;
  for (let tree = 0; tree < depths.length; tree += 1) {
    const depth = depths[tree] ?? 0;
    let leaf = 0;
    for (let level = 0; level < depth; level += 1, question += 1) {
      // A missing value (NaN) is never greater.
      if ((x[asked[question] ?? 0] ?? Number.NaN) > (thresholds[question] ?? 0)) leaf |= 1 << level;
    }
    leaves[tree] = leaf;
  }
  return leaves;
};

const sumOfLeaves = ({ base, depths, leaves }: PackedTrees, found: Uint16Array): number => {
  let sum = base;
  let first = 0;
  for (let tree = 0; tree < found.length; tree += 1) {
    sum += leaves[first + (found[tree] ?? 0)] ?? 0;
    first += 1 << (depths[tree] ?? 0);
  }
  return sum;
};

/** Of each tree. Not a number when it has no covers, or one below zero. */
const meansOf = ({ depths, leaves, covers }: PackedTrees): number[] => {
  let first = 0;
  return Array.from(depths, (depth) => {
    const end = first + (1 << depth);
    let [sum, cover] = [0, 0];
    for (; first < end; first += 1) {
      const rows = covers[first] ?? 0;
      if (rows < 0) cover = Number.NaN;
      sum += (leaves[first] ?? 0) * rows;
      cover += rows;
    }
    return sum / cover;
  });
};

/** The distinct features of a tree. One that several levels read is still one player. */
type Players = {
  features: number[];
  /** For each of them, its levels as bits. */
  levels: number[];
};

const playersOf = (asked: Uint16Array): Players => {
  const players: Players = { features: [], levels: [] };
  asked.forEach((feature, level) => {
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
const explainer = ({ features, depths, asked, leaves, covers }: PackedTrees) => {
  let [question, first, room] = [0, 0, 0];
  const trees = Array.from(depths, (depth) => {
    const players = playersOf(asked.subarray(question, question + depth));
    const size = 1 << depth;
    const part = {
      leaves: leaves.subarray(first, first + size),
      covers: covers.subarray(first, first + size),
    };
    const tree = { ...part, levels: players.levels, features: players.features, first, room };
    question += depth;
    first += size;
    room += size * players.features.length;
    return tree;
  });
  const playerCounts = Uint8Array.from(trees, ({ levels }) => levels.length);
  const players = Uint16Array.from(trees.flatMap((tree) => tree.features));
  // All trees in one array each: with arrays of its own for each tree, most of the time was spent on finding them.
  const shares = new Float64Array(room);
  const isKnown = new Uint8Array(first);
  const largest = 1 << depths.reduce((most, depth) => Math.max(most, depth), 0);
  const workspace: Workspace = {
    cover: new Float64Array(largest),
    sum: new Float64Array(largest),
    worth: new Float64Array(largest),
  };
  const explainLeaf = (index: number, leaf: number) => {
    const tree = trees[index];
    if (!tree) return;
    weighCoalitions(tree, leaf, workspace);
    const weights = coalitionWeights(tree.levels.length);
    share(workspace.worth, weights, shares, tree.room + leaf * weights.length);
  };

  return (found: Uint16Array): Float64Array => {
    const contributions = new Float64Array(features.length);
    let [firstLeaf, firstPlayer, firstShare] = [0, 0, 0];
    for (let tree = 0; tree < found.length; tree += 1) {
      const leaf = found[tree] ?? 0;
      const count = playerCounts[tree] ?? 0;
      if (isKnown[firstLeaf + leaf] === 0) {
        explainLeaf(tree, leaf);
        isKnown[firstLeaf + leaf] = 1;
      }
      for (let player = 0; player < count; player += 1) {
        const feature = players[firstPlayer + player] ?? 0;
        contributions[feature] =
          (contributions[feature] ?? 0) + (shares[firstShare + leaf * count + player] ?? 0);
      }
      const size = 1 << (depths[tree] ?? 0);
      firstLeaf += size;
      firstPlayer += count;
      firstShare += size * count;
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
  { leaves, covers, levels }: { leaves: Float64Array; covers: Float64Array; levels: number[] },
  leaf: number,
  { cover, sum, worth }: Workspace,
): void => {
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
