import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { holdPayments, planMark, releasePayments, usePaymentHold } from './payment-hold.ts';
import { useConfirmation } from './use-confirmation.ts';

afterEach(() => act(releasePayments));

const user = {
  id: 'a',
  email: 'ana@example.com',
  role: 'user',
  planType: 'standard',
  isAdmin: false,
  planResetDate: '2026-12-15T12:00:00.000Z',
  planExpired: false,
  waitingPlan: null,
  waitingUntil: null,
  retentionDays: null,
} as const;

const Page = ({ reload }: { reload: () => void }) => {
  useConfirmation(reload);
  return <p>{usePaymentHold() ? 'held' : 'free'}</p>;
};

const show = async (before: string) => {
  const { baseUrl } = await startLoopback(() => json({ user }));
  const reload = vi.fn();
  act(() => holdPayments('standard', before));
  renderWithApi(baseUrl, <Page reload={reload} />);
  return reload;
};

it('ends the hold once the plan has begun, says so, and loads the page with it', async () => {
  const reload = await show(planMark({ ...user, planResetDate: null }));
  expect(await screen.findByText('Your Standard plan has been activated successfully.')).toBeTruthy();
  expect(screen.getByText('free')).toBeTruthy();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5000 });
});

it.each([
  ['the plan is as it was', planMark(user)],
  ['it was the payment of somebody else', planMark({ ...user, id: 'b', planResetDate: null })],
  ['nobody knows whose it was', ''],
])('keeps the hold while %s', async (_, before) => {
  await show(before);
  // Once the user is known, and everything that follows from it has been done.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.getByText('held')).toBeTruthy();
});
