import type { APIRequestContext, Page } from '@playwright/test';
import { answerCall, watchCalls } from './testing/calls.ts';
import { planPopup, upgradePopup } from './testing/limits.ts';
import { badCard, cardFormOn, payWith, test } from './testing/selling.ts';
import { expect } from './testing/test.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { checkPath, checkUrl } from './testing/url-check.ts';

// Script, frame, policy, signatures and messages are the real ones; the provider and its cards are not.

const verifyPath = '/api/payments/verify';

const choose = (page: Page, plan: string) => page.getByRole('button', { name: `Choose ${plan}` });

const openCheckout = async (page: Page, plan = 'Standard') => {
  await page.goto('/pricing');
  await choose(page, plan).click();
  await expect(cardFormOn(page).getByRole('heading')).toHaveText(plan);
};

const userOf = async (request: APIRequestContext) => (await (await request.get('/api/auth/me')).json()).user;

/** What the browser refused, and errors that nobody caught. */
const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions policy|TrustedScriptURL|TrustedHTML/i.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
};

const paid = (plan: string) => ({
  title: 'Payment Successful!',
  description: `Your ${plan} plan has been activated successfully.`,
});

test('a plan is paid for in the frame of the provider, and granted once however often it is reported', async ({
  page,
  signIn,
  provider,
}) => {
  const email = await signIn();
  const faults = watchFaults(page);
  provider.webhooks.manner.copies = 3;
  await page.goto('/pricing');
  await expect(choose(page, 'Standard')).toBeVisible();
  // But for what the server asks about open orders by itself.
  expect(provider.asked.filter((path) => !path.startsWith('/v1/orders'))).toEqual([]);
  await choose(page, 'Standard').click();
  const form = cardFormOn(page);
  await expect(form.getByRole('heading')).toHaveText('Standard');
  await expect(form.getByText('25 daily checks for one month')).toBeVisible();
  // Otherwise the browser paints it white, over all of the dark page.
  await expect(page.locator('iframe[title="Checkout"]')).toHaveCSS('color-scheme', 'light');
  await expect(form.getByText(email)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Pay $19.99' })).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await payWith(page);
  await expectToast(page, paid('Standard'));
  await reloaded;
  const user = await userOf(page.request);
  expect(user).toMatchObject({ planType: 'standard', planExpired: false });
  // All that the script brings along was let in.
  for (const path of [
    '/v1/checkout.js',
    '/risk-detection.js',
    '/logo.svg',
    '/v1/track',
    '/v1/checkout/public',
  ])
    expect(provider.asked).toContain(path);
  expect(faults).toEqual([]);

  await expect.poll(() => provider.webhooks.deliveries.length).toBe(9);
  expect(provider.webhooks.deliveries.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await userOf(page.request)).planResetDate).toBe(user.planResetDate);
});

test('a card that is declined can be followed by one that is not', async ({ page, signIn }) => {
  await signIn();
  await openCheckout(page, 'Professional');
  await payWith(page, badCard);
  await expect(cardFormOn(page).getByRole('alert')).toHaveText('Your bank declined the payment.');
  await expectToast(page, {
    title: 'Payment Failed',
    description: 'Unable to process payment. Please try again.',
    isFault: true,
  });
  expect((await userOf(page.request)).planType).toBe('free');
  await payWith(page);
  await expect(toastsOn(page).getByText(paid('Professional').description, { exact: true })).toBeVisible();
  expect((await userOf(page.request)).planType).toBe('professional');
});

test('a checkout that is closed costs nothing and can be opened again', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn();
  await openCheckout(page);
  await cardFormOn(page).getByRole('button', { name: 'Close' }).click();
  await expectToast(page, { title: 'Payment Cancelled', description: 'You can try again anytime.' });
  await expect(choose(page, 'Standard')).toBeFocused();
  expect([(await userOf(page.request)).planType, provider.webhooks.deliveries]).toEqual(['free', []]);
  await choose(page, 'Standard').click();
  await expect(cardFormOn(page).getByRole('heading')).toBeVisible();
});

test('a browser that dies after paying gets its plan by the message of the provider', async ({
  page,
  context,
  signIn,
  provider,
}) => {
  await signIn();
  provider.manner.answersFrame = false;
  const verifications = watchCalls(page, verifyPath);
  await openCheckout(page);
  await payWith(page);
  await expect.poll(() => provider.webhooks.deliveries.length).toBe(3);
  await page.close();
  expect(verifications).toEqual([]);
  expect(await userOf(context.request)).toMatchObject({ planType: 'standard', planExpired: false });
});

test('a payment whose signature is wrong is not believed, and granted when the provider reports it', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn();
  provider.manner.secret = 'a secret of somebody else';
  provider.webhooks.manner.isHeld = true;
  await openCheckout(page);
  await payWith(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment verification failed');
  expect((await userOf(page.request)).planType).toBe('free');
  // The newest first, as messages may come.
  await provider.webhooks.release();
  expect(provider.webhooks.deliveries.map(({ event }) => event)).toEqual([
    'order.paid',
    'payment.captured',
    'payment.authorized',
  ]);
  expect(await userOf(page.request)).toMatchObject({ planType: 'standard', planExpired: false });
});

test('what was paid can be asked for and given back, and the product is told', async ({
  page,
  request,
  signIn,
  provider,
}) => {
  await signIn();
  const ordered = page.waitForResponse('**/api/payments/create-order');
  await openCheckout(page);
  const { order } = await (await ordered).json();
  await payWith(page);
  await expectToast(page, paid('Standard'));

  const { RAZORPAY_API_URL: api, RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = provider.env;
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const headers = { authorization };
  const listed = await request.get(`${api}/v1/orders/${order.id}/payments`, { headers });
  const [payment] = (await listed.json()).items;
  expect(payment).toMatchObject({ order_id: order.id, amount: 1999, currency: 'USD', status: 'captured' });
  const refund = (data: object) => request.post(`${api}/v1/payments/${payment.id}/refund`, { headers, data });
  expect((await refund({ amount: 2000 })).status()).toBe(400);
  expect(await (await refund({ amount: 500 })).json()).toMatchObject({ entity: 'refund', amount: 500 });
  expect(await (await refund({})).json()).toMatchObject({ payment_id: payment.id, amount: 1499 });
  expect((await refund({})).status()).toBe(400);
  await expect
    .poll(() => provider.webhooks.deliveries.filter(({ event }) => event === 'refund.processed'))
    .toEqual([
      { event: 'refund.processed', status: 200 },
      { event: 'refund.processed', status: 200 },
    ]);
  expect((await request.get(`${api}/v1/orders/${order.id}`)).status()).toBe(401);
});

test('messages that somebody else has signed are refused', async ({ page, signIn, provider }) => {
  await signIn();
  provider.manner.answersFrame = false;
  provider.webhooks.manner.secret = 'a secret of somebody else';
  await openCheckout(page);
  await payWith(page);
  await expect.poll(() => provider.webhooks.deliveries.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect((await userOf(page.request)).planType).toBe('free');
});

test('the popup at the limit leads to the page of the checkout, which opens it', async ({ page, signIn }) => {
  await signIn();
  const faults = watchFaults(page);
  await answerCall(
    page,
    checkPath,
    { message: 'Daily limit exceeded', requiresUpgrade: true, planType: 'free' },
    429,
  );
  await page.goto('/');
  await checkUrl(page);
  await upgradePopup(page).getByRole('button', { name: 'View Upgrade Options' }).click();
  await planPopup(page).getByRole('button', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(cardFormOn(page).getByRole('button', { name: 'Pay $39.99' })).toBeVisible();
  // Once: a reload opens nothing.
  await page.reload();
  await expect(choose(page, 'Professional')).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** Whether text becomes markup by assignment. */
const write = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'admitted';
    } catch {
      return 'refused';
    }
  });

const loadScript = (page: Page, url: string) =>
  page.evaluate((address) => {
    try {
      document.createElement('script').src = address;
      return 'admitted';
    } catch {
      return 'refused';
    }
  }, url);

test('A12 text becomes markup only where somebody pays, and only the scripts of the provider are let in', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn();
  await page.goto('/pricing');
  await expect(choose(page, 'Standard')).toBeVisible();
  expect(await write(page)).toBe('refused');
  await choose(page, 'Standard').click();
  await expect(cardFormOn(page).getByRole('heading')).toBeVisible();
  expect(await write(page)).toBe('admitted');
  expect(await loadScript(page, `${provider.origin}/risk-detection.js`)).toBe('admitted');
  expect(await loadScript(page, 'https://elsewhere.example/x.js')).toBe('refused');
  await cardFormOn(page).getByRole('button', { name: 'Close' }).click();

  // Every way out of this page, and into it, loads a page anew: a page keeps the policy it came with.
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([await page.evaluate(() => 'isOld' in window), await write(page)]).toEqual([false, 'refused']);
  const reach = () =>
    page.evaluate(
      (origin) =>
        fetch(`${origin}/v1/track`, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      provider.origin,
    );
  expect(await reach()).toBe(false);

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(choose(page, 'Standard')).toBeVisible();
  expect(await reach()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(reach).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a plan is paid for in a frame that fits', async ({ page, signIn }) => {
    await signIn();
    await openCheckout(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page.locator('iframe[title="Checkout"]')).toHaveCSS('width', '390px');
    await payWith(page);
    await expectToast(page, paid('Standard'));
  });
});
