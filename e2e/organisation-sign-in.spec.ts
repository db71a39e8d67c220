import type { Page } from '@playwright/test';
import { client, startIssuer } from '../src/server/testing/openid-issuer.ts';
import { signInWithPlan } from './testing/plans.ts';
import { startServer } from './testing/server.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { serveTxtRecords } from './testing/txt-records.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const domain = 'northwind-traders.com';
const person = (email: string) => ({ sub: `of ${email}`, email, email_verified: true });

const records: Record<string, string> = {};

// A server that looks up records, which those of the other tests do not.
const withLookups = test.extend<object, { dns: Awaited<ReturnType<typeof serveTxtRecords>> }>({
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern.
    async ({}, use) => {
      const dns = await serveTxtRecords(records);
      await use(dns);
      dns.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dns }, use) => {
      const server = await startServer({ LOOKUPS: 'on', DNS_SERVERS: dns.address });
      await use(server);
      server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const beginAs = async (page: Page, email: string) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign In with Your Organisation' }).click();
  await dialog.getByLabel('Work Address').fill(email);
  return dialog;
};

withLookups(
  'an owner sets it up, people sign in with it, and are told why where they cannot',
  async ({ page, context, server, signIn, expectAccessible }) => {
    test.setTimeout(240_000);
    const issuer = await startIssuer();
    await signInWithPlan(page, signIn, 'professional');
    await page.goto('/team');
    await page.getByLabel('Name of your organisation').fill('Northwind');
    await page.getByRole('button', { name: 'Found Organisation' }).click();
    await expect(page.getByText('Prove a domain first', { exact: false })).toBeVisible();
    await page.getByLabel('Domain', { exact: true }).fill(domain);
    await page.getByRole('button', { name: 'Add Domain' }).click();
    const code = page.locator('code', { hasText: 'hookwise-verification=' });
    records[`_hookwise-challenge.${domain}`] =
      (await code.textContent())?.match(/hookwise-\w+=\w+/)?.[0] ?? '';
    await page.getByRole('button', { name: `Check Record of ${domain}` }).click();

    await page.getByLabel('Issuer').fill(`${issuer.issuer}/nowhere`);
    await page.getByRole('button', { name: 'Set Up Sign-In' }).click();
    await expect(page.getByText('Please enter the client secret', { exact: false })).toBeVisible();
    await page.getByLabel('Client ID').fill(client.clientId);
    await page.getByLabel('Client secret').fill(client.clientSecret);
    await page.getByRole('button', { name: 'Set Up Sign-In' }).click();
    await expect(
      page.getByText('There is no usable OpenID Connect issuer', { exact: false }).first(),
    ).toBeVisible();
    await page.getByLabel('Issuer').fill(issuer.issuer);
    await page.getByRole('button', { name: 'Set Up Sign-In' }).click();
    await expect(page.getByText('used by 0 people', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Client secret')).toHaveValue('');
    await expect(page.locator('code', { hasText: '/sign-in' })).toHaveText(`${server.url}/sign-in`);
    await inBothThemes(page, expectAccessible);
    await expectNoSideScroll(page);

    await context.clearCookies();
    const dialog = await beginAs(page, 'ana@wingtip-toys.com');
    await inBothThemes(page, expectAccessible);
    await dialog.getByRole('button', { name: 'Continue to Your Organisation' }).click();
    await expect(
      page.getByText('No organisation here signs in people', { exact: false }).first(),
    ).toBeVisible();
    const ben = `ben@${domain}`;
    await dialog.getByLabel('Work Address').fill(ben);
    await dialog.getByRole('button', { name: 'Continue to Your Organisation' }).click();
    // The issuer sends back whom it does not know.
    await expect(page.getByText('Your organisation did not let you in', { exact: false })).toBeVisible();
    await expect(page).toHaveURL('/sign-in');
    await inBothThemes(page, expectAccessible);
    await expectNoSideScroll(page);

    issuer.ways.person = person(ben);
    await (await beginAs(page, ben)).getByRole('button', { name: 'Continue to Your Organisation' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(ben).first()).toBeVisible();

    const eve = `eve@${domain}`;
    await server.sessionOf(eve);
    await context.clearCookies();
    issuer.ways.person = person(eve);
    await (await beginAs(page, eve)).getByRole('button', { name: 'Continue to Your Organisation' }).click();
    await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible();
    await inBothThemes(page, expectAccessible);
    await expectNoSideScroll(page);
    // A code is sent every half a minute at most.
    await expect(async () => {
      await page.getByRole('button', { name: 'Send Verification Code' }).click();
      await expect(page.getByLabel('Verification Code')).toBeVisible({ timeout: 2000 });
    }).toPass({ intervals: [5000], timeout: 60_000 });
    await inBothThemes(page, expectAccessible);
    await page.getByLabel('Verification Code').fill(await server.codeFor(eve));
    await page.getByRole('button', { name: 'Verify & Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/team');
    await expect(page.getByRole('heading', { name: 'Northwind' })).toBeVisible();
    await issuer.close();
  },
);
