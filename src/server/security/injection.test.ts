import { expect, it } from 'vitest';
import { users } from '../store/schema.ts';
import { startAdminApp } from '../testing/admin-app.ts';
import { boundary } from '../testing/form-body.ts';

/** Texts that mean something to an interpreter somewhere: SQL, document stores, shells, templates, paths, log lines. */
const hostile = [
  "' or '1'='1",
  "'; drop table users; --",
  "1'; select pg_sleep(10); --",
  "') union select email from users --",
  "\\'; delete from users; --",
  '$$; delete from users; $$',
  '"; drop table "users"; --',
  'a%27%20or%201=1',
  '%',
  '_',
  '%_%',
  '\\',
  '{"$gt":""}',
  '[$ne]=1',
  "this.constructor.constructor('return process')()",
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be one.
  '${7*7}',
  '$(touch /tmp/hookwise-was-here)',
  '`id`',
  '| id',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '\u0000',
  'a\u0000b.example',
  '\r\nx-injected: 1',
  '\u2028\u2029',
  '\ud800',
  'ı\u0307.example',
  'xn--0.example',
  `${'a'.repeat(64)}.example`,
  'localhost',
  '0x7f000001',
  '[::ffff:127.0.0.1]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];

/** JSON that a careless merge would write into `Object.prototype`. */
const polluting = [
  '{"__proto__":{"polluted":true},"url":"example.com"}',
  '{"url":"example.com","constructor":{"prototype":{"polluted":true}}}',
  '{"url":{"__proto__":{"polluted":true}}}',
  '{"url":"example.com","a":[{"__proto__":{"polluted":true}}]}',
  '{"\\u005f_proto__":{"polluted":true},"url":"example.com"}',
  '[{"__proto__":{"polluted":true}}]',
];

const isPolluted = () => 'polluted' in {} || Object.keys(Object.prototype).length > 0;

it('S20 treats hostile texts as text, in every field and place', async () => {
  const { app, database, cookie } = await startAdminApp();
  const own = { cookie, origin: 'http://localhost:80' };
  const before = await database.db.select().from(users);
  for (const text of hostile) {
    const query = encodeURIComponent(text.toWellFormed());
    const answers = await Promise.all([
      app.postJson('/api/analyze/url', { url: text }),
      app.postJson('/api/analyze/domain', { domain: text }),
      app.postJson('/api/auth/send-otp', { email: text }),
      app.postJson('/api/auth/send-otp', { email: `${text}@example.com` }),
      app.postJson('/api/auth/verify-otp', { email: text, code: text }),
      app.postJson('/api/analyze/vulnerability', {
        vendor: text,
        product: text,
        category: 'security',
        version: text,
      }),
      app.postJson('/api/generate-report', { analysisData: { id: text }, analysisType: text }),
      app.postJson(
        '/api/payments/verify',
        { razorpay_order_id: text, razorpay_payment_id: text, razorpay_signature: text },
        { cookie },
      ),
      app.postJson('/api/admin/bulk-actions', { action: text, userIds: [text] }, { cookie }),
      app.inject({ url: `/api/admin/users?search=${query}`, headers: own }),
      app.inject({ url: `/api/admin/users?plan=${query}&page=${query}`, headers: own }),
      app.inject({ url: `/api/admin/users/${query}`, method: 'DELETE', headers: own }),
      app.inject({ url: `/api/analysis/${query}`, headers: own }),
      app.inject({ url: `/${query}`, headers: own }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode, `${JSON.stringify(text)} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      expect(answer.headers).not.toHaveProperty('x-injected');
    }
    // A search is for a part of an address: nothing in it is a wildcard.
    const found = answers[9]?.json<{ users: { email: string }[] }>().users ?? [];
    expect(
      found.filter(({ email }) => !email.includes(text.trim().toLowerCase())),
      text,
    ).toEqual([]);
  }
  expect(await database.db.select().from(users)).toEqual(before);
});

it('S20 lets no request write into Object.prototype', async () => {
  const { app, cookie } = await startAdminApp();
  for (const payload of polluting) {
    for (const url of [
      '/api/analyze/url',
      '/api/auth/send-otp',
      '/api/generate-report',
      '/api/admin/users',
    ]) {
      const headers = { 'content-type': 'application/json', cookie, origin: 'http://localhost:80' };
      const answer = await app.inject({ method: 'POST', url, payload, headers });
      expect(answer.statusCode, `${url} ${payload}`).toBeLessThan(500);
      expect(isPolluted()).toBe(false);
    }
  }
  for (const query of [
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    '__proto__=1',
    'search[__proto__]=1',
  ]) {
    const answer = await app.inject({ url: `/api/admin/users?${query}`, headers: { cookie } });
    expect(answer.statusCode, query).toBeLessThan(500);
    expect(isPolluted()).toBe(false);
  }
  for (const name of ['__proto__', 'constructor', '__proto__[polluted]', 'toString']) {
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="__proto__"\r\n\r\nx\r\n--${boundary}--\r\n`;
    for (const url of ['/api/analyze/email-file', '/api/analyze/screenshot']) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const answer = await app.inject({ method: 'POST', url, payload, headers });
      expect([400, 415], `${url} ${name}`).toContain(answer.statusCode);
      expect(isPolluted()).toBe(false);
    }
  }
});
