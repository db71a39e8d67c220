import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { expectNotice } from './testing/notices.ts';
import { expect, ownerEmail, test } from './testing/test.ts';

const expectRefused = async (page: Page) => {
  await page.goto('/admin');
  await expectNotice(page, {
    title: 'Access Denied',
    description: 'Admin privileges required',
    isFault: true,
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Admin Console' })).toHaveCount(0);
};

test('ROLE-09 ADMIN-01 the owner gets the console with its two tabs', async ({ page, signIn }) => {
  await signIn(ownerEmail);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Console');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['User Management', 'Analytics']);
  await tabs.nth(0).press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible();
});

test('ROLE-09 the role admin gets the console', async ({ page }) => {
  await answerCall(page, '/api/auth/me', { user: { email: 'ana@x.example', role: 'admin' } });
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('ROLE-09 ROLE-10 an ordinary user is sent home', async ({ page, signIn }) => {
  await signIn();
  await expectRefused(page);
});

test('ROLE-10 a guest is sent home, and so is everybody when the call about the user fails', async ({
  page,
}) => {
  await expectRefused(page);
  await answerCall(page, '/api/auth/me', { message: 'The store is away' }, 500);
  await expectRefused(page);
});
