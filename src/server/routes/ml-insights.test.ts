import { describe, expect, it } from 'vitest';
import { accuracyResponse } from '../../contract/accuracy.ts';
import { mlInsightsResponse, sampleAnalysisSchema } from '../../contract/ml-insights.ts';
import type { Threat } from '../../contract/threat.ts';
import { loadInsights } from '../../engine/index.ts';
import { analysisResults, guestUsage, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { evaluationFolder, reportOf, sliceOf } from '../testing/evaluation-folder.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const { sample } = await loadInsights();

type App = Awaited<ReturnType<typeof startTestApp>>;
const ask = async (app: App, cookie?: string) => {
  const answer = await app.inject({ url: '/api/ml-insights', ...(cookie && { headers: { cookie } }) });
  return { status: answer.statusCode, ...mlInsightsResponse.parse(answer.json()) };
};

it('API-05 DATA-29..32 OPEN-04 OPEN-05 shows a guest the claims, the fixed bars, what the engine looks for, and a sample it really judged', async () => {
  const app = await startTestApp({ reportsFolder: evaluationFolder({}) });
  const { userStats, ...insights } = await ask(app);
  expect(userStats).toBeUndefined();
  expect(insights).toMatchObject({
    status: 200,
    mlCapabilities: { detectionAccuracy: '99.68%', processingSpeed: '<100ms', featureCount: '40+' },
    benchmarks: {
      traditionalMethods: 90,
      hookwiseML: 99.68,
      falsePositiveRate: null,
      detectionSpeed: null,
    },
    sampleAnalysis: {
      input: sample,
      features: { urlLength: sample.url.length, domainAge: null, hasHTTPS: true },
      prediction: { riskLevel: 'phishing' },
    },
    measured: [],
  });
  const { mlCapabilities, sampleAnalysis, detectors, features } = insights;
  expect(mlCapabilities.supportedTypes.length).toBeGreaterThan(0);
  expect(mlCapabilities.threatCategories).toEqual(detectors.map(({ title }) => title));
  expect(sampleAnalysis.contributions.length).toBeGreaterThan(0);
  expect(features.length).toBeGreaterThanOrEqual(40);
});

it('explains the sample by what a trained model saw', async () => {
  const { contributions } = (await ask(await startTestApp())).sampleAnalysis;
  expect(contributions.length).toBeLessThanOrEqual(8);
  expect(contributions.some(({ value }) => value > 0 && !Number.isInteger(value))).toBe(true);
});

it('shows what was measured, and the least flattering figure of all models as the benchmark', async () => {
  const legitimate = { safe: 95, suspicious: 4, phishing: 1 };
  const folder = evaluationFolder({
    url: reportOf({ latencyMs: { p50: 2, p99: 9, samples: 10 } }),
    mail: reportOf({ slices: [sliceOf({ split: 'time', legitimate, phishing: legitimate })] }),
  });
  const { measured, benchmarks } = await ask(await startTestApp({ reportsFolder: folder }));
  expect(measured).toMatchObject([
    { title: 'Link model', measuredOn: '2026-11-01', trainingItems: 300, accuracy: { rate: 0.99 } },
    { headline: { falsePositives: { count: 5, of: 100 } }, latencyMs: { p99: 4 }, threshold: 0.5 },
  ]);
  expect(benchmarks).toMatchObject({ falsePositiveRate: 5, detectionSpeed: 9, hookwiseML: 99.68 });
});

it('DATA-33 counts the analyses of the signed-in user, and no one else’s', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database, reportsFolder: evaluationFolder({}) });
  const { cookie } = await app.signIn('ana@example.com');
  await app.signIn('bob@example.com');
  const everyone = await database.db.select().from(users);
  const threat = (severity: Threat['severity']): Threat => ({
    type: 'a-trick',
    title: 'A trick',
    description: 'Seen.',
    severity,
    score: 9,
    icon: 'Link',
    recommendation: 'Leave it.',
  });
  const rowsOf = (userId: string) =>
    [
      {
        userId,
        analysisType: 'url',
        riskScore: 90,
        riskLevel: 'phishing',
        threats: [threat('low'), threat('high')],
        // What the model said, not the score: the two may lie far apart.
        technicalAnalysis: { modelProbability: '97 %' },
      },
      {
        userId,
        analysisType: 'email',
        riskScore: 50,
        riskLevel: 'suspicious',
        threats: [threat('high')],
        // Sure that it is legitimate.
        technicalAnalysis: { modelProbability: '10 %' },
      },
      {
        userId,
        analysisType: 'email-file',
        riskScore: 80,
        riskLevel: 'phishing',
        threats: [threat('medium')],
        // No model judged it.
        technicalAnalysis: { modelProbability: '-' },
      },
      { userId, analysisType: 'general', riskScore: 0, riskLevel: 'safe', threats: [] },
      { userId, analysisType: 'general', riskScore: 0, riskLevel: 'safe', threats: [] },
    ] as const;
  await database.db
    .insert(analysisResults)
    .values(
      everyone
        .flatMap(({ id }) => rowsOf(id))
        .map((row) => ({ ...row, threats: [...row.threats], inputData: 'x', recommendations: [] })),
    );
  expect((await ask(app, cookie)).userStats).toEqual({
    totalAnalyses: 5,
    mlEnhancedAnalyses: 3,
    averageConfidence: 93.5,
    highRiskDetected: 2,
    phishingPrevented: 2,
  });
});

it('has zeros, and no confidence, for a user who has not checked anything', async () => {
  const app = await startTestApp({ reportsFolder: evaluationFolder({}) });
  const { cookie } = await app.signIn('ana@example.com');
  expect((await ask(app, cookie)).userStats).toEqual({
    totalAnalyses: 0,
    mlEnhancedAnalyses: 0,
    averageConfidence: null,
    highRiskDetected: 0,
    phishingPrevented: 0,
  });
});

it('refuses an expired token, as every call does', async () => {
  const app = await startTestApp();
  const answer = await app.inject({ url: '/api/ml-insights', headers: { authorization: 'Bearer over' } });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in']);
});

describe('the live demo', () => {
  const judges = sharedJudges();
  const score = (app: App, body: object) => app.postJson('/api/ml-insights/sample', body);

  it('scores what the visitor typed, keeps nothing of it and costs no check', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges });
    const lure = await score(app, sample);
    expect(lure.statusCode).toBe(200);
    const { prediction, contributions } = sampleAnalysisSchema.parse(lure.json());
    expect(prediction.riskLevel).toBe('phishing');
    expect(contributions.length).toBeGreaterThan(0);
    const legitimate = await score(app, {
      text: 'The minutes of our meeting are attached. See you on Monday.',
    });
    expect(sampleAnalysisSchema.parse(legitimate.json()).prediction.riskLevel).toBe('safe');
    expect(await database.db.select().from(analysisResults)).toEqual([]);
    expect(await database.db.select().from(guestUsage)).toEqual([]);
  });

  it.each([
    ['nothing', {}, 'Please write a sentence or a link'],
    ['too much', { text: 'a'.repeat(1001) }, 'Please keep it under 1000 characters'],
  ])('refuses %s', async (_what, body, message) => {
    const answer = await score(await startTestApp({ judges }), body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('does not bypass the daily limit', async () => {
    const app = await startTestApp({ judges });
    const answers = [];
    for (let call = 0; call < 41; call += 1) answers.push(await score(app, { url: 'https://example.com/' }));
    expect(answers.slice(0, 40).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});

it('gives the accuracy page the same figures, from the same reports, and the commit', async () => {
  const app = await startTestApp({ reportsFolder: evaluationFolder({ url: reportOf() }) });
  const { measured, commit, running } = accuracyResponse.parse(
    (await app.inject({ url: '/api/accuracy' })).json(),
  );
  // Lookups are off in tests, and with them everything that is fetched.
  expect(running).toEqual({
    phishingLists: { everyHours: null, newest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    vulnerabilities: { everyHours: null },
  });
  expect(measured).toEqual((await ask(app)).measured);
  expect(measured[0]).toMatchObject({ title: 'Link model', weightsHash: 'a'.repeat(64) });
  expect(commit === null || /^[0-9a-f]{40}$/.test(commit)).toBe(true);
});
