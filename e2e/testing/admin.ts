import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const usersCall = /\/api\/admin\/users(\?.*)?$/;
export const userCall = /\/api\/admin\/users\/[^/?]+$/;
export const bulkCall = '/api/admin/bulk-actions';
export const analyticsCall = '/api/admin/analytics';

/** A part of addresses that no other test uses. */
export const newGroup = () => `g${randomUUID().slice(0, 8)}`;

/** Creates users by the server's own call, as the user of the page. */
export const createUsers = async (page: Page, users: readonly { email: string; planType?: string }[]) => {
  const origin = new URL(page.url()).origin;
  for (const user of users) {
    const answer = await page.request.post('/api/admin/users', {
      data: { planType: 'free', historyLimit: 5, ...user },
      headers: { origin },
    });
    expect(answer.status()).toBe(201);
  }
};

export const searchFor = async (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search by email' }).fill(text);

/** The rows of users, without the head. */
export const userRows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr');

export const planOf = (page: Page, email: string) => page.getByRole('combobox', { name: `Plan of ${email}` });

/** A user as the server sends one; a test states only what it is about. */
export const newUser = (given: object = {}) => ({
  id: randomUUID(),
  email: `${newGroup()}@example.com`,
  planType: 'free',
  role: 'user',
  isAdmin: false,
  dailyUsageCount: 0,
  historyLimit: 5,
  country: null,
  lastUsageReset: null,
  lastLogin: null,
  subscriptionDate: null,
  planResetDate: null,
  planExpired: false,
  createdAt: '2026-11-02T09:00:00.000Z',
  ...given,
});

/** The figures as the server sends them. */
export const newAnalytics = (given: object = {}) => ({
  totalUsers: 2418,
  activeUsers: 612,
  totalAnalyses: 38_204,
  averageRiskScore: 41.7,
  dailyAnalyses: 284,
  weeklyAnalyses: 1902,
  monthlyAnalyses: 7640,
  topThreatTypes: [
    { type: 'Suspicious link', count: 418 },
    { type: 'Urgent language', count: 371 },
  ],
  planDistribution: { free: 1902, standard: 371, professional: 122, enterprise: 23 },
  riskLevelDistribution: { safe: 19_331, suspicious: 12_110, phishing: 6763 },
  analysisTypeDistribution: {
    email: 17_020,
    url: 11_835,
    screenshot: 4410,
    'email-file': 3127,
    general: 1812,
  },
  days: newDays(),
  recentActivity: [],
  ...given,
});

const dayMs = 24 * 60 * 60 * 1000;

/** Thirty days up to Nov 15, 2026, busier towards their end. */
export const newDays = (countOn = (index: number) => index) =>
  Array.from({ length: 30 }, (_, index) => {
    const analyses = countOn(index);
    const phishing = Math.floor(analyses / 10);
    return {
      day: new Date(Date.UTC(2026, 10, 15) - (29 - index) * dayMs).toISOString().slice(0, 10),
      analyses,
      byLevel: { safe: analyses - phishing, suspicious: 0, phishing },
      averageRiskScore: analyses === 0 ? null : 40 + index,
    };
  });
