import { expect, it } from 'vitest';
import { measuredModelOf, shareOf } from '../../../contract/testing/ml-insights.ts';
import { baseRates, inboxOf, ratedModels, usualBaseRate } from './base-rate.ts';

it('says what the figures mean for an inbox: rare phishing makes alarms less trustworthy', () => {
  const figures = { recall: 0.9, falseAlarms: 0.01 };
  expect(inboxOf(figures, 2)).toEqual({
    items: 10_000,
    phishing: 5000,
    caught: 4500,
    missed: 500,
    falseAlarms: 50,
    rightAlarms: 4500 / 4550,
  });
  expect(inboxOf(figures, 1000).rightAlarms).toBeCloseTo(9 / (9 + 99.9), 6);
});

it('falls with every step to the right', () => {
  const right = baseRates.map((oneIn) => inboxOf({ recall: 0.8, falseAlarms: 0.005 }, oneIn).rightAlarms);
  expect(right).toEqual(right.toSorted((a, b) => Number(b) - Number(a)));
  expect(baseRates).toContain(usualBaseRate);
});

it('knows no share of alarms where there would be none', () => {
  expect(inboxOf({ recall: 0, falseAlarms: 0 }, 100).rightAlarms).toBeNull();
});

it('leaves out a model that was measured on one kind only', () => {
  const models = [measuredModelOf(), measuredModelOf({ id: 'picture', recall: shareOf(0, 0) })];
  expect(ratedModels(models).map(({ id }) => id)).toEqual(['mail']);
});
