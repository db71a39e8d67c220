import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../../contract/analysis.ts';
import { reportKeyResponse } from '../../contract/generate-report.ts';
import { verifyReport } from '../services/verify-report.ts';
import { guestUsage } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { domainResult, phishingResult, vulnerabilityResult } from '../testing/reported-results.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const url = 'http://paypa1.com.account-verify.example/login?a=1';

const report = (app: TestApp, body: object, headers: Record<string, string> = {}) =>
  app.postJson('/api/generate-report', { analysisType: 'analysis', ...body }, headers);

const analyse = async (app: TestApp, headers: Record<string, string> = {}) =>
  analysisSchema.parse((await app.postJson('/api/analyze/url', { url }, headers)).json());

const recordOf = async (app: TestApp, body: object, headers: Record<string, string> = {}) => {
  const answer = await report(app, { ...body, format: 'json' }, headers);
  return answer.json<{ record: { report: { origin: string; verdict: object } } }>().record;
};

it('API-17 GEN-04 OPEN-45 answers a guest with one HTML file, and spends no check', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  const analysis = await analyse(app);
  const before = await database.db.select().from(guestUsage);
  const answer = await report(app, { analysisData: analysis });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition':
      'attachment; filename="security-report-2026-11-15.html"; filename*=UTF-8\'\'security-report-2026-11-15.html',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'.*frame-ancestors 'none'; sandbox$/,
  );
  expect(answer.body).toContain(`<b>${analysis.riskScore}</b>`);
  expect(answer.body).not.toContain('http://paypa1');
  expect(await database.db.select().from(guestUsage)).toEqual(before);
});

describe('a kept analysis', () => {
  it('is reported the same by its id as by its object, to its owner', async () => {
    const app = await startTestApp();
    const { cookie } = await app.signIn('ana@example.com');
    const analysis = await analyse(app, { cookie });
    const byId = await report(app, { analysisData: { id: analysis.id } }, { cookie });
    const byObject = await report(app, { analysisData: analysis }, { cookie });
    // The same result, submitted by a caller who may not read the records, is recognised.
    const byStranger = await report(app, { analysisData: analysis });
    expect(byId.statusCode).toBe(200);
    expect(byObject.body).toBe(byId.body);
    expect(byStranger.body).toBe(byId.body);
    expect(byId.body).toContain('holds the same result in its own records');
  });

  it('is taken from the records, whatever its owner sends along with its id', async () => {
    const app = await startTestApp();
    const { cookie } = await app.signIn('ana@example.com');
    const { id, riskScore } = await analyse(app, { cookie });
    const made = await recordOf(app, { analysisData: { id, riskScore: 0, riskLevel: 'safe' } }, { cookie });
    expect(made.report).toMatchObject({ origin: 'recorded', verdict: { score: riskScore } });
  });

  it('of another user is not revealed, but the caller may report on what they hold', async () => {
    const app = await startTestApp();
    const ana = await app.signIn('ana@example.com');
    const analysis = await analyse(app, { cookie: ana.cookie });
    const bob = await app.signIn('bob@example.com');
    const headers = { cookie: bob.cookie };
    const foreign = await report(app, { analysisData: { id: analysis.id } }, headers);
    const absent = await report(app, { analysisData: { id: phishingResult.id } }, headers);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(absent.body);
    const changed = { ...analysis, riskScore: 3, riskLevel: 'safe' };
    const made = await recordOf(app, { analysisData: changed }, headers);
    expect(made.report).toMatchObject({ origin: 'submitted', verdict: { score: 3 } });
  });

  it('A08 is not open to the owner of the product by its id alone', async () => {
    const app = await startTestApp({ env: { OWNER_EMAIL: 'owner@example.com' } });
    const { id } = await analyse(app);
    const { cookie } = await app.signIn('owner@example.com');
    expect((await report(app, { analysisData: { id } }, { cookie })).statusCode).toBe(403);
    expect((await report(app, { analysisData: { id } })).statusCode).toBe(404);
  });
});

describe('a submitted result', () => {
  it('may hold its lists as JSON text, as older rows do', async () => {
    const app = await startTestApp();
    const { threats, technicalAnalysis, recommendations } = phishingResult;
    const packed = {
      ...phishingResult,
      threats: JSON.stringify(threats),
      technicalAnalysis: JSON.stringify(technicalAnalysis),
      recommendations: JSON.stringify(recommendations),
    };
    const whole = await report(app, { analysisData: phishingResult });
    expect((await report(app, { analysisData: packed })).body).toBe(whole.body);
  });

  it('may be a domain check or a search for vulnerabilities', async () => {
    const app = await startTestApp();
    const domain = await report(app, { analysisData: domainResult });
    expect(domain.body).toContain('<h1>This domain is dangerous</h1>');
    expect(domain.body).toContain('northbank-verify[.]top');
    const search = await report(app, { analysisData: vulnerabilityResult });
    expect(search.body).toContain('<h1>3 known vulnerabilities</h1>');
    expect(search.body).toContain('CVE-2024-21762');
    expect(search.body).toContain('This report holds 1 of 3 vulnerabilities.');
    expect(search.body).not.toContain('class="gauge"');
  });

  it('may be as long as the longest message', async () => {
    const app = await startTestApp();
    const inputData = 'é'.repeat(2 * 1024 * 1024);
    const answer = await report(app, { analysisData: { ...phishingResult, inputData } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body.length).toBeLessThan(100_000);
  });

  it('is cut where it is too long, and the report says so', async () => {
    const app = await startTestApp();
    const [threat] = phishingResult.threats;
    const many = {
      riskScore: 90,
      threats: Array.from({ length: 150 }, () => ({ ...threat, description: 'x'.repeat(50_000) })),
      technicalAnalysis: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key${n}`, n])),
    };
    const answer = await report(app, { analysisData: many });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('90 more threats were left out of this report.');
    expect(answer.body).toContain('4400 more technical values were left out of this report.');
  });

  it('is refused with a reason where it is not a result, or contradicts itself', async () => {
    const app = await startTestApp();
    for (const body of [
      {},
      { analysisData: null },
      { analysisData: 'text' },
      { analysisData: [] },
      { analysisData: {} },
      { analysisData: { threats: [] } },
      { analysisData: { riskScore: 101 } },
      { analysisData: { riskScore: -1 } },
      { analysisData: { riskScore: 50.5 } },
      { analysisData: { riskScore: '92' } },
      { analysisData: { riskScore: 92, riskLevel: 'safe' } },
      { analysisData: { ...phishingResult, threats: [], explanation: { trail: 7 } } },
      {
        analysisData: {
          ...domainResult,
          heuristicChecks: { ...domainResult.heuristicChecks, riskLevel: 'safe' },
        },
      },
      { analysisData: { ...domainResult, dnsRecords: null } },
      { analysisData: { ...vulnerabilityResult, totalCount: -1 } },
      { analysisData: { ...vulnerabilityResult, vulnerabilities: {} } },
      { analysisData: phishingResult, analysisType: 7 },
      { analysisData: phishingResult, format: 'pdf' },
    ]) {
      const answer = await report(app, body);
      const message = expect.stringMatching(/^.{10,}$/);
      expect([body, answer.json()]).toEqual([body, { error: 'invalid_input', message }]);
    }
  });

  it('is refused where it is nested too deeply, and the server goes on', async () => {
    const app = await startTestApp();
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const post = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/generate-report',
        payload,
        headers: { 'content-type': 'application/json', origin: 'http://localhost:80' },
      });
    const nested = await post(`{"analysisData":{"riskScore":1,"technicalAnalysis":{"a":${deep}}}}`);
    expect(nested.statusCode).toBe(400);
    const packed = await post(
      JSON.stringify({ analysisData: { riskScore: 1, technicalAnalysis: `{"a":${deep}}` } }),
    );
    expect(packed.statusCode).toBe(200);
    expect((await post('{"analysisData":{"riskScore":1,"__proto__":{"x":1}}}')).statusCode).toBe(400);
  });
});

it('S24 keeps the file name whatever the type is called', async () => {
  const app = await startTestApp();
  for (const analysisType of [
    'a\r\nSet-Cookie: x=1',
    '../../etc/passwd',
    '"; filename="x.exe',
    '\u202eexe',
    'é',
  ]) {
    const { headers, statusCode } = await report(app, { analysisData: { riskScore: 1 }, analysisType });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="security-report-[\d-]+\.html"; filename\*=UTF-8''security-report-[\d-]+\.html$/,
    );
  }
});

describe('other formats', () => {
  it.each([
    ['json', 'application/json', /^\{"record":/, 'json'],
    ['markdown', 'text/markdown', /^# Security Report/, 'md'],
    ['stix', 'application/stix+json', /^\{"id":"bundle--/, 'stix.json'],
  ])('%s, by its name or by Accept', async (format, accept, start, extension) => {
    const app = await startTestApp();
    const named = await report(app, { analysisData: phishingResult, format });
    const accepted = await report(app, { analysisData: phishingResult }, { accept });
    expect(named.body).toMatch(start);
    expect(accepted.body).toBe(named.body);
    expect(named.headers['content-type']).toContain(accept);
    expect(named.headers['content-disposition']).toContain(`security-report-2026-11-15.${extension}"`);
  });

  it('come only where no other format is accepted', async () => {
    const app = await startTestApp();
    for (const accept of ['*/*', 'application/json, text/plain, */*', 'text/html', 'image/png']) {
      const answer = await report(app, { analysisData: { riskScore: 1 } }, { accept });
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });
});

it('signs what it makes with the key it shows', async () => {
  const app = await startTestApp();
  const key = reportKeyResponse.parse((await app.inject({ url: '/api/report-key' })).json());
  const copy = { knownKeys: [key.publicKey], version: 'another' };
  for (const format of ['html', 'json']) {
    const { body } = await report(app, { analysisData: phishingResult, format });
    expect(verifyReport(body, copy)).toMatchObject({ state: 'valid', keyId: key.keyId, isRedrawn: true });
  }
});

it('makes sixty an hour for one address', async () => {
  const app = await startTestApp();
  for (let made = 0; made < 60; made++)
    expect((await report(app, { analysisData: { riskScore: 1 } })).statusCode).toBe(200);
  const answer = await report(app, { analysisData: { riskScore: 1 } });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
