import type { Page } from '@playwright/test';
import { signInWithPlan } from './testing/plans.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const record = {
  name: '_hookwise-challenge.quiet-river-pottery.com',
  type: 'TXT',
  value: 'hookwise-verification=0123456789abcdef0123456789abcdef',
};

const seen = {
  isRegistered: true,
  registrationEndsAt: '2030-02-01T10:00:00.000Z',
  registrar: 'Test Registrar',
  nameServers: ['ns1.quiet-river-pottery.com', 'ns2.quiet-river-pottery.com'],
  certificateEndsAt: '2027-01-30T10:00:00.000Z',
  certificateIssuer: 'Test Authority',
  spf: '-all',
  dmarc: 'p=reject',
  mtaSts: 'missing',
  dnssec: 'unsigned',
  listedBy: [],
  lookalikes: [
    { domain: 'quiet-rlver-pottery.com', kind: 'homoglyph', isThere: true, has: ['page', 'mail', 'address'] },
    { domain: 'quietriverpottery.com', kind: 'omission', isThere: false, has: ['address'] },
  ],
};

/** Answers as a server that can look at domains. */
const answerAsLooking = async (page: Page) => {
  const domain = {
    id: '6f1c5d5e-5d0c-4f57-9a51-5a8f4cf5f001',
    domain: 'quiet-river-pottery.com',
    ascii: 'quiet-river-pottery.com',
    addedAt: '2026-11-14T09:00:00.000Z',
    lastLookAt: '2026-11-15T09:14:00.000Z',
    state: 'watched',
    proof: { state: 'none', provedAt: null as string | null, record },
    seen,
  };
  await page.route('**/api/watch/domains', (route) =>
    route.fulfill({ json: { domains: [domain], count: 1, limit: 10, problem: null } }),
  );
  let asked = 0;
  await page.route('**/api/watch/domains/*/verify', (route) => {
    asked += 1;
    if (asked === 1)
      return route.fulfill({
        status: 409,
        json: { error: 'conflict', message: `There is no such TXT record at ${record.name} yet.` },
      });
    domain.proof = { ...domain.proof, state: 'proved', provedAt: '2026-11-15T10:00:00.000Z' };
    return route.fulfill({ json: domain });
  });
};

test('what was found of a domain is shown, and it is proved by a record', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'professional');
  await answerAsLooking(page);
  await page.goto('/watch');
  const row = page.getByRole('list', { name: 'Domains' }).getByRole('listitem').first();
  await expect(row).toContainText('Registered, 1 lookalike');
  await row.getByRole('button', { name: /^What was found/ }).click();
  await expect(row.getByRole('list', { name: 'Lookalikes' })).toContainText('a page like yours');
  await expect(row).toContainText('p=reject');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  await row.getByRole('button', { name: /^Prove that/ }).click();
  await expect(row).toContainText(record.name);
  await expect(row).toContainText(record.value);
  await inBothThemes(page, expectAccessible);
  await row.getByRole('button', { name: 'Check the Record' }).click();
  await expect(page.getByText('There is no such TXT record').first()).toBeVisible();
  await row.getByRole('button', { name: 'Check the Record' }).click();
  await expect(row.getByText('yours', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Prove that/ })).toHaveCount(0);
});

test('a domain is added and removed, and a server that cannot look says so', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/watch');
  await expect(page.getByRole('heading', { name: 'No domain is watched yet' })).toBeVisible();
  await expect(page.getByText('This server cannot look at domains', { exact: false })).toBeVisible();
  const add = page.getByRole('button', { name: 'Watch This Domain' });
  await add.click();
  await expect(page.getByText('Please give a domain, for example example.com')).toBeVisible();
  await page.getByLabel('Domain', { exact: true }).fill('co.uk');
  await add.click();
  await expect(page.getByText('co.uk is a domain ending', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Domain', { exact: true }).fill('https://www.example.com/shop');
  await add.click();
  await expect(page.getByText('example.com is watched').first()).toBeVisible();
  await expect(page.getByText('1 of 1 domain of your plan.')).toBeVisible();
  await expect(page.getByText('No look yet', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove example.com' }).click();
  await page.getByRole('button', { name: 'Remove This Domain' }).click();
  await expect(page.getByRole('heading', { name: 'No domain is watched yet' })).toBeVisible();
});
