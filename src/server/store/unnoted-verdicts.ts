import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import type { ContentKeyStore } from './content-keys.ts';
import type { Database } from './database.ts';
import { listedColumns, openListed } from './open-rows.ts';
import { analysisResults } from './schema.ts';

const rowsAtOnce = 50;

/** Rows of earlier versions, whose encrypted part alone says that nothing vouches for them. Any number of servers may read them at once. */
export const unnotedVerdictStore = (db: Database, keys: ContentKeyStore) => ({
  /** Notes for a few of them, the oldest first, whether they are inconclusive; returns how many. */
  noteSome: async (): Promise<number> => {
    const rows = await db
      .select(listedColumns)
      .from(analysisResults)
      .where(and(isNull(analysisResults.isInconclusive), eq(analysisResults.riskLevel, 'safe')))
      .orderBy(analysisResults.createdAt)
      .limit(rowsAtOnce);
    if (rows.length === 0) return 0;
    // What can no longer be read is called what it was called.
    const open = (await openListed(keys, rows)).filter(isOpenVerdict).map(({ id }) => id);
    await db
      .update(analysisResults)
      .set({
        isInconclusive: open.length > 0 ? sql`${inArray(analysisResults.id, open)}` : false,
      })
      .where(
        inArray(
          analysisResults.id,
          rows.map(({ id }) => id),
        ),
      );
    return rows.length;
  },
});
export type UnnotedVerdictStore = ReturnType<typeof unnotedVerdictStore>;
