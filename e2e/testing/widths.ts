import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** At no width from a small phone to a desktop does the page scroll sideways. */
export const expectNoSideScroll = async (page: Page) => {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: before.height });
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${width} px`,
      )
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
};
