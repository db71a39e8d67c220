import { describe, expect, it } from 'vitest';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';

const secret = 'my-secret-parcel.example';
const reason = 'The sender complained about our verdict';

describe.each(engines)('somebody else’s analysis on the $name engine', ({ open }) => {
  it('A08 is read by an administrator with a reason only, which stays on record', async () => {
    const { app, get, post } = await startAdminApp(open);
    const { cookie } = await app.signIn('ana@example.com');
    const own = (await app.postJson('/api/analyze/url', { url: secret }, { cookie })).json();
    const guests = (await app.postJson('/api/analyze/url', { url: secret })).json();
    for (const analysis of [own, guests]) {
      const masked = await get(`/api/analysis/${analysis.id}`);
      expect(masked.statusCode).toBe(200);
      expect(masked.json()).toMatchObject({
        id: analysis.id,
        riskScore: analysis.riskScore,
        explanation: null,
      });
      expect(masked.body).not.toContain('my-secret');
      const report = await post('/api/generate-report', {
        analysisData: { id: analysis.id },
        format: 'json',
      });
      expect([report.statusCode, report.json().error]).toEqual([403, 'not_allowed']);
      const ofMasked = await post('/api/generate-report', { analysisData: masked.json(), format: 'json' });
      expect(ofMasked.body).not.toContain('my-secret');
    }
    for (const url of ['/api/admin/analytics', '/api/admin/audit', '/api/admin/users'])
      expect((await get(url)).body, url).not.toContain('my-secret');

    const opened = await post(`/api/admin/analyses/${own.id}/open`, { reason: `  ${reason} ` });
    expect([opened.statusCode, opened.json()]).toEqual([200, own]);
    const report = await post('/api/generate-report', { analysisData: opened.json(), format: 'json' });
    expect(report.json().record.report).toMatchObject({ origin: 'recorded' });
    await post(`/api/admin/analyses/${guests.id}/open`, { reason });
    const { actions } = (await get('/api/admin/audit')).json();
    expect(actions).toMatchObject([
      { adminEmail, action: 'open analysis', targets: [], details: { analysis: guests.id, reason } },
      {
        adminEmail,
        action: 'open analysis',
        targets: ['ana@example.com'],
        details: { analysis: own.id, reason },
      },
    ]);
  });
});

describe('opening it', () => {
  it.each([
    ['no reason', {}],
    ['an empty one', { reason: '          ' }],
    ['a word', { reason: 'because' }],
    ['a book', { reason: 'x'.repeat(501) }],
    ['something else', { reason: 7 }],
  ])('A08 is refused for %s, and leaves no record', async (_, body) => {
    const { app, get, post } = await startAdminApp(openTestDatabase);
    const { id } = (await app.postJson('/api/analyze/url', { url: secret })).json();
    const answer = await post(`/api/admin/analyses/${id}/open`, body);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Please say in a few words why you need to read this (10 to 500 characters)',
    ]);
    expect((await get('/api/admin/audit')).json().total).toBe(0);
  });

  it('A08 is for administrators, and for what exists', async () => {
    const { app, post } = await startAdminApp(openTestDatabase);
    const { cookie } = await app.signIn('ana@example.com');
    const { id } = (await app.postJson('/api/analyze/url', { url: secret })).json();
    const call = (headers: Record<string, string>) =>
      app.postJson(`/api/admin/analyses/${id}/open`, { reason }, headers);
    expect((await call({})).statusCode).toBe(401);
    expect((await call({ cookie })).statusCode).toBe(403);
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x', "1'--"])
      expect((await post(`/api/admin/analyses/${unknown}/open`, { reason })).statusCode).toBe(404);
  });
});
