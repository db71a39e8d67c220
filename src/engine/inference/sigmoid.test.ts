import { expect, it } from 'vitest';
import { sigmoid } from './sigmoid.ts';

it('turns logits into probabilities, however large', () => {
  expect(sigmoid(0)).toBe(0.5);
  expect(sigmoid(Math.log(9))).toBeCloseTo(0.9, 12);
  expect(sigmoid(-2) + sigmoid(2)).toBeCloseTo(1, 12);
  expect([sigmoid(-1000), sigmoid(1000)]).toEqual([0, 1]);
});
