import type { Page } from '@playwright/test';
import { checkDomain, domainField } from './testing/domain-check.ts';
import { reportModal, reportsTab } from './testing/reports.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { checkUrl, urlField } from './testing/url-check.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Recent Reports' });

const openDrawer = async (page: Page) => {
  await page.goto('/');
  await reportsTab(page).click();
  return drawer(page);
};

const lure = 'http://paypal.com.account-verify.top/login';

test('a kept result opens as it was shown, and is checked again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page, lure);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: /^Detected Threats/ })).toBeVisible();
  const shown = await article.getByRole('heading', { level: 4 }).allTextContents();
  await openDrawer(page);
  await expect(drawer(page).getByRole('listitem')).toContainText('paypal.com.account-verify.top');
  await drawer(page)
    .getByRole('button', { name: /URL Check/ })
    .click();
  const modal = reportModal(page);
  await expect(modal.getByRole('heading', { name: 'Analysis Input' })).toBeVisible();
  expect(await modal.getByRole('heading', { level: 4 }).allTextContents()).toEqual(shown);
  await inBothThemes(page, expectAccessible);
  await modal.getByRole('button', { name: 'Check Again' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(urlField(page)).toHaveValue(lure);
  await expect(urlField(page)).toBeFocused();
});

test('a domain about which nothing is known is nowhere called safe', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/');
  await checkDomain(page, 'nothing-known.example');
  await expect(page.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
  await openDrawer(page);
  const item = drawer(page).getByRole('listitem');
  await expect(item).toContainText('nothing-known.example');
  await expect(item).toContainText('Inconclusive');
  await item.getByRole('button').first().click();
  const modal = reportModal(page);
  await expect(modal).toHaveAccessibleDescription('No warning sign found');
  await expect(modal.getByRole('heading', { name: 'nothing-known.example' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.goto('/dashboard');
  await expect(page.getByRole('columnheader', { name: 'Inconclusive' })).toHaveCount(1);
  await page.getByRole('button', { name: /WHOIS/ }).click();
  await modal.getByRole('button', { name: 'Check Again' }).click();
  await expect(domainField(page)).toHaveValue('nothing-known.example');
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the list is searched, exported, and what is selected deleted', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn();
      await page.goto('/');
      await checkUrl(page, lure);
      await expect(page.getByRole('article')).toBeVisible();
      await page.goto('/');
      await checkUrl(page, 'example.com');
      await expect(page.getByRole('article')).toBeVisible();
      await openDrawer(page);
      await drawer(page).getByRole('button', { name: 'Search' }).click();
      await drawer(page).getByRole('searchbox').fill('ACCOUNT-verify');
      await expect(drawer(page).getByText('One check found')).toBeVisible();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await inBothThemes(page, expectAccessible);
      await expectNoSideScroll(page);
      const saved = page.waitForEvent('download');
      await drawer(page).getByRole('link', { name: 'Export as CSV' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^hookwise-checks-\d{4}-\d\d-\d\d\.csv$/);
      await drawer(page).getByRole('button', { name: 'Search' }).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
      await drawer(page).getByRole('button', { name: 'Select' }).click();
      await drawer(page).getByRole('checkbox', { name: 'Select all' }).click();
      await inBothThemes(page, expectAccessible);
      page.on('dialog', (asked) => asked.accept());
      await drawer(page).getByRole('button', { name: 'Delete 2 Checks' }).click();
      await expectToast(page, { title: 'Deleted', description: '2 checks are gone for good.' });
      await expect(drawer(page).getByText('No reports yet')).toBeVisible();
    });
  });
}
