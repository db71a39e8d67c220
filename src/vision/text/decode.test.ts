import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const alphabet = ['a', 'b'];

/** Steps given as the chance of each class: none, a, b. */
const read = (steps: number[][], are: 'chances' | 'logs' = 'chances') =>
  decode({ data: Float32Array.from(steps.flat()), from: 0, steps: steps.length, classes: 3, alphabet }, are);

const none = [0.9, 0.05, 0.05];
const a = [0.1, 0.8, 0.1];
const b = [0.2, 0.2, 0.6];

describe('decode', () => {
  it.each([
    ['one letter over several steps', [a, a, a], 'a'],
    ['a doubled letter, which has a gap between', [a, none, a], 'aa'],
    ['different letters without a gap', [a, b, a], 'aba'],
    ['nothing at all', [none, none], ''],
  ])('reads %s', (_, steps, text) => {
    expect(read(steps).text).toBe(text);
  });

  it('is as sure of a letter as at its surest step, and of a line as of its letters together', () => {
    const { chances, confidence } = read([[0.4, 0.5, 0.1], a, none, b]);
    expect(chances.map((chance) => chance.toFixed(2))).toEqual(['0.80', '0.60']);
    expect(confidence).toBeCloseTo(0.7);
    expect(read([none]).confidence).toBe(0);
  });

  it('reports where each letter is', () => {
    expect(read([none, a, none, b]).places).toEqual([0.375, 0.875]);
  });

  it('turns logarithms into chances, whatever constant they carry', () => {
    const raised = [none, a].map((step) => step.map((chance) => Math.log(chance) + 7));
    expect(read(raised, 'logs')).toMatchObject({ text: 'a', chances: [expect.closeTo(0.8, 4)] });
  });

  it('starts at the given offset, so that a batch can be read line by line', () => {
    const data = Float32Array.from([...a, ...b]);
    expect(decode({ data, from: 3, steps: 1, classes: 3, alphabet }, 'chances').text).toBe('b');
  });
});
