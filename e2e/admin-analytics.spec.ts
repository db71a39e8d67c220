import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { analyticsCall, newAnalytics, newDays } from './testing/admin.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test.use({ timezoneId: 'UTC' });

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Analytics' });

const open = async (page: Page) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  return panel(page);
};

test.beforeEach(async ({ signIn }) => {
  await signIn(ownerEmail);
});

test('the figures, their periods and their distributions are all shown', {
  tag: checklist('ADMIN-14 DATA-40..43'),
}, async ({ page }) => {
  await answerCall(page, analyticsCall, newAnalytics());
  const figures = await open(page);
  await expect(figures).toMatchAriaSnapshot(`
    - term: Total Users
    - definition: 2,418 All plans
    - term: Active Users
    - definition: 612 Last 7 days
    - term: Total Analyses
    - definition: 38,204 All time
    - term: Average Risk Score
    - definition: "41.7"
    - heading "Risk Level Distribution" [level=2]
    - table "Risk Level Distribution":
      - rowgroup:
        - row "Safe 19,331 50.6%"
        - row "Suspicious 12,110 31.7%"
        - row "Phishing 6,763 17.7%"
    - heading "Analyses" [level=2]
    - term: Daily Last 24 hours
    - definition: "284"
    - term: Weekly Last 7 days
    - definition: 1,902
    - term: Monthly Last 30 days
    - definition: 7,640
    - heading "Top Threat Types Last 7 days" [level=2]
    - term: Suspicious link
    - definition: "418"
    - term: Urgent language
    - definition: "371"
    - heading "Analysis Type Distribution" [level=2]
    - term: email
    - definition: 17,020
    - term: url
    - definition: 11,835
    - term: screenshot
    - definition: 4,410
    - term: email-file
    - definition: 3,127
    - term: general
    - definition: 1,812
    - heading "Plan Distribution" [level=2]
    - term: free
    - definition: 1,902
    - term: standard
    - definition: "371"
    - term: professional
    - definition: "122"
    - term: enterprise
    - definition: "23"
    - heading "Recent Activity" [level=2]
  `);
});

test('the ten newest analyses are listed, guests as Guest', {
  tag: checklist('ADMIN-15 ADMIN-16 ROLE-01 CONST-10'),
}, async ({ page }) => {
  const entry = (given: object) => ({
    id: randomUUID(),
    type: 'email',
    riskLevel: 'phishing',
    userEmail: 'maya@company.example',
    timestamp: '2026-11-14T18:42:00.000Z',
    ...given,
  });
  const recentActivity = [
    entry({}),
    entry({ type: 'url', riskLevel: 'safe', userEmail: null }),
    ...Array.from({ length: 10 }, () => entry({ type: 'screenshot', riskLevel: 'suspicious' })),
  ];
  await answerCall(page, analyticsCall, newAnalytics({ recentActivity }));
  const rows = (await open(page)).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(0)).toHaveText(/email.*maya@company.example.*Phishing.*Nov 14, 2026, 6:42 PM/);
  await expect(rows.nth(1)).toHaveText(/url.*Guest.*Safe/);
  await expect(rows.nth(2)).toHaveText(/screenshot.*Suspicious/);
});

test('the days are charted, with a table for screen readers', { tag: checklist('ADMIN-14') }, async ({
  page,
}) => {
  await answerCall(page, analyticsCall, newAnalytics());
  const figures = await open(page);
  const perDay = figures.getByRole('region', { name: 'Analyses per Day' });
  await expect(perDay.locator('canvas')).toBeVisible();
  await expect(
    figures.getByRole('region', { name: 'Average Score per Day' }).locator('canvas'),
  ).toBeVisible();
  const rows = perDay.getByRole('table', { name: 'Analyses per Day' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.last()).toHaveText('Nov 15292702');
  await perDay.locator('.u-over').hover({ position: { x: 2, y: 60 } });
  await expect(perDay).toContainText('Oct 17: 0 analyses');
  await expectNoSideScroll(page);
});

for (const theme of ['dark', 'light']) {
  test(`the days can be shown as a table, accessible in the ${theme} theme`, {
    tag: checklist('ADMIN-14'),
  }, async ({ page, expectAccessible }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hookwise-theme', chosen), theme);
    // A week is enough: axe checks every cell of both tables.
    await answerCall(page, analyticsCall, newAnalytics({ days: newDays().slice(-7) }));
    const perDay = (await open(page)).getByRole('region', { name: 'Analyses per Day' });
    await expect(perDay.locator('canvas')).toBeVisible();
    await perDay.getByRole('button', { name: 'Show as table' }).click();
    await expect(perDay.locator('canvas')).toHaveCount(0);
    await expect(perDay.getByRole('rowheader', { name: 'Nov 15' })).toBeVisible();
    await expectAccessible();
  });
}

test('the console of an unused product says so', { tag: checklist('ADMIN-14') }, async ({
  page,
  expectAccessible,
}) => {
  await answerCall(
    page,
    analyticsCall,
    newAnalytics({
      totalAnalyses: 0,
      averageRiskScore: 0,
      topThreatTypes: [],
      riskLevelDistribution: { safe: 0, suspicious: 0, phishing: 0 },
      days: newDays(() => 0),
    }),
  );
  const figures = await open(page);
  await expect(figures).toContainText('Nothing has been analyzed in the last 30 days.');
  await expect(figures).toContainText('No threats were found.');
  await expect(figures).toContainText('Nothing has been analyzed yet.');
  await expect(figures.locator('canvas')).toHaveCount(0);
  await inBothThemes(page, expectAccessible);
});

test('a guest’s check is counted once the figures are refreshed', {
  tag: checklist('ADMIN-14 ADMIN-16 STATE-29'),
}, async ({ page, playwright, server }) => {
  const call = await holdCall(page, analyticsCall);
  const figures = await open(page);
  await expect(figures.getByRole('status')).toHaveText('Loading');
  call.release();
  await expect(figures.getByText('Total Analyses')).toBeVisible();
  const guest = await playwright.request.newContext({ baseURL: server.url });
  const checked = await guest.post('/api/analyze/url', { data: { url: `https://${randomUUID()}.example/` } });
  expect(checked.ok()).toBe(true);
  await guest.dispose();
  const calls = watchCalls(page, analyticsCall);
  await figures.getByRole('button', { name: 'Refresh' }).click();
  await expect(figures.getByRole('listitem').first()).toHaveText(/url.*Guest/);
  await expect.poll(() => calls).toHaveLength(1);
});
