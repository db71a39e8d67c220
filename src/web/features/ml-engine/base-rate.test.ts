import { expect, it } from 'vitest';
import { measuredModelOf } from '../../../contract/testing/ml-insights.ts';
import { baseRates, inboxOf, ratedModels, usualBaseRate } from './base-rate.ts';

it('applies the figures to an inbox: the rarer phishing is, the less an alarm can be trusted', () => {
  const figures = { recall: 0.9, calledPhishing: 0.5, falseAlarms: 0.01 };
  expect(inboxOf(figures, 2)).toEqual({
    items: 10_000,
    phishing: 5000,
    caught: 4500,
    calledPhishing: 2500,
    missed: 500,
    falseAlarms: 50,
    rightAlarms: 4500 / 4550,
  });
  expect(inboxOf(figures, 1000).rightAlarms).toBeCloseTo(9 / (9 + 99.9), 6);
});

it('trusts alarms less with every step to the right', () => {
  const right = baseRates.map(
    (oneIn) => inboxOf({ recall: 0.8, calledPhishing: 0.4, falseAlarms: 0.005 }, oneIn).rightAlarms,
  );
  expect(right).toEqual(right.toSorted((a, b) => Number(b) - Number(a)));
  expect(baseRates).toContain(usualBaseRate);
});

it('has no share of right alarms where there would be no alarm', () => {
  expect(inboxOf({ recall: 0, calledPhishing: 0, falseAlarms: 0 }, 100).rightAlarms).toBeNull();
});

it('leaves out a model that was measured on one kind only', () => {
  const models = [measuredModelOf(), measuredModelOf({ id: 'picture', headline: null })];
  expect(ratedModels(models).map(({ id }) => id)).toEqual(['mail']);
});
