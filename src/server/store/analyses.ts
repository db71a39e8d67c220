import { and, count, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { AnalysisType, Verdict } from '../../contract/analysis.ts';
import { inputPreviewLength } from '../../contract/analysis.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import type { Database } from './database.ts';
import { analysisResults } from './schema.ts';
import { storable, storableJson } from './storable.ts';

export type AnalysisRow = typeof analysisResults.$inferSelect;

/** A row as a list reads it: `inputData` holds its beginning only. */
export type ListedAnalysisRow = Omit<AnalysisRow, 'explanation'>;

export type NewAnalysis = {
  userId: string | null;
  analysisType: AnalysisType;
  inputData: string;
  verdict: Verdict;
  createdAt: Date;
};

/** How many analyses of one person are alike in everything their statistics ask for. */
export type AnalysisTally = {
  analysisType: AnalysisType;
  riskLevel: RiskLevel;
  riskScore: number;
  /** At least one thing that was found carries the severity high. */
  hasHighRisk: boolean;
  analyses: number;
};

const { explanation: _, ...shortColumns } = getTableColumns(analysisResults);

/**
 * A list of 500 rows may stand for a gigabyte of mail, which must not leave the database. One character more than is
 * shown tells a long input from one that just fits.
 */
const listedColumns = {
  ...shortColumns,
  inputData: sql<string>`left(${analysisResults.inputData}, ${sql.raw(String(inputPreviewLength + 1))})`,
};

export const analysisStore = (db: Database) => ({
  /** Keeps a result, inside the transaction that counts its check. */
  keep: async (transaction: Database, { verdict, inputData, ...rest }: NewAnalysis): Promise<AnalysisRow> => {
    const [kept] = await transaction
      .insert(analysisResults)
      .values({ ...rest, inputData: storable(inputData), ...storableJson(verdict) })
      .returning();
    if (!kept) throw new Error('the database returned no row for an analysis');
    return kept;
  },

  newestOf: async (userId: string, limit: number): Promise<ListedAnalysisRow[]> =>
    db
      .select(listedColumns)
      .from(analysisResults)
      .where(eq(analysisResults.userId, userId))
      .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
      .limit(limit),

  /** Counted in the database: a person may have thousands, but there are few ways for them to differ. */
  tallyOf: async (userId: string): Promise<AnalysisTally[]> => {
    const { analysisType, riskLevel, riskScore, threats } = analysisResults;
    // Written out, not a parameter: what is selected and what is grouped by must be the same expression.
    const hasHighRisk = sql<boolean>`${threats} @> '[{"severity": "high"}]'`;
    return db
      .select({ analysisType, riskLevel, riskScore, hasHighRisk, analyses: count() })
      .from(analysisResults)
      .where(eq(analysisResults.userId, userId))
      .groupBy(analysisType, riskLevel, riskScore, hasHighRisk);
  },

  /** Guests' analyses belong to nobody who could delete them, so they go by themselves. */
  removeGuestsBefore: async (date: Date) => {
    await db
      .delete(analysisResults)
      .where(and(isNull(analysisResults.userId), lt(analysisResults.createdAt, date)));
  },
});
export type AnalysisStore = ReturnType<typeof analysisStore>;
