import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isForPrograms } from '../http/problem.ts';
import * as schema from '../store/schema.ts';
import { users } from '../store/schema.ts';
import { startAdminApp } from '../testing/admin-app.ts';
import { callsOf } from '../testing/calls-of.ts';
import { keptAnalyses } from '../testing/content-keys.ts';

const elsewhen = '2001-01-01T00:00:00.000Z';
const chosenId = '00000000-0000-4000-8000-000000000001';

/** Every field that an attacker might want to set. */
const wishes = {
  id: chosenId,
  role: 'admin',
  isAdmin: true,
  planType: 'enterprise',
  planExpired: false,
  planResetDate: '2099-01-01T00:00:00.000Z',
  subscriptionDate: elsewhen,
  waitingPlan: 'enterprise',
  waitingUntil: '2099-01-01T00:00:00.000Z',
  userId: chosenId,
  riskScore: 0,
  riskLevel: 'safe',
  historyLimit: 999,
  dailyUsageCount: -50,
  createdAt: elsewhen,
  amount: 1,
  currency: 'XXX',
  paidAt: elsewhen,
  mailedAt: elsewhen,
  verified: true,
};

/** A valid body for every call that takes one; its own fields are not among the extra ones. */
const bodies: Record<string, object> = {
  'POST /api/auth/send-otp': { email: 'new@example.com' },
  'POST /api/auth/verify-otp': { email: 'new@example.com', code: '000000' },
  'POST /api/analyze/url': { url: 'http://paypa1-login.example/verify' },
  'POST /api/analyze/email': { content: 'Hello, see you at six.' },
  'POST /api/analyze/domain': { domain: 'example.com' },
  'POST /api/analyze/vulnerability': { vendor: 'Cisco', product: 'ASA', category: 'security' },
  'POST /api/generate-report': { analysisData: { domain: 'example.com' }, analysisType: 'domain' },
  'POST /api/ml-insights/sample': { text: 'Your parcel waits.' },
  'POST /api/contact/sales': { name: 'Ana', email: 'ana@example.com', message: 'We are two hundred people.' },
  'POST /api/contact/support': { name: 'Ana', email: 'ana@example.com', problem: 'It does not open.' },
  'POST /api/payments/create-order': { planType: 'standard' },
  'POST /api/payments/verify': {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: '0'.repeat(64),
  },
  'POST /api/payments/sandbox/pay': { order_id: 'order_1' },
  'POST /api/account/send-code': { purpose: 'export' },
  'POST /api/account/export': { code: '000000' },
  'POST /api/account/delete': { code: '000000' },
  'POST /api/account/end-sessions': {},
  'POST /api/account/passkeys': { name: 'Laptop', response: { id: 'x', response: {} } },
  'POST /api/account/keys': { name: 'Gateway', scopes: ['check:url'] },
  'POST /api/account/webhooks': { url: 'https://hooks.example/', events: ['result.created'] },
  'POST /api/auth/organisation': { email: 'new@example.com' },
  'POST /api/auth/organisation/answer': { answer: 'state=none' },
  'POST /api/auth/organisation/confirm': { offer: 'none' },
  'POST /api/auth/passkey': { response: { id: 'x', response: {} } },
  'POST /api/admin/users': { email: 'added@example.com', planType: 'free', historyLimit: 5 },
  'POST /api/admin/bulk-actions': { action: 'resetUsage' },
  'POST /api/admin/analyses/:id/open': { reason: 'A support request about it' },
  'POST /api/admin/feedback/:id': { decision: 'rejected', reason: 'It is as it was' },
  'POST /api/admin/feedback/:id/open': { reason: 'A support request about it' },
  'POST /api/analysis/delete': { ids: ['00000000-0000-4000-8000-000000000000'] },
  'POST /api/analysis/:id/feedback': { verdict: 'safe', keepContent: false },
  'POST /api/analysis/:id/abuse-report': { lookalike: 'examp1e.com' },
  'POST /api/analysis/:id/share': { days: 1, content: 'verdict' },
  'POST /api/admin/messages/:id/open': { reason: 'To answer this message' },
  'POST /api/admin/messages/:id/answer': { text: 'Please try again.' },
  'PATCH /api/admin/messages/:id': { state: 'closed' },
  'POST /api/admin/payments/:id/refund': { reason: 'Asked for it by mail' },
  'PUT /api/account/retention': { days: 90 },
  'PUT /api/account/billing': { name: 'Ana', address: '1 Example Street' },
  'POST /api/account/jobs': { upload: chosenId, kind: 'mail' },
  'POST /api/watch/domains': { domain: 'example.com' },
  'POST /api/watch/devices': { vendor: 'Cisco', product: 'ASA', version: '9.1' },
  'PATCH /api/watch/alerts/:id': { state: 'acknowledged' },
  'PUT /api/watch/settings': { digest: 'off', hour: 8, timeZone: 'UTC' },
  'POST /api/organisations': { name: 'Northwind Trading' },
  'POST /api/organisations/invitations': { email: 'new@example.com', role: 'member' },
  'POST /api/organisations/join': { token: 'aaaaa-aaaaa-aaaaa-aaaaa' },
  'PATCH /api/organisations/members/:id': { role: 'member' },
  'PUT /api/organisations/sign-in': {
    issuer: 'https://login.example',
    clientId: 'hookwise',
    clientSecret: 'a secret of the issuer',
  },
  'POST /api/organisations/domains': { domain: 'example.com' },
  'POST /api/team/campaigns/:id/decision': { decision: 'spam', note: '' },
  'POST /api/team/campaigns/:id/comments': { text: 'Seen' },
  'POST /api/team/campaigns/:id/assign': { memberId: null },
  'PATCH /api/team/settings': { retentionDays: 30 },
  'PATCH /api/admin/users/:id': { planType: 'free', historyLimit: 5 },
};

/** Calls that read none of our JSON: a form, the provider's own message, no body at all. */
const withoutBody = [
  '/api/analyze/email-file',
  '/api/analyze/screenshot',
  '/api/payments/webhook',
  '/api/auth/logout',
  '/api/auth/passkey/options',
  '/api/account/passkeys/options',
  '/api/account/recovery-codes',
  '/api/account/keys/:id/renew',
  '/api/account/jobs/:id/pause',
  '/api/account/jobs/:id/continue',
  '/api/account/jobs/:id/cancel',
  '/api/account/uploads',
  '/api/account/uploads/:id',
  '/api/watch/devices/import',
  '/api/organisations/domains/:id/verify',
  '/api/watch/dmarc',
  '/api/watch/domains/:id/verify',
  '/api/account/webhooks/:id/rotate',
  '/api/account/webhooks/:id/resume',
  '/api/account/webhooks/:id/deliveries/:delivery/send-again',
];

it('S18 accepts no unknown field, in any body', async () => {
  const { app, database, cookie } = await startAdminApp();
  const { db } = database;
  const writing = callsOf(app).filter(
    // Calls of programs refuse what they do not know, and no session opens them: routes/v1/v1.test.ts.
    ({ method, url }) =>
      /^(?:POST|PUT|PATCH)$/.test(String(method)) && !withoutBody.includes(url) && !isForPrograms(url),
  );
  // A new call is covered by this test, or the test fails.
  expect(writing.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(bodies).sort());

  const ana = await app.signIn('ana@example.com');
  const [row] = await db.select().from(users).where(eq(users.email, 'ana@example.com'));
  for (const { method, url } of writing) {
    const isAdmins = url.startsWith('/api/admin');
    const answer = await app.inject({
      method,
      url: url.replace(':id', row?.id ?? ''),
      headers: { origin: 'http://localhost:80', cookie: isAdmins ? cookie : ana.cookie },
      payload: {
        ...wishes,
        ...bodies[`${method} ${url}`],
        ...(url.includes('bulk') && { userIds: [row?.id] }),
      },
    });
    // On a busy machine the first message may be asked to come back.
    const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
    if (!isBusy) expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(500);
  }

  const people = await db.select().from(users);
  for (const person of people) {
    expect(person, person.email).toMatchObject({ planType: 'free', historyLimit: 5, planResetDate: null });
    expect(person.id).not.toBe(chosenId);
    expect(person.dailyUsageCount).toBeGreaterThanOrEqual(0);
    expect(person.createdAt.toISOString()).not.toBe(elsewhen);
  }
  expect(people.filter(({ role }) => role === 'admin').map(({ email }) => email)).toEqual([
    'admin@example.com',
  ]);
  const analyses = await keptAnalyses(db);
  expect(analyses.length).toBeGreaterThanOrEqual(2);
  for (const analysis of analyses) {
    expect(analysis.userId).toBe(row?.id);
    expect(analysis.id).not.toBe(chosenId);
    expect(analysis.createdAt.toISOString()).not.toBe(elsewhen);
  }
  expect(analyses.find(({ inputData }) => inputData.includes('paypa1'))?.riskScore).toBeGreaterThan(0);
  for (const order of await db.select().from(schema.paymentOrders))
    expect(order).toMatchObject({
      userId: row?.id,
      planType: 'standard',
      amount: 1999,
      currency: 'USD',
      paidAt: null,
    });
  for (const message of await db.select().from(schema.contactMessages))
    expect(message.createdAt.toISOString()).not.toBe(elsewhen);
  expect(await db.select().from(schema.otpCodes)).not.toContainEqual(
    expect.objectContaining({ verified: true, email: 'new@example.com' }),
  );
});
