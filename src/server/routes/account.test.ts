import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import type { Database } from '../store/database.ts';
import * as schema from '../store/schema.ts';
import { userSessions, users } from '../store/schema.ts';
import { adminEmail, ownerEmail, startAdminApp } from '../testing/admin-app.ts';
import { keptMessages } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { lastingJudges } from '../testing/lasting-workers.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const ana = 'ana@example.com';

/** A code for an action on the account, from the newest mail. */
const codeFor = async (app: TestApp, purpose: string, cookie: string) => {
  app.turnClock(31_000);
  const answer = await app.postJson('/api/account/send-code', { purpose }, { cookie });
  expect(answer.statusCode).toBe(200);
  return codeIn(app.mails);
};
const call = (app: TestApp, name: string, code: string, cookie: string) =>
  app.postJson(`/api/account/${name}`, { code }, { cookie });

/** Every row of every table that names a person, by table: found by looking, so that a new table is looked into too. */
const rowsAbout = async (db: Database, ...names: (string | undefined)[]) => {
  const found: Record<string, object[]> = {};
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const rows = await db.select().from(table);
    const about = rows.filter((row) => names.some((text) => JSON.stringify(row).includes(text ?? '?')));
    if (about.length > 0) found[name] = about;
  }
  return found;
};
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(engines)('an account on the $name engine', ({ open }) => {
  it('S36 is exported completely, as a file', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(ana);
    const { cookie: bobs } = await app.signIn('bob@example.com');
    await app.postJson('/api/analyze/url', { url: 'secret-of-bob.example' }, { cookie: bobs });
    const contact = { name: 'Ana', email: ana, message: 'We are two hundred people.' };
    await app.postJson('/api/contact/sales', contact);
    const [user] = await db.select().from(users).where(eq(users.email, ana));
    await db.insert(schema.paymentOrders).values({
      orderId: 'order_1',
      userId: user?.id ?? null,
      planType: 'standard',
      amount: 1999,
      currency: 'USD',
    });
    await db.insert(schema.adminActions).values({
      adminEmail,
      action: 'change user',
      targets: ['bob@example.com', ana],
      details: { planType: 'free' },
      at: app.now(),
    });
    await db.update(users).set({ planType: 'enterprise' }).where(eq(users.email, ana));
    const verdict = judgeUrl('example.com');
    await db.insert(schema.analysisResults).values(
      Array.from({ length: 45 }, (_, n) => ({
        ...verdict,
        userId: user?.id ?? null,
        analysisType: 'url' as const,
        inputData: `n${n}.example`,
      })),
    );

    const [checked] = await db
      .select()
      .from(schema.analysisResults)
      .where(eq(schema.analysisResults.userId, user?.id ?? ''));
    const feedback = { verdict: 'phishing', comment: 'It is a trap.', keepContent: true };
    await app.postJson(`/api/analysis/${checked?.id}/feedback`, feedback, { cookie });
    await db
      .update(schema.verdictReports)
      .set({ decision: 'accepted', reason: 'Seen.', decidedAt: app.now(), decidedBy: adminEmail });

    const code = await codeFor(app, 'export', cookie);
    const answer = await call(app, 'export', code, cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="hookwise-account-2026-11-15.json"',
    );
    const file = answer.json();
    expect(file).toMatchObject({
      product: 'Hookwise',
      user: { id: user?.id, email: ana, planType: 'enterprise', googleId: null },
      sessions: [{ createdAt: expect.any(String) }],
      codes: [{ verified: true }, { verified: true }],
      payments: [{ orderId: 'order_1', amount: 1999 }],
      messages: [{ kind: 'sales', message: contact.message }],
      administratorsDid: [{ action: 'change user' }],
      verdictReports: [
        {
          ...feedback,
          analysisId: checked?.id,
          answer: { reason: 'Seen.' },
          keptContent: { inputData: checked?.inputData },
        },
      ],
    });
    // Row by row what the database holds, and no table that it leaves out.
    const { users: [row] = [], ...rows } = await rowsAbout(db, user?.id, ana);
    const { analysisResults: analyses = [], paymentOrders, adminActions } = rows;
    expect(Object.keys(rows).sort()).toEqual([
      'adminActions',
      'analysisResults',
      'contactMessages',
      'contentKeys',
      'otpCodes',
      'outgoingMails',
      'paymentOrders',
      'rateEvents',
      'userSessions',
      'verdictReports',
    ]);
    expect(file).toMatchObject({
      user: asJson(row),
      payments: asJson(paymentOrders),
      messages: asJson(await keptMessages(db)),
    });
    expect(file.sessions).toHaveLength(rows['userSessions']?.length ?? 0);
    expect(file.mails).toHaveLength(rows['outgoingMails']?.length ?? 0);
    expect(file.codes).toHaveLength(rows['otpCodes']?.length ?? 0);
    expect(file.countedCalls).toHaveLength(rows['rateEvents']?.length ?? 0);
    expect(file.administratorsDid).toHaveLength(adminActions?.length ?? 0);
    const byId = (list: { id: string }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // How a row is stored says nothing about the user; it is exported in the current version, and readable.
    const written = (analyses as (typeof schema.analysisResults.$inferSelect)[]).map(
      ({
        resultVersion: _,
        contentKeyId: __,
        listedContent: ___,
        otherContent: ____,
        isInconclusive: _____,
        ...row
      }) => asJson(row),
    ) as { id: string }[];
    expect(byId(file.analyses)).toEqual(byId(written));
    const inputs = file.analyses.map(({ inputData }: { inputData: string }) => inputData);
    expect(inputs.sort()).toEqual(Array.from({ length: 45 }, (_, n) => `n${n}.example`).sort());
    expect(file.analyses[0]).toHaveProperty('explanation');
    const [session] = await db
      .select()
      .from(userSessions)
      .where(eq(userSessions.userId, user?.id ?? ''));
    for (const foreign of ['bob', adminEmail, session?.sessionToken ?? '-'])
      expect(answer.body).not.toContain(foreign);
    expect((await call(app, 'export', code, cookie)).statusCode).toBe(401);
  });

  it('S36 is deleted with everything in it', async () => {
    const database = await open();
    const { db } = database;
    const app = await startTestApp({ database });
    const { cookie, jwtToken } = await app.signIn(ana);
    const { cookie: bobs } = await app.signIn('bob@example.com');
    for (const who of [cookie, bobs]) {
      const { id } = (await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie: who })).json();
      const feedback = { verdict: 'phishing', keepContent: true };
      await app.postJson(`/api/analysis/${id}/feedback`, feedback, { cookie: who });
    }
    for (const email of [ana, 'bob@example.com'])
      await app.postJson('/api/contact/support', { name: 'Ana', email, problem: 'It does not open.' });
    const [user] = await db.select().from(users).where(eq(users.email, ana));
    const order = { orderId: 'order_1', planType: 'standard', amount: 1999, currency: 'USD' } as const;
    await db.insert(schema.paymentOrders).values({ ...order, userId: user?.id ?? null });

    const code = await codeFor(app, 'delete', cookie);
    const answer = await call(app, 'delete', code, cookie);
    expect(answer.json().message).toContain('has been deleted');
    expect(String(answer.headers['set-cookie'])).toMatch(/^hookwise=;/);
    for (const headers of [{ cookie }, { authorization: `Bearer ${jwtToken}` }])
      expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);

    // What keeps a backup from bringing it back is all there is.
    expect(await rowsAbout(db, user?.id, ana)).toMatchObject({ tombstones: [{ kind: 'account' }] });
    expect(Object.keys(await rowsAbout(db, user?.id, ana))).toEqual(['tombstones']);
    expect(await db.select().from(schema.paymentOrders)).toMatchObject([
      { orderId: 'order_1', userId: null },
    ]);
    expect(await db.select().from(schema.analysisResults)).toHaveLength(1);
    expect(await db.select().from(schema.contactMessages)).toHaveLength(1);
    expect((await app.inject({ url: '/api/auth/me', headers: { cookie: bobs } })).statusCode).toBe(200);
  });
});

describe('the code for it', () => {
  it('works for its purpose only, until it expires, for five tries', async () => {
    const app = await startTestApp({ database: await openTestDatabase() });
    const { cookie } = await app.signIn(ana);
    const exportCode = await codeFor(app, 'export', cookie);
    expect(app.mails.at(-1)).toMatchObject({ to: ana, subject: 'Your Hookwise code to download your data' });
    expect((await call(app, 'delete', exportCode, cookie)).json().message).toBe('Invalid verification code');
    const signIn = await app.postJson('/api/auth/verify-otp', { email: ana, code: exportCode });
    expect(signIn.statusCode).toBe(401);

    app.turnClock(31_000);
    await app.postJson('/api/auth/send-otp', { email: ana });
    expect((await call(app, 'delete', codeIn(app.mails), cookie)).statusCode).toBe(401);

    const late = await codeFor(app, 'delete', cookie);
    app.turnClock(11 * 60_000);
    expect((await call(app, 'delete', late, cookie)).statusCode).toBe(401);

    const guessed = await codeFor(app, 'delete', cookie);
    const wrong = guessed === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) expect((await call(app, 'delete', wrong, cookie)).statusCode).toBe(401);
    expect((await call(app, 'delete', guessed, cookie)).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/auth/me', headers: { cookie } })).statusCode).toBe(200);
  });

  it('deletes once, even in twenty calls at the same time', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const { cookie } = await app.signIn(ana);
    const code = await codeFor(app, 'delete', cookie);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(app, 'delete', code, cookie)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 401, 429].includes(status))).toEqual([]);
  });

  it('leaves nothing of a check in progress', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    let isJudging = () => {};
    let goOn = () => {};
    const judging = new Promise<void>((resolve) => {
      isJudging = resolve;
    });
    const deleted = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const real = lastingJudges();
    const app = await startTestApp({
      database,
      judges: {
        ...real,
        judge: async (job, signal) => {
          isJudging();
          await deleted;
          return real.judge(job, signal);
        },
      },
    });
    const { cookie } = await app.signIn(ana);
    const code = await codeFor(app, 'delete', cookie);
    const check = app.postJson('/api/analyze/email', { content: 'Hello Ana, see you at six.' }, { cookie });
    await judging;
    expect((await call(app, 'delete', code, cookie)).statusCode).toBe(200);
    goOn();
    const answer = await check;
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in']);
    expect(await db.select().from(schema.analysisResults)).toEqual([]);
    expect(await db.select().from(schema.checkReservations)).toEqual([]);
  });

  it('is for signed-in users, and explains what it needs', async () => {
    const app = await startTestApp();
    for (const name of ['send-code', 'export', 'delete']) {
      const body = name === 'send-code' ? { purpose: 'delete' } : { code: '123456' };
      expect((await app.postJson(`/api/account/${name}`, body)).statusCode, name).toBe(401);
    }
    const { cookie } = await app.signIn(ana);
    expect(
      (await app.postJson('/api/account/send-code', { purpose: 'sign-in' }, { cookie })).statusCode,
    ).toBe(400);
    const short = await call(app, 'delete', '123', cookie);
    expect([short.statusCode, short.json().message]).toEqual([400, 'OTP code must be 6 digits']);
  });
});

it('does not let administrators and the owner delete themselves', async () => {
  const { app, database, cookie } = await startAdminApp();
  const { cookie: owners } = await app.signIn(ownerEmail);
  for (const who of [cookie, owners]) {
    const code = await codeFor(app, 'delete', who);
    const answer = await call(app, 'delete', code, who);
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'not_allowed']);
    expect(answer.json().message).toContain('cannot delete their own account');
  }
  expect(await database.db.select().from(users)).toHaveLength(2);
});
