import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { adminActionStore } from './admin-actions.ts';
import { verifyChain } from './audit-chain.ts';
import type { Database } from './database.ts';
import { adminActions } from './schema.ts';

const at = new Date('2026-11-15T12:00:00.123Z');
const actionOf = (n: number) => ({
  adminEmail: 'admin@example.com',
  action: 'change user',
  targets: [`user${n}@example.com`],
  details: { planType: 'free', before: null, n, isLast: false },
  at,
});

const recordMany = async (db: Database, count: number) => {
  for (let n = 0; n < count; n += 1)
    await db.transaction((transaction) => adminActionStore(transaction).record(actionOf(n)));
};

describe.each(engines)('what administrators did, on the $name engine', ({ open }) => {
  it('A12 is a chain that stays whole, also where several act at once', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    expect(await verifyChain(db)).toMatchObject({ actions: 0, brokenAt: null });
    await Promise.all([recordMany(db, 5), recordMany(db, 5), recordMany(db, 5)]);
    const { head, ...state } = await verifyChain(db);
    expect(state).toEqual({ actions: 15, brokenAt: null, hasExpected: true });
    await recordMany(db, 1);
    expect(await verifyChain(db, head)).toMatchObject({ actions: 16, brokenAt: null, hasExpected: true });
  });

  it('A12 begins with what was recorded before there was a chain', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await db.insert(adminActions).values([actionOf(1), actionOf(2)]);
    expect(await verifyChain(db)).toMatchObject({ actions: 0, brokenAt: null });
    await recordMany(db, 1);
    expect(await verifyChain(db)).toMatchObject({ actions: 3, brokenAt: null });
  });

  it.each<[string, number, (db: Database) => Promise<unknown>]>([
    ['changed', 3, (db) => db.update(adminActions).set({ targets: [] }).where(eq(adminActions.number, 3))],
    [
      'dated back',
      3,
      (db) =>
        db
          .update(adminActions)
          .set({ at: new Date(0) })
          .where(eq(adminActions.number, 3)),
    ],
    ['deleted', 2, (db) => db.delete(adminActions).where(eq(adminActions.number, 2))],
    ['deleted first', 1, (db) => db.delete(adminActions).where(eq(adminActions.number, 1))],
    ['added past the chain', 6, (db) => db.insert(adminActions).values(actionOf(9))],
    [
      'added with a number',
      6,
      (db) => db.insert(adminActions).values({ ...actionOf(9), number: 6, hash: 'x' }),
    ],
    [
      'deleted, and the rest moved up',
      2,
      async (db) => {
        await db.delete(adminActions).where(eq(adminActions.number, 2));
        for (const n of [3, 4, 5])
          await db
            .update(adminActions)
            .set({ number: n - 1 })
            .where(eq(adminActions.number, n));
      },
    ],
  ])('A12 shows that a record was %s', async (_, brokenAt, tamper) => {
    const { db, close } = await open();
    onTestFinished(close);
    await recordMany(db, 5);
    await tamper(db);
    expect(await verifyChain(db)).toMatchObject({ brokenAt });
  });

  it('A12 shows by a hash kept elsewhere that the newest were removed', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await recordMany(db, 5);
    const { head } = await verifyChain(db);
    await db.delete(adminActions).where(sql`${adminActions.number} > 3`);
    expect(await verifyChain(db, head)).toMatchObject({ actions: 3, brokenAt: null, hasExpected: false });
  });
});
