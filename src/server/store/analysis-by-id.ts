import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { analysisResults } from './schema.ts';
import { type AnalysisRow, upgradeRow } from './upgrade-row.ts';

/** One analysis of any owner: the caller decides whether it may be shown. */
export const analysisById =
  (db: Database) =>
  async (id: string): Promise<AnalysisRow | null> => {
    const [row] = await db.select().from(analysisResults).where(eq(analysisResults.id, id));
    return row ? upgradeRow(row) : null;
  };
