import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { analysisHistoryResponse } from '../../contract/analysis-history.ts';
import { judgeUrl } from '../../engine/index.ts';
import { userOwner } from '../store/content-keys.ts';
import { analysisResults, users } from '../store/schema.ts';
import { seal, unseal } from '../store/seal.ts';
import { keepFree, testAnalyses, testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { presentListed } from './present-analysis.ts';
import { writeHistory } from './write-history.ts';

const createdAt = new Date('2026-11-18T12:00:00Z');
const verdict = judgeUrl('http://login.example.com@198.51.100.7/a');

describe.each(engines)('a list on the $name engine', ({ open }) => {
  const start = async () => {
    const database = await open();
    onTestFinished(database.close);
    const { db } = database;
    const [ana] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    const userId = ana?.id ?? '';
    const inputs = ['short', `"quoted" \\ \u2028 ${'🎣'.repeat(400)}`, `packed ${'x'.repeat(200)}`];
    for (const [n, inputData] of inputs.entries()) {
      // The last one is so long that it is packed before it is encrypted.
      const technicalAnalysis = { note: n === 2 ? 'y'.repeat(9000) : 'a "note"' };
      const given = {
        userId,
        analysisType: 'url',
        inputData,
        verdict: { ...verdict, technicalAnalysis },
      } as const;
      await keepFree(db, { ...given, createdAt: new Date(createdAt.getTime() - n * 1000) });
    }
    const analyses = testAnalyses(db);
    const written = async () => {
      const lines = await analyses.newestLinesOf(userId, 10);
      return {
        answer: writeHistory(lines, 3, 'a "cursor"'),
        finished: lines.map((line) => line.finished !== null),
      };
    };
    const read = async () => {
      const rows = await analyses.newestOf(userId, 10);
      return JSON.parse(JSON.stringify({ analyses: rows.map(presentListed), total: 3, next: 'a "cursor"' }));
    };
    return { db, userId, written, read };
  };

  it('is written from what was sealed as it is written from what was read', async () => {
    const { written, read } = await start();
    const { answer, finished } = await written();
    expect(finished).toEqual([true, true, false]);
    expect(JSON.parse(answer)).toEqual(await read());
    expect(analysisHistoryResponse.parse(JSON.parse(answer))).toEqual(JSON.parse(answer));
    const [, long] = JSON.parse(answer).analyses;
    expect([...long.inputData]).toHaveLength(301);
    expect(long.inputData.endsWith('🎣…')).toBe(true);
  });

  it('says of rows that an earlier version sealed what it says of others', async () => {
    const { db, userId, written, read } = await start();
    const before = await written();
    const { key } = await testKeys(db).of(userOwner(userId));
    for (const { id, listedContent } of await db.select().from(analysisResults)) {
      const { checked: _, ...content } = JSON.parse(
        unseal(key, listedContent ?? new Uint8Array(), `listed ${id}`),
      );
      // It kept one character more than a list shows, and did not say what was checked.
      const inputData = content.inputData.replace(/…$/u, '🎣');
      const earlier = seal(key, JSON.stringify({ ...content, inputData }), `listed ${id}`);
      await db.update(analysisResults).set({ listedContent: earlier }).where(eq(analysisResults.id, id));
    }
    const { answer, finished } = await written();
    expect(finished).toEqual([false, false, false]);
    expect(JSON.parse(answer)).toEqual(await read());
    const fields = (text: string) =>
      JSON.parse(text).analyses.map(({ checked: _, ...row }: { checked: unknown }) => row);
    expect(fields(answer)).toEqual(fields(before.answer));
  });

  it('with nothing in it is one, too', () => {
    expect(writeHistory([], 0)).toBe('{"analyses":[],"total":0}');
  });
});
