import type { FrameLocator, Page } from '@playwright/test';
import { goodCard, type Provider, startProvider } from './provider/provider.ts';
import { startServer } from './server.ts';
import { test as base } from './test.ts';

export { badCard } from './provider/provider.ts';

/** A product that sells through a stand-in of the provider: one of each for every worker. */
export const test = base.extend<{ provider: Provider }, { runningProvider: Provider }>({
  runningProvider: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern.
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ runningProvider }, use) => {
      const server = await startServer(runningProvider.env);
      runningProvider.webhooks.aimAt(server.url);
      await use(server);
      server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  provider: [
    async ({ runningProvider }, use) => {
      await use(runningProvider);
      await runningProvider.reset();
    },
    // Also after a test that does not look at it.
    { auto: true },
  ],
});

/** The provider's form, in the frame that its script has opened. */
export const cardFormOn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Checkout"]');

export const payWith = async (page: Page, card = goodCard) => {
  const form = cardFormOn(page);
  await form.getByLabel('Card number').fill(card);
  await form.getByLabel('Expiry').fill('12 / 30');
  await form.getByLabel('CVV').fill('123');
  await form.getByRole('button', { name: /^Pay / }).click();
};
