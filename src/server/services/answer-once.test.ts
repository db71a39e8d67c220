import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openServer } from '../store/open-server.ts';
import { analysisResults, idempotentAnswers } from '../store/schema.ts';
import { createServerDatabase, engines, hasServer } from '../testing/engines.ts';
import { startProgramApp } from '../testing/program-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const url = '/api/v1/check/url';
const asked = { url: 'http://paypa1.com.account-verify.example/login' };
const named = { 'idempotency-key': 'order-42' };
const dayMs = 24 * 60 * 60 * 1000;

describe.each(engines)('an Idempotency-Key on the $name engine', ({ open }) => {
  it('makes twenty calls at once one analysis, one count, and the same bytes', async () => {
    const { post, get, database } = await startProgramApp({ database: await open() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, asked, named)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await database.db.$count(analysisResults)).toBe(1);
    expect((await get('/api/v1/usage')).json().checks.used).toBe(1);
  });

  it('answers the same bytes for a day, and does the work anew after it', async () => {
    const { app, post, database } = await startProgramApp({ database: await open() });
    const first = await post(url, asked, named);
    app.turnClock(dayMs - 1000);
    expect((await post(url, asked, { 'idempotency-key': '"order-42"' })).body).toBe(first.body);
    app.turnClock(1000);
    expect((await post(url, asked, named)).json().id).not.toBe(first.json().id);
    expect(await database.db.$count(analysisResults)).toBe(2);
  });

  it('refuses another body and another call under the same key', async () => {
    const { post } = await startProgramApp({ database: await open() });
    await post(url, asked, named);
    expect((await post(url, { url: 'example.com' }, named)).json()).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect((await post('/api/v1/check/domain', { domain: 'example.com' }, named)).statusCode).toBe(409);
  });

  it('goes on where a server died: with the result it kept, or with the work', async () => {
    const { app, post, database, get } = await startProgramApp({ database: await open() });
    const first = await post(url, asked, named);
    const diedBeforeItsAnswer = () =>
      database.db.update(idempotentAnswers).set({ status: null, content: null, contentKeyId: null });
    await diedBeforeItsAnswer();
    app.turnClock(31_000);
    const second = await post(url, asked, named);
    expect(second.json()).toMatchObject({ id: first.json().id, createdAt: first.json().createdAt });
    await database.db.delete(analysisResults).where(eq(analysisResults.id, first.json().id));
    await diedBeforeItsAnswer();
    app.turnClock(31_000);
    expect((await post(url, asked, named)).json().id).toBe(first.json().id);
    expect((await get('/api/v1/usage')).json().checks.used).toBe(2);
  });
});

it('keeps the answer encrypted, and deletes it with the result', async () => {
  const { app, post, database, bearer } = await startProgramApp();
  const { id } = (await post(url, asked, named)).json();
  const [kept] = await database.db.select().from(idempotentAnswers);
  expect(Buffer.from(kept?.content ?? []).includes('paypa1')).toBe(false);
  expect(JSON.stringify(kept)).not.toContain('order-42');
  await app.inject({ method: 'DELETE', url: `/api/v1/results/${id}`, headers: bearer });
  expect(await database.db.select().from(idempotentAnswers)).toEqual([]);
});

it('forgets a call that failed, and one whose key is no key', async () => {
  const { post, database } = await startProgramApp();
  const empty = await post('/api/v1/check/mail', '\r\n', { 'content-type': 'message/rfc822', ...named });
  expect(empty.statusCode).toBe(422);
  expect(await database.db.select().from(idempotentAnswers)).toEqual([]);
  expect((await post('/api/v1/check/mail', { content: 'Hello there' }, named)).statusCode).toBe(200);
  expect((await post(url, asked, { 'idempotency-key': 'x'.repeat(256) })).statusCode).toBe(400);
});

it.runIf(hasServer)('holds over two servers on one database', async () => {
  const address = await createServerDatabase();
  const here = await startProgramApp({ database: await openServer(address, () => undefined) });
  const there = await startTestApp({ database: await openServer(address, () => undefined) });
  const headers = { ...here.bearer, ...named };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? here.app : there).inject({ method: 'POST', url, payload: asked, headers }),
    ),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await here.database.db.$count(analysisResults)).toBe(1);
  await here.app.inject({
    method: 'DELETE',
    url: `/api/account/keys/${here.made.id}`,
    headers: { cookie: here.cookie, origin: 'http://localhost:80' },
  });
  // Revoked on one server: the very next call on the other is refused.
  expect((await there.inject({ url: '/api/v1/usage', headers: here.bearer })).statusCode).toBe(401);
});
