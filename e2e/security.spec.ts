import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { hostileTexts } from '../src/server/report/testing/hostile-texts.ts';
import { domainResult, phishingResult } from '../src/server/testing/reported-results.ts';
import { analyticsCall, newAnalytics } from './testing/admin.ts';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall } from './testing/calls.ts';
import { showDomain } from './testing/domain-check.ts';
import { showEmailResult } from './testing/email-check.ts';
import { newDashboard, openDrawer, reportModal, reportsTab } from './testing/reports.ts';
import { expect, ownerEmail, test } from './testing/test.ts';
import { showResult } from './testing/url-check.ts';

const builtWeb = fileURLToPath(new URL('../dist/web', import.meta.url));

/** Words that must not reach a browser. */
const secrets = [
  ownerEmail,
  'SESSION_SECRET',
  'RAZORPAY_KEY_SECRET',
  'WEBHOOK_SECRET',
  'DATABASE_URL',
  'process.env',
  'sourceMappingURL',
  '-----BEGIN',
  'postgres://',
  'TODO',
  'FIXME',
];

test('nothing that a browser loads contains a secret, a source or a map', { tag: '@S21' }, async ({
  request,
}) => {
  const files = readdirSync(builtWeb, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(builtWeb.length)}/${entry.name}`);
  expect(files.filter((file) => /\.map$|\.tsx?$|^\/\./.test(file))).toEqual([]);
  for (const path of ['/', ...files.filter((file) => file !== '/index.html')]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = (await answer.body()).toString('latin1');
    for (const secret of secrets) expect(text.includes(secret), `${path} holds ${secret}`).toBe(false);
  }
  const guesses = [
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/.npmrc',
    '/package.json',
    '/package-lock.json',
    '/src/server/main.mjs',
    '/app/main.tsx',
    '/.data/session-secret',
    '/assets/',
    '/server-status',
    '/metrics',
    ...files.filter((file) => file.endsWith('.js')).map((file) => `${file}.map`),
  ];
  for (const path of guesses) expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.fetch('/', { method: 'TRACE' })).status()).toBeGreaterThanOrEqual(400);
});

test('the cookie alone is a session: nothing has to be in local storage', { tag: '@S13' }, async ({
  page,
  context,
  signIn,
}) => {
  const email = await signIn();
  await page.goto('/dashboard');
  await expect(page.getByText(`Welcome back, ${email}`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  const [cookie] = await context.cookies();
  expect(cookie?.name).toBe('hookwise');
});

/** Everything a text could do if it were treated as more than text. */
const watch = (page: Page) => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.top')) seen.push(request.url());
  });
  page.on('popup', () => seen.push('popup'));
  return seen;
};

/** Traces that no page of ours has, and that a payload which ran would leave. */
const injected = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'script:not([src]), iframe, object, embed, base, marquee, math, form[action*="evil"], a[href^="javascript:" i], a[href^="data:" i], [src*="evil"], [href*="evil"], meta[http-equiv], [onerror], [onload], [onfocus], [ontoggle], [onstart], [onmouseover]',
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

const expectQuiet = async (page: Page, seen: string[]) => {
  await page.mouse.move(700, 500);
  expect(await injected(page)).toEqual([]);
  expect(seen).toEqual([]);
};

const hostile = hostileTexts.join(' ');
const textAt = (index: number) => hostileTexts[index] ?? '';
const threats = hostileTexts.map((text, index) => ({
  type: `t${index}`,
  title: text,
  description: `${text} ${index}`,
  severity: 'high' as const,
  score: 1,
  icon: text,
  recommendation: text,
}));
const infected = {
  inputData: hostile,
  threats,
  recommendations: hostileTexts,
  technicalAnalysis: Object.fromEntries(hostileTexts.map((text, index) => [`${text} ${index}`, text])),
  explanation: {
    ...phishingResult.explanation,
    whoSentThis: hostile,
    message: { text: hostile, bodyStart: 0, marks: [{ threat: 't0', start: 0, end: 20 }] },
    trail: hostileTexts.map((text, id) => ({
      id,
      parent: id === 0 ? null : id - 1,
      kind: 'wrapped-link',
      label: text,
      why: text,
      finding: text,
    })),
    checks: hostileTexts.map((text) => ({ name: text, state: 'done', detail: text })),
    reassurances: hostileTexts,
    safeWay: { brand: hostileTexts[3], address: hostileTexts[19], how: hostile },
  },
};

test.describe('sixty payloads, with the policy switched off,', { tag: '@S22' }, () => {
  // Our own code has to be safe without the browser's help.
  test.use({ bypassCSP: true });

  test('run nothing in a result of a link, a message and a domain', async ({ page }) => {
    const seen = watch(page);
    await expect(await showResult(page, { analysisType: 'url', ...infected })).toBeVisible();
    await expectQuiet(page, seen);
    await expect(await showEmailResult(page, infected)).toBeVisible();
    await expectQuiet(page, seen);
    const domain = await showDomain(page, {
      ...domainResult,
      domain: textAt(3),
      whoisInfo: {
        ...domainResult.whoisInfo,
        registrar: textAt(0),
        registrantOrg: textAt(3),
        abuseEmail: textAt(5),
        status: [...hostileTexts],
      },
      dnsRecords: {
        ...domainResult.dnsRecords,
        TXT: [...hostileTexts],
        NS: [...hostileTexts],
        MX: [...hostileTexts],
      },
      hostingInfo: { ...domainResult.hostingInfo, organization: textAt(3), reverseDns: textAt(41) },
      threats: threats.map(({ type, severity, description, recommendation, score }) => ({
        type,
        severity,
        description,
        recommendation,
        score,
      })),
      recommendations: [...hostileTexts],
    });
    await expect(domain).toBeVisible();
    await expectQuiet(page, seen);
  });

  test('run nothing in drawer, report window, dashboard and console', async ({ page }) => {
    const seen = watch(page);
    const kept = hostileTexts.map((text) =>
      newAnalysis({ ...infected, inputData: text, analysisType: 'screenshot' }),
    );
    const drawer = await openDrawer(page, kept);
    await expectQuiet(page, seen);
    await drawer.getByRole('listitem').getByRole('button').first().click();
    await expect(reportModal(page).getByRole('heading', { name: 'Analysis Input' })).toBeVisible();
    await expectQuiet(page, seen);
    const user = { email: hostileTexts[3] };
    await answerCall(page, '/api/dashboard', newDashboard({ user, recentAnalyses: kept }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Total Analyses' })).toBeVisible();
    await expectQuiet(page, seen);
    await answerCall(page, '/api/auth/me', {
      user: { email: hostileTexts[3], role: 'admin', isAdmin: true },
    });
    await answerCall(
      page,
      analyticsCall,
      newAnalytics({
        topThreatTypes: hostileTexts.map((type) => ({ type, count: 7 })),
        recentActivity: kept.slice(0, 10).map(({ id }, index) => ({
          id,
          type: 'url',
          riskLevel: 'phishing',
          userEmail: textAt(index),
          timestamp: '2026-11-14T18:42:00.000Z',
        })),
      }),
    );
    await page.route(/\/api\/admin\/users(\?.*)?$/, (route) =>
      route.fulfill({ json: { users: [], total: 0, page: 1, pageSize: 25 } }),
    );
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.getByRole('heading', { name: /^Top Threat Types/ })).toBeVisible();
    await expectQuiet(page, seen);
  });

  test('run nothing after the server has stored them', async ({ page, server, signIn, request }) => {
    const email = await signIn();
    await grant(request, { server: server.url, owner: await server.sessionOf(ownerEmail), email });
    const seen = watch(page);
    await page.goto('/');
    const headers = { origin: server.url };
    // Five in one address: sixty checks in a row take longer than a browser test should.
    for (let first = 0; first < hostileTexts.length; first += 5) {
      const data = { url: `https://evil.top/${hostileTexts.slice(first, first + 5).join('/')}` };
      const answer = await page.request.post('/api/analyze/url', { data, headers });
      expect(answer.status(), data.url).toBe(200);
    }
    const contact = { name: hostileTexts[3], email, message: hostileTexts[0] };
    expect((await page.request.post('/api/contact/sales', { data: contact, headers })).status()).toBe(200);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Total Analyses' })).toBeVisible();
    await expectQuiet(page, seen);
    await page.goto('/');
    await reportsTab(page).click();
    await page
      .getByRole('dialog', { name: 'Recent Reports' })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await expect(reportModal(page).getByRole('heading', { name: 'Analysis Input' })).toBeVisible();
    await expectQuiet(page, seen);
  });
});

/** Lifts the daily limit: twelve checks are more than a day allows. */
const grant = async (
  request: APIRequestContext,
  { server, owner, email }: { server: string; owner: string; email: string },
) => {
  const headers = { cookie: owner, origin: server };
  const found = await request.get(`/api/admin/users?search=${encodeURIComponent(email)}`, { headers });
  const { users } = (await found.json()) as { users: { id: string }[] };
  const changed = await request.patch(`/api/admin/users/${users[0]?.id}`, {
    data: { planType: 'enterprise' },
    headers,
  });
  expect(changed.status()).toBe(200);
};
