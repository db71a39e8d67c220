import type { Page } from '@playwright/test';
import { answerCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { checkPath, checkUrl } from './testing/url-check.ts';

const hourMs = 60 * 60 * 1000;

/** Everything that makes a data cache fetch again: time, a refocused window, a restored network. */
const letAnHourPass = async (page: Page) => {
  await page.clock.fastForward(hourMs);
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    // A call of our own; any call caused by the above has been seen by then.
    await fetch('/healthz');
  });
};

test('nothing is fetched again on its own, nor when a page is reopened', {
  tag: checklist('STATE-29 STATE-30'),
}, async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  const calls = ['/api/dashboard', '/api/auth/me'].map((path) => watchCalls(page, path));
  await page.goto('/dashboard');
  await expect(page.getByText('5 checks remaining today')).toBeVisible();
  await letAnHourPass(page);
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([1, 1]);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByText('5 checks remaining today')).toBeVisible();
  await letAnHourPass(page);
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([1, 1]);
});

test('a failing call is made once', { tag: checklist('STATE-31') }, async ({ page }) => {
  await page.clock.install();
  const reads = watchCalls(page, '/api/dashboard');
  const writes = watchCalls(page, checkPath);
  await answerCall(page, '/api/dashboard', { message: 'The store is away' }, 500);
  await answerCall(page, checkPath, { message: 'The store is away' }, 500);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await checkUrl(page);
  await expect(page.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();
  await letAnHourPass(page);
  expect([reads.length, writes.length]).toEqual([1, 1]);
});
