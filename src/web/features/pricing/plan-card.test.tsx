import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { offeredPlans, shownPrice } from '../../../contract/plans.ts';
import { PlanCard } from './plan-card.tsx';

afterEach(cleanup);

it.each(offeredPlans)('shows for the %s plan the price of the catalogue', (plan) => {
  render(<PlanCard plan={plan} button={null} />);
  expect(screen.getByText(shownPrice(plan))).toBeTruthy();
});
