import { expect, it } from 'vitest';
import { historySizeOf } from './history-size.ts';
import type { PlanType } from './plans.ts';

it.each<[PlanType, number, number, string]>([
  ['free', 5, 5, 'a new account'],
  ['free', 3, 5, 'the number that comes with the plan'],
  ['standard', 25, 100, 'the number that comes with the plan'],
  ['standard', 5, 100, 'the number that every account begins with'],
  ['standard', 40, 40, 'a limit that an administrator chose'],
  ['free', 2, 2, 'a limit that an administrator chose'],
  ['professional', 1000, 250, 'more than the plan shows'],
  ['enterprise', 500, 500, 'the number that comes with the plan'],
])('%s with a limit of %i shows %i: %s', (planType, historyLimit, size) => {
  expect(historySizeOf({ planType, historyLimit })).toBe(size);
});
