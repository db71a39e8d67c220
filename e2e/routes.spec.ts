import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/site.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';

const headings: Record<(typeof pagePaths)[number], RegExp> = {
  '/': /Take a breath/,
  '/pricing': /Pricing/,
  '/accuracy': /Measured accuracy/,
  '/about': /Nobody should have to guess alone/,
  '/dashboard': /Dashboard/,
  '/account': /Account/,
  '/admin': /Admin Console/,
  '/privacy-policy': /Privacy Policy/,
  '/terms-of-service': /Terms of Service/,
};

const watchPolicy = (page: Page): string[] => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text()))
      broken.push(message.text());
  });
  return broken;
};

for (const theme of ['dark', 'light'] as const) {
  for (const path of pagePaths) {
    test(`${path} shows its page, accessible, in the ${theme} theme`, {
      tag: checklist('ROUTE-01..07'),
    }, async ({ page, signIn, expectAccessible }) => {
      await signIn(ownerEmail);
      await page.addInitScript((chosen) => localStorage.setItem('hookwise-theme', chosen), theme);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible();
    });
  }
}

for (const path of [...pagePaths, '/nowhere']) {
  test(`${path} never scrolls sideways, and keeps its own security policy`, async ({ page, signIn }) => {
    const broken = watchPolicy(page);
    await signIn(ownerEmail);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(broken).toEqual([]);
  });
}

test('an unknown path shows the 404 page, opened directly or from within', {
  tag: checklist('ROUTE-08 ERR-43'),
}, async ({ page, expectAccessible }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expectAccessible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');

  await page.evaluate(() => history.pushState(null, '', '/another/unknown'));
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
});

test('the ML Engine dialog keeps the security policy of the page', async ({ page }) => {
  const broken = watchPolicy(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'ML Engine' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(broken).toEqual([]);
});
