import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { checkUrl } from './testing/url-check.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

const panel = (page: Page) => page.getByRole('region', { name: 'Is this verdict wrong?' });
const queueTab = (page: Page) => page.getByRole('tab', { name: 'Wrong Verdicts' });
const host = () => `pottery-${crypto.randomUUID().slice(0, 8)}.example.org`;

test('a guest is told what they can do', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await checkUrl(page, host());
  await expect(panel(page)).toContainText('With an account you can report it');
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  await inBothThemes(page, expectAccessible);
});

test('a person reports a verdict, takes it back, reports again, and reads the answer', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const checked = host();
  await signIn();
  await page.goto('/');
  await checkUrl(page, checked);
  const ask = panel(page).getByRole('button', { name: 'This Verdict Is Wrong' });
  await ask.click();
  await panel(page).getByRole('button', { name: 'Send Report' }).click();
  await expect(panel(page)).toContainText('Please choose what it should have been.');
  await expectNoSideScroll(page);
  await inBothThemes(page, expectAccessible);
  await panel(page).getByText('Phishing', { exact: true }).click();
  await panel(page).getByLabel('What makes you sure?').fill('It asks for my PIN.');
  await panel(page).getByRole('button', { name: 'Send Report' }).click();
  await expectToast(page, { title: 'Thank You', description: 'A person looks at it. We answer by mail.' });
  await expect(panel(page)).toContainText(/Reported on .+; we answer by mail\./);
  await expect(panel(page)).toContainText('Nothing of what you checked is kept with the report.');
  await inBothThemes(page, expectAccessible);
  await panel(page).getByRole('button', { name: 'Take Back Report' }).click();
  await ask.click();
  await panel(page).getByText('Phishing', { exact: true }).click();
  await panel(page).getByRole('checkbox').check();
  await panel(page).getByRole('button', { name: 'Send Report' }).click();
  await expect(panel(page)).toContainText('What you checked is kept with the report until');

  await signIn(ownerEmail);
  await page.goto('/admin');
  await queueTab(page).click();
  const row = page.getByRole('list', { name: 'Waiting reports' }).getByRole('listitem').last();
  await expect(row).toContainText('1 report from 1 account; the newest account is 0 days old.');
  await expectNoSideScroll(page);
  await inBothThemes(page, expectAccessible);
  await row.getByRole('button', { name: 'Read' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why do you need to read it?').fill('To decide this report');
  await dialog.getByRole('button', { name: 'Open and Record' }).click();
  await expect(dialog).toContainText(checked);
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Decide' }).click();
  await dialog.getByText('Accept', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Accept and Answer' }).click();
  await expect(dialog).toContainText('Please give the reason for your decision');
  await inBothThemes(page, expectAccessible);
  await dialog.getByLabel('Reason').fill('I looked: it asks for a PIN.');
  await dialog.getByRole('button', { name: 'Accept and Answer' }).click();
  await expectToast(page, { title: 'Decided', description: 'The report was accepted. We answer by mail.' });
  await page.goto('/');
  await checkUrl(page, `https://${checked}/other`);
  await expect(page.getByRole('article')).toContainText('Corrected by a person');
});

test('an empty queue says so', async ({ page, signIn, expectAccessible }) => {
  await signIn(ownerEmail);
  await answerCall(page, '**/api/admin/feedback?**', { reports: [], total: 0, page: 1, pageSize: 20 });
  await page.goto('/admin');
  await queueTab(page).click();
  await expect(page.getByText('Nothing waits for a decision')).toBeVisible();
  await inBothThemes(page, expectAccessible);
});
