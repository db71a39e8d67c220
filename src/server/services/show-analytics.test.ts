import { eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { analysisTypes } from '../../contract/analysis.ts';
import { planTypes } from '../../contract/plans.ts';
import { levelOf, riskLevels } from '../../contract/risk.ts';
import type { Threat } from '../../contract/threat.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import type { Database } from '../store/database.ts';
import { analysisResults, analysisTallies, threatTallies, users } from '../store/schema.ts';
import { engines } from '../testing/engines.ts';
import { daysOfAnalyses } from './days-of-analyses.ts';
import { showAnalytics } from './show-analytics.ts';

const now = new Date('2026-11-15T12:34:56.789Z');
const dayMs = 24 * 60 * 60 * 1000;
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * dayMs + ms);

const threat = (title: string): Threat => ({
  type: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: '',
  severity: 'high',
  score: 10,
  icon: 'Link',
  recommendation: '',
});

const row = (createdAt: Date, riskScore = 50, titles: string[] = [], userId: string | null = null) => ({
  userId,
  analysisType: 'url' as const,
  inputData: 'example.com',
  riskScore,
  riskLevel: levelOf(riskScore),
  threats: titles.map(threat),
  recommendations: [],
  createdAt,
});

const figures = (db: Database) => showAnalytics({ db, clock: () => now })();

/** The same counted from the rows themselves. */
const countRows = async (db: Database) => {
  const rows = await db.select().from(analysisResults);
  const since = (days: number) => rows.filter(({ createdAt }) => createdAt >= ago(days));
  const by = <Name extends string>(names: readonly Name[], of: (r: (typeof rows)[number]) => Name) =>
    Object.fromEntries(names.map((name) => [name, rows.filter((r) => of(r) === name).length]));
  const threats = new Map<string, number>();
  for (const { title } of since(7).flatMap((r) => r.threats))
    threats.set(title, (threats.get(title) ?? 0) + 1);
  return {
    totalAnalyses: rows.length,
    averageRiskScore: Math.round((rows.reduce((sum, r) => sum + r.riskScore, 0) / rows.length) * 10) / 10,
    dailyAnalyses: since(1).length,
    weeklyAnalyses: since(7).length,
    monthlyAnalyses: since(30).length,
    riskLevelDistribution: by(riskLevels, ({ riskLevel }) => riskLevel),
    inconclusive: rows.filter(({ isInconclusive }) => isInconclusive).length,
    analysisTypeDistribution: by(analysisTypes, ({ analysisType }) => analysisType),
    topThreatTypes: [...threats]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, 10)
      .map(([type, count]) => ({ type, count })),
  };
};

describe.each(engines)('the figures on the $name engine', ({ open }) => {
  const openDb = async () => {
    const database = await open();
    onTestFinished(database.close);
    return database.db;
  };

  it('are all there on an empty database', async () => {
    expect(await figures(await openDb())).toEqual({
      totalUsers: 0,
      activeUsers: 0,
      totalAnalyses: 0,
      averageRiskScore: 0,
      dailyAnalyses: 0,
      weeklyAnalyses: 0,
      monthlyAnalyses: 0,
      topThreatTypes: [],
      planDistribution: { free: 0, standard: 0, professional: 0, enterprise: 0 },
      riskLevelDistribution: { safe: 0, suspicious: 0, phishing: 0 },
      inconclusive: 0,
      analysisTypeDistribution: { email: 0, url: 0, screenshot: 0, 'email-file': 0, general: 0 },
      days: daysOfAnalyses([], now),
      recentActivity: [],
    });
  });

  it('CONST-12 CONST-13 begin their windows to the millisecond', async () => {
    const db = await openDb();
    const edges = [1, 7, 30].flatMap((days) => [
      row(ago(days, -1), 10, ['Edge']),
      row(ago(days), 30, ['Edge']),
    ]);
    await db.insert(analysisResults).values(edges);
    expect(await figures(db)).toMatchObject({
      totalAnalyses: 6,
      dailyAnalyses: 1,
      weeklyAnalyses: 3,
      monthlyAnalyses: 5,
      averageRiskScore: 20,
      topThreatTypes: [{ type: 'Edge', count: 3 }],
    });
  });

  it('list the last thirty days one by one, in UTC', async () => {
    const db = await openDb();
    await db.insert(analysisResults).values([row(ago(0), 90), row(ago(0, -dayMs / 2), 10), row(ago(1), 50)]);
    const { days } = await figures(db);
    expect(days).toHaveLength(30);
    expect(days?.map(({ analyses }) => analyses).slice(-3)).toEqual([0, 1, 2]);
    expect(days?.at(-1)).toMatchObject({ day: '2026-11-15', averageRiskScore: 50 });
  });

  it('stay correct whatever is added, deleted, changed and compacted', async () => {
    const db = await openDb();
    const random = repeatableRandom(9);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const titles = Array.from({ length: 14 }, (_, n) => `Sign ${n}`);
    const [ana, bob] = await db
      .insert(users)
      .values([{ email: 'ana@example.com' }, { email: 'bob@example.com' }])
      .returning();
    let owners = [null, ana?.id ?? null, bob?.id ?? null];
    for (let turn = 0; turn < 12; turn += 1) {
      await db.insert(analysisResults).values(
        Array.from({ length: 40 }, () => ({
          ...row(ago(random() * 45), Math.floor(random() * 101), [pick(titles), pick(titles)]),
          analysisType: pick(analysisTypes),
          userId: pick(owners),
          isInconclusive: pick([true, false, null]),
        })),
      );
      if (turn === 4) {
        await db.delete(users).where(eq(users.email, 'bob@example.com'));
        owners = [null, ana?.id ?? null];
      }
      if (turn === 6) await db.delete(analysisResults).where(isNull(analysisResults.userId));
      if (turn === 8)
        await db
          .update(analysisResults)
          .set({ riskScore: 99, riskLevel: 'phishing', threats: [threat('Changed')] })
          .where(sql`${analysisResults.riskScore} < 50`);
      if (turn % 3 === 2) {
        const { compact } = analysisTallyStore(db);
        await Promise.all([compact(now), compact(now), compact(now)]);
      }
      expect(await figures(db), `turn ${turn}`).toMatchObject(await countRows(db));
    }
  });

  it('need few rows, however many analyses there are', async () => {
    const db = await openDb();
    for (let n = 0; n < 30; n += 1) await db.insert(analysisResults).values(row(ago(n / 10), 50, ['Sign']));
    for (let n = 0; n < 30; n += 1)
      await db.insert(analysisResults).values(row(ago(40 + n / 100), 50, ['Old']));
    await analysisTallyStore(db).compact(now);
    const days = new Set(
      Array.from({ length: 30 }, (_, n) =>
        ago(40 + n / 100)
          .toISOString()
          .slice(0, 10),
      ),
    );
    const hours = new Set(
      Array.from({ length: 30 }, (_, n) =>
        ago(n / 10)
          .toISOString()
          .slice(0, 13),
      ),
    );
    expect(await db.$count(analysisTallies)).toBe(days.size + hours.size);
    expect(await db.$count(threatTallies)).toBe(hours.size);
    await db.delete(analysisResults);
    await analysisTallyStore(db).compact(now);
    expect((await figures(db)).totalAnalyses).toBe(0);
  });

  it('CONST-11 DATA-42 count users by the plan they are on today, and those active in the last seven days', async () => {
    const db = await openDb();
    const people = await db
      .insert(users)
      .values([
        { email: 'never@example.com' },
        { email: 'signed-in@example.com', lastLogin: ago(7), planType: 'standard', planResetDate: ago(-1) },
        { email: 'just-before@example.com', lastLogin: ago(7, -1), planType: 'standard', planResetDate: now },
        { email: 'checked@example.com', lastLogin: ago(9), lastUsageReset: ago(3), planType: 'enterprise' },
        { email: 'went-on@example.com', lastLogin: ago(9), lastUsageReset: ago(7, -3_600_000) },
        { email: 'did-not@example.com', lastLogin: ago(9), lastUsageReset: ago(7, -3_600_000) },
      ])
      .returning();
    const id = (email: string) => people.find((person) => person.email === email)?.id ?? null;
    await db
      .insert(analysisResults)
      .values([
        row(ago(7, 60_000), 1, [], id('went-on@example.com')),
        row(ago(7, -60_000), 1, [], id('did-not@example.com')),
      ]);
    const { totalUsers, activeUsers, planDistribution } = await figures(db);
    expect({ totalUsers, activeUsers }).toEqual({ totalUsers: 6, activeUsers: 3 });
    expect(Object.keys(planDistribution)).toEqual([...planTypes]);
    expect(planDistribution).toEqual({ free: 4, standard: 1, professional: 0, enterprise: 1 });
  });

  it('CONST-10 DATA-43 list the ten newest analyses, guests without an address', async () => {
    const db = await openDb();
    const [ana] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    await db
      .insert(analysisResults)
      .values(
        Array.from({ length: 15 }, (_, n) =>
          row(new Date(now.getTime() - n * 1000), 90, [], n === 0 ? (ana?.id ?? null) : null),
        ),
      );
    const { recentActivity } = await figures(db);
    expect(recentActivity).toHaveLength(10);
    expect(recentActivity.slice(0, 2)).toMatchObject([
      { type: 'url', riskLevel: 'phishing', userEmail: 'ana@example.com', timestamp: now.toISOString() },
      { userEmail: null },
    ]);
  });
});
