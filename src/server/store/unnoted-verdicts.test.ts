import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { noteInconclusive } from '../services/note-inconclusive.ts';
import { keepFree, testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { analysisTallyStore } from './analysis-tallies.ts';
import { analysisResults, users } from './schema.ts';
import { unnotedVerdictStore } from './unnoted-verdicts.ts';

const verdict = { ...judgeUrl('https://example.com/'), riskScore: 0, riskLevel: 'safe' as const };
const verdictWith = (isConclusive: boolean) => ({
  ...verdict,
  explanation: { ...verdict.explanation, isConclusive },
});
const createdAt = new Date('2026-11-15T12:00:00Z');
const check = { analysisType: 'url', inputData: 'x', createdAt } as const;

const figuresOf = async (db: Parameters<typeof analysisTallyStore>[0]) => {
  const [figures] = await analysisTallyStore(db).totals();
  return [figures?.analyses, figures?.inconclusive];
};

describe.each(engines)('what is inconclusive on the $name engine', ({ open }) => {
  it('is counted as it is kept, deleted and added up', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [user] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    const userId = user?.id ?? '';
    await keepFree(db, { ...check, userId, verdict: verdictWith(true) });
    const { id } = await keepFree(db, { ...check, userId, verdict: verdictWith(false) });
    await keepFree(db, { ...check, userId: null, verdict: verdictWith(false) });
    expect(await figuresOf(db)).toEqual([3, 2]);
    expect(await analysisTallyStore(db).daysOf(userId, new Date('2026-11-15'))).toMatchObject([
      { analyses: 2, inconclusive: 1 },
    ]);
    await analysisTallyStore(db).compact(createdAt);
    expect(await figuresOf(db)).toEqual([3, 2]);
    await db.delete(analysisResults).where(eq(analysisResults.id, id));
    await analysisTallyStore(db).compact(createdAt);
    expect(await figuresOf(db)).toEqual([2, 1]);
  });

  it('is noted for rows of earlier versions, encrypted or not, and each is read once', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const ids = [];
    for (const isConclusive of [true, false, false])
      ids.push((await keepFree(db, { ...check, userId: null, verdict: verdictWith(isConclusive) })).id);
    await db.update(analysisResults).set({ isInconclusive: null });
    const plain = { ...verdictWith(false), ...check, userId: null };
    const before = { ...check, ...verdict, userId: null, explanation: null };
    await db.insert(analysisResults).values([plain, before]);
    expect(await figuresOf(db)).toEqual([5, 0]);
    const note = noteInconclusive({ unnoted: unnotedVerdictStore(db, testKeys(db)) });
    expect(await note(new AbortController().signal)).toBe(5);
    expect(await figuresOf(db)).toEqual([5, 3]);
    expect(await note(new AbortController().signal)).toBe(0);
    expect(await db.$count(analysisResults, eq(analysisResults.isInconclusive, true))).toBe(3);
  });
});
