import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import type { Database } from './database.ts';
import type { Outcome } from './job-item-rows.ts';
import { jobItemStore } from './job-items.ts';
import { jobUsageStore } from './job-usage.ts';
import { jobStore } from './jobs.ts';
import { jobItems, jobs, uploads, users } from './schema.ts';
import { uploadStore } from './uploads.ts';

const now = new Date('2026-11-15T12:00:00Z');
const versions = { engine: '1', models: [], lists: null };
const nothing = async () => undefined;
const bounds = { uploads: 5, bytesEach: 100, bytesInAll: 150 };
const phishing = judgeUrl('http://paypa1.com.account-verify.example/login');

/** A job of so many links, begun by a person with room for a hundred. */
const begun = async (db: Database, links: number) => {
  const keys = testKeys(db);
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  const userId = user?.id ?? '';
  const store = jobStore(db, keys);
  const items = jobItemStore(db, keys, { madeWith: () => versions as never });
  const usage = jobUsageStore(db);
  const files = uploadStore(db, keys);
  const ahead: number[] = [];
  const create = async (count: number) => {
    const id = crypto.randomUUID();
    const upload = await files.begin({ id: crypto.randomUUID(), userId, size: 1, metadata: {}, now }, bounds);
    if (upload === null || typeof upload === 'string') throw new Error('no upload');
    await files.append(upload, 0, Buffer.from('a'), now);
    const wish = { id, userId, kind: 'url', mediaType: 'text/plain', bytes: 1, name: null, now } as const;
    expect(await store.create({ ...wish, uploadId: upload.id }, 20, nothing)).toBe('created');
    await items.add(
      id,
      Array.from({ length: count }, (_, n) => ({
        number: n + 1,
        name: null,
        input: `https://${n}.example/`,
      })),
      now,
    );
    const outcome = await store.begin(id, count, {
      ...{
        allowance: 100,
        refusal: (used) => `${used} are used`,
        queue: async (_, items) => void ahead.push(items),
        now,
      },
    });
    return { id, outcome };
  };
  const { id } = await create(links);
  const taken = await items.take(id, { from: 1, to: links, now });
  const outcomes: Outcome[] = (taken?.items ?? []).map((item) => ({
    ...{ number: item.number, id: item.id, name: null },
    result: { analysisType: 'url', inputData: String(item.input), verdict: phishing, item: null },
  }));
  return { id, userId, store, items, usage, files, create, outcomes, ahead };
};

describe.each(engines)('items of jobs on the $name engine', ({ open }) => {
  it('are kept and counted once, however often and at once servers bring them', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const { id, userId, store, items, outcomes } = await begun(db, 30);
    expect(outcomes).toHaveLength(30);
    await Promise.all([
      items.keep(id, outcomes.slice(0, 20), now),
      items.keep(id, outcomes.slice(10), now),
      items.keep(id, outcomes.slice(5, 25), now),
    ]);
    await items.keep(id, outcomes, now);
    expect(await store.find(userId, id)).toMatchObject({
      ...{ state: 'finished', items: 30, done: 30, failed: 0, [phishing.riskLevel]: 30 },
    });
    const listed = await items.listOf(id, { after: 0, most: 100 });
    expect(listed.map(({ number }) => number)).toEqual(outcomes.map(({ number }) => number));
    expect(listed.map((line) => line.id)).toEqual(outcomes.map((outcome) => outcome.id));
    const rows = await db.select({ input: jobItems.input }).from(jobItems).where(eq(jobItems.jobId, id));
    expect(rows.every(({ input }) => input === null)).toBe(true);
    const [first] = listed;
    expect(await items.findResult(first?.id ?? '', userId)).toMatchObject({
      riskLevel: phishing.riskLevel,
      inputData: 'https://0.example/',
    });
    expect(await items.findResult(first?.id ?? '', crypto.randomUUID())).toBeNull();
  });

  it('change nothing any more once their job was cancelled, which gives back what was not judged', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const { id, userId, store, items, usage, outcomes, create, ahead } = await begun(db, 30);
    await items.keep(id, outcomes.slice(0, 10), now);
    expect(await usage.used(userId, now)).toBe(30);
    // A server that was slow to read the file, while another had begun the job.
    expect(await items.add(id, [{ number: 30, name: null, input: 'https://30.example/' }], now)).toBe(false);
    await store.removeLeftOver(id);
    expect(await db.$count(jobItems)).toBe(30);
    // A second job of the same person stands behind what is left of the first.
    const other = await create(5);
    expect(ahead).toEqual([0, 20]);
    await store.cancel({ userId, id: other.id }, now);
    await store.removeLeftOver(other.id);
    expect(await store.cancel({ userId, id }, now)).toBe(true);
    await items.keep(id, outcomes, now);
    expect(await store.find(userId, id)).toMatchObject({ state: 'cancelled', done: 10 });
    expect(await usage.used(userId, now)).toBe(10);
    expect(await store.withLeftOver()).toEqual([id]);
    await store.removeLeftOver(id);
    expect(await db.$count(jobItems)).toBe(10);
    expect(await store.withLeftOver()).toEqual([]);
  });

  it('are counted against the month before the first is judged, exactly, by jobs that begin at once', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const { userId, usage, create, store } = await begun(db, 30);
    const more = await Promise.all([create(40), create(40), create(31)]);
    const outcomes = more.map(({ outcome }) => outcome);
    const used = await usage.used(userId, now);
    expect(outcomes).toContain('refused');
    const sizes = [40, 40, 31].filter((_, n) => outcomes[n] === 'begun');
    expect(used).toBe(sizes.reduce((sum, size) => sum + size, 30));
    expect(used).toBeLessThanOrEqual(100);
    const refused = more.find(({ outcome }) => outcome === 'refused');
    expect(await store.find(userId, refused?.id ?? '')).toMatchObject({ state: 'failed', done: 0 });
  });

  it('go with their job, and its file with the rest of what its owner has submitted', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const { id, userId, store, items, files } = await begun(db, 3);
    expect(await db.$count(uploads)).toBe(0);
    expect(await store.hide({ userId, id }, now)).toBe(true);
    expect(await store.find(userId, id)).toBeNull();
    expect(await items.listOf(id, { after: 0, most: 10 })).toEqual([]);
    expect(await store.toRemove(now)).toEqual([id]);
    await store.remove(id);
    expect([await db.$count(jobs), await db.$count(jobItems)]).toEqual([0, 0]);
    const begin = (size: number | null, some = {}) =>
      files.begin({ id: crypto.randomUUID(), userId, size, metadata: {}, now }, { ...bounds, ...some });
    const upload = await begin(null);
    expect(await begin(null, { uploads: 1 })).toBe('too many');
    expect(await begin(101)).toBe('too large');
    expect(await begin(151, { bytesEach: 200 })).toBe('no room');
    if (upload === null || typeof upload === 'string') throw new Error('no upload');
    expect(await files.refusal(userId, 100, { ...bounds, uploads: 1 })).toBeNull();
    expect(await files.refusal(userId, 101, bounds)).toBe('too large');
    const [one, other] = await Promise.all([
      files.append(upload, 0, Buffer.from('first'), now),
      files.append(upload, 0, Buffer.from('again'), now),
    ]);
    expect([one, other].sort()).toEqual([false, true]);
    expect(await files.append(upload, 5, Buffer.from(' second'), now)).toBe(true);
    expect(await begin(89)).toBe('too large');
    const source = await files.open(upload.id);
    expect(Buffer.from((await source?.read(3, 6)) ?? []).toString()).toMatch(/^(?:st|in) sec$/);
    await files.removeOld(new Date(now.getTime() + 25 * 60 * 60 * 1000));
    expect(await db.$count(uploads)).toBe(0);
  });
});
