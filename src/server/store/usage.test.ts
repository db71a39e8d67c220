import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { checkReservations, rateEvents, users } from './schema.ts';
import type { Holder } from './usage.ts';
import { noReservation, usageStore } from './usage.ts';

const noon = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const minutes = 60_000;
const guest: Holder = { kind: 'guest', address: '192.0.2.7' };
const oneCheck = { holder: guest, allowance: 1 };

describe.each(engines)('daily checks on the $name engine', ({ open }) => {
  const openUsage = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const usage = usageStore(db);
    const spend = async (holder: Holder, allowance: number | null, now = noon) => {
      const reservation = await usage.reserve([{ holder, allowance }], now);
      if (reservation) await usage.settle(reservation, now);
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

  it('admits as many results that are ready, of many holders at once, even beside checks in progress', async () => {
    const { db, usage } = await openUsage();
    const user = await addUser(db);
    const other: Holder = { kind: 'guest', address: '192.0.2.8' };
    await usage.reserve([{ holder: user, allowance: 5 }], noon);
    const asked = Array.from({ length: 60 }, (_, n) => [guest, user, other][n % 3] ?? guest);
    const outcomes = await Promise.all(
      asked.map((holder, n) => usage.countReady({ holder, allowance: 5, now: noon, event: `search ${n}` })),
    );
    const countedOf = (holder: Holder) =>
      outcomes.filter((outcome, n) => outcome === 'counted' && asked[n] === holder).length;
    expect([guest, user, other].map(countedOf)).toEqual([5, 4, 5]);
    expect(new Set(outcomes)).toEqual(new Set(['counted', 'none left']));
    expect(await Promise.all([guest, user, other].map((holder) => usage.usedToday(holder, noon)))).toEqual([
      5, 5, 5,
    ]);
    const events = (await db.select().from(rateEvents)).map(({ key }) => key).sort();
    expect(events).toEqual(
      asked.flatMap((_, n) => (outcomes[n] === 'counted' ? [`search ${n}`] : [])).sort(),
    );
  });

  it('holds the limit when results that are ready and others are spent at the same time', async () => {
    const { usage, spend } = await openUsage();
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, n) =>
        n % 2 === 0
          ? spend(guest, 7)
          : (await usage.countReady({ holder: guest, allowance: 7, now: noon, event: 'search' })) ===
            'counted',
      ),
    );
    // A check that is refused while another is in progress may be admitted later, but never more than the limit.
    expect(outcomes.filter(Boolean)).toHaveLength(7);
    expect(await usage.usedToday(guest, noon)).toBe(7);
  });

  it('reports that a deleted user cannot be counted for', async () => {
    const { db, usage } = await openUsage();
    const user = await addUser(db);
    await db.delete(users);
    const ready = { holder: user, allowance: null, now: noon, event: 'search' };
    expect(await usage.countReady(ready)).toBe('no such user');
    expect(await db.select().from(rateEvents)).toEqual([]);
  });

  it('OPEN-15 counts a check in progress against the limit, and gives it back when it fails', async () => {
    const { usage } = await openUsage();
    const first = await usage.reserve([oneCheck], noon);
    expect(await usage.reserve([oneCheck], noon)).toBeNull();
    await usage.giveBack(first ?? noReservation);
    expect(await usage.usedToday(guest, noon)).toBe(0);
    expect(await usage.reserve([oneCheck], noon)).not.toBeNull();
  });

  it('lets servers that begin checks for the same people at once wait for each other in no circle', async () => {
    const { db, usage } = await openUsage();
    const another = usageStore(db);
    const accountsOf = (n: number) => [
      { holder: { kind: 'guest', address: `2001:db8:0:${n}::/64` } as const, allowance: 10 },
      { holder: { kind: 'guest', address: '2001:db8::/48' } as const, allowance: 30 },
    ];
    const limits = [{ key: 'network:2001:db8::/48', max: 100, windowMs: minutes }];
    const begin = (on: typeof usage, n: number) =>
      on.begin(accountsOf(n % 8), noon, { remembered: null, limits });
    const begun = await Promise.all(
      Array.from({ length: 40 }, (_, n) => [begin(usage, n), begin(another, 39 - n)]).flat(),
    );
    const admitted = begun.filter((one) => 'reservation' in one && one.reservation !== null);
    expect(admitted).toHaveLength(30);
    expect(await usage.usedToday(accountsOf(0)[1]?.holder ?? guest, noon)).toBe(30);
  });

  it('refuses one caller of a statement and serves the others, each by their own session and limits', async () => {
    const { usage } = await openUsage();
    const named = (address: string) => [{ holder: { kind: 'guest', address } as const, allowance: 1 }];
    const limits = [{ key: 'one a minute', max: 1, windowMs: minutes }];
    const remembered = {
      sessionToken: 'over',
      userId: '7b0c2a52-9d3f-4b7e-8a53-0d6f1c2b9e11',
      planType: 'free',
    };
    const broken = { ...remembered, userId: 'no id at all' };
    const outcomes = await Promise.allSettled([
      usage.begin(named('192.0.2.1'), noon, { remembered: null, limits: [] }),
      usage.begin(named('192.0.2.2'), noon, { remembered: null, limits }),
      usage.begin(named('192.0.2.3'), noon, { remembered: null, limits }),
      usage.begin(named('192.0.2.4'), noon, { remembered, limits: [] }),
      usage.begin(named('192.0.2.5'), noon, { remembered: broken, limits: [] }),
      usage.begin(named('192.0.2.2'), noon, { remembered: null, limits: [] }),
    ]);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
      { reservation: expect.objectContaining({ holders: ['guest:192.0.2.1'] }) },
      { reservation: expect.objectContaining({ holders: ['guest:192.0.2.2'] }) },
      { retryAfterMs: minutes },
      { isOutOfDate: true },
      'refused',
      { reservation: null },
    ]);
  });

  it('A12 reserves of a guest and of their network, or of neither, and settles both', async () => {
    const { db, usage } = await openUsage();
    const network: Holder = { kind: 'guest', address: '2001:db8::/48' };
    const accountsOf = (address: string) => [
      { holder: { kind: 'guest', address } as const, allowance: 5 },
      { holder: network, allowance: 2 },
    ];
    const [first, second] = [
      await usage.reserve(accountsOf('2001:db8:0:1::/64'), noon),
      await usage.reserve(accountsOf('2001:db8:0:2::/64'), noon),
    ];
    expect(await usage.reserve(accountsOf('2001:db8:0:3::/64'), noon)).toBeNull();
    expect(await usage.usedToday({ kind: 'guest', address: '2001:db8:0:3::/64' }, noon)).toBe(0);
    await usage.giveBack(first ?? noReservation);
    expect(await usage.settle(second ?? noReservation, noon)).toBe(true);
    expect(await usage.usedToday(network, noon)).toBe(1);
    expect(await usage.usedToday({ kind: 'guest', address: '2001:db8:0:2::/64' }, noon)).toBe(1);
    expect(await db.$count(checkReservations)).toBe(0);
  });

  it('frees a check whose process died before it was counted', async () => {
    const { usage } = await openUsage();
    await usage.reserve([oneCheck], noon);
    expect(await usage.reserve([oneCheck], later(1 * minutes))).toBeNull();
    expect(await usage.reserve([oneCheck], later(3 * minutes))).not.toBeNull();
  });

  it('OPEN-13 starts over at midnight UTC, once', async () => {
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
