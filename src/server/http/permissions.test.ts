import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { adminActions, users } from '../store/schema.ts';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';
import { callsOf } from '../testing/calls-of.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import {
  adminsOnly,
  holdPermissions,
  openToAll,
  openToGuests,
  signedInOnly,
  userOf,
  visitorOf,
} from './permissions.ts';

const someId = '00000000-0000-4000-8000-000000000000';

describe('every call of the console', () => {
  it('S17 ROLE-12 OPEN-22 is refused to everyone but administrators, in any variation of the call', async () => {
    const { app, database, get } = await startAdminApp();
    const { db } = database;
    // Read from the app itself, so that this test covers a new call without being edited.
    const adminCalls = callsOf(app).filter(({ url }) => url.startsWith('/api/admin'));
    expect(adminCalls.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
      [
        'GET /api/admin/analytics',
        'GET /api/admin/audit',
        'GET /api/admin/feedback',
        'GET /api/admin/messages',
        'GET /api/admin/payments',
        'GET /api/admin/users',
        'HEAD /api/admin/analytics',
        'HEAD /api/admin/audit',
        'HEAD /api/admin/feedback',
        'HEAD /api/admin/messages',
        'HEAD /api/admin/payments',
        'HEAD /api/admin/users',
        'POST /api/admin/analyses/:id/open',
        'POST /api/admin/bulk-actions',
        'POST /api/admin/feedback/:id',
        'POST /api/admin/feedback/:id/open',
        'POST /api/admin/messages/:id/answer',
        'POST /api/admin/messages/:id/open',
        'POST /api/admin/payments/:id/refund',
        'POST /api/admin/users',
        'DELETE /api/admin/users/:id',
        'PATCH /api/admin/messages/:id',
        'PATCH /api/admin/users/:id',
      ].sort(),
    );

    const free = await app.signIn('free@example.com');
    const enterprise = await app.signIn('enterprise@example.com');
    await db.update(users).set({ planType: 'enterprise' }).where(eq(users.email, 'enterprise@example.com'));
    const former = await app.signIn('former@example.com');
    await db.update(users).set({ role: 'admin' }).where(eq(users.email, 'former@example.com'));
    const bearer = { authorization: `Bearer ${former.jwtToken}` };
    expect((await app.inject({ url: '/api/admin/users', headers: bearer })).statusCode).toBe(200);
    await db.update(users).set({ role: 'user' }).where(eq(users.email, 'former@example.com'));

    const callers: [string, Record<string, string>, number][] = [
      ['guest', {}, 401],
      ['free', { cookie: free.cookie }, 403],
      ['enterprise', { cookie: enterprise.cookie }, 403],
      ['former admin', { cookie: former.cookie }, 403],
      ['former admin by token', bearer, 403],
      ['forged token', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }, 401],
    ];
    const dresses: Record<string, string>[] = [
      {},
      { 'x-role': 'admin', role: 'admin', 'x-user-role': 'admin' },
      { 'x-original-url': '/api/auth/me', 'x-rewrite-url': '/api/auth/me' },
      { 'x-http-method-override': 'GET', 'x-method-override': 'GET' },
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-user': adminEmail },
    ];
    const before = await db.select().from(users).orderBy(users.id);
    for (const { method, url } of adminCalls) {
      for (const [who, identity, status] of callers) {
        for (const dress of dresses) {
          const answer = await app.inject({
            method,
            url: `${url.replace(':id', before[0]?.id ?? someId)}?role=admin&isAdmin=true&_method=GET`,
            headers: { origin: 'http://localhost:80', ...identity, ...dress },
            ...(method === 'POST' || method === 'PATCH'
              ? {
                  payload: {
                    role: 'admin',
                    isAdmin: true,
                    email: 'eve@example.com',
                    planType: 'enterprise',
                    historyLimit: 9,
                  },
                }
              : {}),
          });
          expect(answer.statusCode, `${who} ${method} ${url} ${JSON.stringify(dress)}`).toBe(status);
        }
      }
    }
    expect(await db.select().from(users).orderBy(users.id)).toEqual(before);
    expect(await db.select().from(adminActions)).toEqual([]);
    expect((await get('/api/admin/users')).statusCode).toBe(200);
  });

  it('S17 cannot be reached by another spelling of its path', async () => {
    const { app } = await startAdminApp();
    const { cookie: stranger } = await app.signIn('free@example.com');
    const spellings = [
      '/api/admin/users/',
      '/API/admin/users',
      '/api/Admin/Users',
      '//api/admin/users',
      '/api//admin/users',
      '/api/admin//users',
      '/api/./admin/users',
      '/api/auth/../admin/users',
      '/api/auth/..%2fadmin/users',
      '/api/admin/users;x=1',
      '/api/admin/users%20',
      '/api/admin/users%00',
      '/api/admin/users.json',
    ];
    for (const who of [stranger, '']) {
      for (const url of spellings) {
        for (const method of ['GET', 'POST'] as const) {
          const answer = await app.inject({
            method,
            url,
            headers: { cookie: who, origin: 'http://localhost:80' },
          });
          expect(answer.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
          expect(answer.body, `${method} ${url}`).not.toContain('@example.com');
        }
      }
    }
    // A percent sign may stand for any letter: the router decodes it before permissions are checked.
    const encoded = await app.inject({ url: '/api/%61dmin/users', headers: { cookie: stranger } });
    expect(encoded.statusCode).toBe(403);
  });

  it('OPEN-01 OPEN-22 answers the owner, whatever their role', async () => {
    const { app } = await startAdminApp();
    const { cookie } = await app.signIn('OWNER@example.com');
    const answer = await app.inject({ url: '/api/admin/analytics', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect((await app.inject({ url: '/api/auth/me', headers: { cookie } })).json().user).toMatchObject({
      role: 'user',
      isAdmin: true,
    });
  });

  it('treats no user as the owner where none is configured', async () => {
    const app = await startTestApp({ database: await openTestDatabase() });
    const { cookie } = await app.signIn('undefined@example.com');
    expect((await app.inject({ url: '/api/admin/users', headers: { cookie } })).statusCode).toBe(403);
  });
});

const handler = async () => 'open';

/** An app that enforces permissions and knows one user, who is not an administrator. */
const emptyApp = () => {
  const app = Fastify();
  holdPermissions(app, {
    identify: () => Promise.reject(),
    identifyKey: () => Promise.reject(),
    isAdmin: () => false,
    adminAccess: { admit: () => Promise.reject() },
  });
  return app;
};

it('S17 registers no route that does not declare who may call it', async () => {
  for (const url of ['/api/new', '/new', '/api/admin/new', '/healthz'])
    expect(() => emptyApp().get(url, handler), url).toThrow('does not say who may call it');
  await expect(
    (async () =>
      emptyApp().register(async (inner) => void inner.post('/new', handler), { prefix: '/api' }))(),
  ).rejects.toThrow('does not say who may call it');
  const app = emptyApp();
  expect(() => app.get('/a', { config: openToAll }, handler)).not.toThrow();
  expect(() => app.get('/b', { config: openToGuests }, handler)).not.toThrow();
  expect(() => app.get('/c', { config: signedInOnly }, handler)).not.toThrow();
  expect(() => app.get('/d', { config: adminsOnly }, handler)).not.toThrow();
});

it('S17 lets no route under /api/admin be open to anyone but administrators', async () => {
  for (const config of [openToAll, openToGuests, signedInOnly, {}])
    for (const url of ['/api/admin/new', '/api/admin', '/API/Admin/x', '//api//admin/x'])
      expect(() => emptyApp().get(url, { config }, handler), url).toThrow('does not say who may call it');
  expect(() => emptyApp().get('/api/administrators', { config: openToAll }, handler)).not.toThrow();
});

it('declares who may make each call, and enforces it', async () => {
  const app = await startTestApp();
  const open = [];
  for (const { method, url } of callsOf(app)) {
    const answer = await app.inject({
      method,
      url: url.replace(':id', someId),
      headers: { origin: 'http://localhost:80' },
    });
    if (answer.statusCode !== 401) open.push(`${method} ${url}`);
  }
  // Every call that is not in this list is refused to a guest before anything is read.
  expect(open.filter((call) => !call.startsWith('HEAD')).sort()).toEqual([
    'GET /api/accuracy',
    'GET /api/analysis/:id',
    'GET /api/ml-insights',
    'GET /api/payments/sandbox/checkout.js',
    'GET /api/report-key',
    'GET /api/shared/:token',
    // Describes the calls for programs.
    'GET /api/v1/openapi.json',
    // Its address is the secret.
    'GET /api/watch/feed/:file',
    'GET /healthz',
    // Not in production.
    'GET /mails',
    'GET /mails/:name',
    'GET /readyz',
    'POST /api/analyze/domain',
    'POST /api/analyze/email',
    'POST /api/analyze/email-file',
    'POST /api/analyze/screenshot',
    'POST /api/analyze/url',
    'POST /api/analyze/vulnerability',
    'POST /api/auth/logout',
    'POST /api/auth/organisation',
    'POST /api/auth/organisation/answer',
    'POST /api/auth/passkey',
    'POST /api/auth/passkey/options',
    'POST /api/auth/send-otp',
    'POST /api/auth/verify-otp',
    'POST /api/contact/sales',
    'POST /api/contact/support',
    'POST /api/generate-report',
    'POST /api/ml-insights/sample',
    'POST /api/payments/sandbox/pay',
    'POST /api/payments/webhook',
  ]);
});

it('returns a visitor only where the caller was identified, and a user only where one is required', () => {
  const guest = { user: null, address: '192.0.2.1', signal: new AbortController().signal };
  expect(() => visitorOf({ visitor: null } as never)).toThrow('open to all');
  expect(() => userOf({ visitor: null } as never)).toThrow('open to all');
  expect(visitorOf({ visitor: guest } as never)).toBe(guest);
  expect(() => userOf({ visitor: guest } as never)).toThrow('open to guests');
});
