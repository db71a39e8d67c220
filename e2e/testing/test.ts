import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunningServer } from './server.ts';
import { newAddress, startServer } from './server.ts';

export { expect } from '@playwright/test';
export { checklist } from './checklist.ts';
export { ownerEmail } from './server.ts';

/** All of axe's rules, or those that depend on colours. */
export type AccessRules = 'all' | 'colours';

const colourRules = ['color-contrast', 'link-in-text-block'] as const;

type Fixtures = {
  /** Signs a new user in by cookie, without the dialog; returns their address. */
  signIn: (email?: string) => Promise<string>;
  /** Fails on anything axe finds on the page as it is now. */
  expectAccessible: (rules?: AccessRules) => Promise<void>;
};

type Options = {
  /** The visitor saves data: the page does not fetch the engine for their device, which most tests are not about. */
  savesData: boolean;
};

/** Every browser test: one running product per worker, one network address per test. */
export const test = base.extend<Fixtures & Options, { server: RunningServer }>({
  savesData: [true, { option: true }],
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
  page: async ({ page, savesData }, use) => {
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
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
    await use(async (rules = 'all') => {
      expect(await faultsOn(page, rules)).toEqual([]);
    });
  },
});

/** Without comments and blanks: half of the work of reading it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Axe is half a megabyte of source: a page gets it once, however often it is looked at. */
const faultsOn = async (page: Page, rules: AccessRules): Promise<string[]> => {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    {
      // What passed is not reported. Style sheets are read ahead only for a rule that is still an experiment.
      resultTypes: ['violations' as const],
      preload: { assets: ['media'] },
      ...(rules === 'colours' && { runOnly: [...colourRules] }),
    },
  );
};

export const newEmail = () => `ana-${randomUUID()}@example.com`;
