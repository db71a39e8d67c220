import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newWebhookResponse } from '../../../contract/webhooks.ts';
import { contentKeys, users, webhookDeliveries, webhooks } from '../../store/schema.ts';
import { createKey, programmer, putOnPlan } from '../../testing/program-app.ts';
import { startWebhookApp } from '../../testing/webhook-app.ts';
import { verified } from '../../testing/webhook-server.ts';

const phishing = 'http://paypa1.com.account-verify.example/login';
const hourMs = 60 * 60 * 1000;

it('notifies a server of every result, by page or program, signed as Standard Webhooks has it', async () => {
  const { app, cookie, post, target, create, until } = await startWebhookApp();
  const hook = await create();
  expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { id } = (await post('/api/v1/check/url', { url: phishing })).json();
  await target.arrivals(1);
  const paged = await app.postJson('/api/analyze/email', { content: 'Hello' }, { cookie });
  const [first, second] = await target.arrivals(2);
  if (!first || !second) throw new Error('nothing came');
  expect(verified(hook.secret, first)).toMatchObject({
    type: 'result.created',
    timestamp: '2026-11-15T12:00:00.000Z',
    data: { id, analysisType: 'url', input: phishing, riskLevel: 'phishing', conclusive: true },
  });
  expect(verified(hook.secret, second)).toMatchObject({
    data: { id: paged.json().id, analysisType: 'email' },
  });
  expect(() => verified(hook.secret, { ...first, body: `${first.body} ` })).toThrow('no signature fits');
  const sent = await until(hook.id, (all) => all.every(({ state }) => state === 'delivered'));
  expect(sent.map(({ id: message }) => message).sort()).toEqual(
    [first, second].map(({ headers }) => headers['webhook-id']).sort(),
  );
  expect(sent[0]?.answer).toMatchObject({ status: 200, text: 'taken', error: null });
});

it('sends results of the wanted levels alone, of its owner alone', async () => {
  const { app, post, target, create, until } = await startWebhookApp();
  const { id } = await create({ levels: ['phishing'] });
  await post('/api/v1/check/url', { url: 'example.com' });
  const { cookie } = await app.signIn('other@example.com');
  await app.postJson('/api/analyze/url', { url: phishing }, { cookie });
  await post('/api/v1/check/url', { url: phishing });
  await target.arrivals(1);
  expect(await until(id, ([one]) => one?.state === 'delivered')).toHaveLength(1);
  expect(target.received).toHaveLength(1);
});

it('tries again after five seconds, under the same id, and lists what came back', async () => {
  const { app, post, target, create, until } = await startWebhookApp();
  target.answerWith((_, response) => {
    response.statusCode = target.received.length === 1 ? 500 : 204;
    response.end(target.received.length === 1 ? 'out of order' : undefined);
  });
  const { id } = await create();
  await post('/api/v1/check/url', { url: phishing });
  const [waiting] = await until(id, ([one]) => one?.answer?.status === 500);
  expect(waiting).toMatchObject({
    state: 'waiting',
    tries: 1,
    nextTryAt: '2026-11-15T12:00:05.000Z',
    answer: { text: 'out of order', error: 'The target did not accept it: it answered 500.' },
  });
  app.turnClock(5000);
  const [first, second] = await target.arrivals(2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(await until(id, ([one]) => one?.state === 'delivered')).toMatchObject([{ tries: 2 }]);
}, 30_000);

it('is paused with a mail when nothing could be delivered for a day, and resumed by what arrives', async () => {
  const { app, post, get, target, create, until } = await startWebhookApp();
  target.answerWith((_, response) => response.writeHead(503).end());
  const { id } = await create();
  await post('/api/v1/check/url', { url: phishing });
  await until(id, ([one]) => one?.tries === 1 && one.answer !== null);
  app.turnClock(24 * hourMs);
  const again = async (delivery: string) =>
    post(`/api/v1/webhooks/${id}/deliveries/${delivery}/send-again`, {});
  const [failed] = await until(id, ([one]) => one?.state === 'failed');
  expect((await get(`/api/v1/webhooks/${id}`)).json()).toMatchObject({ state: 'paused' });
  await expect
    .poll(() => app.mails.filter(({ subject }) => subject.includes('is paused')).length, { timeout: 10_000 })
    .toBe(1);
  expect(app.mails.at(-1)?.text).toContain(`127.0.0.1:${target.port}`);
  await post('/api/v1/check/url', { url: phishing });
  expect(await until(id, () => true)).toHaveLength(1);
  target.answerWith((_, response) => response.end());
  expect((await again(failed?.id ?? '')).statusCode).toBe(202);
  await until(id, ([one]) => one?.state === 'delivered');
  expect((await get(`/api/v1/webhooks/${id}`)).json()).toMatchObject({ state: 'active', pausedAt: null });
}, 30_000);

it('stops at once where the target says that it is gone, and resumes when its owner says so', async () => {
  const { post, get, target, create, until } = await startWebhookApp();
  target.answerWith((_, response) => response.writeHead(410).end());
  const { id } = await create();
  await post('/api/v1/check/url', { url: phishing });
  await until(id, ([one]) => one?.state === 'failed');
  expect((await get(`/api/v1/webhooks/${id}`)).json().state).toBe('paused');
  target.answerWith((_, response) => response.end());
  expect((await post(`/api/v1/webhooks/${id}/resume`, {})).json().state).toBe('active');
  await post('/api/v1/check/url', { url: phishing });
  await target.arrivals(2);
});

it('signs with both secrets for a day after a new one was made', async () => {
  const { app, post, target, create } = await startWebhookApp();
  const hook = await create();
  const rotated = newWebhookResponse.parse((await post(`/api/v1/webhooks/${hook.id}/rotate`, {})).json());
  expect(rotated).toMatchObject({ id: hook.id, oldSecretUntil: '2026-11-16T12:00:00.000Z' });
  expect(rotated.secret).not.toBe(hook.secret);
  await post('/api/v1/check/url', { url: phishing });
  const [during] = await target.arrivals(1);
  if (!during) throw new Error('nothing came');
  verified(hook.secret, during);
  verified(rotated.secret, during);
  app.turnClock(24 * hourMs);
  await post('/api/v1/check/url', { url: phishing });
  const [, after] = await target.arrivals(2);
  if (!after) throw new Error('nothing came');
  verified(rotated.secret, after);
  expect(() => verified(hook.secret, after)).toThrow('no signature fits');
});

it('reports a decision about a report', async () => {
  const { app, post, target, create, database } = await startWebhookApp();
  const hook = await create({ events: ['feedback.decided'] });
  const { id } = (await post('/api/v1/check/url', { url: phishing })).json();
  const { report } = (
    await post(`/api/v1/results/${id}/feedback`, { verdict: 'safe', keepContent: false })
  ).json();
  const { cookie } = await app.signIn('boss@example.com');
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.email, 'boss@example.com'));
  const decided = await app.postJson(
    `/api/admin/feedback/${report.id}`,
    { decision: 'rejected', reason: 'It is phishing.' },
    { cookie },
  );
  expect(decided.statusCode, decided.body).toBe(200);
  const [message] = await target.arrivals(1);
  if (!message) throw new Error('nothing came');
  expect(verified(hook.secret, message)).toMatchObject({
    type: 'feedback.decided',
    data: { id: report.id, analysisId: id, decision: 'rejected', reason: 'It is phishing.', verdict: 'safe' },
  });
});

it('refuses what is malformed with the field named, and what does not exist with 404', async () => {
  const { app, post, get, bearer, target, create } = await startWebhookApp();
  const { url } = target;
  for (const [body, field] of [
    [{ events: ['result.created'] }, 'url'],
    [{ url, events: [] }, 'events'],
    [{ url, events: ['watch.alarm'] }, 'events.0'],
    [{ url, events: 'result.created' }, 'events'],
    [{ url, events: ['result.created'], levels: ['bad'] }, 'levels.0'],
    [{ url, events: ['result.created'], format: 'discord' }, 'format'],
    [{ url, events: ['result.created'], authorization: 'a\r\nX-Evil: 1' }, 'authorization'],
    [{ url, events: ['result.created'], colour: 'red' }, 'colour'],
  ] as const) {
    const answer = await post('/api/v1/webhooks', body);
    expect([answer.statusCode, answer.json()], JSON.stringify(body)).toMatchObject([400, { field }]);
  }
  const { id } = await create();
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const wrong of ['x', nobody, '%00', '..']) {
    expect((await get(`/api/v1/webhooks/${wrong}`)).statusCode).toBe(404);
    expect((await get(`/api/v1/webhooks/${wrong}/deliveries`)).statusCode).toBe(404);
    for (const what of ['rotate', 'resume', `deliveries/${nobody}/send-again`])
      expect((await post(`/api/v1/webhooks/${wrong}/${what}`, {})).statusCode, what).toBe(404);
    expect((await post(`/api/v1/webhooks/${id}/deliveries/${wrong}/send-again`, {})).statusCode).toBe(404);
    const removed = await app.inject({ method: 'DELETE', url: `/api/v1/webhooks/${wrong}`, headers: bearer });
    expect(removed.statusCode).toBe(404);
  }
  for (const query of ['?limit=0', '?limit=101', '?cursor=x', '?foo=1'])
    expect((await get(`/api/v1/webhooks/${id}/deliveries${query}`)).statusCode, query).toBe(400);
});

it('is its owner’s alone, ten for an account, and none on the Free plan', async () => {
  const { app, post, get, create, until, database, target } = await startWebhookApp();
  const { id } = await create();
  const { cookie } = await app.signIn('eve@example.com');
  expect(
    (await app.inject({ url: `/api/account/webhooks/${id}/deliveries`, headers: { cookie } })).statusCode,
  ).toBe(404);
  // Nor does a key of somebody else open it, whatever is asked.
  await app.postJson('/api/analyze/url', { url: phishing }, { cookie });
  await putOnPlan(database, 'professional', 'eve@example.com');
  const { key } = await createKey(app, cookie);
  const hers = { authorization: `Bearer ${key}` };
  await post('/api/v1/check/url', { url: phishing });
  const [delivery] = await until(id, (deliveries) => deliveries.length > 0);
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/deliveries'],
    ['POST', '/rotate'],
    ['POST', '/resume'],
    ['POST', `/deliveries/${delivery?.id}/send-again`],
    ['DELETE', ''],
  ] as const)
    expect(
      (await app.inject({ method, url: `/api/v1/webhooks/${id}${path}`, headers: hers })).statusCode,
      method + path,
    ).toBe(404);
  const own = (
    await app.inject({
      method: 'POST',
      url: '/api/v1/webhooks',
      payload: { url: target.url, events: ['result.created'] },
      headers: hers,
    })
  ).json();
  const borrowed = `/api/v1/webhooks/${own.id}/deliveries/${delivery?.id}/send-again`;
  expect((await app.inject({ method: 'POST', url: borrowed, headers: hers })).statusCode).toBe(404);
  await app.inject({ method: 'DELETE', url: `/api/v1/webhooks/${own.id}`, headers: hers });
  await putOnPlan(database, 'free', 'eve@example.com');
  await expect.poll(() => target.received.length).toBe(1);
  target.received.length = 0;
  const refused = await app.postJson(
    '/api/account/webhooks',
    { url: target.url, events: ['result.created'] },
    { cookie },
  );
  expect([refused.statusCode, refused.json().requiresUpgrade]).toEqual([403, true]);
  expect((await app.inject({ url: '/api/account/webhooks', headers: { cookie } })).json()).toEqual({
    webhooks: [],
    limit: 0,
  });
  for (let n = 1; n < 10; n += 1) await create();
  const eleventh = await post('/api/v1/webhooks', { url: target.url, events: ['result.created'] });
  expect(eleventh.statusCode).toBe(409);
  expect((await get('/api/v1/webhooks')).json().webhooks).toHaveLength(10);
  await putOnPlan(database, 'free');
  const { cookie: programmers } = await app.signIn(programmer);
  await app.postJson('/api/analyze/url', { url: phishing }, { cookie: programmers });
  await expect
    .poll(async () =>
      (await database.db.select().from(webhookDeliveries)).every(({ answer }) => answer !== null),
    )
    .toBe(true);
  expect(target.received).toEqual([]);
});

it('goes with all that waits for it, with its account and with what it was about', async () => {
  const { app, post, target, create, remove, database, bearer, until } = await startWebhookApp();
  target.answerWith((_, response) => response.writeHead(500).end('you sent me a secret'));
  const { id, secret } = await create();
  const other = await create();
  const result = (await post('/api/v1/check/url', { url: phishing })).json();
  await until(id, ([one]) => one?.answer !== null && one?.answer !== undefined);
  const dump =
    JSON.stringify(await database.db.select().from(webhooks)) +
    JSON.stringify(await database.db.select().from(webhookDeliveries));
  for (const hidden of [secret.slice(6), target.url, 'you sent me', 'paypa1']) {
    expect(dump).not.toContain(hidden);
    expect(dump).not.toContain(JSON.stringify(Buffer.from(hidden)).slice(26, -3));
  }
  expect((await remove(id)).statusCode).toBe(204);
  expect((await remove(id)).statusCode).toBe(404);
  await app.inject({ method: 'DELETE', url: `/api/v1/results/${result.id}`, headers: bearer });
  expect(await database.db.select().from(webhookDeliveries)).toEqual([]);
  await database.db.delete(users).where(eq(users.email, programmer));
  expect(await database.db.select().from(webhooks)).toEqual([]);
  const owners = (await database.db.select().from(contentKeys)).map(({ owner }) => owner);
  expect(owners.filter((owner) => !owner.startsWith('messages:'))).toEqual([]);
  expect(other.id).not.toBe(id);
});
