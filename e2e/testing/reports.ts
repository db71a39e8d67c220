import type { Locator, Page } from '@playwright/test';
import { newUser } from './admin.ts';
import { answerCall } from './calls.ts';
import { expect } from './test.ts';

export const reportPath = '/api/generate-report';

/** A dashboard as the server answers it, of a subscriber; a test states only what it is about. */
export const newDashboard = ({
  user = {},
  usage = {},
  recentAnalyses = [] as object[],
  watch = {},
}: {
  user?: object;
  usage?: object;
  recentAnalyses?: object[];
  watch?: object;
}) => ({
  user: newUser({
    email: 'ana@example.com',
    planType: 'standard',
    subscriptionDate: '2026-10-20T09:00:00.000Z',
    planResetDate: '2026-11-20T09:00:00.000Z',
    ...user,
  }),
  usage: { remainingUses: 17, dailyLimit: 25, used: 8, resetsAt: '2026-11-16T00:00:00.000Z', ...usage },
  recentAnalyses,
  watch: {
    status: 'nothing',
    devices: 0,
    domains: 0,
    openAlerts: 0,
    gravest: null,
    lastLookAt: null,
    problem: null,
    ...watch,
  },
});

/** Makes the page believe that a user is signed in. */
export const beSignedIn = (page: Page, planType = 'standard') =>
  answerCall(page, '/api/auth/me', { user: { email: 'ana@example.com', role: 'user', planType } });

export const beGuest = (page: Page) => answerCall(page, '/api/auth/me', { message: 'Not signed in' }, 401);

/** Opens home as a user with these analyses, and their drawer. */
export const openDrawer = async (page: Page, recentAnalyses: object[]) => {
  await beSignedIn(page);
  await answerCall(page, '/api/dashboard', newDashboard({ recentAnalyses }));
  await page.goto('/');
  await reportsTab(page).click();
  return page.getByRole('dialog', { name: 'Recent Reports' });
};

export const reportsTab = (page: Page) => page.getByRole('button', { name: 'Reports', exact: true });

export const reportModal = (page: Page) => page.getByRole('dialog', { name: 'Analysis Complete' });

/** Answers the call for a report with a file. */
export const answerReport = (page: Page, headers: Record<string, string> = {}) =>
  page.route(reportPath, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-disposition': 'attachment; filename="security-report-2026-11-15.html"',
        ...headers,
      },
      body: '<!doctype html><title>Report</title>',
    }),
  );

/**
 * Clicks beside a sheet until it closes. For a moment after it opened, or after a dialog above it has gone, a click is not
 * heard yet.
 */
export const clickBeside = (page: Page, sheet: Locator, [x, y]: [number, number]) =>
  expect(async () => {
    await page.mouse.click(x, y);
    await expect(sheet).toHaveCount(0, { timeout: 5000 });
  }).toPass();
