import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../store/schema.ts';
import { startAdminApp } from '../testing/admin-app.ts';
import type { TestApp } from '../testing/start-test-app.ts';

const ana = 'ana@example.com';

/** What a person holds after signing in, in both forms. */
const credentialsOf = async (app: TestApp) => {
  const { cookie, jwtToken } = await app.signIn(ana);
  return [{ cookie }, { authorization: `Bearer ${jwtToken}` }];
};
const statusesOf = async (app: TestApp, credentials: Record<string, string>[]) =>
  Promise.all(
    credentials.map(async (headers) => (await app.inject({ url: '/api/auth/me', headers })).statusCode),
  );

it('S11 refuses cookie and bearer from the moment of logout, and after the administrator deletes the user', async () => {
  const { app, database, remove } = await startAdminApp();
  const before = await credentialsOf(app);
  expect(await statusesOf(app, before)).toEqual([200, 200]);
  await app.postJson('/api/auth/logout', undefined, before[1]);
  expect(await statusesOf(app, before)).toEqual([401, 401]);

  app.turnClock(31_000);
  const after = await credentialsOf(app);
  const [row] = await database.db.select().from(users).where(eq(users.email, ana));
  expect((await remove(`/api/admin/users/${row?.id}`)).statusCode).toBe(200);
  expect(await statusesOf(app, [...before, ...after])).toEqual([401, 401, 401, 401]);
});

it('S11 shows a plan that the administrator lowered at the very next call, and holds to it', async () => {
  const { app, database, patch } = await startAdminApp();
  const credentials = await credentialsOf(app);
  const [row] = await database.db.select().from(users).where(eq(users.email, ana));
  let stale = 0;
  for (const planType of ['enterprise', 'free', 'professional', 'free', 'standard', 'free']) {
    expect((await patch(`/api/admin/users/${row?.id}`, { planType })).statusCode).toBe(200);
    for (const headers of credentials) {
      const answer = await app.inject({ url: '/api/auth/me', headers });
      if (answer.json().user.planType !== planType) stale += 1;
    }
  }
  expect(stale).toBe(0);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    const answer = await app.postJson('/api/analyze/url', { url: 'example.com' }, credentials[0]);
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
