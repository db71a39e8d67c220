// Long because one call’s cases stand together, from the report to the decision.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUpTo, restoreFrom } from '../services/back-up.ts';
import { exportFeedback } from '../services/export-feedback.ts';
import { contentKeyStore } from '../store/content-keys.ts';
import { analysisResults, tombstones, users, verdictCorrections, verdictReports } from '../store/schema.ts';
import { verdictReportStore } from '../store/verdict-reports.ts';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';
import { testKeyRing } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const day = 24 * 60 * 60 * 1000;
const ana = 'ana@example.com';
const host = 'quiet-river-pottery.example.org';
const reason = 'I know the potter, and looked at the shop.';

const checkOf = async (app: TestApp, url: string, cookie?: string) =>
  (await app.postJson('/api/analyze/url', { url }, cookie ? { cookie } : {})).json();
const callsOf = (app: TestApp, cookie: string) => {
  const headers = { cookie, origin: 'http://localhost:80' };
  return {
    report: (id: string, body: object = { verdict: 'phishing', keepContent: false }) =>
      app.inject({ method: 'POST', url: `/api/analysis/${id}/feedback`, payload: body, headers }),
    show: (id: string) => app.inject({ url: `/api/analysis/${id}/feedback`, headers }),
    withdraw: (id: string) => app.inject({ method: 'DELETE', url: `/api/analysis/${id}/feedback`, headers }),
    remove: (id: string) => app.inject({ method: 'DELETE', url: `/api/analysis/${id}`, headers }),
    removeAll: () => app.inject({ method: 'DELETE', url: '/api/analysis', headers }),
  };
};

describe.each(engines)('a report of a wrong verdict on the $name engine', ({ open }) => {
  it('is kept without the content, waits for a decision, and changes exactly that item when it is accepted', async () => {
    const { app, database, get, post } = await startAdminApp(open);
    const { cookie } = await app.signIn(ana);
    const checked = await checkOf(app, `https://${host}/cups`, cookie);
    expect(checked.riskLevel).not.toBe('phishing');
    const calls = callsOf(app, cookie);
    expect((await calls.show(checked.id)).json()).toEqual({ report: null });
    const taken = await calls.report(checked.id, {
      verdict: 'phishing',
      comment: ' It asks for my PIN. ',
      keepContent: false,
    });
    expect([taken.statusCode, taken.json().report]).toMatchObject([
      201,
      {
        analysisId: checked.id,
        verdict: 'phishing',
        comment: 'It asks for my PIN.',
        keepContent: false,
        answer: null,
      },
    ]);
    const [row] = await database.db.select().from(verdictReports);
    expect(JSON.stringify(row)).not.toMatch(/pottery|PIN/);
    expect((await checkOf(app, `https://${host}/`)).riskLevel, 'nothing by itself').toBe(checked.riskLevel);

    const queue = (await get('/api/admin/feedback')).json();
    expect(queue).toMatchObject({
      total: 1,
      page: 1,
      reports: [{ analysisId: checked.id, reports: 1, accounts: 1, withContent: 0, verdict: 'phishing' }],
    });
    expect(JSON.stringify(queue)).not.toMatch(/pottery|PIN|ana@/);
    const [waiting] = queue.reports;
    const opened = await post(`/api/admin/feedback/${waiting.readableId}/open`, {
      reason: 'To decide this report',
    });
    expect(opened.json()).toEqual({ comment: 'It asks for my PIN.', analysis: null });

    const decided = await post(`/api/admin/feedback/${waiting.id}`, { decision: 'accepted', reason });
    expect([decided.statusCode, decided.json()]).toMatchObject([
      200,
      { decided: 1, correctedUntil: '2026-12-15T12:00:00.000Z' },
    ]);
    const again = await checkOf(app, `https://${host}/another/page`);
    expect(again).toMatchObject({ riskLevel: 'phishing', riskScore: 85 });
    expect(again.threats[0]).toMatchObject({ type: 'corrected-by-person', title: 'Corrected by a person' });
    expect(again.threats[0].description).toContain('Corrected by a person on 15 November 2026');
    expect((await checkOf(app, `https://www.${host}/`)).riskLevel, 'another host').toBe(checked.riskLevel);

    expect((await calls.show(checked.id)).json().report.answer).toEqual({
      decision: 'accepted',
      reason,
      decidedAt: '2026-11-15T12:00:00.000Z',
      correctedUntil: '2026-12-15T12:00:00.000Z',
    });
    const mails = () => app.mails.filter(({ subject }) => subject.includes('your report'));
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 20_000);
    expect(mails()[0]).toMatchObject({ to: ana, subject: 'We agree with you: your report to Hookwise' });
    expect(mails()[0]?.text).toContain(reason);
    expect(mails()[0]?.text).not.toContain('pottery');
    const { actions } = (await get('/api/admin/audit')).json();
    expect(actions).toMatchObject([
      {
        adminEmail,
        action: 'accept report',
        targets: [ana],
        details: { reports: 1, verdict: 'phishing', reason },
      },
      { adminEmail, action: 'open report', targets: [ana], details: { reason: 'To decide this report' } },
    ]);

    app.turnClock(30 * day + 1);
    expect((await checkOf(app, `https://${host}/`)).riskLevel, 'after its end').toBe(checked.riskLevel);
  });

  it('is known to every server within ten seconds, and taken back by another decision', async () => {
    const { app, database, post, get } = await startAdminApp(open);
    const other = await startTestApp({ database: { ...database, close: async () => undefined } });
    const { cookie } = await app.signIn(ana);
    const { id } = await checkOf(app, host, cookie);
    await checkOf(other, host);
    await callsOf(app, cookie).report(id);
    const [{ id: report }] = (await get('/api/admin/feedback')).json().reports;
    await post(`/api/admin/feedback/${report}`, { decision: 'accepted', reason });
    other.turnClock(10_000);
    expect((await checkOf(other, host)).riskLevel).toBe('phishing');
    expect((await post(`/api/admin/feedback/${report}`, { decision: 'accepted', reason })).statusCode).toBe(
      409,
    );
    expect((await post(`/api/admin/feedback/${report}`, { decision: 'rejected', reason })).statusCode).toBe(
      200,
    );
    expect((await checkOf(app, host, cookie)).riskLevel).toBe('safe');
    other.turnClock(10_000);
    expect((await checkOf(other, host)).riskLevel).toBe('safe');
    expect(await database.db.select().from(verdictCorrections)).toEqual([]);
  });

  it('keeps the content with consent, encrypted, until it is taken back or its time is over', async () => {
    const { app, database, get, post } = await startAdminApp(open);
    const { cookie } = await app.signIn(ana);
    const calls = callsOf(app, cookie);
    const checks = [
      await checkOf(app, host, cookie),
      await checkOf(app, `www.${host}`, cookie),
      await checkOf(app, `m.${host}`, cookie),
    ];
    const [first, second, third] = checks.map(({ id }) => id as string) as [string, string, string];
    for (const id of [first, second, third]) {
      await calls.report(id, { verdict: 'phishing', keepContent: true });
      app.turnClock(1000);
    }
    const rows = await database.db.select().from(verdictReports);
    expect(rows.every(({ content, keepsContent }) => content !== null && keepsContent)).toBe(true);
    expect(
      Buffer.concat(rows.map(({ content }) => Buffer.from(content ?? []))).toString('latin1'),
    ).not.toContain('pottery');
    const { reports } = (await get('/api/admin/feedback')).json();
    const opened = await post(`/api/admin/feedback/${reports[0].readableId}/open`, {
      reason: 'To decide this report',
    });
    expect(opened.json().analysis).toMatchObject({ id: first, inputData: host });

    expect((await calls.withdraw(first)).statusCode).toBe(200);
    expect((await calls.show(first)).json()).toEqual({ report: null });
    expect((await calls.withdraw(first)).statusCode).toBe(404);
    expect((await calls.remove(second)).statusCode).toBe(200);
    expect((await database.db.select().from(verdictReports)).map(({ analysisId }) => analysisId)).toEqual([
      third,
    ]);
    const reportsStore = verdictReportStore(database.db, contentKeyStore(database.db, testKeyRing));
    app.turnClock(90 * day + 1);
    await reportsStore.removeExpired(app.now());
    expect(await database.db.select().from(verdictReports)).toMatchObject([
      { content: null, contentKeyId: null },
    ]);
    app.turnClock(365 * day);
    await reportsStore.removeExpired(app.now());
    expect(await database.db.select().from(verdictReports)).toEqual([]);
    expect(await database.db.select().from(tombstones).where(eq(tombstones.kind, 'report'))).toHaveLength(1);
  });

  it('is not brought back by a backup once it was taken back, or went with its check or the account', async () => {
    const { app, database } = await startAdminApp(open);
    const folder = mkdtempSync(join(tmpdir(), 'hookwise-reports-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const makeReports = async (email: string, names: string[]) => {
      const { cookie } = await app.signIn(email);
      const calls = callsOf(app, cookie);
      const ids: string[] = [];
      for (const name of names) {
        const { id } = await checkOf(app, `${name}.${host}`, cookie);
        await calls.report(id, { verdict: 'phishing', keepContent: name !== 'bare' });
        ids.push(id);
      }
      return { calls, ids };
    };
    const anas = await makeReports(ana, ['stays', 'withdrawn', 'bare']);
    const bobs = await makeReports('bob@example.com', ['bare', 'kept']);
    await makeReports('eve@example.com', ['kept']);
    const file = join(folder, 'backup.gz');
    await backUpTo(database.db, file, app.now());
    await anas.calls.withdraw(anas.ids[1] ?? '');
    await anas.calls.remove(anas.ids[2] ?? '');
    await bobs.calls.removeAll();
    await database.db.delete(users).where(eq(users.email, 'eve@example.com'));
    await restoreFrom(database.db, file, { force: true, now: app.now() });
    const left = await database.db.select().from(verdictReports);
    expect(left.map(({ analysisId }) => analysisId)).toEqual([anas.ids[0]]);
  });

  it('that was accepted and then rejected takes no later decision about its item with it', async () => {
    const { app, get, post } = await startAdminApp(open);
    const { cookie } = await app.signIn(ana);
    const { cookie: bobs } = await app.signIn('bob@example.com');
    await callsOf(app, cookie).report((await checkOf(app, host, cookie)).id);
    await callsOf(app, bobs).report((await checkOf(app, host, bobs)).id, {
      verdict: 'suspicious',
      keepContent: false,
    });
    const { reports } = (await get('/api/admin/feedback')).json<{
      reports: { id: string; verdict: string }[];
    }>();
    const decide = (verdict: string, decision: string) =>
      post(`/api/admin/feedback/${reports.find((one) => one.verdict === verdict)?.id}`, { decision, reason });
    await decide('phishing', 'accepted');
    await decide('suspicious', 'accepted');
    expect((await checkOf(app, host)).riskLevel).toBe('suspicious');
    await decide('phishing', 'rejected');
    expect((await checkOf(app, host)).riskLevel).toBe('suspicious');
    await decide('suspicious', 'rejected');
    expect((await checkOf(app, host)).riskLevel).toBe('safe');
  });

  it('goes with all checks, and with the account', async () => {
    const { app, database } = await startAdminApp(open);
    for (const email of [ana, 'bob@example.com']) {
      const { cookie } = await app.signIn(email);
      const { id } = await checkOf(app, host, cookie);
      const calls = callsOf(app, cookie);
      await calls.report(id, { verdict: 'phishing', keepContent: true });
      if (email === ana) await calls.removeAll();
      else await database.db.delete(users).where(eq(users.email, email));
      expect(await database.db.select().from(verdictReports)).toEqual([]);
    }
  });

  it('a thousand false ones of fifty fresh accounts are one line of the queue, and change nothing', async () => {
    const { app, database, get, post } = await startAdminApp(open);
    const { cookie: honest } = await app.signIn('honest@example.com');
    const before = await checkOf(app, 'https://paypa1.com/login', honest);
    expect(before.riskLevel).toBe('phishing');
    const { cookie } = await app.signIn('old@example.com');
    const own = await checkOf(app, host, cookie);
    await callsOf(app, cookie).report(own.id);
    app.turnClock(1000);
    await callsOf(app, honest).report(before.id, { verdict: 'safe', keepContent: false });
    const [template] = await database.db
      .select()
      .from(verdictReports)
      .where(eq(verdictReports.analysisId, before.id));
    const fresh = await database.db
      .insert(users)
      .values(
        Array.from({ length: 49 }, (_, n) => ({ email: `fresh-${n}@example.com`, createdAt: app.now() })),
      )
      .returning({ id: users.id });
    const { id: _, ...same } = template as NonNullable<typeof template>;
    for (const { id: userId } of fresh)
      await database.db.insert(verdictReports).values(
        Array.from({ length: 20 }, (_one, n) => ({
          ...same,
          userId,
          analysisId: crypto.randomUUID(),
          createdAt: new Date(app.now().getTime() + 1000 + n),
        })),
      );
    const queue = (await get('/api/admin/feedback')).json();
    expect(queue.total).toBe(2);
    expect(queue.reports).toMatchObject([
      { analysisId: own.id, reports: 1, accounts: 1 },
      {
        analysisId: before.id,
        reports: 981,
        accounts: 50,
        verdict: 'safe',
        newestAccountAt: app.now().toISOString(),
      },
    ]);
    expect((await get('/api/admin/feedback?page=2&pageSize=1')).json()).toMatchObject({
      total: 2,
      reports: [{ accounts: 50 }],
    });
    expect((await get('/api/admin/feedback?page=9&pageSize=1')).json()).toMatchObject({
      total: 2,
      reports: [],
    });
    app.turnClock(60_000);
    expect(await checkOf(app, 'https://paypa1.com/login')).toMatchObject({
      riskScore: before.riskScore,
      riskLevel: 'phishing',
    });
    const answer = await post(`/api/admin/feedback/${queue.reports[1].id}`, {
      decision: 'rejected',
      reason: 'It is an imitation.',
    });
    expect(answer.json()).toMatchObject({ decided: 981, correctedUntil: null });
    expect((await get('/api/admin/feedback')).json().total).toBe(1);
    expect((await get('/api/admin/feedback?state=decided')).json()).toMatchObject({
      total: 1,
      reports: [{ answer: { decision: 'rejected', decidedBy: adminEmail } }],
    });
  });
});

describe('what is refused', () => {
  it('S16 another’s, an unknown and a malformed result alike, whatever is asked', async () => {
    const app = await startTestApp();
    const { cookie: bobs } = await app.signIn('bob@example.com');
    const foreign = await checkOf(app, host, bobs);
    const guests = await checkOf(app, host);
    const { cookie } = await app.signIn(ana);
    const { report, show, withdraw } = callsOf(app, cookie);
    const expected = { message: 'There is nothing at this address', error: 'not_found' };
    for (const id of [foreign.id, guests.id, '00000000-0000-4000-8000-000000000000', 'x', "1'--", '%25'])
      for (const call of [report, show, withdraw]) {
        const answer = await call(id);
        expect([answer.statusCode, answer.json()], id).toEqual([404, expected]);
      }
    expect(
      (await app.postJson(`/api/analysis/${foreign.id}/feedback`, { verdict: 'safe', keepContent: false }))
        .statusCode,
    ).toBe(401);
  });

  it('a second for the same result, and an eleventh in a day', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(ana);
    await database.db.update(users).set({ planType: 'enterprise' });
    const { report } = callsOf(app, cookie);
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push((await checkOf(app, `shop-${n}.example.org`, cookie)).id);
    expect((await report(ids[0] ?? '')).statusCode).toBe(201);
    const second = await report(ids[0] ?? '', { verdict: 'safe', keepContent: true });
    expect([second.statusCode, second.json().error]).toEqual([409, 'conflict']);
    for (const id of ids.slice(1, 10)) expect((await report(id)).statusCode).toBe(201);
    const refused = await report(ids[10] ?? '');
    expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '86400',
    ]);
    app.turnClock(day);
    const { cookie: next } = await app.signIn(ana);
    expect((await callsOf(app, next).report(ids[10] ?? '')).statusCode).toBe(201);
  });

  it('a person who reports and takes back all the time', async () => {
    const app = await startTestApp();
    const { cookie } = await app.signIn(ana);
    const { id } = await checkOf(app, host, cookie);
    const { report, withdraw } = callsOf(app, cookie);
    for (let n = 0; n < 30; n += 1) {
      expect((await report(id)).statusCode).toBe(201);
      expect((await withdraw(id)).statusCode).toBe(200);
    }
    const refused = await report(id);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
  });

  it.each([
    ['nothing', {}],
    ['no verdict', { keepContent: true }],
    ['another word', { verdict: 'harmless', keepContent: true }],
    ['no word on consent', { verdict: 'safe' }],
    ['consent in words', { verdict: 'safe', keepContent: 'yes' }],
    ['a book', { verdict: 'safe', keepContent: false, comment: 'x'.repeat(1001) }],
  ])('%s', async (_, body) => {
    const app = await startTestApp();
    const { cookie } = await app.signIn(ana);
    const { id } = await checkOf(app, host, cookie);
    const answer = await callsOf(app, cookie).report(id, body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_input']);
  });

  it('decisions of others than administrators, without a reason, without an end, or about nothing', async () => {
    const { app, get, post } = await startAdminApp();
    const { cookie } = await app.signIn(ana);
    const { id } = await checkOf(app, host, cookie);
    await callsOf(app, cookie).report(id);
    const [{ id: report }] = (await get('/api/admin/feedback')).json().reports;
    const url = `/api/admin/feedback/${report}`;
    expect((await app.postJson(url, { decision: 'accepted', reason }, { cookie })).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/admin/feedback', headers: { cookie } })).statusCode).toBe(403);
    const at = (days: number) => new Date(app.now().getTime() + days * day).toISOString();
    for (const body of [
      {},
      { decision: 'accepted' },
      { decision: 'perhaps', reason },
      { decision: 'accepted', reason: ' a ' },
      { decision: 'accepted', reason, expiresAt: 'tomorrow' },
      { decision: 'accepted', reason, expiresAt: at(0) },
      { decision: 'accepted', reason, expiresAt: at(91) },
    ])
      expect((await post(url, body)).statusCode, JSON.stringify(body)).toBe(400);
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x'])
      for (const path of ['', '/open'])
        expect(
          (await post(`/api/admin/feedback/${unknown}${path}`, { decision: 'accepted', reason })).statusCode,
        ).toBe(404);
    expect((await get('/api/admin/audit')).json().total).toBe(0);
    expect((await post(url, { decision: 'accepted', reason, expiresAt: at(90) })).json().correctedUntil).toBe(
      at(90),
    );
  });
});

it('a domain check names its result, and is corrected with the links of its host', async () => {
  const { app, get, post } = await startAdminApp();
  const { cookie } = await app.signIn(ana);
  const result = (await app.postJson('/api/analyze/domain', { domain: host }, { cookie })).json();
  await callsOf(app, cookie).report(result.analysisId);
  const [{ id }] = (await get('/api/admin/feedback')).json().reports;
  await post(`/api/admin/feedback/${id}`, { decision: 'accepted', reason });
  const again = (await app.postJson('/api/analyze/domain', { domain: host })).json();
  expect(again.heuristicChecks).toMatchObject({ riskLevel: 'dangerous', riskScore: 85 });
  expect(again.threats[0]).toMatchObject({ type: 'Corrected by a person' });
  expect((await checkOf(app, `https://${host}/x`)).riskLevel).toBe('phishing');
});

it('of something inconclusive never says that it was called safe: in the queue, the record, and the answer', async () => {
  const { app, get, post } = await startAdminApp();
  const { cookie } = await app.signIn(ana);
  const checked = await checkOf(app, 'printer.local', cookie);
  await callsOf(app, cookie).report(checked.id);
  const { reports } = (await get('/api/admin/feedback')).json();
  expect(reports).toMatchObject([{ riskLevel: 'safe', isConclusive: false }]);
  await post(`/api/admin/feedback/${reports[0].id}`, { decision: 'rejected', reason });
  const { actions } = (await get('/api/admin/audit')).json();
  expect(actions).toMatchObject([{ details: { verdictBefore: 'inconclusive' } }]);
  const answer = await vi.waitFor(
    () => app.mails.find(({ subject }) => subject.includes('your report')) ?? Promise.reject(),
    20_000,
  );
  expect(answer.text).toContain('we had called it inconclusive, you phishing');
});

it('exports what was consented to as labelled data, and nothing else', async () => {
  const { app, database, get, post } = await startAdminApp();
  const { cookie } = await app.signIn(ana);
  const { report } = callsOf(app, cookie);
  const kept = await checkOf(app, `https://www.${host}/cups/`, cookie);
  const private_ = await checkOf(app, 'https://private.example.org/', cookie);
  await report(kept.id, { verdict: 'phishing', comment: 'It asks for my PIN.', keepContent: true });
  await report(private_.id, { verdict: 'phishing', comment: 'Mine.', keepContent: false });
  const lines = async () => {
    const reports = verdictReportStore(database.db, contentKeyStore(database.db, testKeyRing));
    return (await Array.fromAsync(exportFeedback({ reports }))).map((line) => JSON.parse(line));
  };
  const expected = {
    kind: 'url',
    source: 'user_feedback',
    url: `https://www.${host}/cups/`,
    url_norm: `${host}/cups`,
    regdomain: 'example.org',
    date: '2026-11-15',
    reported: 'phishing',
  };
  expect(await lines()).toMatchObject([{ ...expected, label: null, decision: null }]);
  for (const { id } of (await get('/api/admin/feedback')).json().reports)
    await post(`/api/admin/feedback/${id}`, { decision: 'accepted', reason });
  expect(await lines()).toMatchObject([{ ...expected, label: 1, decision: 'accepted' }]);
  await database.db.delete(analysisResults);
  expect(await lines()).toHaveLength(1);
});

it('exports a pasted message as it was written, with what was typed beside it, and calls nothing safe that was not', async () => {
  const { app, database, get, post } = await startAdminApp();
  const { cookie } = await app.signIn(ana);
  const link = `https://shop.example.org/${'vase-'.repeat(30)}?n=1`;
  const given = { content: `Our cups: ${link}`, sender: 'news@shop.example.org', subject: 'New cups' };
  const { id, explanation } = (await app.postJson('/api/analyze/email', given, { cookie })).json();
  expect(explanation.isConclusive).toBe(false);
  await callsOf(app, cookie).report(id, { verdict: 'phishing', keepContent: true });
  for (const report of (await get('/api/admin/feedback')).json().reports)
    await post(`/api/admin/feedback/${report.id}`, { decision: 'rejected', reason });
  const reports = verdictReportStore(database.db, contentKeyStore(database.db, testKeyRing));
  const [line = ''] = await Array.fromAsync(exportFeedback({ reports }));
  expect(JSON.parse(line)).toMatchObject({
    has_raw: false,
    from: 'news@shop.example.org',
    subject: 'New cups',
    body: given.content,
    our_verdict: 'inconclusive',
    decision: 'rejected',
    label: null,
  });
});

it('A08 names whose content an export reads, for its record', async () => {
  const { app, database } = await startAdminApp();
  const [one, other] = [await app.signIn(ana), await app.signIn('bob@example.com')];
  const check = await checkOf(app, 'https://one.example.org/', one.cookie);
  const unkept = await checkOf(app, 'https://other.example.org/', other.cookie);
  await callsOf(app, one.cookie).report(check.id, { verdict: 'phishing', keepContent: true });
  await callsOf(app, other.cookie).report(unkept.id, { verdict: 'phishing', keepContent: false });
  const reports = verdictReportStore(database.db, contentKeyStore(database.db, testKeyRing));
  expect(await reports.consentedOwners()).toEqual([ana]);
});

it('exports a message without whom it was for', async () => {
  const { app, database } = await startAdminApp();
  const { cookie } = await app.signIn(ana);
  const content = [
    'Delivered-To: Ana@Example.com',
    'From: Shop <news@shop.example.org>',
    'To: "Ana Bell" <ana@example.com>,',
    ' bob.b+list@example.net',
    'Subject: Cups for ANA@example.com',
    '',
    'Not to joana@example.com, but to bob.b+list=40example.net: https://shop.example.org/?e=ana%40example.com',
  ].join('\r\n');
  const { id } = (await app.postJson('/api/analyze/email', { content }, { cookie })).json();
  await callsOf(app, cookie).report(id, { verdict: 'phishing', keepContent: true });
  const reports = verdictReportStore(database.db, contentKeyStore(database.db, testKeyRing));
  const [line = ''] = await Array.fromAsync(exportFeedback({ reports }));
  const { raw, subject, has_raw } = JSON.parse(line);
  expect([has_raw, subject]).toEqual([true, 'Cups for recipient@example.com']);
  expect(raw).toContain('?e=recipient%40example.com');
  expect(raw).toContain('joana@example.com');
  expect(line).not.toMatch(/(?<!jo)ana@example|bob\.b/i);
});
