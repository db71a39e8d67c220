import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { signInWithPlan } from './testing/plans.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const links = [
  'url,found by',
  'https://example.com/,Ana',
  'http://paypa1.com.account-verify.example/login,Ben',
  'not a link at all,Ana',
].join('\n');

const mailboxOf = (mails: number, body = 'Lunch tomorrow?') =>
  Array.from(
    { length: mails },
    (_, n) =>
      `From ana@example.com Thu Nov 19 00:00:00 2026\nFrom: Ana <ana@example.com>\nSubject: Number ${n + 1}\n\n${body}\n\n`,
  ).join('');

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test('a list becomes a job: uploaded, followed, filtered, saved as a file and deleted', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Open Jobs' }).click();
  await expect(page.getByText('500 of the 500 items of this month are left.')).toBeVisible();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  const start = page.getByRole('button', { name: 'Upload and Start' });
  await expect(start).toBeDisabled();
  const input = page.getByLabel('File of the job');
  await input.setInputFiles(file('empty.csv', 'text/csv', ''));
  await expect(page.getByRole('alert').getByText('This file is empty.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await page.getByRole('radio', { name: 'Links' }).check({ force: true });
  await input.setInputFiles(file('links.csv', 'text/csv', links));
  await start.click();

  await expect(page.getByText('Finished')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('status').filter({ hasText: '3 items' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Results' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('not a link at all');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Phishing');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('account-verify');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Suspicious');
  await expect(page.getByText('No result has this level.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved.trim().split('\r\n')).toHaveLength(4);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('All results');
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'High-risk phishing attempt detected' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'High-risk phishing attempt detected' })).toBeVisible();
  // The server shares no item of a job.
  await expect(page.getByRole('button', { name: 'Generate Security Report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await page.goBack();

  await page.getByRole('button', { name: 'All Jobs' }).click();
  await expect(page.getByText('497 of the 500 items of this month are left.')).toBeVisible();
  const job = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(job).toContainText('links.csv');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await job.getByRole('button').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Job and Results' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
});

test('an upload goes on where it broke off, and its job is paused, continued and cancelled', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'professional');
  await page.goto('/account/jobs');
  let parts = 0;
  await page.route('**/api/account/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    return parts === 2 ? route.abort('connectionreset') : route.continue();
  });
  const mailbox = mailboxOf(1500, 'Lunch tomorrow? '.repeat(60));
  await page.getByLabel('File of the job').setInputFiles(file('week.mbox', 'application/mbox', mailbox));
  await page.getByRole('button', { name: 'Upload and Start' }).click();
  await page.getByRole('button', { name: 'Pause' }).click({ timeout: 60_000 });
  await expect(page.getByText('Paused')).toBeVisible();
  expect(parts).toBeGreaterThan(2);
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Running')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'of 1,500 items' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /a minute · .* left/ })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel This Job' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Results' }).locator('tbody tr');
  await expect(rows).toHaveCount(25);
  // What was at work when it was paused is taken up again later, so the first of them need not be number 1.
  const numberAt = async (row: Locator) => Number(await row.locator('td, th').first().textContent());
  const [first, last] = [await numberAt(rows.first()), await numberAt(rows.last())];
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => numberAt(rows.first())).toBeGreaterThan(last);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => numberAt(rows.first())).toBe(first);
});

test('on the Free plan the page says where jobs come from', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/account/jobs');
  await expect(page.getByText('Jobs come with the Standard plan.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Plans' })).toBeVisible();
  await expect(page.getByLabel('File of the job')).toHaveCount(0);
  await page.goto('/account/jobs?job=nothing');
  await expect(page.getByText('There is no such job')).toBeVisible();
});
