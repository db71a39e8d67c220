import { expect, it } from 'vitest';
import { offeredPlans, paidPlans, plans, planTypes, shownPrice } from './plans.ts';

it('CONST-04 shows what each plan costs', () => {
  expect(offeredPlans.map((plan) => shownPrice(plan))).toEqual(['$19.99', '$39.99', 'Custom']);
});

it('sells exactly the plans that have a price', () => {
  expect(planTypes.filter((plan) => (plans[plan].cents ?? 0) > 0)).toEqual(paidPlans);
});

it('PRICE-03 calls one plan the most popular', () => {
  expect(offeredPlans.filter((plan) => plans[plan].isPopular)).toEqual(['standard']);
});
