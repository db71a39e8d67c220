import { describe, expect, it } from 'vitest';
import { randomBelow, seededRandom } from './testing/seeded-random.ts';
import { readWordModel, type WordBag } from './word-model.ts';

/** Written as pairs of word and bucket, in the order of the text. */
const bag = (...ngrams: [word: number, bucket: number][]): WordBag => ({
  buckets: Uint32Array.from(ngrams, ([, bucket]) => bucket),
  wordOf: Uint32Array.from(ngrams, ([word]) => word),
});
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

const model = readWordModel({
  bits: 3,
  scale: 0.5,
  bias: -1,
  weights: Int8Array.of(10, -20, 30, 0, 127, -128, 1, 2),
});

describe('logit', () => {
  it('is the bias for a text without words', () => {
    expect(model.logit(bag())).toBe(-1);
  });

  it('adds up the weights, over the root of how many there are', () => {
    expect(model.logit(bag([0, 2]))).toBe(-1 + 15);
    expect(model.logit(bag([0, 0], [0, 1], [1, 2], [1, 4]))).toBe(-1 + (147 * 0.5) / 2);
    expect(model.logit(bag([0, 5], [1, 3]))).toBeCloseTo(-1 - 64 / Math.sqrt(2), 12);
  });

  it('counts an n-gram once, however often it occurs', () => {
    expect(model.logit(bag([0, 2], [1, 2], [2, 2], [3, 0]))).toBe(model.logit(bag([0, 2], [1, 0])));
  });

  it('forgets one text before the next', () => {
    const text = bag([0, 4], [1, 5], [1, 4]);
    const first = model.logit(text);
    model.byWord(text);
    expect(model.logit(text)).toBe(first);
  });
});

describe('byWord', () => {
  it('credits each word with what its n-grams add', () => {
    const parts = model.byWord(bag([0, 0], [0, 1], [2, 2], [2, 4]));
    expect([...parts]).toEqual([-2.5, 0, 39.25]);
  });

  it('credits a repeated n-gram to the word it occurs in first', () => {
    expect([...model.byWord(bag([1, 2], [3, 2]))]).toEqual([0, 15, 0, 0]);
  });

  it('is empty for a text without words', () => {
    expect(model.byWord(bag())).toEqual(new Float64Array(0));
  });
});

it('agrees with a set of buckets, and the words add up to the logit less the bias', () => {
  const next = seededRandom(4);
  const weights = Int8Array.from({ length: 2 ** 10 }, () => randomBelow(next, 256) - 128);
  const random = readWordModel({ bits: 10, scale: 0.013, bias: 0.7, weights });
  for (let run = 0; run < 200; run += 1) {
    const text = bag(
      ...Array.from({ length: 1 + randomBelow(next, 900) }, (_, place): [number, number] => [
        Math.floor(place / 3),
        randomBelow(next, 2 ** 10),
      ]),
    );
    const distinct = new Set(text.buckets);
    const sum = sumOf([...distinct].map((bucket) => (weights[bucket] ?? Number.NaN) * 0.013));
    expect(random.logit(text)).toBeCloseTo(0.7 + sum / Math.sqrt(distinct.size), 9);
    expect(sumOf(random.byWord(text))).toBeCloseTo(random.logit(text) - 0.7, 9);
  }
});

describe('readWordModel', () => {
  it('refuses weights that do not fit the bits', () => {
    expect(() => readWordModel({ bits: 3, scale: 1, bias: 0, weights: new Int8Array(9) })).toThrow(
      'a word model of 3 bits has 8 weights, not 9',
    );
  });

  it('refuses a text that was hashed for another model', () => {
    expect(() => model.logit(bag([0, 8]))).toThrow('bucket 8 of a model with 8');
    expect(() => model.byWord(bag([0, 8]))).toThrow('bucket 8 of a model with 8');
    expect(() => model.logit({ buckets: Uint32Array.of(1), wordOf: new Uint32Array(0) })).toThrow(
      '1 n-grams but the words of 0',
    );
  });
});
