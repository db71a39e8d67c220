import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { analysisResults, apiKeys, checkReservations, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { createKey, programmer, putOnPlan, startProgramApp } from '../testing/program-app.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const link = { url: 'https://example.com/' };
const hourMs = 60 * 60 * 1000;

/** Two servers on one database, and a key that both have seen: the next check looks nobody up. */
const startTwo = async (plan: 'standard' | 'enterprise' = 'enterprise') => {
  const statements: string[] = [];
  const database = await openTestDatabase((text) => statements.push(text));
  const { app: here, cookie, made, bearer } = await startProgramApp({ database, plan });
  const there = await startTestApp({ database });
  const check = (app: TestApp, headers: Record<string, string> = {}, body: object = link) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/check/url',
      payload: body,
      headers: { ...bearer, ...headers },
    });
  const revoke = (app: TestApp) =>
    app.inject({
      method: 'DELETE',
      url: `/api/account/keys/${made.id}`,
      headers: { cookie, origin: 'http://localhost:80' },
    });
  for (const app of [here, there]) expect((await check(app)).statusCode).toBe(200);
  return { database, here, there, cookie, made, check, revoke, statements };
};

const namesOf = (statements: readonly string[]) =>
  statements.map(
    (text) => /\b(begin_check|keep_analysis|checks_used|idempotent_answers|api_keys)\b/.exec(text)?.[0],
  );

it('a check with a key that was just used takes two statements, one of which confirms the key', async () => {
  const { here, check, statements } = await startTwo();
  statements.length = 0;
  expect((await check(here)).statusCode).toBe(200);
  expect(statements).toHaveLength(2);
  expect(statements[0]).toContain('api_keys');
  expect(statements[0]).toContain('begin_check');
  expect(statements[1]).toContain('keep_analysis');
});

it('what does not begin with a check looks the key up', async () => {
  const { here, check, made, statements } = await startTwo();
  statements.length = 0;
  await check(here, { 'idempotency-key': 'once' });
  expect(namesOf(statements)[0]).toBe('api_keys');
  statements.length = 0;
  await here.inject({ url: '/api/v1/usage', headers: { authorization: `Bearer ${made.key}` } });
  expect(namesOf(statements)[0]).toBe('api_keys');
});

it('S11 a key that was revoked on one server is refused at once by another that remembers it', async () => {
  const { database, here, there, check, revoke } = await startTwo('standard');
  const before = await database.db.$count(analysisResults);
  expect((await revoke(here)).statusCode).toBeLessThan(300);
  for (const app of [there, here]) {
    // A call that is refused for its body has confirmed nobody, and says nothing of the account.
    expect((await check(app, {}, {})).headers['ratelimit']).toBeUndefined();
    const refused = await check(app);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'not_signed_in']);
    expect(refused.headers['ratelimit']).toBeUndefined();
    // Forgotten by now.
    expect((await check(app, {}, {})).statusCode).toBe(401);
  }
  expect(await database.db.$count(analysisResults)).toBe(before);
  expect(await database.db.select().from(checkReservations)).toEqual([]);
});

it('S11 a lower plan and a deleted account count at once where the key is remembered', async () => {
  const { database, there, check } = await startTwo();
  await putOnPlan(database, 'standard');
  expect((await check(there)).headers['ratelimit-policy']).toBe('"daily";q=25;w=86400');
  await putOnPlan(database, 'free');
  expect((await check(there)).statusCode).toBe(403);
  await putOnPlan(database, 'enterprise');
  expect((await check(there)).statusCode).toBe(200);
  await database.db.delete(users).where(eq(users.email, programmer));
  expect((await check(there)).statusCode).toBe(401);
});

it('S11 a remembered key ends with its time, also where that was brought forward', async () => {
  const { database, there, made, check } = await startTwo();
  await database.db
    .update(apiKeys)
    .set({ expiresAt: new Date(there.now().getTime() - 1) })
    .where(eq(apiKeys.id, made.id));
  expect((await check(there)).statusCode).toBe(401);
  await database.db
    .update(apiKeys)
    .set({ expiresAt: new Date(there.now().getTime() + hourMs) })
    .where(eq(apiKeys.id, made.id));
  expect((await check(there)).statusCode).toBe(200);
  there.turnClock(hourMs);
  expect((await check(there)).statusCode).toBe(401);
});

it('a remembered key is still held to its scopes and networks', async () => {
  const { here, cookie } = await startTwo();
  const { key } = await createKey(here, cookie, { scopes: ['check:url'], networks: ['192.0.2.0/24'] });
  const call = async (what: string, body: object, remoteAddress: string) =>
    (
      await here.inject({
        method: 'POST',
        url: `/api/v1/check/${what}`,
        payload: body,
        headers: { authorization: `Bearer ${key}` },
        remoteAddress,
      })
    ).statusCode;
  for (let n = 0; n < 2; n += 1) {
    expect(await call('url', link, '192.0.2.1')).toBe(200);
    expect(await call('url', link, '192.0.3.1')).toBe(403);
    expect(await call('domain', { domain: 'example.com' }, '192.0.2.1')).toBe(403);
  }
});

it('every use of a remembered key is counted once', async () => {
  const { app, database, cookie, post } = await startProgramApp({ plan: 'enterprise' });
  for (let n = 0; n < 3; n += 1) expect((await post('/api/v1/check/url', link)).statusCode).toBe(200);
  // Remembered with another plan, and so looked up after all.
  await putOnPlan(database, 'professional');
  expect((await post('/api/v1/check/url', link)).statusCode).toBe(200);
  const list = await app.inject({ url: '/api/account/keys', headers: { cookie } });
  expect(list.json().keys[0].uses).toBe(4);
});
