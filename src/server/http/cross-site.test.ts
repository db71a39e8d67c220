import { expect, it } from 'vitest';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const logout = (app: TestApp, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/auth/logout', headers });

it('refuses a state-changing call that another site made the browser send', async () => {
  const app = await startTestApp();
  const { cookie } = await app.signIn('ana@example.com');
  const foreign: Record<string, string>[] = [
    { cookie, origin: 'https://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: 'http://localhost.evil.example' },
    { cookie, origin: 'http://localhost:8080' },
    { cookie, 'sec-fetch-site': 'cross-site' },
    { cookie, 'sec-fetch-site': 'same-site' },
    { cookie },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const answer = await logout(app, headers);
    expect([answer.statusCode, answer.json().error], JSON.stringify(headers)).toEqual([403, 'cross_site']);
  }
  expect((await app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200);
});

it('accepts calls from our own pages, and from programs without the cookie', async () => {
  const app = await startTestApp();
  const { cookie, jwtToken } = await app.signIn('ana@example.com');
  const own: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${jwtToken}`, origin: 'https://partner.example' },
    { cookie, 'sec-fetch-site': 'same-origin' },
    { cookie, origin: 'http://localhost:80' },
  ];
  for (const headers of own) expect((await logout(app, headers)).statusCode).toBe(200);
});

it('does not read a form that another site posts', async () => {
  const app = await startTestApp();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/send-otp',
      headers: { 'content-type': type },
      payload: '{"email":"ana@example.com"}',
    });
    expect([answer.statusCode, answer.json().error], type).toEqual([415, 'wrong_type']);
  }
  expect(app.mails).toEqual([]);
});
