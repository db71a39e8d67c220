import { expect, it } from 'vitest';
import { logoCounts } from './logo-score.ts';

const box = { left: 100, top: 100, width: 40, height: 40 };
const seen = (brand: string, left = 100) => ({ brand, box: { ...box, left }, confidence: 0.99 });

it('counts a mark found at about its place', () => {
  expect(logoCounts([seen('paypal.com', 108)], [{ brand: 'paypal.com', box }])).toEqual({
    right: 1,
    missed: 0,
    wrong: 0,
  });
});

it('takes the tile for the mark on it', () => {
  const mark = { left: 112, top: 112, width: 16, height: 16 };
  const found = [seen('paypal.com')];
  expect(logoCounts(found, [{ brand: 'paypal.com', box: mark, tile: box }])).toEqual({
    right: 1,
    missed: 0,
    wrong: 0,
  });
  expect(logoCounts(found, [{ brand: 'paypal.com', box: mark }])).toEqual({ right: 0, missed: 1, wrong: 1 });
});

it('counts another brand as missed and wrong, and a second answer for one mark as wrong', () => {
  const truth = [{ brand: 'paypal.com', box }];
  expect(logoCounts([seen('ebay.com')], truth)).toEqual({ right: 0, missed: 1, wrong: 1 });
  expect(logoCounts([seen('paypal.com'), seen('paypal.com', 104)], truth)).toEqual({
    right: 1,
    missed: 0,
    wrong: 1,
  });
  expect(logoCounts([seen('paypal.com', 300)], truth)).toEqual({ right: 0, missed: 1, wrong: 1 });
});
