import type { Page } from '@playwright/test';
import type { AccessRules } from './test.ts';

/** Runs a check in the dark theme and again, on the same page, in the light one, where only colours differ. */
export const inBothThemes = async (page: Page, check: (rules: AccessRules) => Promise<void>) => {
  for (const [theme, rules] of [
    ['dark', 'all'],
    ['light', 'colours'],
  ] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    await check(rules);
  }
};
