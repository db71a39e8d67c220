import type { Page } from '@playwright/test';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall } from './testing/calls.ts';
import { checkEmail, showEmailResult } from './testing/email-check.ts';
import { openDrawer, reportModal } from './testing/reports.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share This Result' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** A message that names the person who checks it, checked, with its share dialog open. */
const openDialog = async (page: Page, email: string) => {
  await page.goto('/');
  await checkEmail(
    page,
    [
      'From: PayPal <service@paypa1-alerts.example>',
      `To: Ana <${email}>`,
      'Subject: Final notice',
      '',
      `Dear ${email}, verify your password within 2 hours: http://paypal.com.account-verify.example/login?e=${encodeURIComponent(email)}`,
    ].join('\n'),
  );
  await page.getByRole('article').getByRole('button', { name: 'Share' }).click();
};

/** The path of the link in the dialog. */
const linkPath = async (page: Page) =>
  new URL(await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue()).pathname;

test('a result is shared, read by somebody without an account, and withdrawn', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const email = await signIn();
  await openDialog(page, email);
  await expect(button(page, 'Create Link')).toBeEnabled();
  await inBothThemes(page, expectAccessible);
  await dialog(page).getByText('Everything', { exact: true }).click();
  await expect(dialog(page)).toContainText('other people’s addresses');
  await dialog(page).getByText('30 days').click();
  await button(page, 'Create Link').click();
  await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toBeFocused();
  await expect(dialog(page)).toContainText('Everything');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  const path = await linkPath(page);
  expect(path).toMatch(/^\/shared\/[\w-]{43}$/);

  const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const answer = await reader.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(reader.getByText(/Shared with you by a Hookwise user; it ends on/)).toBeVisible();
  const shared = reader.getByRole('article');
  await expect(shared).toContainText('Dear [address hidden]');
  await expect(shared).toContainText('hxxp://paypal[.]com[.]account-verify[.]example');
  await expect(shared.getByRole('link')).toHaveCount(0);
  await expect(shared.getByRole('button', { name: 'Share' })).toHaveCount(0);
  // Neither whole nor where a long link was cut.
  await expect(reader.locator('body')).not.toContainText(email.slice(0, 12), { ignoreCase: true });
  await expectNoSideScroll(reader);

  await button(page, 'Withdraw').click();
  await expect(button(page, 'Create Link')).toBeVisible();
  const after = await reader.goto(path);
  expect(after?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await reader.context().close();
});

test('the page of a shared verdict is accessible in both themes', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await openDialog(page, await signIn());
  await button(page, 'Create Link').click();
  await page.goto(await linkPath(page));
  await expect(page.getByText('Only the verdict and its reasons were shared.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Technical Analysis' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Message text' })).toHaveCount(0);
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Analyze Another' }).click();
  await expect(page).toHaveURL('/');
});

test('a link that was made before cannot be shown again, but replaced', async ({ page, signIn }) => {
  await signIn();
  const analysis = newAnalysis({ userId: '00000000-0000-4000-8000-000000000001' });
  const path = `/api/analysis/${analysis.id}/share`;
  await answerCall(page, path, { share: { content: 'verdict', expiresAt: '2026-12-01T12:00:00.000Z' } });
  const drawer = await openDrawer(page, [analysis]);
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await reportModal(page).getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page)).toContainText('it cannot be shown again');
  await button(page, 'Make a New Link').click();
  await expect(dialog(page)).toContainText('The link you made before then stops working.');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Withdraw')).toBeVisible();
});

test('a guest’s result has nothing to share', async ({ page }) => {
  const result = await showEmailResult(page, {});
  await expect(result.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Share' })).toHaveCount(0);
});

test('an expired link says so, and a failure can be tried again', async ({ page, expectAccessible }) => {
  const message = 'This shared result has expired. Ask the person who sent you the link to share it again.';
  await answerCall(page, '/api/shared/once-there', { message, error: 'gone' }, 410);
  await page.goto('/shared/once-there');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await expect(page.getByText(message)).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await answerCall(page, '/api/shared/later', { message: 'The store is away', error: 'unavailable' }, 503);
  await page.goto('/shared/later');
  await expect(page.getByRole('alert')).toContainText('The store is away');
  await expectAccessible();
});
