import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnalysisType, ListedAnalysis, Verdict } from '../../contract/analysis.ts';
import { judgeUrl } from '../../engine/index.ts';
import type { Database, OpenDatabase } from '../store/database.ts';
import { analysisResults, users } from '../store/schema.ts';
import { keepFree } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const phishing = {
  ...judgeUrl('http://paypal.com.account-verify.top/login'),
  riskScore: 92,
  riskLevel: 'phishing' as const,
};
const safe = { ...judgeUrl('https://www.wikipedia.org/'), riskScore: 0, riskLevel: 'safe' as const };
const vouched = { ...safe, explanation: { ...safe.explanation, isConclusive: true } };
const open = { ...safe, explanation: { ...safe.explanation, isConclusive: false } };

type Given = {
  analysisType?: AnalysisType;
  inputData?: string;
  verdict?: Verdict;
  /** Of November 2026. */
  day?: number;
};

const userIdOf = async (db: Database, email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

/** A user of the largest plan, with these checks, the oldest first. */
const startWith = async (database: OpenDatabase, given: Given[]) => {
  const app = await startTestApp({ database });
  const { cookie } = await app.signIn('ana@example.com');
  const userId = await userIdOf(database.db, 'ana@example.com');
  await database.db.update(users).set({ planType: 'enterprise' }).where(eq(users.id, userId));
  const ids: string[] = [];
  for (const [
    n,
    { analysisType = 'url', inputData = `example.com/${n}`, verdict = phishing, day },
  ] of given.entries()) {
    const createdAt = day
      ? new Date(Date.UTC(2026, 10, day, 12))
      : new Date(Date.UTC(2026, 10, 1) + n * 1000);
    ids.push((await keepFree(database.db, { userId, analysisType, inputData, verdict, createdAt })).id);
  }
  return { app, cookie, ids, userId };
};

const ask = async (app: TestApp, cookie: string, query: Record<string, string>) =>
  app.inject({ url: `/api/analysis/history?${new URLSearchParams(query)}`, headers: { cookie } });

const inputs = (analyses: ListedAnalysis[]) => analyses.map(({ inputData }) => inputData);

const message = (text: string, subject: string, senderAddress: string): Verdict => {
  const head = `From: ${senderAddress}\nSubject: ${subject}\n\n`;
  return {
    ...phishing,
    technicalAnalysis: { senderAddress },
    explanation: {
      ...phishing.explanation,
      message: { text: head + text, bodyStart: head.length, marks: [] },
    },
  };
};

describe.each(engines)('checks that are looked for on the $name engine', ({ open: openEngine }) => {
  it('come in pages: every one once, also where moments are equal', async () => {
    const database = await openEngine();
    const { app, cookie } = await startWith(
      database,
      Array.from({ length: 23 }, (_, n) => ({ day: 1 + Math.floor(n / 10) })),
    );
    const seen: string[] = [];
    let cursor = '';
    do {
      const { analyses, total, next } = (await ask(app, cookie, { limit: '5', cursor })).json();
      expect(total).toBe(23);
      seen.push(...analyses.map(({ id }: ListedAnalysis) => id));
      cursor = next ?? '';
    } while (cursor);
    const all = (await app.inject({ url: '/api/analysis/history', headers: { cookie } })).json();
    expect(seen).toEqual(all.analyses.map(({ id }: ListedAnalysis) => id));
    expect(new Set(seen).size).toBe(23);
    const found = await ask(app, cookie, { query: 'example', limit: '20' });
    const rest = await ask(app, cookie, { query: 'example', limit: '20', cursor: found.json().next });
    expect([...found.json().analyses, ...rest.json().analyses].map(({ id }) => id)).toEqual(seen);
    expect(rest.json()).not.toHaveProperty('next');
  });

  it('are told apart by tool, level and day', async () => {
    const { app, cookie } = await startWith(await openEngine(), [
      { analysisType: 'email', inputData: 'pasted', day: 1 },
      { analysisType: 'email-file', inputData: 'a file', day: 2 },
      { analysisType: 'general', inputData: 'vouched.example', verdict: vouched, day: 3 },
      { analysisType: 'general', inputData: 'nothing-known.example', verdict: open, day: 4 },
    ]);
    const found = async (query: Record<string, string>) => {
      const { analyses, total } = (await ask(app, cookie, query)).json();
      expect(total).toBe(analyses.length);
      return inputs(analyses);
    };
    expect(await found({ tool: 'email' })).toEqual(['a file', 'pasted']);
    expect(await found({ tool: 'screenshot' })).toEqual([]);
    expect(await found({ tool: 'whois', level: 'safe' })).toEqual(['vouched.example']);
    expect(await found({ level: 'inconclusive' })).toEqual(['nothing-known.example']);
    expect(await found({ level: 'phishing' })).toEqual(['a file', 'pasted']);
    expect(await found({ from: '2026-11-02', to: '2026-11-03' })).toEqual(['vouched.example', 'a file']);
    expect(await found({ from: '2026-11-03T12:00:00Z', to: '' })).toEqual([
      'nothing-known.example',
      'vouched.example',
    ]);
    expect(await found({ from: '0000-01-01', to: '9999-12-31', tool: '', level: '' })).toHaveLength(4);
  });
});

describe('a text that is looked for', () => {
  it('is found in what was submitted, its subject, its sender and what was found, in any alphabet', async () => {
    const far = `${'Dear customer. '.repeat(200)}Your parcel ÄÖ-4711 waits at ПОЧТА.`;
    const { app, cookie } = await startWith(await openTestDatabase(), [
      { analysisType: 'email', inputData: far, verdict: message(far, 'Ваша посылка', 'post@parcel.example') },
      { analysisType: 'url', inputData: 'https://other.example/100%/"x"' },
    ]);
    const found = async (query: string) => {
      const answer = await ask(app, cookie, { query });
      expect(answer.statusCode, query).toBe(200);
      return answer.json().analyses.length;
    };
    for (const query of ['äö-4711', 'почта', 'ваша ПОСЫЛКА', 'post@parcel.example', 'parcel   äö'])
      expect(await found(query), query).toBe(1);
    expect(await found('100%')).toBe(1);
    expect(await found('/"x"')).toBe(1);
    expect(await found('example')).toBe(2);
    expect(await found(phishing.threats[0]?.title ?? '')).toBe(2);
    for (const query of ['%', '_', "'", "' or 1=1 --", '\\', '\0', '🎣', 'не найдено', 'x'.repeat(10_000)])
      expect(await found(query), query.slice(0, 20)).toBe(
        query === '%' || query === '_' ? Number(query === '%') : 0,
      );
  });

  it('is of 10,000 characters of any alphabet, over a real connection', async () => {
    const { app, cookie } = await startWith(await openTestDatabase(), [{}]);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const letter of ['a', '%', '"', 'ж', '漢', '🎣']) {
      const query = encodeURIComponent(letter.repeat(10_000));
      const answer = await fetch(`${address}/api/analysis/history?query=${query}`, { headers: { cookie } });
      expect([letter, answer.status, await answer.json()]).toEqual([letter, 200, { analyses: [], total: 0 }]);
    }
  });

  it('is not looked for in what belongs to others, or is older than the plan shows', async () => {
    const database = await openTestDatabase();
    const { app, cookie, userId } = await startWith(
      database,
      Array.from({ length: 8 }, (_, n) => ({ inputData: `mine.example/${n}` })),
    );
    await app.signIn('bob@example.com');
    const bob = await userIdOf(database.db, 'bob@example.com');
    const foreign = { userId: bob, analysisType: 'url', inputData: 'mine.example/foreign' } as const;
    await keepFree(database.db, { ...foreign, verdict: phishing, createdAt: app.now() });
    await database.db.update(users).set({ planType: 'free' }).where(eq(users.id, userId));
    const { analyses, total } = (await ask(app, cookie, { query: 'mine' })).json();
    expect([inputs(analyses), total]).toEqual([[7, 6, 5, 4, 3].map((n) => `mine.example/${n}`), 5]);
  });
});

it('a wish that cannot be read is refused with a sentence', async () => {
  const { app, cookie } = await startWith(await openTestDatabase(), [{}]);
  for (const query of [
    { tool: 'vulnerability' },
    { level: 'dangerous' },
    { from: 'yesterday' },
    { to: '2026-02-31' },
    { limit: '0' },
    { limit: '501' },
    { limit: '1e2' },
    { cursor: 'x' },
    { cursor: Buffer.from('99999999999999999.00000000-0000-0000-0000-000000000000').toString('base64url') },
  ]) {
    const answer = await ask(app, cookie, query as Record<string, string>);
    expect([query, answer.statusCode, answer.json().error]).toEqual([query, 400, 'invalid_input']);
    expect(answer.json().message).toMatch(/^(?:Please|The|There) .{10,}/);
  }
});

it('a line of the list names what was checked', async () => {
  const { app, cookie } = await startWith(await openTestDatabase(), [
    {
      analysisType: 'email',
      inputData: 'Hello',
      verdict: message('Hello', 'Your parcel', 'post@parcel.example'),
    },
    {
      analysisType: 'url',
      inputData: 'https://example.com/a/b?c=d',
      verdict: judgeUrl('https://example.com/a/b?c=d'),
    },
    { analysisType: 'screenshot', inputData: 'bank.png' },
    { analysisType: 'general', inputData: 'northbank.example' },
  ]);
  const { analyses } = (await app.inject({ url: '/api/analysis/history', headers: { cookie } })).json();
  expect(analyses.map(({ checked }: ListedAnalysis) => checked)).toEqual([
    { title: 'northbank.example', sender: '' },
    { title: 'bank.png', sender: '' },
    { title: 'example.com', sender: '' },
    { title: 'Your parcel', sender: 'post@parcel.example' },
  ]);
});

it('several checks are deleted at once, and nobody else’s', async () => {
  const database = await openTestDatabase();
  const { app, cookie, ids } = await startWith(database, [{}, {}, {}]);
  const bob = await app.signIn('bob@example.com');
  const remove = (sent: unknown, as = cookie) =>
    app.postJson('/api/analysis/delete', { ids: sent }, { cookie: as });
  const unknown = await remove(ids, bob.cookie);
  const malformed = await remove(['-1', 'x'.repeat(1000), "'"]);
  expect([unknown.statusCode, unknown.body]).toEqual([404, malformed.body]);
  const some = await remove([ids[0], ids[1], ids[1], 'nonsense', '00000000-0000-4000-8000-000000000000']);
  expect([some.statusCode, some.json()]).toEqual([200, { message: '2 checks were deleted.', deleted: 2 }]);
  const left = await database.db.select({ id: analysisResults.id }).from(analysisResults);
  expect(left).toEqual([{ id: ids[2] }]);
  for (const sent of [[], null, 'all', [1], Array.from({ length: 501 }, () => ids[2])])
    expect((await remove(sent)).statusCode).toBe(400);
  expect((await app.postJson('/api/analysis/delete', { ids })).statusCode).toBe(401);
});

describe('a file of one’s checks', () => {
  it('is everything as it is kept, or a table, of what the filter finds', async () => {
    const { app, cookie, ids } = await startWith(await openTestDatabase(), [
      { inputData: '=HYPERLINK("https://evil.example","x")', analysisType: 'screenshot' },
      { inputData: 'nothing-known.example', analysisType: 'general', verdict: open },
    ]);
    const get = (query: string, headers: Record<string, string> = { cookie }) =>
      app.inject({ url: `/api/analysis/export?${query}`, headers });
    const json = await get('format=json');
    expect(json.headers['content-disposition']).toBe(
      'attachment; filename="hookwise-checks-2026-11-15.json"',
    );
    const { analyses } = json.json();
    for (const [n, id] of ids.toReversed().entries())
      expect(analyses[n]).toEqual(
        (await app.inject({ url: `/api/analysis/${id}`, headers: { cookie } })).json(),
      );
    const csv = await get('format=csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toMatch(/^\ufeff"id","checkedAt"/);
    expect(csv.body).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(csv.body).toContain('"whois","nothing-known.example","","0","inconclusive"');
    expect((await get('format=json&tool=whois')).json().analyses).toHaveLength(1);
    for (const query of ['', 'format=pdf', 'format=csv&level=x'])
      expect((await get(query)).statusCode, query).toBe(400);
    expect((await get('format=csv', {})).statusCode).toBe(401);
  });
});

it('a domain opens again with all that was found out about it, and reports say that nothing vouches for it', async () => {
  const app = await startTestApp();
  const { cookie } = await app.signIn('ana@example.com');
  const shown = await app.postJson('/api/analyze/domain', { domain: 'nothing-known.example' }, { cookie });
  const listed = (await app.inject({ url: '/api/analysis/history', headers: { cookie } })).json();
  const [{ id }] = listed.analyses;
  const stored = (await app.inject({ url: `/api/analysis/${id}`, headers: { cookie } })).json();
  expect(stored.domain).toEqual(shown.json());
  expect(stored.domain.heuristicChecks.riskLevel).toBe('unknown');
  const report = async (analysisData: object, as: Record<string, string>) =>
    (await app.postJson('/api/generate-report', { analysisData, format: 'json' }, as)).json().record.report;
  const kept = await report({ id }, { cookie });
  expect(kept).toMatchObject({ origin: 'recorded', analysisId: id, kind: 'domain' });
  // A line of a list has no explanation, and says so all the same; here to somebody who cannot read the record.
  for (const { verdict } of [kept, await report(listed.analyses[0], {})]) {
    expect(verdict.level).toBe('unknown');
    expect(verdict.headline).not.toMatch(/safe/i);
  }
});
