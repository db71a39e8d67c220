import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import type { Database } from '../store/database.ts';
import { analysisResults, users } from '../store/schema.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const { explanation, ...verdict } = judgeUrl('http://198.51.100.7/login');

const idOf = async (db: Database, email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

const keep = async (db: Database, userId: string | null, count: number, inputData = 'example.com') => {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...verdict,
    explanation,
    userId,
    analysisType: 'url' as const,
    inputData: `${inputData} ${n}`,
    createdAt: new Date(Date.UTC(2026, 10, 1) + n * 1000),
  }));
  const kept = await db.insert(analysisResults).values(rows).returning({ id: analysisResults.id });
  return kept.map(({ id }) => id);
};

describe.each(engines)('the history on the $name engine', ({ open }) => {
  it('API-14 OPEN-19 OPEN-35 has the newest first, as many as the plan shows, and the number of all', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn('ana@example.com');
    await app.signIn('bob@example.com');
    const ana = await idOf(db, 'ana@example.com');
    await keep(db, ana, 600);
    await keep(db, await idOf(db, 'bob@example.com'), 3, 'foreign');
    await keep(db, null, 3, 'guest');
    for (const [planType, size] of [
      ['free', 5],
      ['standard', 100],
      ['professional', 250],
      ['enterprise', 500],
    ] as const) {
      await db.update(users).set({ planType }).where(eq(users.id, ana));
      const answer = await app.inject({ url: '/api/analysis/history', headers: { cookie } });
      const { analyses, total } = answer.json();
      expect([planType, analyses.length, total]).toEqual([planType, size, 600]);
      expect(analyses[0].inputData).toBe('example.com 599');
      expect(analyses[4].inputData).toBe('example.com 595');
      expect(analyses.every(({ userId }: { userId: string }) => userId === ana)).toBe(true);
      expect(analyses[0]).not.toHaveProperty('explanation');
    }
  });

  it('shows no more than the limit that an administrator set, here and on the dashboard', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn('ana@example.com');
    const ana = await idOf(db, 'ana@example.com');
    await keep(db, ana, 30);
    await db.update(users).set({ planType: 'standard', historyLimit: 12 }).where(eq(users.id, ana));
    const { analyses, total } = (
      await app.inject({ url: '/api/analysis/history', headers: { cookie } })
    ).json();
    expect([analyses.length, total]).toEqual([12, 30]);
    const dashboard = await app.inject({ url: '/api/dashboard', headers: { cookie } });
    expect(dashboard.json().recentAnalyses).toHaveLength(12);
  });
});

it('API-14 OPEN-19 keeps the history from guests', async () => {
  const app = await startTestApp();
  const answer = await app.inject({ url: '/api/analysis/history' });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in']);
});

describe('one analysis', () => {
  it('API-15 OPEN-19 is shown whole to its owner', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn('ana@example.com');
    const [id] = await keep(database.db, await idOf(database.db, 'ana@example.com'), 1, 'x'.repeat(1000));
    const answer = await app.inject({ url: `/api/analysis/${id}`, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, inputData: `${'x'.repeat(1000)} 0`, explanation });
    const fresh = (await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie })).json();
    const stored = await app.inject({ url: `/api/analysis/${fresh.id}`, headers: { cookie } });
    expect(stored.json()).toEqual(fresh);
  });

  it('S16 API-15 OPEN-19 does not exist for any other caller in a thousand tries, and every refusal is the same', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { db } = database;
    const ana = await app.signIn('ana@example.com');
    const bob = await app.signIn('bob@example.com');
    const foreign = await keep(db, await idOf(db, 'ana@example.com'), 170);
    const guests = await keep(db, null, 170);
    const own = await keep(db, await idOf(db, 'bob@example.com'), 1);
    const odd = [
      '00000000-0000-4000-8000-000000000000',
      '-1',
      '0',
      '1',
      '99999999999999999999',
      'null',
      `${own[0]}x`,
      `${own[0]?.replaceAll('-', '')}`,
      `{${own[0]}}`,
      `${own[0]}%20`,
      '%00',
      "1'--",
      '%zz',
      '%ED%A0%80',
      'x'.repeat(300),
      'x'.repeat(60_000),
    ];
    const bodies = new Set<string>();
    expect((foreign.length + guests.length) * 3).toBeGreaterThanOrEqual(1000);
    for (const id of [...foreign, ...guests, ...odd]) {
      for (const headers of [{}, { cookie: bob.cookie }, { authorization: `Bearer ${bob.jwtToken}` }]) {
        const answer = await app.inject({ url: `/api/analysis/${id}`, headers });
        expect(answer.statusCode, id).toBe(404);
        bodies.add(answer.body);
      }
    }
    for (const id of guests)
      bodies.add((await app.inject({ url: `/api/analysis/${id}`, headers: { cookie: ana.cookie } })).body);
    expect([...bodies]).toEqual(['{"message":"There is nothing at this address","error":"not_found"}']);
  });
});
