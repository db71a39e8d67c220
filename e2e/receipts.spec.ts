import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { answerCall } from './testing/calls.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

/** Buys a plan in the sandbox, as the checkout would. */
const buy = async (page: Page, origin: string) => {
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { origin } })).json();
  const { order } = await post('/api/payments/create-order', { planType: 'standard' });
  const proof = await post('/api/payments/sandbox/pay', { order_id: order.id });
  expect(await post('/api/payments/verify', proof)).toEqual({ success: true });
};

const card = (page: Page) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Payments and receipts' }) })
    .last();

test('billing details are entered, stand on the receipt, and the receipt prints on one page', async ({
  page,
  signIn,
  server,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/account');
  await expect(card(page)).toContainText('You have not paid for anything yet. Receipts will appear here.');
  await expect(card(page)).toContainText('Your receipts do not name you.');

  await page.getByRole('button', { name: 'Billing Details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Billing Details' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog).toContainText('Please enter the address that should appear on your receipts');
  await inBothThemes(page, expectAccessible);
  await dialog.getByLabel('Name').fill('Zoë <b>Example</b>');
  await dialog.getByLabel('Address').fill('5 Sea Road\nPorto');
  await dialog.getByRole('button', { name: 'Save Billing Details' }).click();
  await expectToast(page, { title: 'Saved', description: 'Your next receipt will carry these details.' });
  await expect(card(page)).toContainText('made out to Zoë <b>Example</b>, 5 Sea Road, Porto.');

  await buy(page, server.url);
  await page.reload();
  await expect(card(page)).toContainText('Standard plan, $19.99');
  await expect(card(page)).toContainText('Paid');
  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^View Receipt R-\d{6}/ }).click(),
  ]);
  await expect(receipt.getByRole('heading', { level: 1 })).toContainText('Receipt');
  await expect(receipt.getByRole('main')).toContainText('Zoë <b>Example</b>');
  await expectNoSideScroll(receipt);
  const printed = await getDocumentProxy(new Uint8Array(await receipt.pdf({ preferCSSPageSize: true })));
  expect(printed.numPages).toBe(1);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^PDF of Receipt R-\d{6}/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^receipt-R-\d{6}\.pdf$/);
});

test('refunded payments show their credit notes, at every width and in both themes', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const payment = (n: number, changes = {}) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    orderId: `order_${n}`,
    paymentId: `pay_${n}`,
    planType: 'professional',
    amount: 3999,
    currency: 'USD',
    refunded: 0,
    state: 'paid',
    createdAt: '2026-11-18T11:59:00.000Z',
    paidAt: '2026-11-18T12:00:00.000Z',
    receiptNumber: `R-00000${n}`,
    creditNotes: [],
    ...changes,
  });
  const creditNotes = [{ number: 'C-000001', amount: 1000, issuedAt: '2026-11-20T12:00:00.000Z' }];
  await answerCall(page, '/api/payments', {
    payments: [payment(2, { state: 'partly_refunded', creditNotes }), payment(1)],
  });
  await answerCall(page, '/api/account/billing', {
    name: 'W'.repeat(120),
    address: `${'W'.repeat(100)}\nPorto`,
    taxId: null,
  });
  await page.goto('/account');
  await expect(card(page)).toContainText('Partly refunded');
  await expect(
    page.getByRole('link', { name: 'View Credit note C-000001 (opens in a new tab)' }),
  ).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
});

test('payments that do not load can be tried again', async ({ page, signIn, expectAccessible }) => {
  await signIn();
  await answerCall(page, '/api/payments', { message: 'The store is away' }, 500);
  await page.goto('/account');
  await expect(card(page)).toContainText('Your payments could not be loaded.');
  await expectAccessible();
  await page.unroute('/api/payments');
  await card(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page)).toContainText('You have not paid for anything yet.');
});
