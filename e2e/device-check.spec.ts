import type { Locator, Page } from '@playwright/test';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall } from './testing/calls.ts';
import { emailPath } from './testing/email-check.ts';
import { expect, test } from './testing/test.ts';
import { checkPath, urlField } from './testing/url-check.ts';

test.use({ savesData: false });

const imitation = 'http://paypal.com.account-verify.top/login';

const deviceLine = (page: Page) => page.getByTestId('device-verdict');
const firstImpression = (page: Page) => deviceLine(page).getByText(/^First impression/);

/** Its place is kept before it has something to say, so that nothing moves when it has. */
const fillsItsPlace = (line: Locator) =>
  line.evaluate((element) => [element.clientHeight, Number.parseFloat(getComputedStyle(element).minHeight)]);

/** What the page asks for its own device, and what its policy refuses. */
const watch = (page: Page) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/device')) asked.push(pathname);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  return { asked, refused };
};

const check = async (page: Page, url: string) => {
  await urlField(page).fill(url);
  await page.keyboard.press('Enter');
};

test('this device answers a link before the server does, and where no server answers', async ({
  page,
  expectAccessible,
}) => {
  const { asked, refused } = watch(page);
  await page.goto('/check/url');
  await urlField(page).focus();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const held = await holdCall(page, checkPath);
  await check(page, imitation);
  await expect(firstImpression(page)).toBeVisible();
  await expect(deviceLine(page)).toContainText('Phishing');
  await expect(deviceLine(page).getByRole('status')).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [height, kept] = await fillsItsPlace(deviceLine(page));
    expect(height, `at ${width}`).toBeLessThanOrEqual(kept ?? 0);
  }
  await expectAccessible();
  held.release();
  await expect(page.getByRole('article')).toContainText('High-risk phishing attempt detected');
  await expect(deviceLine(page)).toHaveCount(0);
  await expect(page.getByText(/Our server knows more/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Analyze Another' }).click();
  await answerCall(page, checkPath, newAnalysis({ riskLevel: 'suspicious', riskScore: 45 }));
  const heldAgain = await holdCall(page, checkPath);
  await check(page, imitation);
  await expect(firstImpression(page)).toBeVisible();
  heldAgain.release();
  await expect(page.getByText('Your device alone called this phishing. Our server knows more')).toBeVisible();

  await page.getByRole('button', { name: 'Analyze Another' }).click();
  await page.route(checkPath, (route) => route.abort());
  await check(page, imitation);
  const own = page.getByRole('region', { name: 'Checked on this device only' });
  await expect(own.getByRole('article')).toContainText('High-risk phishing attempt detected');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Analysis Error');
  await expectAccessible();
  expect(refused).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
});

test('this device answers a message before the server does', async ({ page }) => {
  await page.goto('/check/email');
  const held = await holdCall(page, emailPath);
  await page
    .getByLabel('Email content')
    .fill(`Your account is suspended. Confirm your password: ${imitation}`);
  await page.getByRole('button', { name: 'Analyze Email Content' }).click();
  await expect(firstImpression(page)).toBeVisible();
  await expect(deviceLine(page)).toContainText('Phishing');
  held.release();
  await expect(page.getByRole('article')).toContainText('High-risk phishing attempt detected');
});
