import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { analysisResults, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const link = { url: 'https://example.com/' };

/** Two servers on one database, and somebody who is signed in and known to both: the next check looks nobody up. */
const startTwo = async () => {
  const statements: string[] = [];
  const database = await openTestDatabase((text) => statements.push(text));
  const [here, there] = [await startTestApp({ database }), await startTestApp({ database })];
  const { jwtToken, cookie } = await here.signIn('ana@example.com');
  const bearer = { authorization: `Bearer ${jwtToken}` };
  const check = async (app: typeof here, headers: Record<string, string> = bearer) =>
    app.postJson('/api/analyze/url', link, headers);
  for (const app of [here, there]) {
    await app.inject({ url: '/api/auth/me', headers: bearer });
    await app.inject({ url: '/api/auth/me', headers: { cookie } });
  }
  return { database, here, there, bearer, cookie, check, statements };
};

it('a check of somebody who was just here takes two statements', async () => {
  const { here, check, statements } = await startTwo();
  await check(here);
  statements.length = 0;
  expect((await check(here)).statusCode).toBe(200);
  expect(statements.map((text) => /\b(begin_check|keep_analysis)\b/.exec(text)?.[0])).toEqual([
    'begin_check',
    'keep_analysis',
  ]);
});

it('S11 a sign-out on one server counts at once on another that remembers the session', async () => {
  const { database, here, there, bearer, cookie, check } = await startTwo();
  await here.postJson('/api/auth/logout', undefined, bearer);
  expect((await check(there)).statusCode).toBe(401);
  expect((await check(here)).statusCode).toBe(401);
  // A browser whose cookie no longer stands for anybody is a guest, and the result nobody's.
  expect((await check(there, { cookie })).json()).toMatchObject({ userId: null });
  expect(await database.db.select({ userId: analysisResults.userId }).from(analysisResults)).toEqual([
    { userId: null },
  ]);
});

it('S11 a lower plan and a deleted account count at once on another server that remembers the user', async () => {
  const { database, there, check } = await startTwo();
  const setPlan = (planType: 'free' | 'enterprise') =>
    database.db.update(users).set({ planType }).where(eq(users.email, 'ana@example.com'));
  await setPlan('enterprise');
  for (let n = 0; n < 6; n += 1) expect((await check(there)).statusCode).toBe(200);
  await setPlan('free');
  expect((await check(there)).statusCode).toBe(429);
  await database.db.delete(users).where(eq(users.email, 'ana@example.com'));
  expect((await check(there)).statusCode).toBe(401);
});

it('S11 a session that runs out is over, however lately it was used', async () => {
  const { there, check } = await startTwo();
  expect((await check(there)).statusCode).toBe(200);
  there.turnClock(400 * 24 * 60 * 60 * 1000);
  expect((await check(there)).statusCode).toBe(401);
});
