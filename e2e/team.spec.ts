import type { Page } from '@playwright/test';
import { signInWithPlan } from './testing/plans.ts';
import { expect, newEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Invitation code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
};

test('an organisation is founded, people are invited, join, get roles, and it is handed over', async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const owner = await signInWithPlan(page, signIn, 'professional');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Open Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByText('your plan has room for 10, you among them', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Found Organisation' }).click();
  await expect(page.getByText('Please give the name of your organisation', { exact: false })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Name of your organisation').fill('Northwind Trading');
  await page.getByRole('button', { name: 'Found Organisation' }).click();
  await expect(page.getByRole('heading', { name: 'Northwind Trading' })).toBeVisible();
  await expect(page.getByText('1 of 10 places taken', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No domain yet' })).toBeVisible();

  const [ben, eve] = [newEmail(), newEmail()];
  for (const [email, role] of [
    [ben, 'analyst'],
    [eve, 'member'],
  ] as const) {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Role', { exact: true }).selectOption(role);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible();
  }
  await expect(page.locator('code', { hasText: '/team/join' })).toHaveText(`${server.url}/team/join`);
  await page.getByLabel('Domain', { exact: true }).fill('company.com');
  await page.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.locator('code', { hasText: '_hookwise-challenge.company.com' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Check Record of company.com' }).click();
  await expect(page.getByText('No domain can be proved here', { exact: false }).first()).toBeVisible();

  const code = await server.invitationFor(ben);
  await signIn(eve);
  await page.goto('/team/join');
  await expect(page.getByText(`You are signed in as ${eve}.`, { exact: false })).toBeVisible();
  await enterCode(page, code);
  await expect(
    page.getByText('This invitation is for another address.', { exact: false }).first(),
  ).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await enterCode(page, await server.invitationFor(eve));
  await expect(page).toHaveURL('/team');
  const people = page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Invitations' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Domains' })).toHaveCount(0);
  await inBothThemes(page, expectAccessible);

  await signIn(ben);
  await page.goto('/team');
  await expect(page.getByRole('heading', { name: /come with the Professional plan/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Enter Your Code' }).click();
  await enterCode(page, code);
  await expect(people.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Domains' })).toContainText('company.com');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.goto('/team/join');
  await enterCode(page, code);
  await expect(page.getByText('can no longer be used', { exact: false }).first()).toBeVisible();

  await signIn(owner);
  await page.goto('/team');
  await page.getByLabel(`Role of ${eve}`).selectOption('analyst');
  await expect(page.getByLabel(`Role of ${eve}`)).toHaveValue('analyst');
  await page.getByRole('button', { name: `Remove ${eve}` }).click();
  await page.getByRole('button', { name: 'Remove This Person' }).click();
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: `Hand Over to ${ben}` }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Make Them the Owner' }).click();
  await expect(page.getByText(`It is owned by ${ben}.`, { exact: false })).toBeVisible();
  await expect(page.getByText('The plan of its owner has ended.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Leave This Organisation' }).click();
  await expect(page.getByRole('button', { name: 'Found Organisation' })).toBeVisible();

  await signIn(ben);
  await page.goto('/team');
  await expect(page.getByText('Your plan has no organisation any more.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Organisation' }).click();
  await page.getByRole('button', { name: 'Delete It' }).click();
  await expect(page.getByRole('heading', { name: /come with the Professional plan/ })).toBeVisible();
});

test('a withdrawn invitation lets nobody in; a guest signs in first', async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/team/join');
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/team');
  await expect(page.getByText('Please log in to see your team').first()).toBeVisible();
  await expect(page).toHaveURL('/');

  await signInWithPlan(page, signIn, 'professional');
  await page.goto('/team');
  await page.getByLabel('Name of your organisation').fill('Southwind');
  await page.getByRole('button', { name: 'Found Organisation' }).click();
  const invited = newEmail();
  await page.getByLabel('Email address').fill(invited);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: `Withdraw the invitation to ${invited}` }).click();
  const code = await server.invitationFor(invited);
  await page.getByRole('button', { name: 'Withdraw It' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' })).toHaveCount(0);
  await signIn(invited);
  await page.goto('/team/join');
  await enterCode(page, code);
  await expect(
    page.getByText('it was used or withdrawn, or it has expired', { exact: false }).first(),
  ).toBeVisible();
});

test('a list that cannot be loaded says so, and can be asked for again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.route('**/api/organisations/mine', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/team');
  await expect(page.getByRole('heading', { name: 'Your team could not be loaded' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible();
  await page.unroute('**/api/organisations/mine');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: /come with the Professional plan/ })).toBeVisible();
});
