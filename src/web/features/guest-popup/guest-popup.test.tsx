import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GuestPopup } from './guest-popup.tsx';

afterEach(cleanup);

const show = (isAtLimit: boolean) => {
  const onOpenChange = vi.fn();
  render(<GuestPopup isOpen onOpenChange={onOpenChange} isAtLimit={isAtLimit} onSignUp={vi.fn()} />);
  return { onOpenChange };
};

it('offers the plans at the limit, and only then', () => {
  show(true);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'View Upgrade Options' });
  expect([link.getAttribute('href'), link.target]).toEqual(['/pricing', '_blank']);
  cleanup();
  show(false);
  expect(screen.queryByText('View Upgrade Options')).toBeNull();
  expect(screen.getByText(/free users get 5 daily checks/)).toBeTruthy();
});

it('says when checks return', () => {
  const resetsAt = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString();
  render(<GuestPopup isOpen onOpenChange={vi.fn()} isAtLimit resetsAt={resetsAt} onSignUp={vi.fn()} />);
  expect(
    screen.getByText(/used up for today\. Checks return in 5 hours, (?:today|tomorrow) at /),
  ).toBeTruthy();
});

it('lets a guest go on', async () => {
  const { onOpenChange } = show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
