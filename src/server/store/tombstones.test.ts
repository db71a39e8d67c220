import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, notLike } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { backUpTo, restoreFrom } from '../services/back-up.ts';
import { setRole } from '../services/set-role.ts';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';
import { keepFree, testAnalyses } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';
import { verifyChain } from './audit-chain.ts';
import { passkeyStore } from './passkeys.ts';
import { analysisResults, billingDetails, contentKeys, tombstones, userSessions, users } from './schema.ts';
import { removeOldTombstones } from './tombstones.ts';

const verdict = judgeUrl('http://198.51.100.7/login');
const dayMs = 24 * 60 * 60 * 1000;

const backupFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-tombstones-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'backup.gz');
};

describe.each(engines)('a restored backup on the $name engine', ({ open }) => {
  it('A10 revives no ended session, deleted account or deleted check, and unmakes no record of administrators', async () => {
    const { app, database, get, post, cookie: admin } = await startAdminApp(open);
    const { db } = database;
    const stays = await app.signIn('stays@example.com');
    const ended = await app.signIn('ended@example.com');
    const gone = await app.signIn('gone@example.com');
    const check = async (cookie: string, url: string) =>
      (await app.postJson('/api/analyze/url', { url }, { cookie })).json<{ id: string }>().id;
    const [kept, deleted] = [
      await check(stays.cookie, 'kept.example'),
      await check(stays.cookie, 'deleted.example'),
    ];
    const [plain] = await db
      .insert(analysisResults)
      .values({ ...verdict, userId: null, analysisType: 'url', inputData: 'guest' })
      .returning();
    await check(ended.cookie, 'all-deleted.example');
    await check(gone.cookie, 'with-account.example');
    const file = backupFile();
    await backUpTo(db, file, app.now());

    const call = (cookie: string, method: 'DELETE' | 'POST', url: string, payload = {}) =>
      app.inject({ method, url, payload, headers: { cookie, origin: 'http://localhost:80' } });
    await call(stays.cookie, 'DELETE', `/api/analysis/${deleted}`);
    await call(ended.cookie, 'DELETE', '/api/analysis');
    await call(ended.cookie, 'POST', '/api/auth/logout');
    app.turnClock(31_000);
    await call(gone.cookie, 'POST', '/api/account/send-code', { purpose: 'delete' });
    await call(gone.cookie, 'POST', '/api/account/delete', { code: codeIn(app.mails) });
    await post(`/api/admin/analyses/${kept}/open`, { reason: 'a record after the backup' });
    await check(stays.cookie, 'after-the-backup.example');

    for (let times = 0; times < 2; times += 1) {
      await restoreFrom(db, file, { force: true, now: app.now() });
      const statuses = await Promise.all(
        [admin, stays.cookie, ended.cookie, gone.cookie].map(
          async (cookie) => (await app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode,
        ),
      );
      expect(statuses).toEqual([200, 200, 401, 401]);
      expect((await db.select().from(users)).map(({ email }) => email).sort()).toEqual(
        [adminEmail, 'ended@example.com', 'stays@example.com'].sort(),
      );
      const rows = await db.select({ id: analysisResults.id }).from(analysisResults);
      expect(rows.map(({ id }) => id).sort()).toEqual([kept, plain?.id ?? ''].sort());
      expect((await testAnalyses(db).find(kept))?.inputData).toBe('kept.example');
    }
    expect(await db.$count(contentKeys, notLike(contentKeys.owner, 'messages:%'))).toBe(1);
    const { actions } = (await get('/api/admin/audit')).json<{ actions: { action: string }[] }>();
    expect(actions.map(({ action }) => action)).toEqual([
      'restore backup',
      'restore backup',
      'open analysis',
    ]);
    expect(await verifyChain(db)).toMatchObject({ actions: 3, brokenAt: null });
  });

  it('A10 brings back no removed passkey, spent or replaced recovery code, removed billing details or longer retention, and makes nobody an administrator again', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn('ana@example.com');
    const { cookie: bob } = await app.signIn('bob@example.com');
    const call = (method: 'DELETE' | 'POST' | 'PUT', url: string, payload?: object, as = cookie) =>
      app.inject({
        method,
        url,
        headers: { cookie: as, origin: 'http://localhost:80' },
        ...(payload && { payload }),
      });
    const [ana] = await db.select().from(users).where(eq(users.email, 'ana@example.com'));
    const key = { userId: ana?.id ?? '', publicKey: new Uint8Array(1), counter: 0, transports: [] };
    const store = passkeyStore(db);
    const stolen = await store.add({ ...key, credentialId: 'stolen', name: 'Not mine' });
    await store.add({ ...key, credentialId: 'own', name: 'Mine' });
    const make = async (as: string) =>
      (await call('POST', '/api/account/recovery-codes', {}, as)).json<{ codes: string[] }>().codes;
    const sign = async (email: string, code = '') =>
      (await app.postJson('/api/auth/verify-otp', { email, code })).statusCode;
    const [replaced] = await make(cookie);
    const [spent, left] = await make(bob);
    await setRole(db, 'ana@example.com', 'admin', app.now());
    await setRole(db, 'bob@example.com', 'admin', app.now());
    const billing = { name: 'Ana', address: 'Street 1', taxId: '' };
    expect((await call('PUT', '/api/account/billing', billing)).statusCode).toBe(200);
    const file = backupFile();
    await backUpTo(db, file, app.now());

    app.turnClock(1000);
    expect(await sign('bob@example.com', spent)).toBe(200);
    await setRole(db, 'ana@example.com', 'user', app.now());
    await store.remove(ana?.id ?? '', stolen?.id ?? '', app.now());
    await make(cookie);
    await call('DELETE', '/api/account/billing');
    expect((await call('PUT', '/api/account/retention', { days: 7 })).statusCode).toBe(200);

    await restoreFrom(db, file, { force: true, now: app.now() });
    expect((await store.listOf(ana?.id ?? '')).map(({ name }) => name)).toEqual(['Mine']);
    expect(await sign('ana@example.com', replaced)).toBe(401);
    expect([await sign('bob@example.com', spent), await sign('bob@example.com', left)]).toEqual([401, 200]);
    expect(await db.$count(billingDetails)).toBe(0);
    const people = await db.select().from(users).orderBy(users.email);
    expect(people.map(({ role, retentionDays }) => [role, retentionDays])).toEqual([
      ['user', 7],
      ['admin', 90],
    ]);

    await setRole(db, 'ana@example.com', 'admin', app.now());
    const later = backupFile();
    await backUpTo(db, later, app.now());
    await restoreFrom(db, later, { force: true, now: app.now() });
    const [again] = await db.select().from(users).where(eq(users.email, 'ana@example.com'));
    expect(again?.role).toBe('admin');
  });

  it('A10 ends all sessions where what was ended since is unknown', async () => {
    const [one, other] = [await open(), await open()];
    onTestFinished(other.close);
    const app = await startTestApp({ database: one });
    await app.signIn('ana@example.com');
    const file = backupFile();
    await backUpTo(one.db, file, app.now());
    await restoreFrom(other.db, file, { force: false, now: app.now() });
    expect(await other.db.$count(users)).toBe(1);
    expect(await other.db.$count(userSessions)).toBe(0);
    expect(await one.db.$count(userSessions)).toBe(1);
  });

  it('A10 needs tombstones for as long as backups are worth restoring', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const now = new Date('2026-11-15T12:00:00Z');
    const ref = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
    const at = (days: number) => new Date(now.getTime() - days * dayMs);
    await db.insert(tombstones).values([
      { kind: 'session', ref: ref(1), at: at(9) },
      { kind: 'session', ref: ref(2), at: at(7) },
      { kind: 'account', ref: ref(3), at: at(399) },
      { kind: 'account', ref: ref(4), at: at(401) },
    ]);
    await removeOldTombstones(db, now);
    expect((await db.select().from(tombstones)).map((one) => one.ref).sort()).toEqual([ref(2), ref(3)]);
  });
});

describe.each(engines)('an account that is deleted on the $name engine', ({ open }) => {
  it('A09 takes its key with it, however it was deleted', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [user] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    const stored = { analysisType: 'url', inputData: 'x', verdict, createdAt: new Date() } as const;
    await keepFree(db, { ...stored, userId: user?.id ?? null });
    expect(await db.$count(contentKeys)).toBe(1);
    await db.delete(users).where(eq(users.id, user?.id ?? ''));
    expect(await db.$count(contentKeys)).toBe(0);
    expect((await db.select().from(tombstones)).map(({ kind }) => kind).sort()).toEqual(['account', 'key']);
  });
});
