import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInPromptContext } from '../../lib/sign-in-prompt.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import type { CheckoutOptions } from './checkout-script.ts';
import { ChoosePlanButton } from './choose-plan-button.tsx';
import { releasePayments } from './payment-hold.ts';
import { usePayment } from './use-payment.ts';

const order = { key: 'rzp_test_1', amount: 1999, currency: 'USD', id: 'order_1' };
const plan = { name: 'Standard', description: '25 daily checks for one month' };
const proof = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};
const made = json({ success: true, order, plan });

/** The provider's checkout as a page sees it; the test decides what the user does in it. */
type Opened = { options: CheckoutOptions; decline: () => void };
const opened: Opened[] = [];

// Shaped like the provider's: called with `new`, and given its listeners before it opens.
function Razorpay(this: { on: unknown; open: unknown }, options: CheckoutOptions) {
  let decline = () => undefined as unknown;
  this.on = (_: string, listener: () => unknown) => {
    decline = listener;
  };
  this.open = () => opened.push({ options, decline: () => void decline() });
}

const consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  opened.length = 0;
  consoleError.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  releasePayments();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

/** jsdom does not fetch scripts, so the answer is given here; once it is loaded, the page does not ask again. */
const answerScript = async (type: 'load' | 'error') => {
  const script = await waitFor(() => {
    const asked = document.head.querySelector('script');
    if (!asked) throw new Error('no script was asked for');
    return asked;
  });
  const address = script.getAttribute('src');
  if (type === 'load') window.Razorpay = Razorpay as never;
  fireEvent(script, new Event(type));
  return address;
};

const Plan = (options: Parameters<typeof usePayment>[0]) => (
  <ChoosePlanButton plan="standard" payment={usePayment(options)} look="primary" />
);

type Replies = { create?: Reply; verify?: Reply; user?: Reply; quote?: Reply; toastsFaults?: boolean };
const quotePath = '/api/payments/quote';

const show = async ({
  create = made,
  verify = json({ success: true }),
  user,
  quote,
  toastsFaults = true,
}: Replies) => {
  const signedIn = json({ user: { email: 'ana@example.com', role: 'user', planType: 'free' } });
  const { baseUrl, calls } = await startLoopback(({ path }) => {
    if (path === '/api/auth/me') return user ?? signedIn;
    if (path.startsWith(quotePath)) return quote ?? json({}, 404);
    return path.endsWith('/verify') ? verify : create;
  });
  const [reload, askToSignIn] = [vi.fn(), vi.fn()];
  renderWithApi(
    baseUrl,
    <SignInPromptContext value={askToSignIn}>
      <Plan toastsFaults={toastsFaults} reload={reload} />
    </SignInPromptContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose Standard' }));
  const isPaying = ({ path }: { path: string }) => path !== '/api/auth/me' && !path.startsWith(quotePath);
  return { calls: () => calls.filter(isPaying), reload, askToSignIn };
};

const checkout = () =>
  waitFor(() => {
    const [first] = opened;
    if (!first) throw new Error('no checkout is open');
    return first;
  });
const idle = () => screen.findByRole('button', { name: 'Choose Standard' });

it('asks a guest to sign in and buys nothing', async () => {
  const { calls, askToSignIn } = await show({ user: json({ message: 'no' }, 401) });
  await waitFor(() => expect(askToSignIn).toHaveBeenCalledOnce());
  expect(calls()).toEqual([]);
});

it('ERR-22 API-31 API-32 OPEN-31 reports which step failed, and can be tried again', async () => {
  await show({});
  await answerScript('error');
  expect((await screen.findAllByText('Failed to load payment gateway')).length).toBe(1);
  expect(screen.getByText('Unable to process payment. Please try again.')).toBeTruthy();
  await userEvent.click(await idle());
  expect(await answerScript('load')).toBe('https://checkout.razorpay.com/v1/checkout.js');
  expect((await checkout()).options).toMatchObject({
    key: 'rzp_test_1',
    amount: 1999,
    currency: 'USD',
    order_id: 'order_1',
    name: 'Standard',
    description: '25 daily checks for one month',
    prefill: { email: 'ana@example.com' },
    theme: { color: '#FACC15' },
  });
  expect(screen.queryByText('Failed to load payment gateway')).toBeNull();
});

it('loads our own checkout for an order of the sandbox', async () => {
  await show({ create: json({ success: true, order: { ...order, key: 'hookwise_sandbox' }, plan }) });
  expect(await answerScript('load')).toBe('/api/payments/sandbox/checkout.js');
});

describe('with the provider’s checkout', () => {
  it('verifies what the checkout returns, confirms it and reloads', async () => {
    const { calls, reload } = await show({});
    act((await checkout()).options.handler.bind(null, proof));
    expect(await screen.findByText('Your Standard plan has been activated successfully.')).toBeTruthy();
    expect(calls()).toMatchObject([{ body: { planType: 'standard' } }, { body: proof }]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' }).disabled).toBe(true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5000 });
  });

  it.each([
    ['a refusal', json({ success: false, error: 'invalid_input' }, 400)],
    ['a bare refusal', json({ success: false, error: 'no' })],
    ['an unreadable answer', { status: 502, body: '<html>' }],
  ])('ERR-22 ERR-24 does not mistake %s for a verification', async (_, verify) => {
    const { reload } = await show({ verify });
    act((await checkout()).options.handler.bind(null, proof));
    expect(await screen.findByText('Payment Verification Failed')).toBeTruthy();
    expect(screen.getByText('Please contact support if your payment was deducted.')).toBeTruthy();
    expect(screen.getByText('Payment verification failed')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('says that a payment was cancelled', async () => {
    await show({});
    act((await checkout()).options.modal.ondismiss);
    expect(await screen.findByText('You can try again anytime.')).toBeTruthy();
    expect(document.activeElement).toBe(await idle());
  });

  it('does not call a declined payment cancelled, and lets a second try succeed', async () => {
    const { calls } = await show({});
    const { options, decline } = await checkout();
    act(decline);
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    act(options.modal.ondismiss);
    expect(screen.queryByText('Payment Cancelled')).toBeNull();
    act(options.handler.bind(null, proof));
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(calls()).toHaveLength(2);
  });

  it.each([
    [json({ success: false, error: 'unavailable', message: 'Come back later' }, 503), 'Come back later'],
    [json({ success: false, error: 'The provider is away' }), 'The provider is away'],
    [json({ success: true }), 'Failed to create payment order'],
    [{ status: 502, body: '' }, 'Failed to create payment order'],
  ])('ERR-22 ERR-23 opens nothing without an order: %j', async (create, message) => {
    await show({ create });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Payment Failed')).toBeTruthy();
    expect(opened).toEqual([]);
  });

  it('without toasts, logs faults and shows them at the button', async () => {
    await show({ create: json({ message: 'Come back later' }, 503), toastsFaults: false });
    expect((await screen.findByRole('alert')).textContent).toBe('Come back later');
    expect(screen.queryByText('Payment Failed')).toBeNull();
    expect(consoleError).toHaveBeenCalledWith(
      'Payment error:',
      expect.objectContaining({ message: 'Come back later' }),
    );
  });
});

describe('before paying', () => {
  const quoted = {
    allowed: true,
    startsAt: '2026-11-15T12:00:00.000Z',
    endsAt: '2026-12-15T12:00:00.000Z',
    creditedDays: 0,
    amount: 1999,
    currency: 'USD',
  };

  it('says what the order will do', async () => {
    await show({ quote: json(quoted) });
    expect(await screen.findByText(/^Standard until 15 December( 2026)?\.$/)).toBeTruthy();
  });

  it('says what becomes of the days that are left', async () => {
    const planResetDate = new Date(Date.now() + 11.5 * 24 * 60 * 60 * 1000).toISOString();
    await show({
      user: json({ user: { email: 'ana@example.com', planType: 'standard', planResetDate } }),
      quote: json({ ...quoted, startsAt: planResetDate }),
    });
    expect(await screen.findByText(/; the month is added to the 12 days you have left\.$/)).toBeTruthy();
  });

  it('does not offer what makes no sense, and says why', async () => {
    const reason = 'Your Enterprise plan has everything in Standard.';
    await show({
      quote: json({ ...quoted, allowed: false, startsAt: null, endsAt: null, reason }),
      create: json({ message: reason }, 409),
    });
    expect(await screen.findByText(reason, { selector: 'p:not([role])' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose Standard' })).toBeNull();
  });

  it('offers nothing below Enterprise, also without a quote', async () => {
    await show({
      user: json({ user: { email: 'ana@example.com', planType: 'enterprise' } }),
      create: json({ message: 'no' }, 409),
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Choose|^Processing/ })).toBeNull());
  });
});

it('after a payment that could not be confirmed says what happens next, and offers none for 15 minutes', async () => {
  await show({ verify: json({ success: false }, 400) });
  if (!window.Razorpay) await answerScript('load');
  act((await checkout()).options.handler.bind(null, proof));
  expect(
    await screen.findByText(/your plan begins by itself within the hour.*do not pay twice/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose Standard' })).toBeNull();
  expect(localStorage.getItem('hookwise-payment-hold')).toMatch(/^standard \d+ \S+$/);
  act(releasePayments);
  expect(screen.getByRole('button', { name: 'Choose Standard' })).toBeTruthy();
});
