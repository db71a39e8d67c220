import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newApiKey } from '../adapters/api-key.ts';
import { apiKeys, tombstones, users } from '../store/schema.ts';
import { engines } from '../testing/engines.ts';
import { createKey, programmer, putOnPlan, startProgramApp } from '../testing/program-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const usage = '/api/v1/usage';
const hourMs = 60 * 60 * 1000;

it('shows a key once, and keeps its hash alone', async () => {
  const { app, database, cookie, made } = await startProgramApp();
  expect(made).toMatchObject({ name: 'Mail gateway', state: 'active', uses: 0, lastUsedAt: null });
  const [row] = await database.db.select().from(apiKeys);
  expect(JSON.stringify(row)).not.toContain(made.key.slice(12));
  const list = await app.inject({ url: '/api/account/keys', headers: { cookie } });
  expect(list.json()).toMatchObject({ limit: 1, keys: [{ id: made.id, prefix: made.key.slice(0, 12) }] });
  expect(list.body).not.toContain(made.key.slice(12));
});

it('mails the owner about a key that was created, renewed or revoked, and never the key', async () => {
  const { app, cookie, made } = await startProgramApp();
  const url = `/api/account/keys/${made.id}`;
  const renewed = await app.postJson(`${url}/renew`, {}, { cookie });
  await app.inject({ method: 'DELETE', url, headers: { cookie, origin: 'http://localhost:80' } });
  await expect
    .poll(() => app.mails.map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('API key created'),
        expect.stringContaining('API key renewed'),
        expect.stringContaining('API key revoked'),
      ]),
    );
  for (const key of [made.key, renewed.json<{ key: string }>().key])
    expect(JSON.stringify(app.mails)).not.toContain(key.slice(12));
});

it('opens calls with its scopes, and no others', async () => {
  const { app, cookie, database } = await startProgramApp({ plan: 'professional' });
  const { key } = await createKey(app, cookie, { scopes: ['check:url'] });
  const headers = { authorization: `Bearer ${key}` };
  const checked = await app.inject({
    method: 'POST',
    url: '/api/v1/check/url',
    payload: { url: 'example.com' },
    headers,
  });
  expect(checked.statusCode).toBe(200);
  const refused = await app.inject({ url: '/api/v1/results', headers });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'not_allowed', detail: 'This API key does not have the scope read:results' },
  ]);
  expect((await app.inject({ url: usage, headers })).json()).toMatchObject({
    checks: { used: 1, limit: 65 },
  });
  await database.close();
});

it('answers unknown, malformed, expired and revoked keys alike', async () => {
  const { app, cookie, made } = await startProgramApp({ plan: 'professional' });
  const expiring = await createKey(app, cookie, {
    expiresAt: new Date(app.now().getTime() + hourMs).toISOString(),
  });
  app.turnClock(hourMs);
  await app.inject({
    method: 'DELETE',
    url: `/api/account/keys/${made.id}`,
    headers: { cookie, origin: 'http://localhost:80' },
  });
  const answers = [];
  for (const key of [newApiKey(), 'hw_live_x', 'x', expiring.key, made.key]) {
    const answer = await app.inject({ url: usage, headers: { authorization: `Bearer ${key}` } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    answers.push(answer.body);
  }
  expect(new Set(answers).size).toBe(1);
});

it('is no session, and a session is no key', async () => {
  const { app, cookie, bearer } = await startProgramApp();
  const { jwtToken } = await app.signIn(programmer);
  for (const headers of [{ cookie }, { authorization: `Bearer ${jwtToken}` }, {}, { cookie, ...{} }])
    for (const method of ['GET', 'POST'] as const) {
      const url = method === 'GET' ? usage : '/api/v1/check/url';
      const answer = await app.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload: { url: 'example.com' } }),
      });
      expect(answer.statusCode, `${method} ${Object.keys(headers)}`).toBe(401);
    }
  for (const url of ['/api/account/keys', '/api/dashboard', '/api/account/sessions', '/api/admin/users'])
    expect((await app.inject({ url, headers: bearer })).statusCode, url).toBe(401);
  const made = await app.inject({
    method: 'POST',
    url: '/api/account/keys',
    headers: bearer,
    payload: { name: 'x', scopes: ['check:url'] },
  });
  expect(made.statusCode).toBe(401);
});

it('is used from its networks alone', async () => {
  const { app, cookie } = await startProgramApp({ plan: 'professional' });
  const { key } = await createKey(app, cookie, {
    networks: ['192.0.2.0/24', '2001:db8::/32', '198.51.100.7'],
  });
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: usage, remoteAddress, headers: { authorization: `Bearer ${key}` } })).statusCode;
  for (const address of ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8:5::1', '198.51.100.7'])
    expect(await from(address), address).toBe(200);
  for (const address of ['192.0.3.9', '::1', '198.51.100.8', '2001:db9::1', '127.0.0.1'])
    expect(await from(address), address).toBe(403);
});

it('is renewed with an overlap of a day', async () => {
  const { app, cookie, made, bearer } = await startProgramApp();
  const renewing = await app.postJson(`/api/account/keys/${made.id}/renew`, {}, { cookie });
  expect(renewing.statusCode).toBe(201);
  const renewed = renewing.json<{ key: string; id: string }>();
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ url: usage, headers })).statusCode;
  const fresh = { authorization: `Bearer ${renewed.key}` };
  expect([await status(bearer), await status(fresh)]).toEqual([200, 200]);
  const again = await app.postJson(`/api/account/keys/${made.id}/renew`, {}, { cookie });
  expect(again.statusCode).toBe(409);
  app.turnClock(24 * hourMs - 1000);
  expect(await status(bearer)).toBe(200);
  app.turnClock(1000);
  expect([await status(bearer), await status(fresh)]).toEqual([401, 200]);
});

it('counts its uses, and when it was used last', async () => {
  const { app, cookie, made, get } = await startProgramApp();
  for (let n = 0; n < 3; n += 1) await get(usage);
  const list = await app.inject({ url: '/api/account/keys', headers: { cookie } });
  expect(list.json().keys).toMatchObject([{ id: made.id, uses: 3, lastUsedAt: app.now().toISOString() }]);
});

it.each(['key=KEY', 'a=1&token=KEY', 'KEY', 'k=%68%77%5flive%5FREST', 'access_token=KEY&x=%'])(
  'is refused and revoked in an address: ?%s',
  async (query) => {
    const { app, made, bearer, database } = await startProgramApp();
    const sent = query.replace('KEY', made.key).replace('REST', made.key.slice('hw_live_'.length));
    const answer = await app.inject({ url: `/api/v1/usage?${sent}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(answer.json().detail).toContain('It has been revoked.');
    expect((await app.inject({ url: usage, headers: bearer })).statusCode).toBe(401);
    await expect
      .poll(() => app.mails.map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining('it was exposed'));
    expect(await database.db.select({ kind: tombstones.kind }).from(tombstones)).toContainEqual({
      kind: 'api key',
    });
  },
);

it('is refused in the address of any call, and one that is none of ours only refused', async () => {
  const { app, made, bearer } = await startProgramApp();
  for (const url of ['/api/health-of-nothing', '/api/auth/me', '/API/v1/usage', '/%61pi/v1/usage', '/mcp']) {
    const answer = await app.inject({ url: `${url}?k=${newApiKey()}` });
    expect(answer.statusCode, url).toBe(400);
    expect(answer.body).toContain('No such key exists.');
  }
  expect((await app.inject({ url: usage, headers: bearer })).statusCode).toBe(200);
  expect((await app.inject({ url: `/api/auth/me?k=${made.key}` })).statusCode).toBe(400);
  expect((await app.inject({ url: usage, headers: bearer })).statusCode).toBe(401);
});

it('refuses what is no wish for a key, and says why', async () => {
  const { app, cookie } = await startProgramApp({ plan: 'professional' });
  const create = async (wish: object) => {
    const answer = await app.postJson(
      '/api/account/keys',
      { name: 'x', scopes: ['check:url'], ...wish },
      { cookie },
    );
    return [answer.statusCode, answer.json().message];
  };
  expect(await create({ name: ' ' })).toEqual([400, expect.stringContaining('name')]);
  for (const name of ['a\0', 'a\r\nBcc: eve@example.com', 'a\u202eb', '\ud800'])
    expect(await create({ name }), JSON.stringify(name)).toEqual([400, expect.stringContaining('name')]);
  expect(await create({ colour: 'red' })).toEqual([400, 'There is no field colour in this call']);
  expect(await create({ scopes: [] })).toEqual([400, expect.stringContaining('may do')]);
  expect(await create({ scopes: ['everything'] })).toEqual([400, expect.stringContaining('may do')]);
  expect(await create({ networks: ['300.1.1.1'] })).toEqual([400, expect.stringContaining('networks')]);
  expect(await create({ expiresAt: 'tomorrow' })).toEqual([400, expect.stringContaining('2027')]);
  expect(await create({ expiresAt: '2020-01-01T00:00:00Z' })).toEqual([
    400,
    expect.stringContaining('to come'),
  ]);
});

describe.each(engines)('on the $name engine', ({ open }) => {
  it('has as many as the plan, also when many are asked for at once', async () => {
    const database = await open();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(programmer);
    const wish = { name: 'x', scopes: ['check:url'] };
    const create = async () => (await app.postJson('/api/account/keys', wish, { cookie })).statusCode;
    const many = async (count: number) => (await Promise.all(Array.from({ length: count }, create))).sort();
    expect(await many(2)).toEqual([403, 403]);
    await putOnPlan(database, 'standard');
    expect(await many(4)).toEqual([201, 409, 409, 409]);
    await putOnPlan(database, 'professional');
    expect((await many(12)).filter((status) => status === 201)).toHaveLength(9);
    await putOnPlan(database, 'enterprise');
    expect(await many(5)).toEqual([201, 201, 201, 201, 201]);
  });

  it('stops with the plan and returns with it: a smaller plan keeps the oldest', async () => {
    const database = await open();
    const { app, cookie, bearer } = await startProgramApp({ database, plan: 'professional' });
    app.turnClock(1000);
    const later = { authorization: `Bearer ${(await createKey(app, cookie)).key}` };
    const statuses = async () =>
      Promise.all(
        [bearer, later].map(async (headers) => (await app.inject({ url: usage, headers })).statusCode),
      );
    expect(await statuses()).toEqual([200, 200]);
    await putOnPlan(database, 'standard');
    expect(await statuses()).toEqual([200, 403]);
    const list = await app.inject({ url: '/api/account/keys', headers: { cookie } });
    expect(list.json().keys).toMatchObject([{ state: 'active' }, { state: 'beyond plan' }]);
    await database.db.update(users).set({ planResetDate: app.now() }).where(eq(users.email, programmer));
    expect(await statuses()).toEqual([403, 403]);
    const answer = await app.inject({ url: usage, headers: bearer });
    expect(answer.json()).toMatchObject({ code: 'not_allowed', requiresUpgrade: true, planType: 'free' });
    await putOnPlan(database, 'professional');
    expect(await statuses()).toEqual([200, 200]);
  });
});

it('belongs to its owner: nobody else lists, renews or revokes it', async () => {
  const { app, made, bearer } = await startProgramApp();
  const { cookie } = await app.signIn('eve@example.com');
  const origin = 'http://localhost:80';
  expect((await app.inject({ url: '/api/account/keys', headers: { cookie } })).json().keys).toEqual([]);
  for (const id of [made.id, '00000000-0000-4000-8000-000000000000', 'x', '%zz'])
    expect(
      [
        await app.postJson(`/api/account/keys/${encodeURIComponent(id)}/renew`, {}, { cookie }),
        await app.inject({
          method: 'DELETE',
          url: `/api/account/keys/${encodeURIComponent(id)}`,
          headers: { cookie, origin },
        }),
      ].map(({ statusCode }) => statusCode),
      id,
    ).toEqual([404, 404]);
  expect((await app.inject({ url: usage, headers: bearer })).statusCode).toBe(200);
});
