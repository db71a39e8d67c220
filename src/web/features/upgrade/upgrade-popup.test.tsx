import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type PlanType, paidPlans, shownPrice } from '../../../contract/plans.ts';
import { UpgradePopup } from './upgrade-popup.tsx';

afterEach(cleanup);

const openPlans = async (currentPlan: PlanType | null) => {
  const calls = { onOpenChange: vi.fn(), onChoose: vi.fn(), onContactSales: vi.fn() };
  render(<UpgradePopup isOpen limitedPlan="free" currentPlan={currentPlan} busyPlan={null} {...calls} />);
  await userEvent.click(screen.getByRole('button', { name: 'View Upgrade Options' }));
  return calls;
};

it('passes on the plan that a signed-in user chose, and stays open', async () => {
  const { onChoose, onOpenChange } = await openPlans('standard');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Current Plan' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('professional');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('says when checks return, where the server does', () => {
  const calls = { onOpenChange: vi.fn(), onChoose: vi.fn(), onContactSales: vi.fn() };
  const resetsAt = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString();
  const popup = { isOpen: true, limitedPlan: 'free', currentPlan: 'free', busyPlan: null, ...calls } as const;
  const { rerender } = render(<UpgradePopup {...popup} resetsAt={resetsAt} />);
  expect(screen.getByText(/^Checks return in 5 hours, (?:today|tomorrow) at /)).toBeTruthy();
  rerender(<UpgradePopup {...popup} />);
  expect(screen.queryByText(/^Checks return/)).toBeNull();
});

it('just closes for a guest', async () => {
  const { onChoose, onOpenChange } = await openPlans(null);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Standard' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onChoose).not.toHaveBeenCalled();
});

it('disables every choice while one is being paid for', async () => {
  render(
    <UpgradePopup
      isOpen
      limitedPlan="free"
      currentPlan="free"
      busyPlan="standard"
      onOpenChange={vi.fn()}
      onChoose={vi.fn()}
      onContactSales={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View Upgrade Options' }));
  for (const name of ['Processing...', 'Choose Professional']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('shows the prices that are charged', async () => {
  await openPlans('free');
  for (const plan of paidPlans) expect(screen.getByText(`${shownPrice(plan)}/month`)).toBeTruthy();
});

it('offers no smaller plan than the one whose checks are used up, and says what a larger one does', async () => {
  const calls = { onOpenChange: vi.fn(), onChoose: vi.fn(), onContactSales: vi.fn() };
  const popup = { isOpen: true, limitedPlan: 'standard', busyPlan: null, ...calls } as const;
  const outcome = 'Professional until 3 March; your 12 remaining Standard days become 6.';
  const { rerender } = render(
    <UpgradePopup {...popup} currentPlan="standard" outcomes={{ professional: outcome }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View Upgrade Options' }));
  expect(screen.getByText(outcome)).toBeTruthy();
  rerender(<UpgradePopup {...popup} currentPlan="professional" />);
  expect(screen.queryByRole('button', { name: 'Choose Standard' })).toBeNull();
  expect(screen.getByText('Your plan has more than this.')).toBeTruthy();
  rerender(<UpgradePopup {...popup} currentPlan="standard" holdNote="Please do not pay twice." />);
  expect(screen.queryByRole('button', { name: 'Choose Professional' })).toBeNull();
  expect(screen.getByText('Please do not pay twice.')).toBeTruthy();
});
