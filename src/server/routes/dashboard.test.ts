import { expect, it } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { analysisResults, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

it('API-16 DATA-39 DATA-04 shows a new user their plan, five checks, and no analyses', async () => {
  const app = await startTestApp();
  const { cookie } = await app.signIn('ana@example.com');
  const answer = await app.inject({ url: '/api/dashboard', headers: { cookie } });
  expect(answer.json()).toMatchObject({
    user: {
      email: 'ana@example.com',
      planType: 'free',
      dailyUsageCount: 0,
      historyLimit: 5,
      planExpired: false,
    },
    usage: { remainingUses: 5, dailyLimit: 5, used: 0, resetsAt: '2026-11-16T00:00:00.000Z' },
    recentAnalyses: [],
  });
  expect(answer.json().days).toHaveLength(30);
});

it('OPEN-13 counts a check and shows it first, and starts over the next day', async () => {
  const app = await startTestApp();
  const { cookie } = await app.signIn('ana@example.com');
  for (const url of ['first.example', 'second.example']) {
    await app.postJson('/api/analyze/url', { url }, { cookie });
    app.turnClock(1000);
  }
  const dashboard = async () => (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
  expect(await dashboard()).toMatchObject({
    user: { dailyUsageCount: 2 },
    usage: { remainingUses: 3, used: 2 },
    recentAnalyses: [{ inputData: 'second.example' }, { inputData: 'first.example' }],
  });
  expect((await dashboard()).days.at(-1)).toMatchObject({ day: '2026-11-15', analyses: 2 });
  app.turnClock(12 * 60 * 60 * 1000);
  expect(await dashboard()).toMatchObject({
    user: { dailyUsageCount: 0 },
    usage: { remainingUses: 5, used: 0 },
  });
});

it('OPEN-16 shows unlimited plans as -1', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  const { cookie } = await app.signIn('ana@example.com');
  await database.db.update(users).set({ planType: 'enterprise' });
  for (let check = 0; check < 7; check += 1)
    await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie });
  const { usage } = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
  expect(usage).toMatchObject({ remainingUses: -1, dailyLimit: -1, used: 7 });
});

it('shows no one the analyses of others, and as many as the plan keeps', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  const { cookie } = await app.signIn('ana@example.com');
  await app.signIn('bob@example.com');
  const everyone = await database.db.select().from(users);
  const row = {
    analysisType: 'url',
    riskScore: 0,
    riskLevel: 'safe',
    threats: [],
    technicalAnalysis: null,
    recommendations: [],
  } as const;
  await database.db.insert(analysisResults).values(
    everyone.flatMap(({ id, email }) =>
      Array.from({ length: 8 }, () => ({
        ...row,
        threats: [],
        recommendations: [],
        userId: id,
        inputData: email,
      })),
    ),
  );
  const { recentAnalyses } = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
  expect(recentAnalyses.map(({ inputData }: { inputData: string }) => inputData)).toEqual(
    Array.from({ length: 5 }, () => 'ana@example.com'),
  );
});

it('shows the beginning of a long input, and nothing that only its own page shows', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  const { cookie } = await app.signIn('ana@example.com');
  const [user] = await database.db.select().from(users);
  const inputs = ['🎣'.repeat(301), '🎣'.repeat(300), 'x'.repeat(1_000_000)];
  await database.db.insert(analysisResults).values(
    inputs.map((inputData, n) => ({
      userId: user?.id ?? null,
      analysisType: 'email' as const,
      inputData,
      riskScore: 0,
      riskLevel: 'safe' as const,
      threats: [],
      recommendations: [],
      explanation: judgeUrl('example.com').explanation,
      createdAt: new Date(n),
    })),
  );
  const { recentAnalyses } = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
  expect(recentAnalyses.map(({ inputData }: { inputData: string }) => inputData)).toEqual([
    `${'x'.repeat(300)}…`,
    '🎣'.repeat(300),
    `${'🎣'.repeat(300)}…`,
  ]);
  for (const analysis of recentAnalyses) expect(analysis).not.toHaveProperty('explanation');
});

it('API-16 is refused to a guest', async () => {
  const app = await startTestApp();
  const answer = await app.inject({ url: '/api/dashboard' });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in']);
});
