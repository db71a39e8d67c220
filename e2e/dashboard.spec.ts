// Long because it keeps one screen's cases together.
import type { Locator, Page } from '@playwright/test';
import { newDays } from './testing/admin.ts';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall } from './testing/calls.ts';
import { answerReport, clickBeside, newDashboard, reportModal, reportPath } from './testing/reports.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { checkUrl } from './testing/url-check.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const path = '/api/dashboard';

test.use({ timezoneId: 'UTC' });

const open = async (page: Page, answer: unknown, status = 200) => {
  await answerCall(page, path, answer, status);
  await page.goto('/dashboard');
};

test('a skeleton of the page is shown while the data loads', { tag: checklist('DASH-01') }, async ({
  page,
  expectAccessible,
}) => {
  await answerCall(page, path, newDashboard({}));
  const call = await holdCall(page, path);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('Loading');
  await expect(main.getByText('Current Plan')).toHaveCount(0);
  await expectAccessible();
  call.release();
  await expect(main.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  await expect(main.getByRole('status')).toHaveCount(0);
});

test('a subscriber sees plan, date, countdown, total and status', {
  tag: checklist('DASH-04..12 OPEN-51'),
}, async ({ page, expectAccessible }) => {
  await page.clock.setFixedTime('2026-11-15T12:00:00Z');
  const watch = { status: 'protected', devices: 2, lastLookAt: '2026-11-15T09:14:00.000Z' };
  await open(page, newDashboard({ recentAnalyses: [newAnalysis(), newAnalysis(), newAnalysis()], watch }));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Dashboard" [level=1]
    - paragraph: Welcome back, ana@example.com
    - heading "Current Plan" [level=2]
    - paragraph: standard
    - paragraph: 17 checks remaining today
    - heading "Subscription Date" [level=2]
    - paragraph: October 20, 2026
    - text: Plan activated
    - heading "Plan Resets In" [level=2]
    - paragraph: 5 days
    - text: Monthly cycle
    - heading "Total Analyses" [level=2]
    - paragraph: "3"
    - text: Lifetime
    - heading "Security Status" [level=2]
    - paragraph: Protected
    - paragraph: 2 devices watched; last look 09:14; nothing new
    - link "See what is watched"
  `);
  await inBothThemes(page, expectAccessible);
});

test('the countdown rounds up, ends at 0 and shows -- without a date', {
  tag: checklist('DASH-09 DASH-10 STATE-27'),
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-15T12:00:00Z');
  for (const [planResetDate, days, text] of [
    ['2026-11-15T13:00:00.000Z', '1 day', 'Monthly cycle'],
    ['2026-11-16T13:00:00.000Z', '2 days', 'Monthly cycle'],
    ['2026-11-14T12:00:00.000Z', '0 days', 'Expires today'],
    [null, '--', 'Monthly cycle'],
  ]) {
    await open(page, newDashboard({ user: { planResetDate } }));
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Plan Resets In" [level=2]
      - paragraph: "${days}"
      - text: ${text}
    `);
  }
});

test('a plan without a limit shows Unlimited', { tag: checklist('DASH-05 OPEN-16') }, async ({ page }) => {
  await open(
    page,
    newDashboard({ user: { planType: 'enterprise' }, usage: { remainingUses: -1, dailyLimit: -1 } }),
  );
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Current Plan" [level=2]
    - paragraph: enterprise
    - paragraph: Unlimited checks remaining today
  `);
});

test('the latest ten analyses show type, time, score and level', {
  tag: checklist('DASH-13 DASH-14'),
}, async ({ page }) => {
  const kinds = [
    { analysisType: 'email', riskScore: 92, riskLevel: 'phishing', createdAt: '2026-11-14T18:42:00.000Z' },
    { analysisType: 'screenshot', riskScore: 45, riskLevel: 'suspicious' },
    { analysisType: 'email-file', riskScore: 7, riskLevel: 'safe' },
    { analysisType: 'general', riskScore: 0, riskLevel: 'safe', threats: '[]' },
  ];
  const rest = Array.from({ length: 8 }, () => newAnalysis());
  await open(page, newDashboard({ recentAnalyses: [...kinds.map((kind) => newAnalysis(kind)), ...rest] }));
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(0)).toHaveText(/Phishing Email.*Nov 14, 2026, 6:42 PM.*92.*Phishing/);
  await expect(rows.nth(1)).toHaveText(/Screenshot Check.*45.*Suspicious/);
  await expect(rows.nth(2)).toHaveText(/Email file.*7.*Safe/);
  await expect(rows.nth(3)).toHaveText(/WHOIS.*0.*Safe/);
  await expect(rows.nth(4)).toHaveText(/URL Check/);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Total Analyses" [level=2]
    - paragraph: "12"
  `);
});

test('an activity row opens its report, by mouse and by keyboard', {
  tag: checklist('DASH-15 REPORT-01 API-29'),
}, async ({ page, expectAccessible }) => {
  const recentAnalyses = [
    newAnalysis({ analysisType: 'email', riskScore: 92 }),
    newAnalysis({ riskScore: 8, riskLevel: 'safe' }),
  ];
  await open(page, newDashboard({ recentAnalyses }));
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  await rows.nth(0).click();
  await expect(reportModal(page)).toContainText('High-risk phishing attempt detected');
  await expect(reportModal(page).getByRole('heading', { name: 'Analysis Input' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await answerReport(page);
  const asked = page.waitForRequest(reportPath);
  await reportModal(page).getByRole('button', { name: 'Download Report' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ analysisType: 'email' });
  await page.keyboard.press('Escape');
  await expect(reportModal(page)).toHaveCount(0);
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reportModal(page)).toContainText('Content appears safe');
});

for (const [planType, size] of [
  ['free', 5],
  ['standard', 100],
  ['professional', 250],
  ['enterprise', 500],
] as const) {
  test(`the drawer of the ${planType} plan shows the last ${size} analyses`, {
    tag: checklist('DASH-18 CONST-47 OPEN-35'),
  }, async ({ page }) => {
    const recentAnalyses = Array.from({ length: 6 }, () => newAnalysis());
    await open(page, newDashboard({ user: { planType }, recentAnalyses }));
    await page.getByRole('button', { name: 'Historical Reports' }).click();
    const drawer = page.getByRole('dialog', { name: 'Historical Reports' });
    await expect(drawer.getByText(`Last ${size} analyses`, { exact: true })).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveCount(Math.min(6, size));
  });
}

test('the drawer is pink, and its items open their reports', { tag: checklist('DASH-17 REPORT-01') }, async ({
  page,
  expectAccessible,
}) => {
  await open(page, newDashboard({ recentAnalyses: [newAnalysis({ analysisType: 'email' })] }));
  const tab = page.getByRole('button', { name: 'Historical Reports' });
  await inBothThemes(page, async () => {
    expect(await isPink(tab)).toBe(true);
    await expectAccessible();
  });
  await tab.click();
  const drawer = page.getByRole('dialog', { name: 'Historical Reports' });
  await inBothThemes(page, async () => {
    expect(await isPink(drawer.locator('header'))).toBe(true);
    await expectAccessible();
  });
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await expect(reportModal(page)).toContainText('High-risk phishing attempt detected');
  await page.keyboard.press('Escape');
  await expect(reportModal(page)).toHaveCount(0);
  await clickBeside(page, drawer, [200, 400]);
});

test('an empty drawer says so', { tag: checklist('DASH-17') }, async ({ page }) => {
  await open(page, newDashboard({}));
  await page.getByRole('button', { name: 'Historical Reports' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'No reports yet' })).toBeVisible();
});

test('the preview image is hidden if it fails to load', { tag: checklist('DASH-19 OPEN-50') }, async ({
  page,
}) => {
  await open(page, newDashboard({}));
  const image = page.getByRole('main').locator('img');
  await expect(image).toBeVisible();
  expect(
    await image.evaluate((node: HTMLImageElement) => node.decode().then(() => node.naturalWidth)),
  ).not.toBe(0);
  await page.route('**/dashboard-preview.svg', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  await expect(image).toBeHidden();
});

test('a new user sees the free plan and where to start', { tag: checklist('DASH-04..08 DASH-16') }, async ({
  page,
  signIn,
}) => {
  const email = await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Welcome back, ${email}
    - heading "Current Plan" [level=2]
    - paragraph: free
    - paragraph: 5 checks remaining today
    - heading "Subscription Date" [level=2]
    - paragraph: Not subscribed
    - text: Free plan
    - heading "Total Analyses" [level=2]
    - paragraph: "0"
    - heading "Recent Analysis Activity" [level=2]
    - heading "No analyses yet" [level=3]
  `);
  await expect(page.getByRole('heading', { name: 'Plan Resets In' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(page).toHaveURL('/');
});

test('a new check is on the dashboard, and one fewer remains', {
  tag: checklist('DASH-05 STATE-14 API-34'),
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByText('5 checks remaining today')).toBeVisible();
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await checkUrl(page);
  await expect(page.getByRole('heading', { name: 'Content appears safe' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByText('4 checks remaining today')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/URL Check.*Safe/);
});

test('a failed call shows Access Denied and a button to the home page', {
  tag: checklist('DASH-02 DASH-03 CONST-52 ERR-34 ERR-35'),
}, async ({ page, expectAccessible }) => {
  await open(page, { message: 'The store is away' }, 500);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(main).toContainText('Please log in to access your dashboard');
  await expect(main).toContainText('Failed to fetch dashboard data');
  await expect(page).toHaveURL('/dashboard');
  await expectAccessible();
  await main.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a guest is sent home and sees why', {
  tag: checklist('ROLE-04 STATE-28 CONST-52 ERR-33 ERR-35 OPEN-48'),
}, async ({ page }) => {
  await page.goto('/dashboard');
  await expectToast(page, {
    title: 'Access Denied',
    description: 'Please log in to access dashboard',
    isFault: true,
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Take a breath/);
});

test('the days are charted below the activity, with a table for screen readers and on request', {
  tag: checklist('DASH-11 DASH-13'),
}, async ({ page, expectAccessible }) => {
  await open(page, { ...newDashboard({ recentAnalyses: [newAnalysis()] }), days: newDays().slice(-7) });
  const chart = page.getByRole('region', { name: 'Analyses per Day' });
  await expect(chart.locator('canvas')).toBeVisible();
  const table = chart.getByRole('table', { name: 'Analyses per Day' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Day',
    'Analyses',
    'Safe',
    'Suspicious',
    'Phishing',
  ]);
  await expect(table.getByRole('row')).toHaveCount(8);
  await expectNoSideScroll(page);
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.locator('canvas')).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Nov 15' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test('without an analysis in thirty days there is no empty chart', { tag: checklist('DASH-16') }, async ({
  page,
}) => {
  await open(page, { ...newDashboard({}), days: newDays(() => 0) });
  await expect(page.getByText('What you check will be charted here, day by day.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

/** Far more red than green, and bright. */
const isPink = async (element: Locator) => {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((node) =>
    (getComputedStyle(node).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  return red > 230 && red - green > 40 && blue > green;
};
