import { eq } from 'drizzle-orm';
import type { AnalysisRow } from './analyses.ts';
import type { Database } from './database.ts';
import { analysisResults } from './schema.ts';

/** One analysis, whoever it belongs to: whether it may be shown is for the caller to say. */
export const analysisById =
  (db: Database) =>
  async (id: string): Promise<AnalysisRow | null> => {
    const [row] = await db.select().from(analysisResults).where(eq(analysisResults.id, id));
    return row ?? null;
  };
