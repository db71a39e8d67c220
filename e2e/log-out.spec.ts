import { answerCall, holdCall } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { expectToast } from './testing/toasts.ts';

const path = '/api/auth/logout';
const loggedOut = {
  title: 'Logged out successfully',
  description: 'You have been logged out of your account',
};

test('logging out shows that it is busy, forgets the user and leads home', {
  tag: checklist('STATE-20 STATE-21 ERR-20 OPEN-11'),
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('authToken', 'a.b.c'));
  await expect(page.getByText('Welcome back, ana-')).toBeVisible();
  const call = await holdCall(page, path);
  await page.getByRole('button', { name: 'Account AN' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logging out...' })).toBeDisabled();
  call.release();

  await expectToast(page, loggedOut);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  // Without a reload in between, so only a cleared cache keeps the old dashboard away.
  await page.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectToast(page, {
    title: 'Access Denied',
    description: 'Please log in to access dashboard',
    isFault: true,
  });
  await expect(page).toHaveURL('/');
});

test('a failed log-out shows why and leaves the user signed in', {
  tag: checklist('STATE-22 ERR-21'),
}, async ({ page, signIn }) => {
  await signIn();
  await answerCall(page, path, { message: 'The store is away', error: 'unavailable' }, 503);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Account AN' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectToast(page, { title: 'Logout failed', description: 'The store is away', isFault: true });
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeEnabled();
  await expect(page).toHaveURL('/pricing');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account AN' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu shows that it is busy and then closes', { tag: checklist('STATE-20 STATE-21') }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Account AN' })).toBeVisible();
    const call = await holdCall(page, path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
    call.release();
    await expectToast(page, loggedOut);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
