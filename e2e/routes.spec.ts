import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/page-paths.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const headings: Record<(typeof pagePaths)[number], RegExp> = {
  '/': /Take a breath/,
  '/check/email': /Take a breath/,
  '/check/screenshot': /Take a breath/,
  '/check/url': /Take a breath/,
  '/check/whois': /Take a breath/,
  '/check/vulnerability': /Take a breath/,
  '/help': /Help/,
  '/pricing': /Pricing/,
  '/accuracy': /Measured accuracy/,
  '/developers': /Developers/,
  '/about': /Nobody should have to guess alone/,
  '/dashboard': /Dashboard/,
  '/account': /Account/,
  '/account/jobs': /Jobs/,
  '/watch': /Watch/,
  '/watch/dmarc': /DMARC Reports/,
  '/team': /Team/,
  '/team/join': /Join an organisation/,
  '/sign-in': /Sign in with your organisation/,
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
    test(`${path} shows its page in the ${theme} theme: accessible, never scrolling sideways, within its own policy`, {
      tag: checklist('ROUTE-01..07'),
    }, async ({ page, signIn, expectAccessible }) => {
      const broken = watchPolicy(page);
      await signIn(ownerEmail);
      await page.addInitScript((chosen) => localStorage.setItem('hookwise-theme', chosen), theme);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectNoSideScroll(page);
      expect(broken).toEqual([]);
      await expectAccessible();
    });
  }
}

test('a page that is still loading does not scroll sideways either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Its script never comes.
  await page.route('**/assets/pricing-*.js', () => undefined);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an unknown path shows the 404 page, opened directly or from within', {
  tag: checklist('ROUTE-08 ERR-43'),
}, async ({ page, expectAccessible }) => {
  const broken = watchPolicy(page);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expectNoSideScroll(page);
  expect(broken).toEqual([]);
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
