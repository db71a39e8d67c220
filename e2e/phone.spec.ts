import type { Page } from '@playwright/test';
import { contentField, subjectField } from './testing/email-check.ts';
import { startReleases } from './testing/releases.ts';
import { expect, test } from './testing/test.ts';
import { urlField } from './testing/url-check.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Opens the page and waits until its service worker is active. */
const install = async (page: Page) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
};

type Fields = { title?: string; text?: string; url?: string; picture?: string };

/** Sends what a phone sends: a form by navigation. */
const share = async (page: Page, fields: Fields) => {
  await page.evaluate(({ picture, ...texts }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    for (const [name, value] of Object.entries(texts)) {
      const field = document.createElement('input');
      Object.assign(field, { name, value });
      form.append(field);
    }
    if (picture) {
      const field = document.createElement('input');
      Object.assign(field, { name: 'file', type: 'file' });
      const files = new DataTransfer();
      files.items.add(new File(['pixels'], picture, { type: 'image/png' }));
      field.files = files.files;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, fields);
  await page.waitForURL(/\/check\//);
};

const lost = /What you shared did not arrive/;

test('the manifest can be installed, and is allowed by the policy', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    display: 'standalone',
    start_url: '/',
    share_target: { action: '/share' },
  });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status()]).toEqual([src, 200]);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
});

test('a link, a text and a screenshot go to their tools, filled in and not started', async ({ page }) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analyze/')) started.push(request.url());
  });
  await install(page);

  await share(page, { title: 'North Bank', text: 'https://northbank.example/login' });
  await expect(page).toHaveURL('/check/url');
  await expect(urlField(page)).toHaveValue('https://northbank.example/login');

  await share(page, { title: 'Parcel', text: 'Your parcel waits: https://northbank.example/' });
  await expect(page).toHaveURL('/check/email');
  await expect(contentField(page)).toHaveValue('Your parcel waits: https://northbank.example/');
  await expect(subjectField(page)).toHaveValue('Parcel');

  await share(page, { picture: 'bank.png' });
  await expect(page).toHaveURL('/check/screenshot');
  await expect(page.getByText('bank.png', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Screenshot' })).toBeEnabled();
  await expect(page.getByText(lost)).toHaveCount(0);

  expect(started).toEqual([]);
  // Taken once: nothing of it is left on the device.
  expect(await page.evaluate(() => caches.has('hookwise-shared'))).toBe(false);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a share opens the page, which says what to do', async ({ page, expectAccessible }) => {
    await page.goto('/');
    await share(page, { picture: 'bank.png' });
    await expect(page.getByText(lost)).toBeVisible();
    await expect(page).toHaveURL('/check/screenshot');
    await expectAccessible();
    await page.reload();
    await expect(page.getByText(lost)).toHaveCount(0);
  });
});

test('without a connection the page opens, and says that checking needs the server', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) broken.push(message.text());
  });
  await signIn();
  await install(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
  await context.setOffline(true);
  for (const path of ['/', '/check/url', '/help', '/pricing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(/checking (?:needs our server|has to wait)/), path).toBeVisible();
  }
  await expectAccessible();
  await page.goto('/check/url');
  await urlField(page).fill('example.com');
  await page.getByRole('button', { name: 'Check URL Safety' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => /^\/(?:api|result|shared)\b/.test(path))).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await page.reload();
  await expect(page.getByText(/checking (?:needs our server|has to wait)/)).toHaveCount(0);
  expect(broken).toEqual([]);
});

test('a page is never older than the server: a new worker waits, and pages come from the network', async ({
  page,
}) => {
  await install(page);
  await page.goto('/pricing');
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  // The nonce of a kept page would be the same twice.
  const nonce = () => page.locator('meta[name=csp-nonce]').getAttribute('content');
  const first = await nonce();
  await page.reload();
  expect(await nonce()).not.toBe(first);
});

test('a new release takes over from the old one, and breaks no page that is open', async ({ context }) => {
  const site = await startReleases();
  const open = async () => {
    const page = await context.newPage();
    await page.goto(site.url);
    return page;
  };
  const old = await open();
  await old.evaluate(async () => void (await navigator.serviceWorker.ready));
  await old.reload();

  site.serve('second');
  const next = await open();
  await expect(next.locator('body')).toHaveAttribute('data-release', 'second');
  await expect
    .poll(() =>
      next.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);
  // Its server has forgotten the file; the worker of its release has not.
  const fetched = await old.evaluate(async (path) => (await import(path)).release, '/assets/first-later.js');
  expect(fetched).toBe('first');

  const blank = await context.newPage();
  await old.close();
  await next.close();
  // A closed page counts as open for a moment: one opened within it is still the old worker's.
  await expect(async () => {
    await blank.goto('about:blank');
    await blank.goto(site.url);
    expect(await blank.evaluate(() => caches.keys())).toEqual(['hookwise-page-second']);
  }).toPass();
  site.goAway();
  await blank.reload();
  await expect(blank.locator('body')).toHaveAttribute('data-release', 'second');
  site.stop();
  await blank.reload();
  await expect(blank.locator('body')).toHaveAttribute('data-release', 'second');
});
