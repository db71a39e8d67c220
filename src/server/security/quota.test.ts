import { once } from 'node:events';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { analysisResults, checkReservations, guestUsage, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { formBody } from '../testing/form-body.ts';
import { pictureForm, pictureOrdering } from '../testing/pictures.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges({ script: obedient });
const rounds = 20;
const parallel = 100;

/** A link, a pasted message and a file in turn. */
const check = (app: TestApp, n: number, headers: Record<string, string>) => {
  if (n % 10 === 1) return app.postJson('/api/analyze/email', { content: 'Hello, see you at six.' }, headers);
  if (n % 10 === 2) {
    const form = formBody({ name: 'a.eml', content: 'From: a@sender.example\n\nHello' });
    return app.inject({
      method: 'POST',
      url: '/api/analyze/email-file',
      ...form,
      headers: { origin: 'http://localhost:80', ...headers, ...form.headers },
    });
  }
  return app.postJson('/api/analyze/url', { url: 'example.com' }, headers);
};

it('S33 gives exactly what is left to a hundred at once, twenty times over', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const app = await startTestApp({
    database,
    judges,
    env: { TRUST_PROXY: '127.0.0.1', GUEST_DAILY_LIMIT: '4' },
  });
  const { cookie } = await app.signIn('ana@example.com');
  for (let round = 0; round < rounds; round += 1) {
    const isGuest = round % 2 === 1;
    const left = isGuest ? 4 : 1 + (round % 5);
    const address = `198.51.100.${round}`;
    await db.update(users).set({ dailyUsageCount: 5 - left, lastUsageReset: app.now() });
    const headers = { 'x-forwarded-for': address, ...(isGuest ? {} : { cookie }) };
    const answers = await Promise.all(Array.from({ length: parallel }, (_, n) => check(app, n, headers)));
    const given = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([round, given.length, refused.length]).toEqual([round, left, parallel - left]);
    for (const answer of refused)
      expect(answer.json()).toMatchObject(isGuest ? { requiresAuth: true } : { requiresUpgrade: true });
    const counted = isGuest
      ? (await db.select().from(guestUsage).where(eq(guestUsage.ipAddress, address)))[0]?.usageCount
      : (await db.select().from(users))[0]?.dailyUsageCount;
    expect(counted).toBe(isGuest ? left : 5);
    expect(await db.select().from(analysisResults)).toHaveLength(left);
    await db.delete(analysisResults);
  }
});

it('S34 counts no analysis that was not answered: a hundred that fail cost nothing', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const app = await startTestApp({
    database,
    judges,
    pictureReader: { read: () => Promise.reject(new Error('a bug of ours')), close: async () => undefined },
  });
  const { cookie } = await app.signIn('ana@example.com');
  const email = (content: string, who: Record<string, string>) =>
    app.postJson('/api/analyze/email', { content }, who);
  const screenshot = (who: Record<string, string>) => {
    const form = pictureForm(pictureOrdering(''));
    return app.inject({
      method: 'POST',
      url: '/api/analyze/screenshot',
      ...form,
      headers: { origin: 'http://localhost:80', ...who, ...form.headers },
    });
  };
  const failures: ((who: Record<string, string>) => Promise<{ statusCode: number }>)[] = [
    (who) => app.postJson('/api/analyze/url', { url: '' }, who),
    (who) => app.postJson('/api/analyze/url', { url: 7 }, who),
    (who) => app.postJson('/api/analyze/url', { url: 'x'.repeat(70_000) }, who),
    (who) => app.postJson('/api/analyze/domain', { domain: '..' }, who),
    (who) => email('x'.repeat(2_200_000), who),
    (who) => email('be unreadable', who),
    (who) => email('fail', who),
    (who) => email('throw', who),
    (who) => screenshot(who),
  ];
  const statuses = new Set<number>();
  for (let n = 0; n < 90; n += 1) {
    const answer = await failures[n % failures.length]?.(n % 2 ? { cookie } : {});
    statuses.add(answer?.statusCode ?? 0);
  }
  expect([...statuses].toSorted()).toEqual([400, 413, 422, 500]);

  const url = new URL('/api/analyze/email', await app.listen({ host: '127.0.0.1', port: 0 }));
  for (let n = 0; n < 10; n += 1) {
    const call = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(n % 2 && { cookie, origin: url.origin }) },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ content: 'rest a while' }));
    await once(call, 'finish');
    await vi.waitFor(async () => expect(await db.select().from(checkReservations)).toHaveLength(1), 10_000);
    call.destroy();
    await vi.waitFor(async () => expect(await db.select().from(checkReservations)).toEqual([]), 10_000);
  }

  expect(await db.select().from(guestUsage)).toEqual([]);
  expect((await db.select().from(users))[0]?.dailyUsageCount).toBe(0);
  expect(await db.select().from(analysisResults)).toEqual([]);
  // All checks of the day are still there, and no more than them.
  for (const [who, left] of [
    [{}, 3],
    [{ cookie }, 5],
  ] as const) {
    const after = [];
    for (let n = 0; n <= left; n += 1)
      after.push((await app.postJson('/api/analyze/url', { url: 'example.com' }, { ...who })).statusCode);
    expect(after).toEqual([...Array.from({ length: left }, () => 200), 429]);
  }
});
