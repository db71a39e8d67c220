import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { users } from './schema.ts';
import type { Holder } from './usage.ts';
import { usageStore } from './usage.ts';

const noon = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const minutes = 60_000;
const guest: Holder = { kind: 'guest', address: '192.0.2.7' };

describe.each(engines)('daily checks on the $name engine', ({ open }) => {
  const openUsage = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const usage = usageStore(db);
    const spend = async (holder: Holder, allowance: number | null, now = noon) => {
      const reservation = await usage.reserve(holder, allowance, now);
      if (reservation)
        await db.transaction((transaction) => usage.settle(transaction, reservation, holder, now));
      return reservation !== null;
    };
    return { db, usage, spend };
  };
  const addUser = async (db: Awaited<ReturnType<typeof openUsage>>['db']): Promise<Holder> => {
    const [user] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    return { kind: 'user', userId: user?.id ?? '' };
  };

  it('admits as many as are left and not one more, for guests and users', async () => {
    const { db, spend } = await openUsage();
    for (const holder of [guest, await addUser(db)]) {
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => spend(holder, 5)));
      expect(outcomes.filter(Boolean)).toHaveLength(5);
    }
  });

  it('counts a check under way against the limit, and gives it back when it fails', async () => {
    const { usage } = await openUsage();
    const first = await usage.reserve(guest, 1, noon);
    expect(await usage.reserve(guest, 1, noon)).toBeNull();
    await usage.giveBack(first ?? '');
    expect(await usage.usedToday(guest, noon)).toBe(0);
    expect(await usage.reserve(guest, 1, noon)).not.toBeNull();
  });

  it('frees a check whose process died before it was counted', async () => {
    const { usage } = await openUsage();
    await usage.reserve(guest, 1, noon);
    expect(await usage.reserve(guest, 1, later(1 * minutes))).toBeNull();
    expect(await usage.reserve(guest, 1, later(3 * minutes))).not.toBeNull();
  });

  it('starts anew at midnight UTC, once', async () => {
    const { db, spend, usage } = await openUsage();
    const beforeMidnight = new Date('2026-11-15T23:59:59Z');
    const midnight = new Date('2026-11-16T00:00:00Z');
    for (const holder of [guest, await addUser(db)]) {
      expect(await spend(holder, 1, beforeMidnight)).toBe(true);
      expect(await spend(holder, 1, beforeMidnight)).toBe(false);
      expect(await usage.usedToday(holder, midnight)).toBe(0);
      expect(await spend(holder, 1, midnight)).toBe(true);
      expect(await spend(holder, 1, midnight)).toBe(false);
    }
  });

  it('gives no second day to a clock that was set back', async () => {
    const { spend } = await openUsage();
    expect(await spend(guest, 1, noon)).toBe(true);
    expect(await spend(guest, 1, later(-24 * 60 * minutes))).toBe(false);
  });

  it('keeps counting on plans without a limit', async () => {
    const { db, spend, usage } = await openUsage();
    const user = await addUser(db);
    for (let check = 0; check < 7; check += 1) expect(await spend(user, null)).toBe(true);
    expect(await usage.usedToday(user, noon)).toBe(7);
  });

  it('forgets guests once their day is over', async () => {
    const { spend, usage } = await openUsage();
    await spend(guest, 3);
    await usage.removeLapsed(later(24 * 60 * minutes));
    expect(await usage.usedToday(guest, noon)).toBe(0);
  });
});
