import { expect, it } from 'vitest';
import { adminAnalyticsResponse } from '../../contract/admin-analytics.ts';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';

it('API-21 DATA-40..43 shows the figures of all visitors, guests included', async () => {
  const { app, get, cookie } = await startAdminApp();
  const lure = { url: 'http://paypa1.com.account-verify.example/login' };
  const { id } = (await app.postJson('/api/analyze/url', lure, { cookie })).json<{ id: string }>();
  app.turnClock(1000);
  await app.postJson('/api/analyze/url', { url: 'example.com' });
  const answer = await get('/api/admin/analytics');
  expect(answer.statusCode).toBe(200);
  const figures = adminAnalyticsResponse.parse(answer.json());
  expect(figures).toMatchObject({
    totalUsers: 1,
    activeUsers: 1,
    totalAnalyses: 2,
    dailyAnalyses: 2,
    weeklyAnalyses: 2,
    monthlyAnalyses: 2,
    averageRiskScore: expect.any(Number),
    planDistribution: { free: 1, standard: 0, professional: 0, enterprise: 0 },
    analysisTypeDistribution: { url: 2, email: 0, general: 0 },
    riskLevelDistribution: { safe: 1 },
  });
  expect(figures.topThreatTypes[0]).toEqual({ type: expect.any(String), count: 1 });
  expect(figures.recentActivity).toMatchObject([
    { type: 'url', riskLevel: 'safe', userEmail: null },
    { id, type: 'url', userEmail: adminEmail, timestamp: '2026-11-15T12:00:00.000Z' },
  ]);
});
