import { describe, expect, it } from 'vitest';
import { isForPrograms } from '../http/problem.ts';
import { adminActions, users } from '../store/schema.ts';
import { startAdminApp } from '../testing/admin-app.ts';
import { callsOf } from '../testing/calls-of.ts';
import { formBody } from '../testing/form-body.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const foreignOrigins = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://evil.localhost',
  'http://localhost:8080',
];

/** What a form on another site can send without a CORS preflight. */
const forms = [
  { type: 'text/plain', payload: '{"planType":"enterprise","email":"eve@example.com"}' },
  { type: 'application/x-www-form-urlencoded', payload: 'planType=enterprise&email=eve%40example.com' },
  {
    type: formBody().headers['content-type'],
    payload: formBody({ name: 'a.eml', content: 'From: a@sender.example\n\nHello' }).payload,
  },
];

describe('a form on another site', () => {
  it('S14 triggers no call that changes anything, with any content type', async () => {
    const { app, database, cookie } = await startAdminApp();
    const { db } = database;
    const calls = callsOf(app).filter(({ method }) => !/^(?:GET|HEAD|OPTIONS)$/.test(String(method)));
    expect(calls.length).toBeGreaterThan(15);
    const [admin] = await db.select().from(users);
    const before = JSON.stringify(await db.select().from(users));
    const mails = app.mails.length;
    for (const { method, url } of calls) {
      for (const { type, payload } of forms) {
        for (const origin of foreignOrigins) {
          const answer = await app.inject({
            method,
            url: url.replace(':id', admin?.id ?? ''),
            headers: { cookie, origin, 'content-type': type, 'sec-fetch-site': 'cross-site' },
            payload,
          });
          // No cookie opens a call for programs.
          const refusals = isForPrograms(url) ? [401] : [403, 415];
          expect(refusals, `${method} ${url} ${type} ${origin}`).toContain(answer.statusCode);
        }
      }
    }
    expect(JSON.stringify(await db.select().from(users))).toBe(before);
    expect(await db.select().from(adminActions)).toEqual([]);
    expect(app.mails).toHaveLength(mails);
  });

  it('S14 changes nothing by a call that only reads', async () => {
    const { app, database, cookie } = await startAdminApp();
    const reading = callsOf(app).filter(({ method }) => /^(?:GET|HEAD)$/.test(String(method)));
    const before = JSON.stringify(await database.db.select().from(users));
    for (const { method, url } of reading)
      await app.inject({ method, url, headers: { cookie, origin: 'https://evil.example' } });
    expect(JSON.stringify(await database.db.select().from(users))).toBe(before);
    expect((await app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200);
  });
});

it('S26 lets no other origin read an answer', async () => {
  const app = await startTestApp({
    env: { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) },
  });
  const { cookie } = await app.signIn('ana@example.com');
  for (const origin of [...foreignOrigins, 'http://localhost', 'https://localhost', '*']) {
    for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
      const { headers } = await app.inject({
        method,
        url: '/api/auth/me',
        headers: {
          cookie,
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type',
        },
      });
      const sharing = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(sharing, `${method} ${origin}`).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  }
});
