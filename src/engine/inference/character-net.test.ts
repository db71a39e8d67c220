import { describe, expect, it } from 'vitest';
import { type CharacterNetShape, readCharacterNet, weightCount } from './character-net.ts';
import { randomBelow, seededRandom } from './testing/seeded-random.ts';

const shape: CharacterNetShape = {
  vocabulary: 11,
  channels: 8,
  firstWidth: 7,
  blockWidth: 5,
  blocks: 3,
  hidden: 12,
};

const randomWeights = (of: CharacterNetShape, seed: number) => {
  const next = seededRandom(seed);
  return Float32Array.from({ length: weightCount(of) }, () => next() - 0.5);
};
const randomCodes = (length: number, seed: number) => {
  const next = seededRandom(seed);
  return Uint16Array.from({ length }, () => randomBelow(next, shape.vocabulary));
};

describe('weightCount', () => {
  it('counts every layer', () => {
    const small = { vocabulary: 10, channels: 4, firstWidth: 3, blockWidth: 5, blocks: 2, hidden: 8 };
    const first = 3 * 10 * 4 + 4;
    const block = 5 * 4 + 4 + 4 * 4 + 4;
    expect(weightCount(small)).toBe(first + 2 * block + (8 * 8 + 8) + (8 + 1));
  });
});

describe('logit', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 9, 39, 40, 127, 128, 159, 160])(
    'of %i characters is what training computes over padded rows',
    (length) => {
      const weights = randomWeights(shape, length);
      const codes = randomCodes(length, length + 1000);
      expect(readCharacterNet(shape, weights).logit(codes)).toBeCloseTo(
        asInTraining(shape, weights, codes),
        9,
      );
    },
  );

  it.each<Partial<CharacterNetShape>>([
    { blocks: 0 },
    { blocks: 1, blockWidth: 1 },
    { firstWidth: 1 },
    { firstWidth: 3, blockWidth: 3, channels: 4, hidden: 4 },
    { blocks: 5, channels: 16 },
  ])('agrees for other shapes: %j', (change) => {
    const other = { ...shape, ...change };
    const weights = randomWeights(other, 5);
    const codes = randomCodes(21, 6);
    expect(readCharacterNet(other, weights).logit(codes)).toBeCloseTo(asInTraining(other, weights, codes), 9);
  });

  it('of an empty text is the last layers over pools of zero', () => {
    const weights = randomWeights(shape, 7);
    const { hidden } = shape;
    const end = weights.length;
    const hiddenBias = weights.slice(end - 1 - 2 * hidden, end - 1 - hidden);
    const out = weights.slice(end - 1 - hidden, end - 1);
    const expected = hiddenBias.reduce(
      (sum, bias, unit) => sum + Math.max(0, bias) * (out[unit] ?? 0),
      weights[end - 1] ?? 0,
    );
    expect(readCharacterNet(shape, weights).logit(new Uint16Array(0))).toBeCloseTo(expected, 12);
  });

  it('does not depend on what was read before', () => {
    const weights = randomWeights(shape, 8);
    const used = readCharacterNet(shape, weights);
    for (const length of [160, 3, 0, 17, 1]) {
      const codes = randomCodes(length, length);
      expect(used.logit(codes)).toBe(readCharacterNet(shape, weights).logit(codes));
    }
  });

  it('reads a text longer than any before', () => {
    const weights = randomWeights(shape, 9);
    const codes = randomCodes(203, 9);
    const net = readCharacterNet(shape, weights);
    expect(net.logit(codes)).toBeCloseTo(asInTraining(shape, weights, codes), 9);
  });

  it('refuses a code that is not in the vocabulary', () => {
    const net = readCharacterNet(shape, randomWeights(shape, 10));
    expect(() => net.logit(Uint16Array.of(1, 11))).toThrow('code 11 in a vocabulary of 11');
  });
});

describe('occlusion', () => {
  const weights = randomWeights(shape, 11);
  const net = readCharacterNet(shape, weights);

  it('is what the logit loses when a span is neutralised', () => {
    const codes = Uint16Array.of(1, 2, 3, 4, 5, 6, 7);
    const [front, back] = net.occlusion(
      codes,
      [
        { start: 0, end: 2 },
        { start: 5, end: 7 },
      ],
      10,
    );
    expect(front).toBe(net.logit(codes) - net.logit(Uint16Array.of(10, 10, 3, 4, 5, 6, 7)));
    expect(back).toBe(net.logit(codes) - net.logit(Uint16Array.of(1, 2, 3, 4, 5, 10, 10)));
    expect(front).not.toBe(0);
  });

  it('is zero for a neutral span, and leaves the codes unchanged', () => {
    const codes = Uint16Array.of(1, 10, 10, 4);
    const spans = [
      { start: 1, end: 3 },
      { start: 2, end: 2 },
    ];
    expect(net.occlusion(codes, spans, 10)).toEqual([0, 0]);
    net.occlusion(codes, [{ start: 0, end: 4 }], 10);
    expect([...codes]).toEqual([1, 10, 10, 4]);
  });
});

describe('readCharacterNet', () => {
  it('refuses weights of another shape', () => {
    const weights = new Float32Array(weightCount(shape) + 1);
    expect(() => readCharacterNet(shape, weights)).toThrow(
      `a character net of this shape has ${weights.length - 1} weights, not ${weights.length}`,
    );
  });

  it.each<[Partial<CharacterNetShape>, string]>([
    [{ firstWidth: 4 }, 'odd'],
    [{ blockWidth: 2 }, 'odd'],
    [{ channels: 6 }, 'fours'],
    [{ hidden: 3 }, 'fours'],
  ])('refuses %j', (change, word) => {
    const other = { ...shape, ...change };
    expect(() => readCharacterNet(other, new Float32Array(weightCount(other)))).toThrow(word);
  });
});

/**
 * The same net a second time, as training computes it: rows of one length, one-hot characters, and a mask that sets padding
 * to zero before every convolution and leaves it out of the pools.
 */
const asInTraining = (of: CharacterNetShape, weights: Float32Array, codes: Uint16Array): number => {
  const { vocabulary, channels, firstWidth, blockWidth, blocks, hidden } = of;
  let cursor = 0;
  const take = () => weights[cursor++] ?? Number.NaN;
  const vector = (size: number) => Array.from({ length: size }, take);
  const matrix = (rows: number, columns: number) => Array.from({ length: rows }, () => vector(columns));
  const relu = (value: number) => Math.max(0, value);
  const dot = (a: number[], b: number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? Number.NaN), 0);
  const column = (m: number[][], c: number) => m.map((row) => row[c] ?? Number.NaN);

  const padded = 256;
  let length = codes.length;
  const masked = (x: number[][]) => x.map((row, p) => row.map((value) => (p < length ? value : 0)));

  const table = Array.from({ length: firstWidth }, () => matrix(vocabulary, channels));
  const tableBias = vector(channels);
  let x = Array.from({ length: padded }, (_, p) =>
    tableBias.map((bias, c) => {
      const taps = table.map((tap, k) => {
        const near = p + k - Math.floor(firstWidth / 2);
        const oneHot = Array.from({ length: vocabulary }, (__, token) => (codes[near] === token ? 1 : 0));
        return dot(oneHot, column(tap, c));
      });
      return relu(taps.reduce((sum, tap) => sum + tap, bias));
    }),
  );
  x = masked(x);

  for (let block = 0; block < blocks; block += 1) {
    const depthwise = matrix(blockWidth, channels);
    const depthwiseBias = vector(channels);
    const pointwise = matrix(channels, channels);
    const pointwiseBias = vector(channels);
    length = Math.ceil(length / 2);
    const pooled = masked(
      Array.from({ length: x.length / 2 }, (_, p) =>
        depthwiseBias.map((__, c) => Math.max(x[2 * p]?.[c] ?? 0, x[2 * p + 1]?.[c] ?? 0)),
      ),
    );
    const spread = pooled.map((_, p) =>
      depthwiseBias.map((bias, c) => {
        const near = depthwise.map((__, k) => pooled[p + k - Math.floor(blockWidth / 2)]?.[c] ?? 0);
        return bias + dot(near, column(depthwise, c));
      }),
    );
    x = masked(
      spread.map((row, p) =>
        pointwiseBias.map((bias, c) => (pooled[p]?.[c] ?? 0) + relu(bias + dot(row, column(pointwise, c)))),
      ),
    );
  }

  const real = x.slice(0, length);
  const largest = tableBias.map((_, c) => Math.max(...column(real, c)));
  const mean = tableBias.map((_, c) => column(real, c).reduce((sum, value) => sum + value, 0) / length);
  const dense = matrix(2 * channels, hidden);
  const units = vector(hidden).map((bias, h) => relu(bias + dot([...largest, ...mean], column(dense, h))));
  return dot(units, vector(hidden)) + take();
};
