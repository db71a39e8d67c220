import type { Page } from '@playwright/test';
import { expect, test } from './testing/test.ts';

/** As they travel, packed: React is 58 kB of it. What is added to the page has to fit, or to come later. */
const mostScriptBytes = 88_000;

/** Every script that the page asks for, and what it weighs as it travels. */
const watchScripts = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const all = await Promise.all(sizes);
    return { files: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
  };
};

test.describe('a visitor who does not save data', () => {
  test.use({ savesData: false });

  test('the first load is light until somebody uses the page', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const first = await scripts();
    // The theme, which must be known before the first paint, and the page.
    expect(first.files).toBe(2);
    expect(first.bytes).toBeLessThan(mostScriptBytes);

    await page.mouse.move(200, 200);
    await expect.poll(async () => (await scripts()).files).toBeGreaterThan(first.files);
  });
});

test('a visitor who saves data fetches what they ask for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialogs = () => asked.filter((url) => /-dialog-[^/]+\.js$/.test(url));
  await page.goto('/');
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(dialogs()).toEqual([]);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(dialogs()).toEqual([expect.stringContaining('sign-in-dialog')]);
});
