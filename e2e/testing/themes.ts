import type { Page } from '@playwright/test';

/** Runs a check in the dark theme and again, on the same page, in the light one. */
export const inBothThemes = async (page: Page, check: () => Promise<void>) => {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    await check();
  }
};
