import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Threat } from '../../contract/threat.ts';
import { judgeUrl } from '../../engine/index.ts';
import { keepFree, testAnalyses, testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { analysisStore, type NewAnalysis } from './analyses.ts';
import { userOwner } from './content-keys.ts';
import { lockWithin } from './database.ts';
import { analysisResults, contentKeys, users } from './schema.ts';
import { noReservation, usageStore } from './usage.ts';

const threat: Threat = {
  type: 'a-trick',
  title: 'A trick',
  description: 'Seen.',
  severity: 'high',
  score: 9,
  icon: 'Link',
  recommendation: 'Leave it.',
};
const row = { analysisType: 'url', riskScore: 30, riskLevel: 'suspicious', inputData: 'x' } as const;

describe.each(engines)('a tally of analyses on the $name engine', ({ open }) => {
  it('counts equal analyses together, different ones apart, and other users’ not at all', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [ana, bob] = await db
      .insert(users)
      .values([{ email: 'ana@example.com' }, { email: 'bob@example.com' }])
      .returning();
    const add = (userId: string | null, threats: Threat[]) =>
      db.insert(analysisResults).values({ ...row, userId, threats, recommendations: [] });
    await add(ana?.id ?? null, [threat]);
    await add(ana?.id ?? null, [{ ...threat, severity: 'low' }, threat]);
    await add(ana?.id ?? null, [{ ...threat, severity: 'low', description: 'high' }]);
    await add(bob?.id ?? null, [threat]);
    await add(null, [threat]);

    const tallies = await testAnalyses(db).tallyOf(ana?.id ?? '');
    const { inputData: _, ...alike } = row;
    expect(tallies).toHaveLength(2);
    expect(tallies).toContainEqual({ ...alike, hasHighRisk: true, analyses: 2 });
    expect(tallies).toContainEqual({ ...alike, hasHighRisk: false, analyses: 1 });
  });
});

describe.each(engines)('a check that is stored on the $name engine', ({ name, open }) => {
  const openFor = async (email: string) => {
    const { db, close } = await open();
    onTestFinished(close);
    const [user] = await db.insert(users).values({ email }).returning();
    const userId = user?.id ?? '';
    const usage = usageStore(db);
    const holder = { kind: 'user', userId } as const;
    const given: NewAnalysis = {
      userId,
      analysisType: 'url',
      inputData: 'x.example',
      verdict: judgeUrl('x.example'),
      createdAt: new Date(),
    };
    const reserve = async () =>
      (await usage.reserve([{ holder, allowance: 5 }], new Date())) ?? noReservation;
    return { db, usage, holder, given, reserve };
  };

  it('A09 A10 has a key that is there, even if its owner deletes everything while it waits', async () => {
    const { db, usage, holder, given, reserve } = await openFor('ana@example.com');
    const keys = testKeys(db);
    const analyses = analysisStore(db, keys);
    await keepFree(db, given, analyses);
    const reservation = await reserve();
    const owner = userOwner(holder.userId);
    const { waiting } = await db.transaction(async (transaction) => {
      await lockWithin(transaction, owner);
      const waiting = analyses.keep(given, reservation);
      // The embedded engine lets nobody in beside a transaction. On a server the statement has begun, and read, before it waits.
      if (name === 'server')
        await vi.waitFor(async () => {
          const { rows } = (await transaction.execute(
            sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
          )) as unknown as { rows: unknown[] };
          expect(rows).not.toEqual([]);
        });
      // As another server does it, which cannot reach into this one's memory.
      await transaction.delete(contentKeys).where(eq(contentKeys.owner, owner));
      await transaction.delete(analysisResults);
      return { waiting };
    });
    const kept = await waiting;
    expect(await analyses.find(kept?.id ?? '')).toMatchObject({ inputData: 'x.example' });
    expect(await testAnalyses(db).find(kept?.id ?? '')).toMatchObject({ inputData: 'x.example' });
    expect(await usage.usedToday(holder, new Date())).toBe(1);
  });

  it.each([true, false])(
    'A09 is neither counted nor kept, nor gets a key, for a user who has been deleted',
    async (hasKey) => {
      const { db, usage, holder, given, reserve } = await openFor('ana@example.com');
      const reservation = await reserve();
      const analyses = testAnalyses(db);
      if (hasKey) await keepFree(db, given, analyses);
      await db.delete(users);
      expect(await analyses.keep(given, reservation)).toBeNull();
      expect(await db.$count(contentKeys)).toBe(0);
      expect(await db.$count(analysisResults)).toBe(0);
      await usage.giveBack(reservation);
      expect(await usage.usedToday(holder, new Date())).toBe(0);
    },
  );

  it('is neither counted nor kept when what belongs to it cannot be', async () => {
    const { db, usage, holder, given, reserve } = await openFor('ana@example.com');
    const reservation = await reserve();
    const failing = testAnalyses(db).keep(given, reservation, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.$count(analysisResults)).toBe(0);
    await usage.giveBack(reservation);
    expect(await usage.usedToday(holder, new Date())).toBe(0);
  });
});
