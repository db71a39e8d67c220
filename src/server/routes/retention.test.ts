import { eq, notLike } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defaultRetentionDays } from '../../contract/retention-times.ts';
import { judgeUrl } from '../../engine/index.ts';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import type { Database } from '../store/database.ts';
import { expiredContentStore } from '../store/expired-content.ts';
import { analysisResults, contactMessages, contentKeys, tombstones, users } from '../store/schema.ts';
import { keepFree, testAnalyses, testKeys } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
const verdict = judgeUrl('http://198.51.100.7/login');

const idOf = async (db: Database, email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

const keep = (db: Database, userId: string | null, createdAt: Date, inputData = 'example.com') =>
  keepFree(db, { userId, analysisType: 'url', inputData, verdict, createdAt });

const ago = (app: TestApp, days: number) => new Date(app.now().getTime() - days * dayMs);

const signedIn = async (app: TestApp, email: string) => {
  const { cookie } = await app.signIn(email);
  const headers = { cookie, origin: 'http://localhost:80' };
  return {
    get: (url: string) => app.inject({ url, headers }),
    put: (payload: object) => app.inject({ method: 'PUT', url: '/api/account/retention', payload, headers }),
    remove: (url: string) => app.inject({ method: 'DELETE', url, headers }),
  };
};

describe.each(engines)('how long checks are kept, on the $name engine', ({ open }) => {
  it('A10 is ninety days unless the user chooses otherwise, and counts at once', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const ana = await signedIn(app, 'ana@example.com');
    await signedIn(app, 'bob@example.com');
    const [anaId, bobId] = [await idOf(db, 'ana@example.com'), await idOf(db, 'bob@example.com')];
    for (const days of [1, 8, 31, 91]) {
      await keep(db, anaId, ago(app, days), `${days}.example`);
      await keep(db, bobId, ago(app, days));
    }
    expect((await ana.get('/api/account/retention')).json()).toEqual({
      days: defaultRetentionDays,
      older: { 7: 3, 30: 2, 90: 1 },
      total: 4,
    });
    const inputs = async () =>
      (await ana.get('/api/analysis/history'))
        .json<{ analyses: { inputData: string }[] }>()
        .analyses.map(({ inputData }) => inputData);
    expect((await ana.put({ days: null })).json()).toMatchObject({ days: null, total: 4 });
    expect((await ana.put({ days: 90 })).json()).toMatchObject({ days: 90, total: 3 });
    expect(await inputs()).toEqual(['1.example', '8.example', '31.example']);
    expect((await ana.put({ days: 7 })).json()).toMatchObject({ days: 7, total: 1 });
    expect(await inputs()).toEqual(['1.example']);
    expect((await ana.get('/api/account/retention')).json()).toMatchObject({ days: 7, total: 1 });
    expect(await db.$count(analysisResults, eq(analysisResults.userId, bobId))).toBe(4);
  });

  it('A10 expires by itself, without a trace of the content and without falsifying the figures', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    await signedIn(app, 'ana@example.com');
    const anaId = await idOf(db, 'ana@example.com');
    await db.update(users).set({ retentionDays: 7 });
    await keep(db, anaId, ago(app, 6));
    await keep(db, anaId, ago(app, 8));
    await keep(db, anaId, ago(app, 40));
    await keep(db, null, ago(app, 0));
    await keep(db, null, ago(app, 0.9));
    await keep(db, null, ago(app, 1.1));
    await keep(db, null, ago(app, 31));
    const expired = expiredContentStore(db, testKeys(db));
    await expired.ofUsers(app.now());
    await expired.ofGuests(app.now());
    await expired.figuresOfGuests(app.now());
    const rows = await db.select().from(analysisResults).orderBy(analysisResults.createdAt);
    expect(rows.map(({ userId, listedContent }) => [userId === anaId, listedContent !== null])).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [false, true],
      [false, true],
    ]);
    const { find } = testAnalyses(db);
    expect((await Promise.all(rows.map(({ id }) => find(id)))).filter((row) => row !== null)).toHaveLength(3);
    // A key for the user, and one for each of the two hours of guests that are not over.
    expect(await db.$count(contentKeys, notLike(contentKeys.owner, 'messages:%'))).toBe(3);
    expect((await analysisTallyStore(db).countsSince([ago(app, 30)]))[0]).toBe(5);
  });

  it('A10 ends for messages to us, once they were mailed', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    for (const message of ['The first message to you', 'The second message to you'])
      await app.postJson('/api/contact/sales', { name: 'Ana', email: 'ana@example.com', message });
    // The second has no confirmation of its own: it is of the same day.
    await expect.poll(() => app.mails).toHaveLength(3);
    const [first] = await db.select().from(contactMessages).limit(1);
    await db
      .update(contactMessages)
      .set({ mailedAt: null })
      .where(eq(contactMessages.id, first?.id ?? ''));
    const expired = expiredContentStore(db, testKeys(db));
    await expired.ofMessages(app.now());
    expect(await db.$count(contactMessages)).toBe(2);
    app.turnClock(91 * dayMs);
    await expired.ofMessages(app.now());
    // One that was never mailed is still ours to answer.
    expect(await db.select().from(contactMessages)).toMatchObject([{ id: first?.id }]);
    expect(await db.$count(contentKeys)).toBe(1);
    await db.update(contactMessages).set({ mailedAt: new Date(0) });
    await expired.ofMessages(app.now());
    expect([await db.$count(contactMessages), await db.$count(contentKeys)]).toEqual([0, 0]);
  });
});

it.each([[8], [0], [-7], ['7'], [undefined], [365], [[]], [7.5]])(
  'A10 refuses to keep checks for %j days',
  async (days) => {
    const app = await startTestApp();
    const ana = await signedIn(app, 'ana@example.com');
    const answer = await ana.put({ days });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Please choose 7, 30 or 90 days, or null to keep checks until you delete them',
    ]);
    expect((await ana.get('/api/account/retention')).json().days).toBe(90);
  },
);

it('A10 is nobody’s business but the user’s', async () => {
  const app = await startTestApp();
  for (const [method, url] of [
    ['GET', '/api/account/retention'],
    ['PUT', '/api/account/retention'],
    ['DELETE', '/api/analysis'],
    ['DELETE', '/api/analysis/00000000-0000-4000-8000-000000000000'],
  ] as const) {
    const answer = await app.inject({ method, url, headers: { origin: 'http://localhost:80' } });
    expect([url, answer.statusCode]).toEqual([url, 401]);
  }
});

describe.each(engines)('deleting, on the $name engine', ({ open }) => {
  it('A10 takes one check of one’s own, and never anybody else’s', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const ana = await signedIn(app, 'ana@example.com');
    const bob = await signedIn(app, 'bob@example.com');
    const anaId = await idOf(db, 'ana@example.com');
    const [one, other] = [await keep(db, anaId, app.now()), await keep(db, anaId, app.now())];
    const guests = await keep(db, null, app.now());
    for (const id of [one.id, guests.id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await bob.remove(`/api/analysis/${id}`)).statusCode, id).toBe(404);
    expect((await ana.remove(`/api/analysis/${one.id}`)).json()).toEqual({
      message: 'This check was deleted.',
      deleted: 1,
    });
    expect((await ana.remove(`/api/analysis/${one.id}`)).statusCode).toBe(404);
    expect((await ana.get(`/api/analysis/${other.id}`)).statusCode).toBe(200);
    expect(await db.$count(analysisResults)).toBe(2);
  });

  it('A09 A10 takes all of one’s own with their key, and later checks have a new one, on every server', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const ana = await signedIn(app, 'ana@example.com');
    const anaId = await idOf(db, 'ana@example.com');
    const elsewhere = testAnalyses(db);
    const stored = {
      userId: anaId,
      analysisType: 'url',
      inputData: 'x',
      verdict,
      createdAt: app.now(),
    } as const;
    for (let n = 0; n < 3; n += 1) await keepFree(db, stored, elsewhere);
    await db.insert(analysisResults).values({ ...verdict, ...stored, inputData: 'of an earlier version' });
    const bobs = await keep(db, null, app.now());
    const [before] = await db
      .select()
      .from(contentKeys)
      .where(eq(contentKeys.owner, `user:${anaId}`));
    expect((await ana.remove('/api/analysis')).json()).toEqual({
      message: '4 checks were deleted.',
      deleted: 4,
    });
    expect(await db.$count(contentKeys, eq(contentKeys.id, before?.id ?? ''))).toBe(0);
    expect(await db.select().from(analysisResults)).toMatchObject([{ id: bobs.id }]);
    // A server that still holds the old key must not write with it.
    const kept = await keepFree(db, { ...stored, inputData: 'later' }, elsewhere);
    expect((await ana.get(`/api/analysis/${kept.id}`)).json().inputData).toBe('later');
    expect((await ana.get('/api/analysis/history')).json().total).toBe(1);
    expect((await db.select().from(tombstones)).map(({ kind }) => kind).sort()).toEqual(['analysis', 'key']);
    expect((await ana.remove('/api/analysis')).json().message).toBe('One check was deleted.');
  });

  it('A09 leaves a check that nobody can read out of lists, and counts it as absent', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const ana = await signedIn(app, 'ana@example.com');
    const { id } = await keep(db, await idOf(db, 'ana@example.com'), app.now());
    await db.delete(contentKeys);
    expect((await ana.get('/api/analysis/history')).json().analyses).toEqual([]);
    expect((await ana.get(`/api/analysis/${id}`)).statusCode).toBe(404);
  });
});

it('A09 keeps nothing that was submitted in the open', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const app = await startTestApp({ database });
  const { cookie } = await app.signIn('ana@example.com');
  const url = 'https://canary-of-ana.example/login?token=quokka';
  for (const headers of [{ cookie }, {}]) await app.postJson('/api/analyze/url', { url }, headers);
  await app.postJson('/api/contact/sales', {
    name: 'Quokka Jones',
    email: 'ana@example.com',
    message: 'The canary-of-ana is my secret message.',
  });
  const stored = [
    ...(await db.select().from(analysisResults)),
    ...(await db.select().from(contactMessages)),
  ].map((row) => Buffer.from(JSON.stringify(row)).toString());
  expect(stored).toHaveLength(3);
  for (const row of stored) expect(row).not.toMatch(/canary|quokka/i);
});
