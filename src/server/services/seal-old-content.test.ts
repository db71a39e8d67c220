import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import { contactMessageStore } from '../store/contact-messages.ts';
import { plainContentStore } from '../store/plain-content.ts';
import { analysisResults, contactMessages, users } from '../store/schema.ts';
import { testAnalyses, testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { sealOldContent } from './seal-old-content.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
const verdict = judgeUrl('http://login.example.com@198.51.100.7/a');

describe.each(engines)('content of an earlier version on the $name engine', ({ open }) => {
  it('A09 is encrypted in steps, by several servers at once, and reads as before', async () => {
    const database = await open();
    const { db } = database;
    onTestFinished(database.close);
    const people = await db
      .insert(users)
      .values([{ email: 'ana@example.com' }, { email: 'bob@example.com' }])
      .returning();
    const plain = (userId: string | null, createdAt: Date, n: number) => ({
      ...verdict,
      userId,
      analysisType: 'url' as const,
      inputData: `wombat ${'x'.repeat(400)} ${n}`,
      createdAt,
      resultVersion: 1,
    });
    await db
      .insert(analysisResults)
      .values([
        ...people.flatMap(({ id }) => Array.from({ length: 45 }, (_, n) => plain(id, ago(n * 24), n))),
        ...Array.from({ length: 3 }, (_, n) => plain(null, ago(n), n)),
        ...Array.from({ length: 30 }, (_, n) => plain(null, ago(25 + n), n)),
      ]);
    await db.insert(contactMessages).values({
      kind: 'sales',
      name: 'Wombat',
      email: 'ana@example.com',
      message: 'wombat',
      createdAt: ago(1),
    });
    const [ana] = people;
    const before = await testAnalyses(db).newestOf(ana?.id ?? '', 100);
    const whole = await testAnalyses(db).find(before[0]?.id ?? '');
    const tallies = await analysisTallyStore(db).totals();
    const threats = await analysisTallyStore(db).topThreats(ago(240), 10);

    let isVacuumed = false;
    const job = () =>
      sealOldContent({
        plain: plainContentStore(db, testKeys(db)),
        vacuum: async (how) => {
          await database.vacuum(how);
          isVacuumed = true;
        },
        clock: () => now,
      })(new AbortController().signal);
    await Promise.all([job(), job()]);
    await job();
    expect(isVacuumed).toBe(true);
    const rows = [...(await db.select().from(analysisResults)), ...(await db.select().from(contactMessages))];
    expect(rows).toHaveLength(124);
    for (const row of rows) expect(JSON.stringify(row)).not.toMatch(/wombat/i);

    const analyses = testAnalyses(db);
    expect(await analyses.newestOf(ana?.id ?? '', 100)).toEqual(before);
    expect(await analyses.find(before[0]?.id ?? '')).toEqual(whole);
    expect(await analysisTallyStore(db).totals()).toEqual(expect.arrayContaining(tallies));
    expect(await analysisTallyStore(db).topThreats(ago(240), 10)).toEqual(threats);
    const guests = rows.filter((row) => 'userId' in row && row.userId === null);
    const readable = await Promise.all(guests.map(({ id }) => analyses.find(id)));
    expect(readable.filter((row) => row !== null)).toHaveLength(3);
    const [message] = await contactMessageStore(db, testKeys(db)).listOf('ana@example.com');
    expect(message).toMatchObject({ name: 'Wombat', message: 'wombat' });
    expect(await job()).toBe(0);
  });

  it('A09 stops between two steps when the server does', async () => {
    const database = await open();
    onTestFinished(database.close);
    const row = { ...verdict, analysisType: 'url' as const, inputData: 'x', createdAt: ago(1) };
    await database.db.insert(analysisResults).values(Array.from({ length: 60 }, () => row));
    const stopped = AbortSignal.abort();
    const job = sealOldContent({
      plain: plainContentStore(database.db, testKeys(database.db)),
      vacuum: async () => expect.unreachable(),
      clock: () => now,
    });
    expect(await job(stopped)).toBe(0);
    expect(await plainContentStore(database.db, testKeys(database.db)).sealAnalyses(now)).toBeGreaterThan(0);
  });
});
