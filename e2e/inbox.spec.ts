import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

const openInbox = async (page: Page) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Inbox' }).click();
};
const row = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: email });
const show = (page: Page, state: string) =>
  page.getByRole('group', { name: 'Show' }).getByText(state, { exact: true }).click();

test('an administrator finds, reads, answers and takes up a message again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const email = `maya-${crypto.randomUUID().slice(0, 8)}@company.example`;
  await signIn(ownerEmail);
  await page.goto('/');
  const sent = await page.request.post('/api/contact/support', {
    data: { name: 'Maya', email, company: 'Northwind', problem: 'The report does not open.' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(sent.status()).toBe(200);

  await openInbox(page);
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(email.slice(0, 12));
  await expect(row(page, email)).toContainText('Support');
  await expect(row(page, email)).not.toContainText('does not open');
  await expectNoSideScroll(page);
  await inBothThemes(page, expectAccessible);

  await row(page, email).getByRole('button', { name: 'Read and Answer' }).click();
  const dialog = page.getByRole('dialog');
  await inBothThemes(page, expectAccessible);
  await dialog.getByRole('button', { name: 'Open and Record' }).click();
  await expect(dialog).toContainText('The report does not open.');
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expect(dialog).toContainText('Please write your answer');
  await inBothThemes(page, expectAccessible);
  await dialog.getByLabel('Your answer').fill('Please allow pop-ups, then open it again.');
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expectToast(page, { title: 'Answered', description: 'Your answer is on its way.' });
  await expect(page.getByText('No messages found')).toBeVisible();

  await show(page, 'Answered');
  await expect(row(page, email)).toContainText(`answered by ${ownerEmail}`);
  await row(page, email).getByRole('button', { name: 'Mark as New' }).click();
  await show(page, 'New');
  await row(page, email).getByRole('button', { name: 'Close' }).click();
  await show(page, 'Closed');
  await expect(row(page, email)).toContainText(`closed by ${ownerEmail}`);
  await expectNoSideScroll(page);
});

test('an empty inbox says so', async ({ page, signIn, expectAccessible }) => {
  await signIn(ownerEmail);
  await answerCall(page, '**/api/admin/messages?**', { messages: [], total: 0, page: 1, pageSize: 20 });
  await openInbox(page);
  await expect(page.getByText('No new messages')).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test('a plan that ends soon is announced on every page', async ({ page, signIn, expectAccessible }) => {
  await signIn();
  const answer = await page.request.get('/api/auth/me');
  const { user } = (await answer.json()) as { user: object };
  const planResetDate = new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString();
  await answerCall(page, '**/api/auth/me', { user: { ...user, planType: 'standard', planResetDate } });
  await page.goto('/about');
  const note = page.getByRole('complementary', { name: 'Your plan' });
  await expect(note).toContainText(/Your Standard plan ends on .+, in 3 days\./);
  await expectNoSideScroll(page);
  await inBothThemes(page, expectAccessible);
  await note.getByRole('link', { name: 'Renew' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
