import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buyElsewhere } from '../../lib/checkout-place.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

const Page = (payment: Parameters<typeof useChosenPlan>[0]) => {
  useChosenPlan(payment);
  return null;
};

const open = async (user: Reply) => {
  const { baseUrl, calls } = await startLoopback(() => user);
  const pay = vi.fn(async () => undefined);
  renderWithApi(baseUrl, <Page pay={pay} />);
  await waitFor(() => expect(calls).not.toEqual([]));
  return pay;
};

const signedIn = json({ user: { email: 'ana@example.com', role: 'user', planType: 'free' } });

it('buys what was chosen on another page, once', async () => {
  buyElsewhere('professional', () => undefined);
  const pay = await open(signedIn);
  await waitFor(() => expect(pay).toHaveBeenCalledExactlyOnceWith('professional', 'ana@example.com'));
  expect(sessionStorage.length).toBe(0);
});

it('forgets what was chosen by a person who is no longer signed in', async () => {
  buyElsewhere('standard', () => undefined);
  const pay = await open(json({ message: 'Please sign in' }, 401));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(pay).not.toHaveBeenCalled();
});
