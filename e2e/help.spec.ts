import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test('help explains saving, headers, tools, scoring and what is kept', async ({ page, expectAccessible }) => {
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Save a message as a file',
    'Copy the headers',
    'What each tool can and cannot see',
    'How scoring works',
    'What is kept',
  ]);
  const gmail = page.getByText('Gmail in a browser');
  await gmail.click();
  await expect(page.getByText('Choose “Download message”.', { exact: false })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
});

test('each tool leads to its part of it, and the footer to the page', async ({ page }) => {
  for (const [path, part] of [
    ['/check/email', 'save'],
    ['/check/screenshot', 'screenshot'],
    ['/check/url', 'url'],
    ['/check/whois', 'whois'],
    ['/check/vulnerability', 'vulnerability'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').locator(`a[href="/help#${part}"]`).click();
    await expect(page).toHaveURL(`/help#${part}`);
    await expect(page.locator(`#${part}`)).toBeInViewport();
    await expect(page.locator(`#${part}`)).toBeFocused();
  }
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});
