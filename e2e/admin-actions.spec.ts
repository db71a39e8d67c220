import type { Page, Request } from '@playwright/test';
import { bulkCall, createUsers, newGroup, planOf, searchFor, userCall, userRows } from './testing/admin.ts';
import { answerCall } from './testing/calls.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  await expect(userRows(page).first()).toBeVisible();
});

/** Creates this many users and opens the list filtered to them. */
const listNewUsers = async (page: Page, count: number) => {
  const group = newGroup();
  const emails = Array.from({ length: count }, (_, n) => `u${n}.${group}@example.com`);
  await createUsers(
    page,
    emails.map((email) => ({ email })),
  );
  await searchFor(page, group);
  await expect(page.getByText(new RegExp(`of ${count} users`))).toBeVisible();
  return emails;
};

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add User' });
const openAdd = async (page: Page) => {
  await page.getByRole('button', { name: 'Add User' }).click();
  return addDialog(page);
};
const boxOf = (page: Page, email: string) => page.getByRole('checkbox', { name: `Select ${email}` });
const allBox = (page: Page) => page.getByRole('checkbox', { name: 'Select all' });
const bulkBar = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
const isTo = (method: string) => (request: Request) =>
  request.method() === method && /\/api\/admin\//.test(request.url());

test('adding a user checks address and limit first', {
  tag: checklist('ADMIN-05 VALID-28..31 CONST-49 OPEN-47'),
}, async ({ page, expectAccessible }) => {
  const dialog = await openAdd(page);
  const email = dialog.getByLabel('Email');
  const limit = dialog.getByLabel('History limit');
  await expect(email).toBeFocused();
  await expect(dialog.getByLabel('Plan')).toHaveValue('free');
  await expect(dialog.getByLabel('Plan').getByRole('option')).toHaveText([
    'free',
    'standard',
    'professional',
    'enterprise',
  ]);
  await expect(limit).toHaveValue('5');
  const calls: Request[] = [];
  page.on('request', (request) => isTo('POST')(request) && calls.push(request));
  await email.fill('not an address');
  await email.press('Enter');
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await expect(email).toBeFocused();
  await inBothThemes(page, expectAccessible);
  await email.fill(`${newGroup()}@example.com`);
  for (const text of ['0', '1001', 'many', '']) {
    await limit.fill(text);
    await limit.press('Enter');
    await expect(dialog.getByText('History limit must be between 1 and 1000')).toBeVisible();
  }
  expect(calls).toHaveLength(0);
});

for (const limit of [1, 1000]) {
  test(`a user is added with plan and limit ${limit}`, {
    tag: checklist('ADMIN-05 VALID-30 ERR-40'),
  }, async ({ page }) => {
    const email = `${newGroup()}@example.com`;
    const dialog = await openAdd(page);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Plan').selectOption('professional');
    await dialog.getByLabel('History limit').fill(String(limit));
    const asked = page.waitForRequest(isTo('POST'));
    await dialog.getByRole('button', { name: 'Add User' }).click();
    expect((await asked).postDataJSON()).toEqual({ email, planType: 'professional', historyLimit: limit });
    await expectToast(page, {
      title: 'User added successfully',
      description: 'The user has been created with the specified plan',
    });
    await expect(dialog).toHaveCount(0);
    await searchFor(page, email);
    await expect(userRows(page)).toHaveCount(1);
    await expect(userRows(page).getByRole('cell', { name: String(limit), exact: true })).toBeVisible();
    await expect(planOf(page, email)).toHaveValue('professional');
  });
}

test('an address that is already in use cannot be added, and the form stays open', {
  tag: checklist('ERR-39'),
}, async ({ page }) => {
  const dialog = await openAdd(page);
  await dialog.getByLabel('Email').fill(ownerEmail);
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expectToast(page, {
    title: 'Failed to add user',
    description: 'A user with this email address already exists',
    isFault: true,
  });
  await expect(dialog.getByLabel('Email')).toHaveValue(ownerEmail);
});

test('choosing a plan changes it, and its history limit with it', {
  tag: checklist('ADMIN-06 ADMIN-07 CONST-48 ERR-41'),
}, async ({ page }) => {
  const [email = ''] = await listNewUsers(page, 1);
  for (const [planType, historyLimit] of [
    ['standard', 25],
    ['professional', 65],
    ['enterprise', 500],
    ['free', 3],
  ] as const) {
    const asked = page.waitForRequest(isTo('PATCH'));
    await planOf(page, email).selectOption(planType);
    expect((await asked).postDataJSON()).toEqual({ planType, historyLimit });
    await expect(toastsOn(page).getByText(`${email} is on the ${planType} plan`)).toBeVisible();
    await expect(toastsOn(page).getByText('User updated successfully', { exact: true })).toBeVisible();
    await expect(planOf(page, email)).toBeEnabled();
    await expect(planOf(page, email)).toHaveValue(planType);
    await expect(
      userRows(page).getByRole('cell', { name: `0 / ${historyLimit}`, exact: true }),
    ).toBeVisible();
  }
  await page.reload();
  await searchFor(page, email);
  await expect(planOf(page, email)).toHaveValue('free');
});

test('an admin cannot be deleted, and no question is asked', {
  tag: checklist('ADMIN-08 VALID-32 ERR-42'),
}, async ({ page }) => {
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    return dialog.dismiss();
  });
  await searchFor(page, ownerEmail);
  const button = page.getByRole('button', { name: `Delete ${ownerEmail}` });
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expectToast(page, {
    title: 'Cannot delete admin user',
    description: 'Admin users cannot be deleted',
    isFault: true,
  });
  expect(questions).toBe(0);
});

test('deleting asks first; declining deletes nothing', {
  tag: checklist('ADMIN-08 VALID-33 ERR-41'),
}, async ({ page }) => {
  const [email = ''] = await listNewUsers(page, 1);
  const button = page.getByRole('button', { name: `Delete ${email}` });
  const calls: Request[] = [];
  page.on('request', (request) => isTo('DELETE')(request) && calls.push(request));
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await button.click();
  expect(questions).toEqual([`Are you sure you want to delete user ${email}? This action cannot be undone.`]);
  expect(calls).toHaveLength(0);
  page.once('dialog', (dialog) => dialog.accept());
  await button.click();
  await expect(toastsOn(page).getByText('User deleted successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expect.poll(() => calls).toHaveLength(1);
});

test('the plan of all selected users changes in one go', {
  tag: checklist('ADMIN-09 ADMIN-12 API-25 DATA-45 ERR-41'),
}, async ({ page }) => {
  const [first = '', second = '', third = ''] = await listNewUsers(page, 3);
  await expect(bulkBar(page)).toHaveCount(0);
  await boxOf(page, first).click();
  await boxOf(page, third).click();
  await expect(bulkBar(page)).toContainText('2 selected');
  await expect(allBox(page)).toHaveAttribute('aria-checked', 'mixed');
  await bulkBar(page).getByRole('combobox').selectOption('professional');
  const asked = page.waitForRequest(bulkCall);
  await bulkBar(page).getByRole('button', { name: 'Update Plan' }).click();
  const body = (await asked).postDataJSON();
  expect(body).toMatchObject({ action: 'updatePlan', planType: 'professional' });
  expect(body.userIds).toHaveLength(2);
  await expectToast(page, {
    title: 'Bulk action completed',
    description: 'Updated 2 users to the professional plan',
  });
  await expect(bulkBar(page)).toHaveCount(0);
  await expect(planOf(page, first)).toHaveValue('professional');
  await expect(planOf(page, second)).toHaveValue('free');
  await expect(planOf(page, third)).toHaveValue('professional');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the usage of the selected users is reset, and a selection can be cleared', {
  tag: checklist('ADMIN-10 ADMIN-12'),
}, async ({ page }) => {
  const [email = ''] = await listNewUsers(page, 2);
  await boxOf(page, email).click();
  await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bulkBar(page)).toHaveCount(0);
  await boxOf(page, email).click();
  const asked = page.waitForRequest(bulkCall);
  await bulkBar(page).getByRole('button', { name: 'Reset Usage' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ action: 'resetUsage' });
  await expectToast(page, { title: 'Bulk action completed', description: 'Reset usage for 1 user' });
  await expect(bulkBar(page)).toHaveCount(0);
});

test('the box in the head selects and deselects all users who pass the search and filter, on every page', {
  tag: checklist('ADMIN-11'),
}, async ({ page }) => {
  const emails = await listNewUsers(page, 27);
  await allBox(page).click();
  await expect(bulkBar(page)).toContainText('27 selected');
  await expect(allBox(page)).toBeChecked();
  await allBox(page).click();
  await expect(bulkBar(page)).toHaveCount(0);
  await allBox(page).click();
  // Selected users on other pages deserve a question.
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  await bulkBar(page).getByRole('button', { name: 'Update Plan' }).click();
  await expectToast(page, {
    title: 'Bulk action completed',
    description: 'Updated 27 users to the standard plan',
  });
  expect(questions).toEqual(['Change the plan of 27 users to standard?']);
  await searchFor(page, emails[3] ?? '');
  await expect(userRows(page)).toHaveCount(1);
  await allBox(page).click();
  await expect(bulkBar(page)).toContainText('1 selected');
});

test('a failed action shows the server’s message and changes nothing', {
  tag: checklist('ERR-39'),
}, async ({ page }) => {
  const [email = ''] = await listNewUsers(page, 1);
  await page.route(userCall, (route) => route.fulfill({ status: 500, body: 'The store is away' }));
  await planOf(page, email).selectOption('enterprise');
  await expectToast(page, {
    title: 'Failed to update user',
    description: 'The store is away',
    isFault: true,
  });
  await expect(planOf(page, email)).toHaveValue('free');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await expectToast(page, {
    title: 'Failed to delete user',
    description: 'The store is away',
    isFault: true,
  });
  await expect(userRows(page)).toHaveCount(1);
  await answerCall(page, bulkCall, { message: 'One of the selected users does not exist.' }, 404);
  await boxOf(page, email).click();
  await bulkBar(page).getByRole('button', { name: 'Reset Usage' }).click();
  await expectToast(page, {
    title: 'Bulk action failed',
    description: 'One of the selected users does not exist.',
    isFault: true,
  });
  await expect(bulkBar(page)).toContainText('1 selected');
});
