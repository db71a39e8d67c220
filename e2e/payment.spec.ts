import type { Page } from '@playwright/test';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';

const createPath = '/api/payments/create-order';
const verifyPath = '/api/payments/verify';
const scriptPath = '/api/payments/sandbox/checkout.js';

const choose = (page: Page, plan: string) => page.getByRole('button', { name: `Choose ${plan}` });
const checkoutOf = (page: Page, plan: string) => page.getByRole('dialog', { name: plan });

/** Policy violations that the browser reports, and uncaught errors. */
const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|TrustedHTML/i.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
};

for (const { plan, price, checks } of [
  { plan: 'Standard', price: '$19.99', checks: 25 },
  { plan: 'Professional', price: '$39.99', checks: 65 },
]) {
  test(`the ${plan} plan is chosen, paid for and active after a reload`, {
    tag: checklist('GEN-02 GEN-11 PRICE-12 PRICE-13 ROLE-07 STATE-23 STATE-24 ERR-26 API-30 OPEN-30'),
  }, async ({ page, signIn }) => {
    const email = await signIn();
    const faults = watchFaults(page);
    const scripts = watchCalls(page, scriptPath);
    const orders = watchCalls(page, createPath);
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Account AN' })).toBeVisible();
    expect(scripts).toEqual([]);
    const call = await holdCall(page, createPath);
    await choose(page, plan).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    call.release();

    const checkout = checkoutOf(page, plan);
    await expect(checkout).toBeVisible();
    expect(orders.map((request) => request.postDataJSON())).toEqual([{ planType: plan.toLowerCase() }]);
    expect(scripts).toHaveLength(1);
    await expect(checkout).toContainText(price);
    await expect(checkout).toContainText(`${checks} daily checks for one month`);
    await expect(checkout).toContainText(email);

    const verified = page.waitForRequest(`**${verifyPath}`);
    await checkout.getByRole('button', { name: `Pay ${price}` }).click();
    expect(Object.keys((await verified).postDataJSON()).toSorted()).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
    const reloaded = page.waitForEvent('load');
    await expectToast(page, {
      title: 'Payment Successful!',
      description: `Your ${plan} plan has been activated successfully.`,
    });
    await reloaded;
    const { user } = await (await page.request.get('/api/auth/me')).json();
    expect(user).toMatchObject({ planType: plan.toLowerCase(), historyLimit: checks, planExpired: false });
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText(new RegExp(plan, 'i'));
    expect(faults).toEqual([]);
  });
}

test('the checkout gets the order, the plan, the address and the yellow', {
  tag: checklist('API-31 API-32 OPEN-31'),
}, async ({ page, signIn }) => {
  const email = await signIn();
  // A checkout that opens nothing and exposes its options.
  const body =
    'window.Razorpay = function (options) { document.body.dataset.given = JSON.stringify(options); this.on = this.open = () => {}; };';
  await page.route(scriptPath, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const ordered = page.waitForResponse(`**${createPath}`);
  await page.goto('/pricing');
  await choose(page, 'Standard').click();
  const { order, plan } = await (await ordered).json();
  await expect(page.locator('body')).toHaveAttribute('data-given', /./);
  expect(JSON.parse((await page.locator('body').getAttribute('data-given')) ?? '')).toMatchObject({
    key: order.key,
    amount: 1999,
    currency: 'USD',
    order_id: order.id,
    name: plan.name,
    description: plan.description,
    prefill: { email },
    theme: { color: '#FACC15' },
  });
});

test('a dismissed checkout is reported, changes nothing, and may be opened again', {
  tag: checklist('STATE-25 ERR-25 OPEN-33'),
}, async ({ page, signIn, expectAccessible }) => {
  await signIn();
  await page.goto('/pricing');
  for (const dismiss of [
    () => checkoutOf(page, 'Standard').getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await choose(page, 'Standard').click();
    await expect(checkoutOf(page, 'Standard')).toBeVisible();
    await expectAccessible();
    await dismiss();
    await expect(checkoutOf(page, 'Standard')).toHaveCount(0);
    await expectToast(page, { title: 'Payment Cancelled', description: 'You can try again anytime.' });
    await expect(choose(page, 'Standard')).toBeEnabled();
    await expect(choose(page, 'Standard')).toBeFocused();
  }
  const { user } = await (await page.request.get('/api/auth/me')).json();
  expect(user).toMatchObject({ planType: 'free', planResetDate: null });
});

test('a payment that fails in the checkout is reported and leaves the plan as it was', {
  tag: checklist('ERR-23'),
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/pricing');
  await choose(page, 'Professional').click();
  await checkoutOf(page, 'Professional').getByRole('button', { name: 'Let the payment fail' }).click();
  await expectToast(page, {
    title: 'Payment Failed',
    description: 'Unable to process payment. Please try again.',
    isFault: true,
  });
  await expect(choose(page, 'Professional')).toBeEnabled();
  const { user } = await (await page.request.get('/api/auth/me')).json();
  expect(user.planType).toBe('free');
});

test('a double click makes one order and one checkout', async ({ page, signIn }) => {
  await signIn();
  const orders = watchCalls(page, createPath);
  await page.goto('/pricing');
  await choose(page, 'Standard').dblclick();
  await expect(checkoutOf(page, 'Standard')).toHaveCount(1);
  expect(orders).toHaveLength(1);
});

const logged = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  return lines;
};

test('a failed order is logged and shown at its button, without a toast', {
  tag: checklist('ERR-22 ERR-27 OPEN-33'),
}, async ({ page, signIn }) => {
  await signIn();
  const lines = logged(page);
  await page.goto('/pricing');
  for (const [body, status, message] of [
    [{ success: false, error: 'The provider is away' }, 200, 'The provider is away'],
    [{ success: false, error: 'unavailable', message: 'Come back later' }, 503, 'Come back later'],
    ['<html>', 502, 'Failed to create payment order'],
  ] as const) {
    await answerCall(page, createPath, body, status);
    await choose(page, 'Standard').click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    await expect.poll(() => lines.filter((line) => line.includes(message)).length).toBeGreaterThan(0);
    await expect(toastsOn(page)).toHaveCount(0);
    await expect(choose(page, 'Standard')).toBeEnabled();
  }
});

test('a checkout that does not load can be tried again', { tag: checklist('ERR-22') }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route(scriptPath, (route) => route.abort());
  await page.goto('/pricing');
  await choose(page, 'Standard').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to load payment gateway');
  await expect(toastsOn(page)).toHaveCount(0);
  await page.unroute(scriptPath);
  await choose(page, 'Standard').click();
  await expect(checkoutOf(page, 'Standard')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('an unverified payment is logged and shown at its button', {
  tag: checklist('ERR-22 ERR-27 OPEN-33'),
}, async ({ page, signIn }) => {
  await signIn();
  const lines = logged(page);
  await answerCall(page, verifyPath, { success: false, error: 'invalid_input' }, 400);
  await page.goto('/pricing');
  await choose(page, 'Standard').click();
  await checkoutOf(page, 'Standard').getByRole('button', { name: 'Pay $19.99' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Payment verification failed');
  expect(lines.some((line) => line.includes('Payment verification failed'))).toBe(true);
  await expect(toastsOn(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a plan is chosen and paid for', { tag: checklist('GEN-11') }, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto('/pricing');
    await choose(page, 'Standard').click();
    const checkout = checkoutOf(page, 'Standard');
    await expect(checkout).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await checkout.getByRole('button', { name: 'Pay $19.99' }).click();
    await expectToast(page, {
      title: 'Payment Successful!',
      description: 'Your Standard plan has been activated successfully.',
    });
  });
});
