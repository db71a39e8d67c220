import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ReportedSender } from '../reports/types.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { type Arrival, reportedMessageStore, reportHoldMs } from './reported-messages.ts';
import { reportedMessages } from './schema.ts';

const now = new Date('2027-03-03T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const sender: ReportedSender = {
  address: 'maya@company.example',
  client: '192.0.2.1',
  helo: 'mx.company.example',
  isTrusted: false,
};

const arrival = (rest: Partial<Arrival> = {}): Arrival => {
  const id = randomUUID();
  const bytes = Buffer.from(`Subject: ${id}\r\n\r\nHello`);
  return { id, receivedAt: now, via: 'smtp', digest: id, sender, bytes, ...rest };
};

const end = {
  ...({
    outcome: 'verdict',
    reason: null,
    userId: null,
    organisationId: null,
    sender,
    now: later(1),
  } as const),
  items: [
    {
      analysisId: randomUUID(),
      kind: 'attached' as const,
      riskScore: 90,
      riskLevel: 'phishing' as const,
      isInconclusive: false,
    },
  ],
};

describe.each(engines)('reported messages on $name', ({ open }) => {
  const opened = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    return { db, store: reportedMessageStore(db, testKeys(db)) };
  };

  it('keeps a mail encrypted, hands it to one server at a time, and ends it once', async () => {
    const { db, store } = await opened();
    const one = arrival();
    expect(await store.add(one)).toBe(true);
    expect(await store.add({ ...one, id: randomUUID() })).toBe(false);
    const [row] = await db.select().from(reportedMessages);
    expect(Buffer.from(row?.source ?? []).includes('Hello')).toBe(false);

    const [first, second] = await Promise.all([store.take(now), store.take(now)]);
    const taken = first ?? second;
    expect([first, second].filter(Boolean)).toHaveLength(1);
    expect(taken).toMatchObject({ id: one.id, sender, tries: 1 });
    expect(Buffer.from(taken?.bytes ?? []).equals(one.bytes)).toBe(true);

    // The server that held it has died.
    const again = await store.take(later(reportHoldMs));
    expect(again).toMatchObject({ id: one.id, tries: 2 });
    const ends = await Promise.all([
      store.close(one.id, end, async () => undefined),
      store.close(one.id, end, async () => undefined),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await store.take(later(60_000))).toBeNull();
    const [judged] = await store.open([one.id]);
    expect(judged).toMatchObject({ state: 'judged', outcome: 'verdict', riskLevel: 'phishing', sender });
    expect(await store.itemsOf(one.id)).toEqual(end.items);
    const [closed] = await db.select().from(reportedMessages);
    expect(closed?.source).toBeNull();
  });

  it('leaves a report as it is when its answer cannot be queued', async () => {
    const { store } = await opened();
    const one = arrival();
    await store.add(one);
    await store.take(now);
    const failing = store.close(one.id, end, () => Promise.reject(new Error('no queue')));
    await expect(failing).rejects.toThrow('no queue');
    await store.releaseAll();
    expect(await store.take(now)).toMatchObject({ id: one.id });
  });

  it('is full when so many wait, or so many bytes', async () => {
    const { store } = await opened();
    await store.add(arrival());
    expect(await store.isFull({ reports: 2, bytes: 1000 })).toBe(false);
    expect(await store.isFull({ reports: 1, bytes: 1000 })).toBe(true);
    expect(await store.isFull({ reports: 2, bytes: 10 })).toBe(true);
  });

  it('goes after ninety days', async () => {
    const { db, store } = await opened();
    await store.add(arrival());
    await store.removeOld(later(91 * 24 * 60 * 60 * 1000));
    expect(await db.$count(reportedMessages)).toBe(0);
  });
});
