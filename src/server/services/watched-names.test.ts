import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../store/database.ts';
import { users, watchedThings } from '../store/schema.ts';
import { watchedPlaces } from '../store/watched-places.ts';
import { watchedDomainStore } from '../store/watched-things.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { watchedNames } from './watched-names.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-12-15T12:00:00Z');

const start = async ({ open }: (typeof engines)[number]) => {
  const database = await open();
  onTestFinished(database.close);
  const { db } = database;
  const things = watchedDomainStore(db, testKeys(db));
  const made: string[] = [];
  const clock = { now };
  const find = watchedNames({
    placesAt: watchedPlaces(db, 'domain'),
    things,
    lookalikesOf: (registrable) => {
      made.push(registrable);
      return [`x${registrable}`, `y${registrable}`];
    },
    clock: () => clock.now,
  });
  const addUser = async (email: string) => {
    const [user] = await db
      .insert(users)
      .values({ email, planType: 'professional', planResetDate: later })
      .returning();
    return user?.id ?? '';
  };
  const watch = (userId: string, ...domains: string[]) =>
    things.add(
      userId,
      domains.map((domain) => ({ ascii: domain, unicode: domain, token: 'hookwise-test' })),
      { room: 10, now },
    );
  const watchersOf = async (domain: string) =>
    (await find())(domain)
      .map(({ domain: own }) => own)
      .toSorted();
  return { db, things, find, made, clock, addUser, watch, watchersOf };
};

const idOf = async (db: Database, userId: string) =>
  (await db.select().from(watchedThings).where(eq(watchedThings.userId, userId)))[0]?.id ?? '';

describe.each(engines)('the names that are watched, on the $name engine', (engine) => {
  it('are made once for each domain, and follow what is added and removed', async () => {
    const { db, things, made, addUser, watch, watchersOf } = await start(engine);
    const ana = await addUser('ana@example.com');
    expect(await watchersOf('river.com')).toEqual([]);
    await watch(ana, 'river.com');
    expect(await watchersOf('river.com')).toEqual(['river.com']);
    expect(await watchersOf('xriver.com')).toEqual(['river.com']);
    expect(await watchersOf('zriver.com')).toEqual([]);
    const ben = await addUser('ben@example.com');
    await watch(ben, 'river.com', 'hill.com');
    expect(await watchersOf('xriver.com')).toEqual(['river.com', 'river.com']);
    expect(await watchersOf('yhill.com')).toEqual(['hill.com']);
    expect(made.toSorted()).toEqual(['hill.com', 'river.com', 'river.com']);
    await things.remove(ana, await idOf(db, ana));
    expect(await watchersOf('xriver.com')).toEqual(['river.com']);
    await db.delete(users).where(eq(users.id, ben));
    expect(await watchersOf('xriver.com')).toEqual([]);
    expect(await watchersOf('hill.com')).toEqual([]);
  });

  it('leave out a lookalike that the same person watches, as long as they do', async () => {
    const { things, addUser, watch, watchersOf } = await start(engine);
    const [ana, ben] = [await addUser('ana@example.com'), await addUser('ben@example.com')];
    await watch(ana, 'river.com', 'xriver.com');
    await watch(ben, 'river.com');
    expect(await watchersOf('xriver.com')).toEqual(['river.com', 'xriver.com']);
    const [, second] = await things.listOf(ana, { after: null, most: 5 });
    await things.remove(ana, second?.id ?? '');
    expect(await watchersOf('xriver.com')).toEqual(['river.com', 'river.com']);
  });

  it('are those that the plan watches at that moment', async () => {
    const { db, clock, addUser, watch, watchersOf } = await start(engine);
    const ana = await addUser('ana@example.com');
    await watch(ana, 'river.com', 'hill.com');
    expect([await watchersOf('river.com'), await watchersOf('hill.com')]).toEqual([
      ['river.com'],
      ['hill.com'],
    ]);
    await db.update(users).set({ planType: 'standard' }).where(eq(users.id, ana));
    expect([await watchersOf('river.com'), await watchersOf('hill.com')]).toEqual([['river.com'], []]);
    clock.now = later;
    expect(await watchersOf('river.com')).toEqual([]);
    clock.now = now;
    expect(await watchersOf('xriver.com')).toEqual(['river.com']);
  });

  it('are refreshed for all who ask at the same time, and after a failure', async () => {
    const { db, find, things, made, addUser, watch } = await start(engine);
    const ana = await addUser('ana@example.com');
    await watch(ana, 'river.com');
    const found = await Promise.all([find(), find(), find()]);
    expect(found.map((watchersOf) => watchersOf('river.com').length)).toEqual([1, 1, 1]);
    expect(made).toEqual(['river.com']);
    const places = watchedPlaces(db, 'domain');
    const failing = watchedNames({
      placesAt: (at) => (made.push('asked') < 3 ? Promise.reject(new Error('away')) : places(at)),
      things,
      lookalikesOf: () => [],
      clock: () => now,
    });
    await expect(failing()).rejects.toThrow('away');
    expect((await failing())('river.com')).toHaveLength(1);
  });
});
