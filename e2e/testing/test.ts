import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { RunningServer } from './server.ts';
import { newAddress, startServer } from './server.ts';

export { expect } from '@playwright/test';
export { checklist } from './checklist.ts';
export { ownerEmail } from './server.ts';

type Fixtures = {
  /** Signs a new user in by cookie, without the dialog; returns their address. */
  signIn: (email?: string) => Promise<string>;
  /** Fails on anything axe finds on the page as it is now. */
  expectAccessible: () => Promise<void>;
};

/** Every browser test: one running product per worker, one network address per test. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  page: async ({ page }, use) => {
    // From the start: a busy browser may open its picker before it hears that a test waits for one.
    page.on('filechooser', () => undefined);
    await use(page);
  },
  signIn: async ({ context, server }, use) => {
    await use(async (email = newEmail()) => {
      const [name = '', value = ''] = (await server.sessionOf(email)).split('=');
      await context.addCookies([{ name, value, url: server.url }]);
      return email;
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // Elements that fade are half transparent for a moment, and axe would measure that moment's contrast. Without
      // motion none is, even when a toast closes while axe runs.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await settle(page);
      // Every rule at half the cost: no page has frames, so the legacy mode needs no extra page for the results, and what
      // passed is not reported.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      await page.emulateMedia({ reducedMotion: null });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

export const newEmail = () => `ana-${randomUUID()}@example.com`;

const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
