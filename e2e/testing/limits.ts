import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const guestPopup = (page: Page) => page.getByRole('dialog', { name: 'Track Your Security History' });
export const upgradePopup = (page: Page) => page.getByRole('dialog', { name: 'Daily Check Limit Reached' });
export const planPopup = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Plan' });

/** While a popup is open, nothing else on the page can be reached. */
export const closePopup = async (page: Page) => {
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
};
