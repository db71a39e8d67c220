import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SharedResult } from '../../contract/share.ts';
import { backUpTo, restoreFrom } from '../services/back-up.ts';
import { expiredContentStore } from '../store/expired-content.ts';
import { analysisResults, contentKeys, sharedResults, tombstones, users } from '../store/schema.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { ownerOfShare as ana, pathsOf, startWithCheck } from '../testing/sharing-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges();
const dayMs = 24 * 60 * 60 * 1000;

const backupFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-shares-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'backup.gz');
};

const notFound = { message: 'There is nothing at this address', error: 'not_found' };

describe.each(engines)('a shared result on the $name engine', ({ open }) => {
  it('SH01 is read by whoever has its address, without whose it is', async () => {
    const { app, share, id, db } = await startWithCheck(judges, open);
    const shared = await share(id);
    expect(shared.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost\/shared\/[\w-]{43}$/),
      expiresAt: new Date(app.now().getTime() + 7 * dayMs).toISOString(),
    });
    const { api } = pathsOf(shared);
    const answer = await app.inject({ url: api });
    expect(answer.statusCode).toBe(200);
    const { analysis, ...rest } = answer.json<SharedResult>();
    expect(rest).toEqual({ content: 'all', expiresAt: shared.json().expiresAt });
    expect(analysis).toMatchObject({ analysisType: 'email', riskLevel: 'phishing', inputData: '' });
    expect(analysis.explanation?.message?.text).toContain('Dear [address hidden], verify your password');
    for (const { start, end } of analysis.explanation?.message?.marks ?? [])
      expect(analysis.explanation?.message?.text.slice(start, end)).not.toBe('');
    const [user] = await db.select().from(users);
    for (const secret of [
      ana,
      'ana.bell',
      'Ana Bell',
      id,
      user?.id ?? '-',
      Buffer.from(ana).toString('base64'),
    ])
      expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(/https?:\/\//);
    expect(answer.body).toContain('account-verify[.]example');
    expect(analysis.explanation?.safeWay?.address).toBe('paypal.com');
    // Only a hash is stored, and nothing of what is shown.
    expect(JSON.stringify(await db.select().from(sharedResults))).not.toContain(
      api.slice('/api/shared/'.length),
    );
  });

  it('SH01 has the verdict and its reasons, where that was chosen', async () => {
    const { app, share, id } = await startWithCheck(judges, open);
    const { api } = pathsOf(await share(id, { days: 1, content: 'verdict' }));
    const { content, analysis } = (await app.inject({ url: api })).json<SharedResult>();
    expect(content).toBe('verdict');
    expect(analysis.threats.length).toBeGreaterThan(0);
    expect(analysis).toMatchObject({
      inputData: '',
      technicalAnalysis: {},
      explanation: { message: null, picture: null, trail: [] },
    });
    expect(analysis.explanation).not.toHaveProperty('outside');
    expect(analysis.recommendations.length).toBeGreaterThan(0);
  });

  it('SH02 is withdrawn at once, and then like one that never was', async () => {
    const { app, share, stateOf, withdraw, id } = await startWithCheck(judges, open);
    expect((await stateOf(id)).json()).toEqual({ share: null });
    const first = pathsOf(await share(id));
    const again = await share(id, { days: 30, content: 'verdict' });
    expect((await app.inject({ url: first.api })).statusCode).toBe(404);
    const { api } = pathsOf(again);
    expect((await app.inject({ url: api })).statusCode).toBe(200);
    expect((await stateOf(id)).json()).toEqual({
      share: { content: 'verdict', expiresAt: again.json().expiresAt },
    });
    expect((await withdraw(id)).json()).toEqual({ message: 'This result is no longer shared.' });
    for (const url of [
      api,
      first.api,
      '/api/shared/x',
      `/api/shared/${'A'.repeat(43)}`,
      `/api/shared/${id}`,
    ]) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.json()], url).toEqual([404, notFound]);
    }
    expect((await stateOf(id)).json()).toEqual({ share: null });
    expect((await withdraw(id)).statusCode).toBe(200);
  });

  it('SH02 ends with its check, with all checks and with the account', async () => {
    const { app, db, call, share, id, cookie } = await startWithCheck(judges, open);
    const second = (await app.postJson('/api/analyze/url', { url: 'a.example' }, { cookie })).json().id;
    const [one, other] = [pathsOf(await share(id)), pathsOf(await share(second))];
    await call('DELETE', `/api/analysis/${id}`);
    expect((await app.inject({ url: one.api })).statusCode).toBe(404);
    expect((await app.inject({ url: other.api })).statusCode).toBe(200);
    await call('DELETE', '/api/analysis');
    expect((await app.inject({ url: other.api })).statusCode).toBe(404);
    const third = (await app.postJson('/api/analyze/url', { url: 'b.example' }, { cookie })).json().id;
    const last = pathsOf(await share(third));
    app.turnClock(31_000);
    await call('POST', '/api/account/send-code', { purpose: 'delete' });
    await call('POST', '/api/account/delete', { code: codeIn(app.mails) });
    expect((await app.inject({ url: last.api })).statusCode).toBe(404);
    expect(await db.$count(sharedResults)).toBe(0);
    expect(await db.$count(tombstones, eq(tombstones.kind, 'share'))).toBe(3);
  });

  it('SH02 ends with the key of its owner', async () => {
    const { app, db, share, id } = await startWithCheck(judges, open);
    const { api } = pathsOf(await share(id));
    await db.delete(contentKeys);
    // Another server, which has not read the key before.
    const other = await startTestApp({ database: { ...(await open()), db }, judges });
    other.turnClock(app.now().getTime() - other.now().getTime());
    const answer = await other.inject({ url: api });
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
  });

  it('SH02 is kept no longer than its check', async () => {
    const { app, db, share, id } = await startWithCheck(judges, open);
    await db.update(users).set({ retentionDays: 7 });
    const shared = await share(id, { days: 30, content: 'all' });
    const end = new Date(app.now().getTime() + 7 * dayMs).toISOString();
    expect(shared.json().expiresAt).toBe(end);
    const { api } = pathsOf(shared);
    expect((await app.inject({ url: api })).json()).toMatchObject({ expiresAt: end });
    app.turnClock(7 * dayMs);
    expect((await app.inject({ url: api })).statusCode).toBe(404);
    app.turnClock(1);
    await expiredContentStore(db, testKeys(db)).ofUsers(app.now());
    expect(await db.$count(sharedResults)).toBe(0);
    // What is left of the check is counted, and nobody's.
    expect(await db.$count(analysisResults)).toBe(1);
    await db.update(users).set({ retentionDays: null });
    expect((await app.inject({ url: api })).statusCode).toBe(404);
  });

  it('SH03 has expired after its time, and says so', async () => {
    const { app, share, id } = await startWithCheck(judges, open);
    const { api } = pathsOf(await share(id, { days: 1, content: 'all' }));
    app.turnClock(dayMs - 1);
    expect((await app.inject({ url: api })).statusCode).toBe(200);
    app.turnClock(1);
    const answer = await app.inject({ url: api });
    expect([answer.statusCode, answer.json()]).toEqual([
      410,
      {
        message: 'This shared result has expired. Ask the person who sent you the link to share it again.',
        error: 'gone',
      },
    ]);
  });

  it('SH04 is not revived by a backup', async () => {
    const { app, db, share, withdraw, id, cookie } = await startWithCheck(judges, open);
    const kept = (await app.postJson('/api/analyze/url', { url: 'kept.example' }, { cookie })).json().id;
    const replaced = (await app.postJson('/api/analyze/url', { url: 'r.example' }, { cookie })).json().id;
    const [gone, stays, former] = [
      pathsOf(await share(id)),
      pathsOf(await share(kept)),
      pathsOf(await share(replaced)),
    ];
    const file = backupFile();
    await backUpTo(db, file, app.now());
    await withdraw(id);
    const later = pathsOf(await share(replaced));
    const statuses = async () =>
      Promise.all(
        [gone, stays, former, later].map(async ({ api }) => (await app.inject({ url: api })).statusCode),
      );
    expect(await statuses()).toEqual([404, 200, 404, 200]);
    await restoreFrom(db, file, { force: true, now: app.now() });
    expect(await statuses()).toEqual([404, 200, 404, 404]);

    // Where nobody knows what was withdrawn since, all are.
    const elsewhere = await open();
    onTestFinished(elsewhere.close);
    await restoreFrom(elsewhere.db, file, { force: false, now: app.now() });
    expect(await elsewhere.db.$count(sharedResults)).toBe(0);
    expect(await elsewhere.db.$count(analysisResults)).toBe(3);
  });

  it('SH01 is one for each check, also when it is shared ten times at once', async () => {
    const { app, db, share, id } = await startWithCheck(judges, open);
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const opened = await Promise.all(answers.map((answer) => app.inject({ url: pathsOf(answer).api })));
    expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await db.$count(sharedResults)).toBe(1);
  });
});
