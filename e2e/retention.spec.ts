import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { reportsTab } from './testing/reports.ts';
import { expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { checkUrl } from './testing/url-check.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

const dialog = (page: Page) => page.getByRole('dialog');

test('A10 the form says how long what is pasted is kept: to a guest and to a user', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  await expect(page.getByText('What you check is kept encrypted for 24 hours, then deleted.')).toBeVisible();
  await page.getByRole('tab', { name: 'Vulnerability' }).click();
  await expect(page.getByText('Searches for vulnerabilities are not kept.')).toBeVisible();
  await signIn();
  await page.goto('/');
  await expect(page.getByText('What you check is kept encrypted for 90 days, then deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Change this' }).click();
  await expect(page).toHaveURL('/account');
});

test('A10 a user chooses how long, is told what a shorter time deletes, and deletes everything', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page, 'example.com');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/account');
  const choice = page.getByRole('group', { name: 'Keep my checks for' });
  await expect(choice.getByRole('radio', { name: '90 days' })).toBeChecked();
  await choice.getByText('Until deleted').click();
  await expectToast(page, { title: 'Saved', description: 'Your checks are kept until you delete them.' });
  await expect(choice.getByRole('radio', { name: 'Until deleted' })).toBeChecked();
  await expectNoSideScroll(page);
  await inBothThemes(page, expectAccessible);

  await page.getByRole('button', { name: 'Delete All My Checks' }).click();
  await expect(dialog(page)).toContainText('1 check and its report will be deleted at once, for good.');
  await inBothThemes(page, expectAccessible);
  await dialog(page).getByRole('button', { name: 'Delete for Good' }).click();
  await expectToast(page, { title: 'Deleted', description: 'One check was deleted.' });
  await expect(page.getByText('No checks of yours are kept.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete All My Checks' })).toBeDisabled();
});

test('A10 a time that deletes older checks asks first', async ({ page, signIn, expectAccessible }) => {
  await signIn();
  const state = { days: 90, older: { 7: 12, 30: 1, 90: 0 }, total: 40 };
  await answerCall(page, '/api/account/retention', state);
  await page.goto('/account');
  const choice = page.getByRole('group', { name: 'Keep my checks for' });
  await choice.getByText('7 days').click();
  await expect(dialog(page)).toContainText('Delete 12 checks?');
  await expect(dialog(page)).toContainText('12 checks of yours are older than 7 days');
  await inBothThemes(page, expectAccessible);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(choice.getByRole('radio', { name: '90 days' })).toBeChecked();
  await choice.getByText('7 days').click();
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    dialog(page).getByRole('button', { name: 'Delete and Keep for 7 Days' }).click(),
  ]);
  expect(asked.postDataJSON()).toEqual({ days: 7 });
});

test('A10 one check is deleted from the drawer', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page, 'example.com');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/');
  await reportsTab(page).click();
  page.on('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: /^Delete / }).click();
  await expectToast(page, { title: 'Deleted', description: 'This check is gone for good.' });
  await expect(page.getByText('No reports yet')).toBeVisible();
});

test('A08 an administrator reads a check with a reason, which is in the trail', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/');
  await checkUrl(page, 'my-private-parcel.example');
  await expect(page.getByRole('article')).toBeVisible();
  await signIn(ownerEmail);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('my-private-parcel')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Open url, Guest/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Open and Record' }).click();
  await expect(dialog(page).getByText(/Please say in a few words/)).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await dialog(page).getByLabel('Why do you need to read it?').fill('Support request 4711');
  await dialog(page).getByRole('button', { name: 'Open and Record' }).click();
  await expect(dialog(page)).toContainText('my-private-parcel.example');
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'User Management' }).click();
  await page.getByText('Audit Trail').click();
  await expect(page.getByRole('list', { name: 'Audit Trail' })).toContainText(
    'opened a check of a guest. Reason: Support request 4711',
  );
});
