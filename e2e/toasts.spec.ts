import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { checkPath, checkUrl } from './testing/url-check.ts';

/** A refused check raises a toast with the server's message. */
const raiseToast = async (page: Page, message: string) => {
  await answerCall(page, checkPath, { message }, 500);
  await checkUrl(page);
  await expect(toastsOn(page).filter({ hasText: message })).toBeVisible();
};

test('one toast at a time: the newest replaces the one before', {
  tag: checklist('CONST-14'),
}, async ({ page }) => {
  await page.goto('/');
  await raiseToast(page, 'The first');
  await raiseToast(page, 'The second');
  await expectToast(page, { title: 'Analysis Failed', description: 'The second', isFault: true });
});

test('a toast disappears after 5000 ms', { tag: checklist('CONST-16') }, async ({ page }) => {
  await page.clock.install({ time: '2026-11-15T12:00:00Z' });
  await page.goto('/');
  await page.clock.pauseAt('2026-11-15T12:05:00Z');
  await raiseToast(page, 'It failed');
  await page.clock.runFor(4900);
  await expect(toastsOn(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toastsOn(page)).toHaveCount(0);
});

test('a toast springs back from a swipe of 40 px and disappears after one of 60 px', {
  tag: checklist('CONST-17'),
}, async ({ page }) => {
  await page.goto('/');
  await raiseToast(page, 'It failed');
  const toast = toastsOn(page);
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await expect(toast).toHaveAttribute('data-swipe', 'move');
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast).toHaveAttribute('data-state', 'open');
  await swipe(60);
  await expect(toast).toHaveCount(0);
});

test('F8 moves the focus to the toasts, where one can be closed by keyboard', {
  tag: checklist('CONST-18'),
}, async ({ page, expectAccessible }) => {
  await page.goto('/');
  await raiseToast(page, 'It failed');
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByRole('list')).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastsOn(page)).toHaveCount(0);
});
