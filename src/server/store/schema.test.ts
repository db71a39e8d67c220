import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServerDatabase, engines, hasServer } from '../testing/engines.ts';
import { openServer } from './open-server.ts';
import { analysisResults, guestUsage, otpCodes, userSessions, users } from './schema.ts';

it('DATA-01 DATA-06 DATA-07 DATA-08 DATA-18 OPEN-24 has every field of the specification, under its name', () => {
  expect(Object.keys(getTableColumns(users))).toEqual([
    ...[
      'id',
      'email',
      'googleId',
      'planType',
      'role',
      'dailyUsageCount',
      'historyLimit',
      'country',
      'lastUsageReset',
    ],
    ...['lastLogin', 'subscriptionDate', 'planResetDate', 'planExpired', 'createdAt'],
    ...['waitingPlan', 'waitingUntil', 'retentionDays'],
  ]);
  expect(Object.keys(getTableColumns(otpCodes))).toEqual(
    expect.arrayContaining(['id', 'email', 'code', 'expiresAt', 'verified', 'createdAt']),
  );
  expect(Object.keys(getTableColumns(userSessions))).toEqual([
    'id',
    'userId',
    'sessionToken',
    'expiresAt',
    'createdAt',
  ]);
  expect(Object.keys(getTableColumns(analysisResults))).toEqual([
    ...[
      'id',
      'userId',
      'analysisType',
      'inputData',
      'riskScore',
      'riskLevel',
      'threats',
      'technicalAnalysis',
    ],
    ...['recommendations', 'createdAt', 'explanation', 'resultVersion'],
    ...['contentKeyId', 'listedContent', 'otherContent', 'isInconclusive'],
  ]);
  expect(Object.keys(getTableColumns(guestUsage))).toEqual([
    'id',
    'ipAddress',
    'usageCount',
    'lastUsageDate',
    'createdAt',
  ]);
});

it('DATA-01 DATA-07 OPEN-24 has its tables, a session of a user under one token, and one user for an address', () => {
  expect([users, otpCodes, userSessions, analysisResults, guestUsage].map(getTableName)).toEqual([
    'users',
    'otp_codes',
    'user_sessions',
    'analysis_results',
    'guest_usage',
  ]);
  const { email } = getTableColumns(users);
  expect([email.notNull, email.isUnique]).toEqual([true, true]);
  expect(getTableColumns(userSessions).sessionToken.isUnique).toBe(true);
  const [toUser] = getTableConfig(userSessions).foreignKeys.map((key) => key.reference());
  expect([toUser?.columns[0]?.name, toUser?.foreignTable]).toEqual(['userId', users]);
  expect(getTableColumns(analysisResults).userId.notNull).toBe(false);
});

describe.each(engines)('tables on the $name engine', ({ open }) => {
  it('DATA-02..06 DATA-18 CONST-49 fill in the defaults of the specification', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [user] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    expect(user).toMatchObject({
      planType: 'free',
      role: 'user',
      dailyUsageCount: 0,
      historyLimit: 5,
      planExpired: false,
      googleId: null,
      createdAt: expect.any(Date),
    });
    const [guest] = await db
      .insert(guestUsage)
      .values({ ipAddress: '192.0.2.1', lastUsageDate: new Date(0) })
      .returning();
    expect(guest?.usageCount).toBe(1);
    const [code] = await db
      .insert(otpCodes)
      .values({ email: 'a', code: 'x', expiresAt: new Date(0) })
      .returning();
    expect(code?.verified).toBe(false);
  });

  it('DATA-01 keep one user per address', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await db.insert(users).values({ email: 'ana@example.com' });
    await expect(db.insert(users).values({ email: 'ana@example.com' })).rejects.toThrow();
  });
});

describe.runIf(hasServer)('servers that start together', () => {
  it('bring an empty database up to date once, without getting in each other’s way', async () => {
    const url = await createServerDatabase();
    const first = await openServer(url, () => undefined);
    await first.db.execute(sql`drop schema public cascade`);
    await first.db.execute(sql`create schema public`);
    await first.db.execute(sql`drop schema drizzle cascade`);
    await first.close();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openServer(url, () => undefined)));
    onTestFinished(async () => void (await Promise.all(opened.map(({ close }) => close()))));
    for (const { db } of opened) expect(await db.select().from(users)).toEqual([]);
  });
});
