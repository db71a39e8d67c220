import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

/** Buys a plan in the sandbox, as the checkout would. */
const buy = async (page: Page, origin: string): Promise<string> => {
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { origin } })).json();
  const { order } = await post('/api/payments/create-order', { planType: 'standard' });
  const proof = await post('/api/payments/sandbox/pay', { order_id: order.id });
  expect(await post('/api/payments/verify', proof)).toEqual({ success: true });
  return order.id;
};

const openPayments = async (page: Page) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Payments' }).click();
};

test('an administrator finds a payment, refunds it with a reason, and exports the list', async ({
  page,
  signIn,
  server,
  expectAccessible,
}) => {
  const email = await signIn();
  const orderId = await buy(page, server.url);
  await signIn(ownerEmail);
  await openPayments(page);
  await page.getByRole('searchbox', { name: 'Search by email, order or payment' }).fill(orderId);
  const row = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Standard, $19.99');
  await expect(row).toContainText(/Receipt R-\d{6}/);
  await expectNoSideScroll(page);
  await inBothThemes(page, expectAccessible);

  await row.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toContainText('Please give the reason for the refund');
  await inBothThemes(page, expectAccessible);
  await dialog.getByLabel('Reason').fill('Asked for it on the phone');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, { title: 'Refunded', description: 'The refund is on its way' });
  await expect(row).toContainText(/credit note C-\d{6}/);
  await expect(row.getByRole('button', { name: 'Refund' })).toHaveCount(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^hookwise-payments-\d{4}-\d{2}-\d{2}\.csv$/);
});

test('a list without payments says so', async ({ page, signIn, expectAccessible }) => {
  await signIn(ownerEmail);
  await answerCall(page, '**/api/admin/payments?**', { payments: [], total: 0, page: 1, pageSize: 20 });
  await openPayments(page);
  await expect(page.getByText('No payments yet')).toBeVisible();
  await inBothThemes(page, expectAccessible);
});
