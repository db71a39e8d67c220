import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import {
  beGuest,
  beSignedIn,
  clickBeside,
  newDashboard,
  openDrawer,
  reportModal,
  reportsTab,
} from './testing/reports.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { checkUrl } from './testing/url-check.ts';

test.use({ timezoneId: 'UTC' });

const analyses = [
  newAnalysis({ analysisType: 'email', riskScore: 92, riskLevel: 'phishing' }),
  newAnalysis({ analysisType: 'url', riskScore: 12, riskLevel: 'safe' }),
  newAnalysis({
    analysisType: 'screenshot',
    riskScore: 58,
    riskLevel: 'suspicious',
    createdAt: '2026-11-13T09:00:00.000Z',
  }),
];

test('a guest has no drawer, and nothing is fetched', { tag: checklist('DRAWER-01') }, async ({ page }) => {
  await beGuest(page);
  const calls = watchCalls(page, '/api/dashboard');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(reportsTab(page)).toHaveCount(0);
  expect(calls).toHaveLength(0);
});

test('it is on home only', { tag: checklist('DRAWER-01') }, async ({ page }) => {
  await beSignedIn(page);
  await answerCall(page, '/api/dashboard', newDashboard({ recentAnalyses: analyses }));
  await page.goto('/');
  await expect(reportsTab(page)).toBeVisible();
  for (const path of ['/pricing', '/about', '/dashboard', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reportsTab(page)).toHaveCount(0);
  }
});

test('after the session has ended there is no drawer either', {
  tag: checklist('DRAWER-01 API-16'),
}, async ({ page }) => {
  await beSignedIn(page);
  await answerCall(page, '/api/dashboard', { message: 'Not signed in' }, 401);
  const answered = page.waitForResponse('/api/dashboard');
  await page.goto('/');
  await answered;
  await expect(reportsTab(page)).toHaveCount(0);
});

test('a vertical tab sits on the right edge', { tag: checklist('DRAWER-02') }, async ({
  page,
  expectAccessible,
}) => {
  await beSignedIn(page);
  await answerCall(page, '/api/dashboard', newDashboard({}));
  await page.goto('/');
  const box = await reportsTab(page).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1440);
  expect(box?.height ?? 0).toBeGreaterThan(box?.width ?? 0);
  await expect(reportsTab(page).getByText('Reports')).toHaveCSS('writing-mode', 'vertical-rl');
  await inBothThemes(page, expectAccessible);
});

test('the panel counts the reports and lists type, score, level and date', {
  tag: checklist('DRAWER-03 DRAWER-04'),
}, async ({ page, expectAccessible }) => {
  const drawer = await openDrawer(page, analyses);
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Recent Reports');
  await expect(drawer.getByText('3', { exact: true })).toBeVisible();
  const rows = drawer.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toHaveText(/Phishing Email.*Nov 14, 2026.*92.*Phishing/);
  await expect(rows.nth(1)).toHaveText(/URL Check.*Nov 14, 2026.*12.*Safe/);
  await expect(rows.nth(2)).toHaveText(/Screenshot Check.*Nov 13, 2026.*58.*Suspicious/);
  await inBothThemes(page, expectAccessible);
});

test('without reports it explains what to do', { tag: checklist('DRAWER-05') }, async ({
  page,
  expectAccessible,
}) => {
  const drawer = await openDrawer(page, []);
  await expect(drawer.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  await expect(drawer.getByText('Run an analysis to see results here', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('a click outside closes it, and so does Escape; the focus returns to the tab', {
  tag: checklist('DRAWER-06'),
}, async ({ page }) => {
  const drawer = await openDrawer(page, analyses);
  await expect(drawer).toBeVisible();
  await clickBeside(page, drawer, [200, 400]);
  await reportsTab(page).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(reportsTab(page)).toBeFocused();
});

test('an item opens its report, and is deselected when clicked again', {
  tag: checklist('DRAWER-07 DRAWER-08 REPORT-01'),
}, async ({ page }) => {
  const drawer = await openDrawer(page, analyses);
  const item = drawer.getByRole('button', { name: /URL Check/ });
  await expect(item).toHaveAttribute('aria-pressed', 'false');
  await item.click();
  await expect(reportModal(page)).toContainText('Content appears safe');
  await page.keyboard.press('Escape');
  await expect(reportModal(page)).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await expect(item).toBeFocused();
  await expect(item).toHaveAttribute('aria-pressed', 'true');
  await item.click();
  await expect(item).toHaveAttribute('aria-pressed', 'false');
  await expect(reportModal(page)).toHaveCount(0);
  await drawer.getByRole('button', { name: /Phishing Email/ }).click();
  await expect(reportModal(page)).toContainText('High-risk phishing attempt detected');
});

test('a click beside the report closes only the report', { tag: checklist('DRAWER-07') }, async ({
  page,
}) => {
  const drawer = await openDrawer(page, analyses);
  await drawer.getByRole('button', { name: /URL Check/ }).click();
  await expect(reportModal(page)).toBeVisible();
  await clickBeside(page, reportModal(page), [60, 400]);
  await expect(drawer).toBeVisible();
});

test('while the reports load the panel says so, and a failure is shown', {
  tag: checklist('DRAWER-03'),
}, async ({ page }) => {
  await beSignedIn(page);
  await answerCall(page, '/api/dashboard', { message: 'The store is away' }, 500);
  const call = await holdCall(page, '/api/dashboard');
  await page.goto('/');
  await reportsTab(page).click();
  const drawer = page.getByRole('dialog', { name: 'Recent Reports' });
  await expect(drawer.getByRole('status')).toHaveText('Loading');
  call.release();
  await expect(drawer.getByRole('alert')).toHaveText(/could not be loaded/);
});

test('a check just made is in it', { tag: checklist('DRAWER-03 ROLE-06 STATE-14 API-34') }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await expect(reportsTab(page)).toBeVisible();
  await checkUrl(page);
  await expect(page.getByRole('heading', { name: 'Content appears safe' })).toBeVisible();
  await reportsTab(page).click();
  const drawer = page.getByRole('dialog', { name: 'Recent Reports' });
  await expect(drawer.getByRole('listitem')).toHaveText([/URL Check.*Safe/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a button at the bottom opens a sheet of full width', {
    tag: checklist('DRAWER-02 DRAWER-03'),
  }, async ({ page, expectAccessible }) => {
    const drawer = await openDrawer(page, analyses);
    await expect(drawer).toHaveCSS('width', '390px');
    await expectAccessible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    const box = await reportsTab(page).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(374);
  });
});
