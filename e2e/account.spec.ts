import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { newDashboard } from './testing/reports.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

const dialog = (page: Page) => page.getByRole('dialog');
const sendCode = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Send Code' }).click();
  const field = dialog(page).getByLabel('Verification Code');
  await expect(field).toBeFocused();
  return field;
};

test('the account page is found in the menu, below Dashboard', { tag: checklist('HDR-04') }, async ({
  page,
  signIn,
}) => {
  const email = await signIn();
  await page.goto('/');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem').nth(1)).toHaveText('Account');
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page).toHaveTitle('Account - Hookwise');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Plan and usage" [level=2]
    - term: Email
    - definition: ${email}
    - term: Plan
    - definition: free
    - term: Used today
    - definition: 0 of 5 checks
  `);
});

test('a guest is sent home and sees why', async ({ page }) => {
  await page.goto('/account');
  await expectToast(page, {
    title: 'Access Denied',
    description: 'Please log in to access your account',
    isFault: true,
  });
  await expect(page).toHaveURL('/');
});

test('a subscriber sees the dates of the plan, and a missing limit as Unlimited', {
  tag: checklist('OPEN-16'),
}, async ({ page, expectAccessible }) => {
  await answerCall(
    page,
    '/api/dashboard',
    newDashboard({ user: { planType: 'enterprise' }, usage: { remainingUses: -1, dailyLimit: -1 } }),
  );
  await page.goto('/account');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - term: Used today
    - definition: Unlimited
    - term: Checks reset
    - definition: Nov 16, 2026, 12:00 AM
    - term: Subscribed since
    - definition: October 20, 2026
    - term: Plan expires
    - definition: November 20, 2026
  `);
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
});

test('somebody whose paid plan is over sees when it ended', async ({ page, expectAccessible }) => {
  const user = { planType: 'free', planExpired: true };
  await answerCall(page, '/api/dashboard', newDashboard({ user }));
  await page.goto('/account');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - term: Paid plan ended
    - definition: November 20, 2026
  `);
  await expect(main).not.toContainText('Subscribed since');
  await inBothThemes(page, expectAccessible);
});

test('an account that does not load can be tried again', async ({ page, signIn, expectAccessible }) => {
  await signIn();
  await answerCall(page, '/api/dashboard', { message: 'The store is away' }, 500);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
  await expectAccessible();
  await page.unroute('/api/dashboard');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Plan and usage' })).toBeVisible();
});

test('the export needs a code, and a wrong one is refused', async ({ page, signIn, expectAccessible }) => {
  const email = await signIn();
  // A second code within half a minute is refused, and signing in used one.
  await answerCall(page, '/api/account/send-code', {
    message: 'A verification code is on its way. It is valid for 10 minutes.',
  });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  await expect(dialog(page)).toContainText(email);
  await inBothThemes(page, expectAccessible);
  const field = await sendCode(page);
  await expectToast(page, {
    title: 'Code sent',
    description: 'A verification code is on its way. It is valid for 10 minutes.',
  });
  await field.press('Enter');
  await expect(dialog(page).getByText('Please enter the verification code')).toBeVisible();
  await field.fill('000000');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  await expect(toastsOn(page).getByText('Export failed', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('000000');
});

test('the right code saves one JSON file', async ({ page, signIn }) => {
  await signIn();
  await answerCall(page, '/api/account/send-code', { message: 'A verification code is on its way.' });
  await page.route('/api/account/export', (route) =>
    route.fulfill({
      headers: { 'content-disposition': 'attachment; filename="hookwise-account-2026-11-15.json"' },
      json: { product: 'Hookwise' },
    }),
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  await (await sendCode(page)).fill('482913');
  const [file, asked] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest('/api/account/export'),
    dialog(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('hookwise-account-2026-11-15.json');
  expect(asked.postDataJSON()).toEqual({ code: '482913' });
  await expect(dialog(page)).toHaveCount(0);
});

const signedIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Where you are signed in' }) })
    .last();

test('a user with a single session has no other to end', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/account');
  const sessions = signedIn(page).getByRole('listitem');
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('This device');
  await expect(page.getByRole('button', { name: 'Sign Out Everywhere Else' })).toBeDisabled();
});

test('sessions elsewhere are listed, and ended one by one or all at once', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const session = (n: number, isCurrent: boolean) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    createdAt: `2026-11-1${n}T09:00:00.000Z`,
    expiresAt: `2026-11-2${n}T09:00:00.000Z`,
    isCurrent,
  });
  await answerCall(page, '/api/account/sessions', {
    sessions: [session(3, true), session(2, false), session(1, false)],
  });
  await answerCall(page, '/api/account/end-sessions', { ended: 1, message: 'One session was ended.' });
  await page.goto('/account');
  await expect(signedIn(page).getByRole('listitem')).toHaveCount(3);
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  const [one] = await Promise.all([
    page.waitForRequest('/api/account/end-sessions'),
    page.getByRole('button', { name: 'Sign Out, since Nov 11, 2026, 9:00 AM' }).click(),
  ]);
  expect(one.postDataJSON()).toEqual({ id: session(1, false).id });
  await expectToast(page, { title: 'Signed out', description: 'One session was ended.' });

  await answerCall(page, '/api/account/sessions', { sessions: [session(3, true)] });
  const [all] = await Promise.all([
    page.waitForRequest('/api/account/end-sessions'),
    page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click(),
  ]);
  expect(all.postDataJSON()).toEqual({});
  await expect(signedIn(page).getByRole('listitem')).toHaveCount(1);
});

test('a list of sessions that does not load can be tried again', async ({ page, signIn }) => {
  await signIn();
  await answerCall(page, '/api/account/sessions', { message: 'The store is away' }, 500);
  await page.goto('/account');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await page.unroute('/api/account/sessions');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('This device')).toBeVisible();
});

test('deleting lists what is lost, needs a code of its own, and signs out', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await answerCall(page, '/api/account/send-code', { message: 'A verification code is on its way.' });
  await answerCall(page, '/api/account/delete', {
    message: 'Your account and everything in it has been deleted.',
  });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'all your analyses and their reports',
    'your messages to us',
    'every session: you are signed out everywhere',
  ]);
  await inBothThemes(page, expectAccessible);
  const purpose = page.waitForRequest('/api/account/send-code');
  const field = await sendCode(page);
  expect((await purpose).postDataJSON()).toEqual({ purpose: 'delete' });
  await inBothThemes(page, expectAccessible);
  await field.fill('482913');
  const asked = page.waitForRequest('/api/account/delete');
  await dialog(page).getByRole('button', { name: 'Delete for Good' }).click();
  expect((await asked).postDataJSON()).toEqual({ code: '482913' });
  await expectToast(page, {
    title: 'Account deleted',
    description: 'Your account and everything in it has been deleted.',
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('an administrator sees why they cannot delete their account', async ({ page, signIn }) => {
  await signIn(ownerEmail);
  await page.goto('/account');
  await expect(page.getByText('An administrator cannot delete their own account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toHaveCount(0);
});
