import { describe, expect, it } from 'vitest';
import { otpCodes, userSessions, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const minute = 60_000;
const ana = 'ana@example.com';

const requestCode = async (app: TestApp, email = ana) => {
  const answer = await app.postJson('/api/auth/send-otp', { email });
  return { status: answer.statusCode, code: codeIn(app.mails) };
};
const verify = (app: TestApp, code: string, email = ana) =>
  app.postJson('/api/auth/verify-otp', { email, code });
const me = (app: TestApp, headers: Record<string, string>) => app.inject({ url: '/api/auth/me', headers });

describe('sending a code', () => {
  it('API-01 CONST-01 GEN-10 OPEN-07 mails six digits in a text and an HTML part, and keeps only a hash of them', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { status, code } = await requestCode(app);
    expect(status).toBe(200);
    expect(code).toMatch(/^\d{6}$/);
    expect(app.mails[0]).toMatchObject({ to: ana, html: expect.stringContaining(code) });
    const [stored] = await database.db.select().from(otpCodes);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('API-01 VALID-05 says what a valid address looks like', async () => {
    const app = await startTestApp();
    for (const email of [
      '',
      'ana',
      'ana@',
      'ana@example',
      'ＡNA@example.com',
      'ana@example.com\u0000',
      7,
      null,
    ]) {
      const answer = await app.postJson('/api/auth/send-otp', { email });
      expect(answer.statusCode, String(email)).toBe(400);
      expect(answer.json()).toEqual({
        error: 'invalid_input',
        message: 'Please enter a valid email address',
      });
    }
  });

  it('S08 answers an unknown address exactly as it answers a user', async () => {
    const app = await startTestApp();
    await app.signIn(ana);
    app.turnClock(minute);
    const known = await app.postJson('/api/auth/send-otp', { email: ana });
    const unknown = await app.postJson('/api/auth/send-otp', { email: 'nobody@example.com' });
    const shapeOf = (answer: typeof known) => ({
      ...answer.json(),
      challenge: answer.json().challenge.length,
    });
    expect([known.statusCode, shapeOf(known)]).toEqual([unknown.statusCode, shapeOf(unknown)]);
  });

  it('S07 sends one code per half minute and five per hour to an address, of fifty asked for', async () => {
    const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
    const sentAt: number[] = [];
    for (let call = 0; call < 50; call += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${call}` };
      const answer = await app.postJson('/api/auth/send-otp', { email: ana }, from);
      if (answer.statusCode === 200) sentAt.push(call * 10);
      else expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
      app.turnClock(10_000);
    }
    expect(sentAt).toEqual([0, 30, 60, 90, 120]);
    const refused = await app.postJson('/api/auth/send-otp', { email: ana });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(app.mails).toHaveLength(5);
  });

  it('S07 sends twenty codes per hour to one network address', async () => {
    const app = await startTestApp();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => (await requestCode(app, `user${n}@example.com`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('counts failed deliveries against the network they were asked from', async () => {
    const app = await startTestApp({
      sendMail: async () => {
        throw new Error('550 no such user');
      },
    });
    const statuses = [];
    for (let n = 0; n < 22; n += 1) {
      statuses.push((await app.postJson('/api/auth/send-otp', { email: `user${n}@example.com` })).statusCode);
    }
    expect(statuses.filter((status) => status === 503)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('lets the visitor try again at once when the mail was not delivered', async () => {
    let isDown = true;
    const app = await startTestApp({
      sendMail: async () => {
        if (isDown) throw new Error('connection refused');
      },
    });
    const failed = await app.postJson('/api/auth/send-otp', { email: ana });
    expect(failed.statusCode).toBe(503);
    expect(failed.json().message).toContain('Failed to send OTP');
    isDown = false;
    expect((await app.postJson('/api/auth/send-otp', { email: ana })).statusCode).toBe(200);
  });
});

describe('verifying a code', () => {
  it('API-02 API-03 DATA-02 DATA-03 OPEN-11 creates the user on the free plan and signs in by cookie and by bearer token', async () => {
    const app = await startTestApp();
    const { code } = await requestCode(app, 'Ana@Example.COM');
    const answer = await verify(app, code, 'ANA@example.com');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      user: { email: ana, planType: 'free', role: 'user', isAdmin: false },
    });
    const [cookie = ''] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^hookwise=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const byCookie = await me(app, { cookie: cookie.split(';')[0] ?? '' });
    const byBearer = await me(app, { authorization: `Bearer ${answer.json().jwtToken}` });
    expect([byCookie.json().user.email, byBearer.json().user.email]).toEqual([ana, ana]);
  });

  it('S03 OPEN-06 accepts the right code once, in consecutive calls or twenty at the same time', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { code } = await requestCode(app);
    expect((await verify(app, code)).statusCode).toBe(200);
    expect((await verify(app, code)).statusCode).toBe(401);
    app.turnClock(minute);
    const { code: second } = await requestCode(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(app, second)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.includes('jwtToken'))).toHaveLength(1);
    expect(await database.db.select().from(userSessions)).toHaveLength(2);
  });

  it('S04 OPEN-06 accepts a code for ten minutes', async () => {
    const app = await startTestApp();
    const early = await requestCode(app);
    app.turnClock(10 * minute - 10_000);
    expect((await verify(app, early.code)).statusCode).toBe(200);
    const late = await requestCode(app);
    app.turnClock(10 * minute + 10_000);
    expect((await verify(app, late.code)).statusCode).toBe(401);
  });

  it('does not revive a code when the clock is set back', async () => {
    const app = await startTestApp();
    const { code } = await requestCode(app);
    app.turnClock(11 * minute);
    expect((await verify(app, code)).statusCode).toBe(401);
    app.turnClock(-24 * 60 * minute);
    expect((await verify(app, code)).statusCode).toBe(401);
    expect((await app.postJson('/api/auth/send-otp', { email: ana })).statusCode).toBe(200);
  });

  it('cannot be used up by an attacker who guesses where there is no code', async () => {
    const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
    for (let guess = 0; guess < 25; guess += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${guess}` };
      await app.postJson('/api/auth/verify-otp', { email: ana, code: '000000' }, from);
    }
    const { code } = await requestCode(app);
    expect((await verify(app, code)).statusCode).toBe(200);
  });

  it('API-02 VALID-06 OPEN-08 explains a code of the wrong length, and treats six letters as a wrong code', async () => {
    const app = await startTestApp();
    await requestCode(app);
    for (const code of ['12345', '1234567', '']) {
      const answer = await verify(app, code);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'OTP code must be 6 digits']);
    }
    expect((await verify(app, 'abcdef')).json().message).toBe('Invalid verification code');
  });
});

describe('a session', () => {
  it('S11 API-03 API-04 OPEN-11 ends for cookie and bearer alike at logout', async () => {
    const app = await startTestApp();
    const { cookie, jwtToken } = await app.signIn(ana);
    const answer = await app.postJson('/api/auth/logout', undefined, { cookie });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: expect.any(String) }]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^hookwise=; .*Expires=Thu, 01 Jan 1970/);
    expect((await me(app, { cookie })).statusCode).toBe(401);
    expect((await me(app, { authorization: `Bearer ${jwtToken}` })).statusCode).toBe(401);
  });

  it('OPEN-11 lasts seven days by cookie, and fifteen minutes by the token a script could read', async () => {
    const app = await startTestApp();
    const { cookie, jwtToken } = await app.signIn(ana);
    app.turnClock(16 * minute);
    expect((await me(app, { authorization: `Bearer ${jwtToken}` })).statusCode).toBe(401);
    app.turnClock(7 * 24 * 60 * minute - 17 * minute);
    expect((await me(app, { cookie })).statusCode).toBe(200);
    app.turnClock(2 * minute);
    expect((await me(app, { cookie })).statusCode).toBe(401);
  });

  it('S11 ends with its user', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(ana);
    await database.db.delete(users);
    expect((await me(app, { cookie })).statusCode).toBe(401);
    expect(await database.db.select().from(userSessions)).toEqual([]);
  });

  it('S11 DATA-05 OPEN-18 shows a plan change at once, and an expired plan as free', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(ana);
    await database.db
      .update(users)
      .set({ planType: 'standard', planResetDate: new Date(app.now().getTime() + minute) });
    expect((await me(app, { cookie })).json().user).toMatchObject({
      planType: 'standard',
      planExpired: false,
    });
    app.turnClock(minute);
    expect((await me(app, { cookie })).json().user).toMatchObject({ planType: 'free', planExpired: true });
  });

  it('gives thirty parallel calls of an expired plan no more than the free plan has', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(ana);
    await database.db
      .update(users)
      .set({ planType: 'professional', planResetDate: new Date(app.now().getTime() - 1) });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await me(app, { cookie })).json().user).toMatchObject({ planType: 'free', historyLimit: 3 });
  });

  it('is found by its cookie beside an expired bearer token, which alone is refused', async () => {
    const app = await startTestApp();
    const { cookie, jwtToken } = await app.signIn(ana);
    app.turnClock(16 * minute);
    const both = await app.postJson(
      '/api/analyze/url',
      { url: 'example.com' },
      { cookie, authorization: `Bearer ${jwtToken}` },
    );
    expect(both.json().userId).toMatch(/-/);
    const alone = await app.postJson(
      '/api/analyze/url',
      { url: 'example.com' },
      { authorization: `Bearer ${jwtToken}` },
    );
    expect([alone.statusCode, alone.json().error]).toEqual([401, 'not_signed_in']);
  });

  it('ends although the logout names a type for the body it does not have', async () => {
    const app = await startTestApp();
    const { cookie } = await app.signIn(ana);
    const headers = { cookie, 'content-type': 'application/json' };
    expect((await app.postJson('/api/auth/logout', undefined, headers)).statusCode).toBe(200);
    expect((await me(app, { cookie })).statusCode).toBe(401);
  });

  it('OPEN-01 ROLE-09 names the owner an admin without the role, and only the exact address', async () => {
    const app = await startTestApp({ env: { OWNER_EMAIL: 'Owner@Example.com' } });
    const owner = await app.signIn('owner@example.com');
    expect((await me(app, { cookie: owner.cookie })).json().user).toMatchObject({
      role: 'user',
      isAdmin: true,
    });
    const other = await app.signIn('owner@example.com.au');
    expect((await me(app, { cookie: other.cookie })).json().user.isAdmin).toBe(false);
  });

  it('S13 carries a cookie in production that no sibling host can plant and no script can read', async () => {
    const app = await startTestApp({
      env: { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) },
    });
    const { code } = await requestCode(app);
    const [cookie = ''] = [(await verify(app, code)).headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^__Host-hookwise=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
