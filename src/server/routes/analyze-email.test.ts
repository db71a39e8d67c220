import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../../contract/analysis.ts';
import { maxEmailBytes } from '../../contract/email-input.ts';
import { serveDns } from '../../lookups/testing/dns-server.ts';
import { judges } from '../adapters/judges.ts';
import { analysisResults, checkReservations, guestUsage, users } from '../store/schema.ts';
import { keptAnalyses } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const mail = 'Your parcel waits. Confirm your address at http://parcel-fee.example/pay today.';

const source = [
  'Received: from mail.sender.example (mail.sender.example [192.0.2.5]) by mx.here.example; Sun, 15 Nov 2026 11:00:00 +0000',
  'From: Parcel Service <info@sender.example>',
  'To: ana@here.example',
  'Subject: Your parcel waits',
  'Message-ID: <1@sender.example>',
  '',
  mail,
].join('\r\n');

const check = (app: TestApp, body: object, headers: Record<string, string> = {}) =>
  app.postJson('/api/analyze/email', body, headers);

const faults: object[] = [];
const real = sharedJudges();
const tame = sharedJudges({
  script: obedient,
  limitMs: 2000,
  maxHeapMb: 64,
  onFault: (fault) => faults.push(fault),
});

describe('a pasted message', () => {
  it('GEN-03 API-08 DATA-09 VALID-09 OPEN-24 is judged for a guest, and kept as it was pasted', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: real });
    const answer = await check(app, { content: `  ${mail}\n`, sender: '', subject: '' });
    expect(answer.statusCode).toBe(200);
    const analysis = analysisSchema.parse(answer.json());
    expect(analysis).toMatchObject({ analysisType: 'email', userId: null, inputData: `  ${mail}\n` });
    expect(analysis.explanation?.message?.text).toContain('Your parcel waits');
    const [row] = await keptAnalyses(database.db);
    expect(row).toMatchObject({ id: analysis.id, inputData: `  ${mail}\n`, analysisType: 'email' });
    expect(JSON.stringify(row?.explanation)).toBe(JSON.stringify(analysis.explanation));
  });

  it('API-08 OPEN-15 is judged for a user with what the form says about its sender, and counted', async () => {
    const app = await startTestApp({ judges: real });
    const { cookie } = await app.signIn('ana@example.com');
    const answer = await check(
      app,
      { content: mail, sender: 'Boss@Sender.example', subject: 'Quick favour' },
      { cookie },
    );
    const { explanation, userId } = analysisSchema.parse(answer.json());
    expect(explanation?.message?.text).toMatch(/boss@sender\.example[\s\S]*Quick favour/);
    expect(userId).not.toBeNull();
    const dashboard = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
    expect(dashboard).toMatchObject({
      usage: { used: 1 },
      recentAnalyses: [{ analysisType: 'email', inputData: mail }],
    });
    expect(dashboard.recentAnalyses[0]).not.toHaveProperty('explanation');
  });

  it('may hold characters that a database refuses', async () => {
    const app = await startTestApp({ judges: real });
    const answer = await check(app, { content: `a\u0000b \ud800 ${mail}` });
    expect([answer.statusCode, answer.json().inputData]).toEqual([200, `a\ufffdb \ufffd ${mail}`]);
  });

  it('may be 2 MB long however it is written in JSON, and not one character longer', async () => {
    const app = await startTestApp({ judges: tame });
    const escaped = `{"content":"${'\\u00e9'.repeat(maxEmailBytes)}"}`;
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:80' };
    const post = (payload: string) =>
      app.inject({ method: 'POST', url: '/api/analyze/email', headers, payload });
    expect((await post(escaped)).statusCode).toBe(200);
    const longer = await check(app, { content: 'x'.repeat(maxEmailBytes + 1) });
    expect([longer.statusCode, longer.json().message]).toEqual([
      400,
      'This message is larger than 2 MB. Please paste the part that worries you.',
    ]);
    const huge = await post(`{"content":"${'x'.repeat(7 * maxEmailBytes)}"}`);
    expect([huge.statusCode, huge.json()]).toEqual([
      413,
      { error: 'too_large', message: 'This request is too large' },
    ]);
  });

  const refusals: [string, object, string][] = [
    ['no content', {}, 'Email content is required'],
    ['empty content', { content: '' }, 'Email content is required'],
    ['blank content', { content: ' \r\n\t ' }, 'Email content is required'],
    ['content that is no text', { content: 7 }, 'Email content is required'],
    [
      'a sender that is no address',
      { content: mail, sender: 'the boss' },
      'Please enter a valid email address',
    ],
    [
      'an endless subject',
      { content: mail, subject: 'x'.repeat(2001) },
      'This subject is longer than 2000 characters. Please shorten it.',
    ],
  ];
  it('VALID-07 VALID-08 OPEN-15 OPEN-21 is refused with the reason, and counts nothing', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: real });
    for (const [what, body, message] of refusals) {
      const answer = await check(app, body);
      expect([answer.statusCode, answer.json()], what).toEqual([400, { error: 'invalid_input', message }]);
    }
    expect(await database.db.select().from(guestUsage)).toEqual([]);
  });

  it('sends a guest over the limit to sign in, whatever the kind of check', async () => {
    const app = await startTestApp({ judges: real, env: { GUEST_DAILY_LIMIT: '2' } });
    expect((await check(app, { content: mail })).statusCode).toBe(200);
    expect((await app.postJson('/api/analyze/url', { url: 'example.com' })).statusCode).toBe(200);
    const refused = await check(app, { content: mail });
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        error: 'limit_reached',
        message: 'Usage limit exceeded',
        requiresAuth: true,
        planType: 'free',
        resetsAt: '2026-11-16T00:00:00.000Z',
      },
    ]);
  });
});

describe('a message made to do harm', () => {
  const broken =
    'This message could not be read: it is damaged, or built to break mail readers. ' +
    'Please paste its text, or check its link, instead.';

  it.each([
    ['takes forever', 'loop without end', broken],
    ['takes all the memory', 'take all the memory', broken],
    ['causes an internal error', 'fail', broken],
    [
      'has nothing to read',
      'be unreadable',
      'There is no text in this message that could be read. Please paste what the email says.',
    ],
  ])('that %s is refused, costs nothing, and delays no other call', async (_, content, message) => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: tame, env: { GUEST_DAILY_LIMIT: '1' } });
    const refused = await check(app, { content });
    expect([refused.statusCode, refused.json()]).toEqual([422, { error: 'unreadable', message }]);
    expect(await database.db.select().from(guestUsage)).toEqual([]);
    expect(await database.db.select().from(checkReservations)).toEqual([]);
    expect((await check(app, { content: mail })).statusCode).toBe(200);
  });

  it('is reported to the operator, without a word of it', async () => {
    const app = await startTestApp({ judges: tame, env: { GUEST_DAILY_LIMIT: '9' } });
    faults.length = 0;
    for (const content of ['fail', 'throw', 'answer']) await check(app, { content });
    expect(faults).toEqual([
      { state: 'failed', name: 'TypeError', stack: 'at judge' },
      { name: 'Error', code: undefined },
    ]);
  });

  it('is not judged for a visitor who left, and not counted', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, judges: tame });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const visitor = new AbortController();
    const left = fetch(`${url}/api/analyze/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'loop without end' }),
      signal: visitor.signal,
    });
    await expect
      .poll(async () => (await database.db.select().from(checkReservations)).length, { timeout: 10_000 })
      .toBe(1);
    visitor.abort();
    await expect(left).rejects.toThrow();
    await expect
      .poll(async () => (await database.db.select().from(checkReservations)).length, { timeout: 10_000 })
      .toBe(0);
    expect(await database.db.select().from(guestUsage)).toEqual([]);
    expect((await check(app, { content: mail })).statusCode).toBe(200);
  });
});

it('asks the visitor to come back when no worker is available', async () => {
  const script = new URL('./no-such-worker.ts', import.meta.url);
  const app = await startTestApp({ judges: judges({ script, onFault: () => undefined }) });
  const answer = await check(app, { content: mail });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
    503,
    '3',
    'unavailable',
  ]);
});

describe('the sender of a message', () => {
  it('is looked up where the whole message was given', async () => {
    const dns = await serveDns({ 'sender.example': { TXT: ['v=spf1 -all'] } });
    const app = await startTestApp({ judges: real, env: { LOOKUPS: 'on', DNS_SERVERS: dns.address } });
    expect((await check(app, { content: source })).statusCode).toBe(200);
    expect(dns.questions.join('\n')).toContain('sender.example');
  });

  it('is not looked up for a text from a screen, nor with lookups switched off', async () => {
    const dns = await serveDns();
    const on = await startTestApp({ judges: real, env: { LOOKUPS: 'on', DNS_SERVERS: dns.address } });
    const copied = `From: info@sender.example\nSubject: Your parcel waits\n\n${mail}`;
    expect((await check(on, { content: copied })).statusCode).toBe(200);
    const off = await startTestApp({ judges: real, env: { LOOKUPS: 'off', DNS_SERVERS: dns.address } });
    expect((await check(off, { content: source })).statusCode).toBe(200);
    expect(dns.questions).toEqual([]);
  });

  it('changes nothing about the answer when it cannot be looked up', async () => {
    const dns = await serveDns();
    dns.moods['sender.example'] = 'servfail';
    const app = await startTestApp({ judges: real, env: { LOOKUPS: 'on', DNS_SERVERS: dns.address } });
    expect((await check(app, { content: source })).statusCode).toBe(200);
  });
});

describe.each(engines)('fifty messages at once on the $name engine', ({ open }) => {
  it('give a user with five left five results and forty-five refusals', async () => {
    const database = await open();
    const app = await startTestApp({ database, judges: real });
    const { cookie } = await app.signIn('ana@example.com');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => check(app, { content: mail }, { cookie })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(45);
    expect(refused[0]?.json()).toMatchObject({ message: 'Daily limit exceeded', requiresUpgrade: true });
    const [user] = await database.db.select().from(users);
    expect(user?.dailyUsageCount).toBe(5);
    expect(await database.db.select().from(analysisResults)).toHaveLength(5);
  });
});
