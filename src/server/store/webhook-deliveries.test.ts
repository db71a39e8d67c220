import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nextTry } from '../services/deliver-webhooks.ts';
import { keepFree, testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { analysisStore } from './analyses.ts';
import type { Database } from './database.ts';
import { outgoingMails, users, webhookDeliveries, webhooks } from './schema.ts';
import { deleteAgain } from './tombstones.ts';
import { queueWebhooks, webhookDeliveryStore } from './webhook-deliveries.ts';
import { webhookStore } from './webhooks.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const minuteMs = 60_000;
const answer = { at: now.toISOString(), status: 500, text: '', error: 'It failed.', ms: 3 };

const start = async (db: Database) => {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@company.example`, planType: 'standard' })
    .returning();
  if (!user) throw new Error('no user');
  const hooks = webhookStore(db, testKeys(db));
  const add = async (levels: ('safe' | 'inconclusive' | 'phishing')[] = []) => {
    const wish = { url: 'https://hooks.example/', authorization: null, secret: 'whsec_MTIz' };
    const added = await hooks.add(
      user.id,
      { ...wish, events: ['result.created', 'job.finished'], levels, format: 'standard' },
      now,
    );
    if (!added || added === 'full') throw new Error('no webhook');
    return added;
  };
  const finish = (at = now) =>
    queueWebhooks(db, {
      userId: user.id,
      event: 'job.finished',
      about: randomUUID(),
      data: { items: 3 },
      at,
    });
  /** Another server with the same database. */
  const server = () => webhookDeliveryStore(db, testKeys(db));
  return { user, hooks, add, finish, server };
};

describe.each(engines)('messages to webhooks on the $name engine', ({ open }) => {
  const openDb = async () => {
    const database = await open();
    onTestFinished(database.close);
    return database.db;
  };

  it('are taken by one of several servers, two at a time of one webhook', async () => {
    const { add, finish, server } = await start(await openDb());
    await add();
    const other = await add();
    for (let n = 0; n < 10; n += 1) await finish(later(n));
    const at = later(1000);
    const taken = (await Promise.all([1, 2, 3].map(() => server().take(at, 100)))).flat();
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    expect(taken.filter(({ webhookId }) => webhookId === other.id).length).toBeGreaterThanOrEqual(2);
    const [first] = taken;
    if (!first) throw new Error('nothing was taken');
    await server().deliver(first, { answer: { ...answer, status: 200, error: null }, now: at });
    expect((await server().take(at, 100)).map(({ webhookId }) => webhookId)).toEqual([first.webhookId]);
    // A person with many webhooks has a share as well.
    for (let n = 0; n < 5; n += 1) await add();
    await finish(at);
    expect(await server().take(at, 100)).toHaveLength(8 - taken.length);
    expect(await server().take(at, 100)).toEqual([]);
  });

  it('of a server that was killed are sent by another once its hold has lapsed, and its late word changes nothing', async () => {
    const db = await openDb();
    const { add, finish, server } = await start(db);
    await add();
    await finish();
    const [lost] = await server().take(now, 1);
    if (!lost) throw new Error('nothing was taken');
    expect(await server().take(later(59_000), 1)).toEqual([]);
    expect(await server().nextDue()).toEqual(later(minuteMs));
    const [again] = await server().take(later(minuteMs), 1);
    expect(again).toMatchObject({ id: lost.id, tries: 2 });
    await server().deliver(lost, { answer, now: later(minuteMs) });
    await server().drop(lost);
    const [row] = await db.select().from(webhookDeliveries);
    expect(row).toMatchObject({ deliveredAt: null, heldUntil: later(2 * minuteMs) });
  });

  it('pause a webhook that nothing reached, with one mail, and none that something reached meanwhile', async () => {
    const db = await openDb();
    const { add, finish, server } = await start(db);
    const dead = await add();
    await finish();
    await finish(later(1));
    const taken = await server().take(later(1), 2);
    for (const one of taken) await server().giveUp(one, { answer, now: later(minuteMs) }, true);
    const [paused] = await db.select().from(webhooks).where(eq(webhooks.id, dead.id));
    expect(paused?.pausedAt).toEqual(later(minuteMs));
    expect(await db.select().from(outgoingMails)).toMatchObject([{ kind: 'webhook paused', about: dead.id }]);
    expect(await finish()).toBe(0);

    const alive = await add();
    await finish(later(2 * minuteMs));
    const [failing] = await server().take(later(2 * minuteMs), 1);
    await finish(later(3 * minuteMs));
    const [fine] = await server().take(later(3 * minuteMs), 1);
    if (!failing || !fine) throw new Error('nothing was taken');
    await server().deliver(fine, { answer, now: later(3 * minuteMs) });
    await server().giveUp(failing, { answer, now: later(4 * minuteMs) }, true);
    const [still] = await db.select().from(webhooks).where(eq(webhooks.id, alive.id));
    expect(still?.pausedAt).toBeNull();
  });

  it('are queued with the result, of the wanted levels, and not for guests', async () => {
    const db = await openDb();
    const { user, add } = await start(db);
    let wakes = 0;
    const analyses = analysisStore(db, testKeys(db), {
      onQueued: () => {
        wakes += 1;
      },
    });
    const keep = (userId: string | null, riskLevel: 'safe' | 'phishing', isConclusive: boolean) =>
      keepFree(
        db,
        {
          ...{ userId, analysisType: 'url' as const, inputData: 'example.com', createdAt: now },
          verdict: {
            ...{ riskLevel, riskScore: riskLevel === 'safe' ? 5 : 90, threats: [], recommendations: [] },
            technicalAnalysis: {},
            explanation: {
              ...{ whoSentThis: '', message: null, picture: null, trail: [], checks: [], reassurances: [] },
              ...{ safeWay: null, isConclusive, scoreWithout: {} },
            },
          },
        },
        analyses,
      );
    await keep(user.id, 'phishing', true);
    expect(wakes).toBe(0);
    await add(['inconclusive', 'phishing']);
    await keep(null, 'phishing', true);
    await keep(user.id, 'safe', true);
    expect(await db.select().from(webhookDeliveries)).toEqual([]);
    const open = await keep(user.id, 'safe', false);
    const bad = await keep(user.id, 'phishing', true);
    const queued = await db.select().from(webhookDeliveries);
    expect(queued.map(({ about }) => about).sort()).toEqual([open.id, bad.id].sort());
    expect(wakes).toBe(2);
  });

  it('come back with no restored backup after their webhook was deleted', async () => {
    const db = await openDb();
    const { user, hooks, add, finish } = await start(db);
    const gone = await add();
    const kept = await add();
    await finish();
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, gone.id));
    if (!row) throw new Error('no row');
    await hooks.remove(user.id, gone.id);
    await db.insert(webhooks).values(row);
    await db.transaction((transaction) => deleteAgain(transaction, { isKnown: true }));
    expect((await hooks.listOf(user.id)).map(({ id }) => id)).toEqual([kept.id]);
    await db.transaction((transaction) => deleteAgain(transaction, { isKnown: false }));
    expect(await hooks.listOf(user.id)).toEqual([]);
    expect(await db.select().from(webhookDeliveries)).toEqual([]);
  });
});

it('are tried first after five seconds, then ever more rarely, last after 24 hours', () => {
  const pauses: number[] = [];
  let at = now;
  for (let tries = 1; ; tries += 1) {
    const next = nextTry({ tries, firstTriedAt: now }, at);
    if (!next) break;
    pauses.push((next.getTime() - at.getTime()) / 1000);
    at = next;
    expect(tries).toBeLessThan(30);
  }
  expect(pauses.slice(0, 8)).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400]);
  expect(at.getTime() - now.getTime()).toBe(24 * 60 * minuteMs);
});
