import type { Page } from '@playwright/test';
import {
  analyticsCall,
  createUsers,
  newGroup,
  newUser,
  planOf,
  searchFor,
  userRows,
  usersCall,
} from './testing/admin.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const expectRefused = async (page: Page) => {
  await page.goto('/admin');
  await expectToast(page, {
    title: 'Access Denied',
    description: 'Admin privileges required',
    isFault: true,
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Admin Console' })).toHaveCount(0);
};

test('the owner gets the console with its tabs', { tag: checklist('ROLE-09 ADMIN-01') }, async ({
  page,
  signIn,
}) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Console');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['User Management', 'Analytics', 'Wrong Verdicts', 'Inbox', 'Payments'], {
    useInnerText: true,
  });
  await tabs.nth(0).press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible();
});

test('the role admin gets the console', { tag: checklist('ROLE-09') }, async ({ page }) => {
  await answerCall(page, '/api/auth/me', { user: { email: 'ana@x.example', role: 'admin' } });
  await page.route(usersCall, (route) =>
    route.fulfill({ json: { users: [newUser()], total: 1, page: 1, pageSize: 25 } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  await expect(userRows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/admin');
});

test('an ordinary user is sent home', { tag: checklist('ROLE-09 ROLE-10') }, async ({ page, signIn }) => {
  await signIn();
  await expectRefused(page);
});

test('a guest is sent home, and so is every visitor when the call for the user fails', {
  tag: checklist('ROLE-10'),
}, async ({ page }) => {
  await expectRefused(page);
  await answerCall(page, '/api/auth/me', { message: 'The store is away' }, 500);
  await expectRefused(page);
});

for (const status of [401, 403]) {
  test(`a ${status} on the user list leads home and shows why`, {
    tag: checklist('ROLE-11 ERR-36 CONST-51'),
  }, async ({ page, signIn }) => {
    await signIn(ownerEmail);
    await page.route(usersCall, (route) => route.fulfill({ status, json: { message: 'No' } }));
    await expectRefused(page);
  });
}

test('any other failure of the user list is shown and can be tried again', {
  tag: checklist('ERR-37'),
}, async ({ page, signIn, expectAccessible }) => {
  await signIn(ownerEmail);
  await page.route(usersCall, (route) =>
    route.fulfill({ status: 500, json: { message: 'The store is away' } }),
  );
  await page.goto('/admin');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Failed to fetch users');
  await expect(alert).toContainText('The store is away');
  await inBothThemes(page, expectAccessible);
  await page.unroute(usersCall);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(userRows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('a skeleton of the list is shown while it loads', { tag: checklist('ADMIN-02') }, async ({
  page,
  signIn,
}) => {
  await signIn(ownerEmail);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(usersCall, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/admin');
  await expect(page.getByRole('tabpanel').getByRole('status').first()).toHaveText('Loading');
  release();
  await expect(userRows(page).first()).toBeVisible();
});

test('users are listed, searched by address, filtered by plan, with their usage', {
  tag: checklist('ADMIN-02 ADMIN-03 ADMIN-04 ADMIN-13 CONST-43 OPEN-47'),
}, async ({ page, signIn }) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  const group = newGroup();
  const limits = { free: 3, standard: 25, professional: 65, enterprise: 500 };
  await createUsers(
    page,
    Object.keys(limits).map((planType) => ({ email: `${planType}.${group}@example.com`, planType })),
  );
  await searchFor(page, group.toUpperCase());
  await expect(userRows(page)).toHaveCount(4);
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Email',
    'Plan',
    'Role',
    'Usage',
    'History limit',
    'Joined',
    'Actions',
  ]);
  for (const [plan, limit] of Object.entries(limits)) {
    const row = userRows(page).filter({ hasText: `${plan}.${group}@example.com` });
    await expect(row.getByRole('cell', { name: `0 / ${limit}`, exact: true })).toBeVisible();
    await expect(planOf(page, `${plan}.${group}@example.com`)).toHaveValue(plan);
  }
  const filter = page.getByRole('combobox', { name: 'Filter by plan' });
  await expect(filter.getByRole('option')).toHaveText([
    'All plans',
    'free',
    'standard',
    'professional',
    'enterprise',
  ]);
  for (const plan of Object.keys(limits)) {
    await filter.selectOption(plan);
    await expect(userRows(page)).toHaveCount(1);
    await expect(userRows(page)).toContainText(`${plan}.${group}@example.com`);
  }
  await searchFor(page, `nobody-${group}`);
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
});

test('the server is asked for one page at a time', { tag: checklist('ADMIN-02') }, async ({
  page,
  signIn,
}) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  const group = newGroup();
  await createUsers(
    page,
    Array.from({ length: 27 }, (_, n) => ({ email: `u${n}.${group}@example.com` })),
  );
  // The unfiltered list may also have 27 users: the next page is opened only once this search is answered.
  const found = page.waitForResponse((answer) => answer.url().includes(`search=${group}`));
  await searchFor(page, group);
  await found;
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  await expect(pages).toContainText('1-25 of 27 users');
  await expect(userRows(page)).toHaveCount(25);
  const asked = page.waitForRequest(/\/api\/admin\/users\?page=2/);
  await pages.getByRole('button', { name: 'Next' }).click();
  expect(new URL((await asked).url()).searchParams.get('search')).toBe(group);
  await expect(pages).toContainText('26-27 of 27 users');
  await expect(userRows(page)).toHaveCount(2);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await searchFor(page, `u1.${group}`);
  await expect(pages).toContainText('1-1 of 1 users');
});

test('the audit trail is fetched when it is opened, and shows who did what', {
  tag: checklist('ADMIN-01'),
}, async ({ page, signIn, expectAccessible }) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  const email = `${newGroup()}@example.com`;
  const calls = watchCalls(page, '/api/admin/audit');
  await createUsers(page, [{ email, planType: 'standard' }]);
  expect(calls).toHaveLength(0);
  await page.getByText('Audit Trail').click();
  const newest = page
    .getByRole('list', { name: 'Audit Trail' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expect(newest).toContainText(`${ownerEmail} added ${email} on the standard plan`);
  await inBothThemes(page, expectAccessible);
});

test('the console fits every width and is accessible', { tag: checklist('ADMIN-01') }, async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  await searchFor(page, ownerEmail);
  await page.getByRole('checkbox', { name: `Select ${ownerEmail}` }).click();
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
});

test('a failure of the analytics is shown and can be tried again', { tag: checklist('ERR-38') }, async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ownerEmail);
  await answerCall(page, analyticsCall, { message: 'The store is away' }, 500);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Failed to fetch analytics');
  await expect(alert).toContainText('The store is away');
  await expectAccessible();
  await page.unroute(analyticsCall);
  const call = await holdCall(page, analyticsCall);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText('Loading');
  call.release();
  await expect(page.getByText('Total Users')).toBeVisible();
});
