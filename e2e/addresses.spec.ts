import { randomUUID } from 'node:crypto';
import { watchCalls } from './testing/calls.ts';
import { domainField } from './testing/domain-check.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { checkUrl, openUrlTab, urlField } from './testing/url-check.ts';

const tabs = [
  ['/check/email', 'Phishing Email'],
  ['/check/screenshot', 'Screenshot Check'],
  ['/check/url', 'URL Check'],
  ['/check/whois', 'WHOIS'],
  ['/check/vulnerability', 'Vulnerability'],
] as const;

test('each tool has an address, and back and forward go through them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab', { selected: true })).toContainText('Email');
  for (const [path, name] of tabs.slice(1)) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} - Hookwise`);
  }
  for (const [path, name] of tabs.slice(1, -1).toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('tab', { selected: true })).toContainText(name);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('tab', { selected: true })).toContainText('Email');
  await page.goForward();
  await expect(page.getByRole('tab', { selected: true })).toContainText('Screenshot');
  for (const [path, name] of tabs) {
    await page.goto(path);
    await expect(page.getByRole('tab', { selected: true })).toContainText(name);
  }
});

test('what was typed stays on the way from tool to tool', async ({ page }) => {
  await page.goto('/check/url');
  await urlField(page).fill('northbank.example');
  await page.getByRole('tab', { name: 'WHOIS' }).click();
  await page.goBack();
  await expect(urlField(page)).toHaveValue('northbank.example');
});

test('an address fills the form and starts nothing', async ({ page }) => {
  const links = watchCalls(page, '/api/analyze/url');
  const domains = watchCalls(page, '/api/analyze/domain');
  await page.goto(`/check/url?u=${encodeURIComponent('https://northbank.example/a?b=1&c=<i>')}`);
  await expect(urlField(page)).toHaveValue('https://northbank.example/a?b=1&c=<i>');
  await page.goto('/check/whois?d=northbank.example');
  await expect(domainField(page)).toHaveValue('northbank.example');
  await page.waitForLoadState('networkidle');
  expect([...links, ...domains]).toEqual([]);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a kept result has an address: reload, back, forward and another check', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page, 'http://paypal.com.account-verify.example/login');
  const card = page.getByRole('article');
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/\/result\/[0-9a-f-]{36}$/);
  const address = page.url();
  const headline = await card.getByRole('heading', { level: 2 }).textContent();

  await page.reload();
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(headline ?? '');
  await expect(page.getByRole('tab', { selected: true })).toContainText('URL');
  await expect(page).toHaveTitle('Your result - Hookwise');
  await inBothThemes(page, expectAccessible);

  await page.goBack();
  await expect(page).toHaveURL('/check/url');
  await expect(card).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Analyze Another' }).click();
  await expect(page).toHaveURL('/check/url');
  await expect(card).toHaveCount(0);
});

test('a domain that was checked is found again as well', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/check/whois?d=northbank.example');
  await page.getByRole('button', { name: 'Analyze Domain' }).click();
  await expect(page).toHaveURL(/\/result\/[0-9a-f-]{36}$/);
  const card = page.getByRole('article');
  const headings = card.getByRole('heading');
  const wrong = card.getByRole('heading', { name: 'Is this verdict wrong?' });
  await expect(wrong).toBeVisible();
  const shown = await headings.allTextContents();
  await page.reload();
  await expect(wrong).toBeVisible();
  await expect(headings).toHaveText(shown);
  await expect(card.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'SSL certificate' })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toContainText('WHOIS');
});

test('a guest stays where they are', async ({ page }) => {
  await page.goto('/check/url');
  await checkUrl(page, 'example.com');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL('/check/url');
});

test('unknown, foreign and malformed ids are the same 404 page', async ({ page, signIn, context }) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page);
  await expect(page).toHaveURL(/\/result\//);
  const foreign = new URL(page.url()).pathname;
  await context.clearCookies();
  await signIn();
  for (const path of [foreign, `/result/${randomUUID()}`, '/result/history', '/result/', '/check/nothing']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('404 Page Not Found');
    await expect(page, path).toHaveTitle('404 Page Not Found');
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});

test('a visitor who signs out takes their result with them', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page);
  await expect(page).toHaveURL(/\/result\//);
  await page.getByRole('button', { name: 'Account AN' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('the tabs are reached by the keyboard, and the focus stays on them', async ({ page }) => {
  await page.goto('/');
  await openUrlTab(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'WHOIS' })).toBeFocused();
  await expect(page).toHaveURL('/check/whois');
});
