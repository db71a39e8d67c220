import type { Page } from '@playwright/test';
import { signInWithPlan } from './testing/plans.ts';
import { test } from './testing/reporting.ts';
import { expect, newEmail } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const campaignsOn = (page: Page) => page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem');

const join = async (page: Page, code: string) => {
  await page.goto('/team/join');
  await page.getByLabel('Invitation code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL('/team');
};

test('what members report becomes campaigns, which are decided once for everybody', async ({
  page,
  server,
  signIn,
  report,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const owner = await signInWithPlan(page, signIn, 'professional');
  await page.goto('/team');
  await page.getByLabel('Name of your organisation').fill('Northwind Trading');
  await page.getByRole('button', { name: 'Found Organisation' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is open' })).toBeVisible();
  await expect(page.getByText('Nothing was reported in the last 30 days.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  const maya = newEmail();
  await page.getByLabel('Email address').fill(maya);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(maya)).toBeVisible();
  const code = await server.invitationFor(maya);
  await signIn(maya);
  await join(page, code);

  await report(maya, 'dhl-parcel-fee-es');
  await report(owner, 'dhl-parcel-fee-es');
  await report(owner, 'fake-voicemail');
  await signIn(owner);
  await expect(async () => {
    await page.goto('/team');
    await expect(page.getByText('2 reports by 2 people', { exact: false })).toBeVisible({ timeout: 2000 });
    await expect(campaignsOn(page)).toHaveCount(2, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Reports per Day' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  // As in mail programs; never while somebody types.
  await page.getByRole('heading', { name: 'Reported messages' }).click();
  await page.keyboard.press('j');
  await expect(campaignsOn(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(campaignsOn(page).last().getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/team\?campaign=.*&decide/);
  await expect(page.getByRole('radio', { name: 'Phishing' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Find it in other mailboxes' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/https?:\/\//);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  await page.getByLabel('Note').fill('keep calm, we are on it');
  await expect(page).toHaveURL(/\/team\?campaign=.*&decide/);
  await page.getByRole('button', { name: 'Decide and Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Change the decision' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change and Answer Again' })).toBeDisabled();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText(`${owner} decided: Phishing`);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Please write something first')).toBeVisible();
  await page.getByLabel('Comment').fill('The bank knows.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(history).toContainText('The bank knows.');
  await page.getByLabel('Assigned to').selectOption({ label: `${owner} (you)` });
  await expect(history).toContainText(`assigned it to ${owner}`);
  await page.getByRole('button', { name: /^Show the message of/ }).click();
  await expect(page.getByText('Shown above')).toHaveCount(1);

  await page.getByRole('link', { name: 'Back to Team' }).click();
  await page.getByRole('main').getByText('Decided', { exact: true }).click();
  await expect(campaignsOn(page)).toHaveCount(1);
  await expect(campaignsOn(page)).toContainText('Decided: Phishing');
  await page.getByLabel('Keep reports for').selectOption('30');
  await expect(page.getByText('Reports are kept for 30 days from now on.').first()).toBeVisible();
  for (const format of ['CSV', 'STIX', 'MISP']) {
    const href = await page.getByRole('link', { name: `Export all as ${format}` }).getAttribute('href');
    const file = await page.request.get(href ?? '');
    expect(file.status()).toBe(200);
  }

  await signIn(maya);
  await page.goto('/team');
  await page.getByRole('main').getByText('Decided', { exact: true }).click();
  await expect(campaignsOn(page)).toContainText('1 report by 1 person');
  await campaignsOn(page).getByRole('link').click();
  await expect(page.getByText('keep calm, we are on it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(owner);
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
});

test('a campaign that is not there says so', async ({ page, signIn, expectAccessible }) => {
  await signInWithPlan(page, signIn, 'professional');
  await page.goto('/team');
  await page.getByLabel('Name of your organisation').fill('Southwind');
  await page.getByRole('button', { name: 'Found Organisation' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is open' })).toBeVisible();
  await page.goto('/team?campaign=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This campaign could not be loaded' })).toBeVisible();
  await expectAccessible();
  await page.route('**/api/team/campaigns?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('link', { name: 'Back to Team' }).click();
  await expect(page.getByText('The reports could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible();
});
