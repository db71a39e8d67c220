// Long because it is one calculation, written out for speed.
/**
 * A small convolutional net over the characters of a link. A table of characters by channels is the first layer. Each
 * block then halves the positions, mixes neighbours and channels, and adds its output to its input. The largest and the
 * mean value of each channel decide, through one hidden layer.
 *
 * Widths are odd, so that a neighbourhood has a middle. Channels and hidden units come in fours, see `multiply`.
 */
export type CharacterNetShape = {
  vocabulary: number;
  channels: number;
  firstWidth: number;
  blockWidth: number;
  blocks: number;
  hidden: number;
};

export type CharacterNet = {
  /** One code per character, each below the vocabulary's size. No padding: training masks it, so none is needed here. */
  logit: (codes: Uint16Array) => number;
  /** How much the logit owes to each span: what it loses when the span's characters are replaced by a neutral one. */
  occlusion: (codes: Uint16Array, spans: readonly Span[], neutral: number) => number[];
};

type Span = { start: number; end: number };

export const weightCount = ({
  vocabulary,
  channels,
  firstWidth,
  blockWidth,
  blocks,
  hidden,
}: CharacterNetShape): number => {
  const first = firstWidth * vocabulary * channels + channels;
  const block = blockWidth * channels + channels + channels * channels + channels;
  return first + blocks * block + 2 * channels * hidden + hidden + hidden + 1;
};

/**
 * The weights lie one after another: first table [width][vocabulary][channels] and bias; for each block depthwise
 * [width][channels] and bias, pointwise [from][to] and bias; hidden [2 * channels][hidden], its first half for the largest
 * values and its second for the means, and bias; out [hidden] and bias.
 */
export const readCharacterNet = (shape: CharacterNetShape, weights: Float32Array): CharacterNet => {
  const layers = layersOf(shape, weights);
  let workspace = workspaceFor(shape, 160);

  const logit = (codes: Uint16Array): number => {
    if (codes.length > workspace.length) workspace = workspaceFor(shape, codes.length);
    lookUp(shape, layers, codes, workspace.held);
    let length = codes.length;
    for (const block of layers.blocks) {
      length = halve(workspace.held, length, shape.channels);
      mixPositions(shape, block, workspace.held, length, workspace.mixed);
      mixChannels(shape, block, workspace, length);
    }
    pool(workspace.held, length, shape.channels, workspace.pooled);
    return decide(shape, layers, workspace);
  };

  return {
    logit,
    occlusion: (codes, spans, neutral) => {
      const whole = logit(codes);
      return spans.map(({ start, end }) => whole - logit(codes.slice().fill(neutral, start, end)));
    },
  };
};

type Block = {
  depthwise: Float32Array;
  depthwiseBias: Float32Array;
  pointwise: Float32Array;
  pointwiseBias: Float32Array;
};

type Layers = {
  table: Float32Array;
  tableBias: Float32Array;
  blocks: Block[];
  hidden: Float32Array;
  hiddenBias: Float32Array;
  out: Float32Array;
  outBias: number;
};

const layersOf = (shape: CharacterNetShape, weights: Float32Array): Layers => {
  const { vocabulary, channels, firstWidth, blockWidth, blocks, hidden } = shape;
  if (firstWidth % 2 !== 1 || blockWidth % 2 !== 1) throw new Error('the widths of a character net are odd');
  if (channels % 4 !== 0 || hidden % 4 !== 0) throw new Error('channels and hidden units come in fours');
  if (weights.length !== weightCount(shape)) {
    throw new Error(`a character net of this shape has ${weightCount(shape)} weights, not ${weights.length}`);
  }
  let taken = 0;
  const take = (count: number) => {
    taken += count;
    return weights.subarray(taken - count, taken);
  };
  return {
    table: take(firstWidth * vocabulary * channels),
    tableBias: take(channels),
    blocks: Array.from({ length: blocks }, () => ({
      depthwise: take(blockWidth * channels),
      depthwiseBias: take(channels),
      pointwise: take(channels * channels),
      pointwiseBias: take(channels),
    })),
    hidden: take(2 * channels * hidden),
    hiddenBias: take(hidden),
    out: take(hidden),
    outBias: take(1)[0] ?? 0,
  };
};

/** The values of one pass, position after position. Kept between passes: one check makes many of them. */
type Workspace = {
  length: number;
  held: Float64Array;
  mixed: Float64Array;
  product: Float64Array;
  pooled: Float64Array;
  hidden: Float64Array;
};

const workspaceFor = ({ channels, hidden }: CharacterNetShape, length: number): Workspace => ({
  length,
  held: new Float64Array(length * channels),
  mixed: new Float64Array(Math.ceil(length / 2) * channels),
  product: new Float64Array(Math.ceil(length / 2) * channels),
  pooled: new Float64Array(2 * channels),
  hidden: new Float64Array(hidden),
});

/** The first convolution. Its input is one character per position, so it is a sum of rows of a table. */
const lookUp = (
  { vocabulary, channels, firstWidth }: CharacterNetShape,
  { table, tableBias }: Layers,
  codes: Uint16Array,
  held: Float64Array,
): void => {
  for (const code of codes) {
    if (code >= vocabulary) throw new Error(`code ${code} in a vocabulary of ${vocabulary}`);
  }
  const reach = (firstWidth - 1) / 2;
  const rows = new Int32Array(firstWidth);
  for (let position = 0; position < codes.length; position += 1) {
    let count = 0;
    const last = Math.min(codes.length - 1, position + reach);
    for (let near = Math.max(0, position - reach); near <= last; near += 1) {
      rows[count] = ((near - position + reach) * vocabulary + (codes[near] ?? 0)) * channels;
      count += 1;
    }
    for (let c = 0; c < channels; c += 4) {
      let sum0 = tableBias[c] ?? 0;
      let sum1 = tableBias[c + 1] ?? 0;
      let sum2 = tableBias[c + 2] ?? 0;
      let sum3 = tableBias[c + 3] ?? 0;
      for (let row = 0; row < count; row += 1) {
        const at = (rows[row] ?? 0) + c;
        sum0 += table[at] ?? 0;
        sum1 += table[at + 1] ?? 0;
        sum2 += table[at + 2] ?? 0;
        sum3 += table[at + 3] ?? 0;
      }
      const to = position * channels + c;
      held[to] = Math.max(sum0, 0);
      held[to + 1] = Math.max(sum1, 0);
      held[to + 2] = Math.max(sum2, 0);
      held[to + 3] = Math.max(sum3, 0);
    }
  }
};

/** Keeps the larger of each two neighbours, in place; a last one without a neighbour stays. Returns how many are left. */
const halve = (held: Float64Array, length: number, channels: number): number => {
  const left = Math.ceil(length / 2);
  for (let position = 0; position < left; position += 1) {
    const to = position * channels;
    const one = 2 * to;
    const two = 2 * position + 1 < length ? one + channels : one;
    for (let c = 0; c < channels; c += 1) {
      const a = held[one + c] ?? 0;
      const b = held[two + c] ?? 0;
      held[to + c] = Math.max(a, b);
    }
  }
  return left;
};

/** The depthwise convolution: each channel by itself, over neighbouring positions. */
const mixPositions = (
  { channels, blockWidth }: CharacterNetShape,
  { depthwise, depthwiseBias }: Block,
  held: Float64Array,
  length: number,
  mixed: Float64Array,
): void => {
  const reach = (blockWidth - 1) / 2;
  for (let position = 0; position < length; position += 1) {
    const first = Math.max(0, position - reach);
    const last = Math.min(length - 1, position + reach);
    for (let c = 0; c < channels; c += 1) {
      let sum = depthwiseBias[c] ?? 0;
      for (let near = first; near <= last; near += 1) {
        const weight = depthwise[(near - position + reach) * channels + c] ?? 0;
        sum += weight * (held[near * channels + c] ?? 0);
      }
      mixed[position * channels + c] = sum;
    }
  }
};

/** The pointwise convolution: all channels of one position. What comes out above zero is added to what was held. */
const mixChannels = (
  { channels }: CharacterNetShape,
  { pointwise, pointwiseBias }: Block,
  { held, mixed, product }: Workspace,
  length: number,
): void => {
  multiply(mixed, length, channels, pointwise, pointwiseBias, product);
  for (let i = 0; i < length * channels; i += 1) {
    const value = product[i] ?? 0;
    if (value > 0) held[i] = (held[i] ?? 0) + value;
  }
};

/**
 * Rows times a matrix [from][to], plus a bias. Nearly all the time of a pass is spent here, so it computes two rows by four
 * columns at once: eight sums that stay in registers, for six numbers read. A last odd row is its own partner.
 */
const multiply = (
  rows: Float64Array,
  count: number,
  depth: number,
  matrix: Float32Array,
  bias: Float32Array,
  product: Float64Array,
): void => {
  const width = bias.length;
  for (let row = 0; row < count; row += 2) {
    const partner = row + 1 < count ? row + 1 : row;
    for (let to = 0; to < width; to += 4) {
      let a0 = bias[to] ?? 0;
      let a1 = bias[to + 1] ?? 0;
      let a2 = bias[to + 2] ?? 0;
      let a3 = bias[to + 3] ?? 0;
      let b0 = a0;
      let b1 = a1;
      let b2 = a2;
      let b3 = a3;
      for (let from = 0; from < depth; from += 1) {
        const a = rows[row * depth + from] ?? 0;
        const b = rows[partner * depth + from] ?? 0;
        const at = from * width + to;
        const w0 = matrix[at] ?? 0;
        const w1 = matrix[at + 1] ?? 0;
        const w2 = matrix[at + 2] ?? 0;
        const w3 = matrix[at + 3] ?? 0;
        a0 += a * w0;
        a1 += a * w1;
        a2 += a * w2;
        a3 += a * w3;
        b0 += b * w0;
        b1 += b * w1;
        b2 += b * w2;
        b3 += b * w3;
      }
      const first = row * width + to;
      product[first] = a0;
      product[first + 1] = a1;
      product[first + 2] = a2;
      product[first + 3] = a3;
      const second = partner * width + to;
      product[second] = b0;
      product[second + 1] = b1;
      product[second + 2] = b2;
      product[second + 3] = b3;
    }
  }
};

/** The largest value of each channel, then the mean of each. Zero where there is no position at all. */
const pool = (held: Float64Array, length: number, channels: number, pooled: Float64Array): void => {
  pooled.fill(0);
  for (let position = 0; position < length; position += 1) {
    for (let c = 0; c < channels; c += 1) {
      // No value is below zero: each is what a ReLU let through, or a sum of such.
      const value = held[position * channels + c] ?? 0;
      if (value > (pooled[c] ?? 0)) pooled[c] = value;
      pooled[channels + c] = (pooled[channels + c] ?? 0) + value / length;
    }
  }
};

const decide = ({ channels }: CharacterNetShape, layers: Layers, { pooled, hidden }: Workspace): number => {
  multiply(pooled, 1, 2 * channels, layers.hidden, layers.hiddenBias, hidden);
  let logit = layers.outBias;
  for (let h = 0; h < hidden.length; h += 1) {
    const value = hidden[h] ?? 0;
    if (value > 0) logit += value * (layers.out[h] ?? 0);
  }
  return logit;
};
