import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { planEndKey } from './plan-end-key.ts';
import { planEndStore } from './plan-ends.ts';
import { outgoingMails, users } from './schema.ts';
import { userStore } from './users.ts';

const now = new Date('2027-03-03T12:00:00Z');
const hourMs = 60 * 60 * 1000;
const later = (hours: number, from = now) => new Date(from.getTime() + hours * hourMs);

describe.each(engines)('the end of a plan on the $name engine', ({ open }) => {
  const setUp = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const add = async (email: string, fields: Partial<typeof users.$inferInsert>) => {
      const [user] = await db
        .insert(users)
        .values({ email, planType: 'standard', ...fields })
        .returning();
      if (!user) throw new Error('no user');
      return user;
    };
    const announced = async (at: Date) => {
      const before = new Set((await db.select().from(outgoingMails)).map(({ id }) => id));
      await planEndStore(db).announce(at);
      const rows = await db.select().from(outgoingMails);
      return rows
        .flatMap(({ id, kind, recipient }) => (before.has(id) ? [] : [`${kind}: ${recipient}`]))
        .sort();
    };
    return { db, add, announced };
  };

  it('is announced seven days and one day before, and when it has come, once each', async () => {
    const { db, add, announced } = await setUp();
    const ana = await add('ana@example.com', { planResetDate: later(7 * 24 + 1) });
    expect(await announced(now)).toEqual([]);
    expect(await announced(later(1))).toEqual(['plan ends in 7 days: ana@example.com']);
    expect(await announced(later(2))).toEqual([]);
    expect(await announced(later(6 * 24))).toEqual([]);
    expect(await announced(later(6 * 24 + 1))).toEqual(['plan ends in 1 day: ana@example.com']);
    const end = later(7 * 24 + 1);
    expect(await announced(end)).toEqual(['plan ended: ana@example.com']);
    await userStore(db).expirePlan(ana, end);
    expect(await announced(later(1, end))).toEqual([]);
    const keys = (await db.select().from(outgoingMails)).map(({ dedupeKey }) => dedupeKey);
    expect(keys).toContain(planEndKey('plan ended', { id: ana.id, endsAt: end }));
  });

  it('is announced by the day on which a server runs again, and no longer than a week late', async () => {
    const { db, add, announced } = await setUp();
    await add('in-three@example.com', { planResetDate: later(3 * 24) });
    await add('in-hours@example.com', { planResetDate: later(5) });
    const ended = await add('ended@example.com', { planResetDate: later(-6 * 24) });
    await add('unseen@example.com', { planResetDate: later(-24) });
    await add('long-ago@example.com', { planResetDate: later(-8 * 24) });
    await userStore(db).expirePlan(ended, now);
    expect(await announced(now)).toEqual([
      'plan ended: ended@example.com',
      'plan ended: unseen@example.com',
      'plan ends in 1 day: in-hours@example.com',
      'plan ends in 7 days: in-three@example.com',
    ]);
  });

  it('is that of the plan that waits, once that has begun', async () => {
    const { db, add, announced } = await setUp();
    const ends = later(24);
    const lastEnds = later(31 * 24);
    const plan = { planType: 'professional', waitingPlan: 'standard', waitingUntil: lastEnds } as const;
    const ana = await add('ana@example.com', { ...plan, planResetDate: ends });
    const find = (at: Date) => planEndStore(db).find(ana.id, at);
    expect(await announced(now)).toEqual(['plan ends in 1 day: ana@example.com']);
    expect(await find(now)).toEqual({
      id: ana.id,
      planType: 'professional',
      endsAt: ends,
      waiting: { planType: 'standard', until: lastEnds },
    });
    expect(await announced(ends)).toEqual(['plan began: ana@example.com']);
    expect(await announced(ends)).toEqual([]);
    expect(await find(ends)).toMatchObject({ planType: 'standard', endsAt: lastEnds, waiting: null });
    expect(await announced(later(-24, lastEnds))).toEqual(['plan ends in 1 day: ana@example.com']);
    expect(await announced(lastEnds)).toEqual(['plan ended: ana@example.com']);
  });

  it('tells of the plan that begins then once, whichever server sees it first', async () => {
    const { db, add, announced } = await setUp();
    const plan = { planType: 'professional', waitingPlan: 'standard', waitingUntil: later(31 * 24) } as const;
    const ana = await add('ana@example.com', { ...plan, planResetDate: later(-1) });
    await Promise.all([1, 2, 3].map(() => userStore(db).expirePlan(ana, now)));
    expect(await db.select().from(outgoingMails)).toMatchObject([
      { kind: 'plan began', recipient: 'ana@example.com', about: ana.id },
    ]);
    expect(await announced(now)).toEqual([]);
  });

  it('concerns nobody whose plan has no end, or who has none', async () => {
    const { add, announced } = await setUp();
    await add('enterprise@example.com', { planType: 'enterprise', planResetDate: null });
    await add('free@example.com', { planType: 'free', planResetDate: later(24) });
    await add('given-free@example.com', { planType: 'free', planResetDate: later(-24) });
    expect(await announced(now)).toEqual([]);
  });

  it('is announced once by several servers', async () => {
    const { db, add } = await setUp();
    await add('ana@example.com', { planResetDate: later(24) });
    await Promise.all([1, 2, 3].map(() => planEndStore(db).announce(now)));
    expect(await db.$count(outgoingMails)).toBe(1);
  });
});
