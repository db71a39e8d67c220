import { and, count, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { AnalysisType, Verdict } from '../../contract/analysis.ts';
import { inputPreviewLength } from '../../contract/analysis.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { analysisVersion } from '../../contract/upgrade-analysis.ts';
import type { Database } from './database.ts';
import { analysisResults } from './schema.ts';
import { storable, storableJson } from './storable.ts';
import type { AnalysisRow, ListedAnalysisRow, StoredRow } from './upgrade-row.ts';
import { upgradeListedRow, upgradeRow } from './upgrade-row.ts';

export type NewAnalysis = {
  userId: string | null;
  analysisType: AnalysisType;
  inputData: string;
  verdict: Verdict;
  createdAt: Date;
};

/** How many analyses of one user are equal in everything that their statistics show. */
export type AnalysisTally = {
  analysisType: AnalysisType;
  riskLevel: RiskLevel;
  riskScore: number;
  /** At least one finding has the severity high. */
  hasHighRisk: boolean;
  analyses: number;
};

const { explanation: _, ...shortColumns } = getTableColumns(analysisResults);

/**
 * A list of 500 rows may stand for a gigabyte of mail, which must not leave the database. One character more than is
 * shown distinguishes a long input from one that just fits.
 */
const listedColumns = {
  ...shortColumns,
  inputData: sql<string>`left(${analysisResults.inputData}, ${sql.raw(String(inputPreviewLength + 1))})`,
  isConclusive: sql<
    boolean | null
  >`case when json_typeof(${analysisResults.explanation}) = 'object' then coalesce(${analysisResults.explanation}->>'isConclusive', '') = 'true' end`,
};

const rowsAtOnce = 20;
const removedAtOnce = 1000;

export const analysisStore = (db: Database) => ({
  /** Keeps a result, inside the transaction that counts its check. */
  keep: async (transaction: Database, { verdict, inputData, ...rest }: NewAnalysis): Promise<AnalysisRow> => {
    const [kept] = await transaction
      .insert(analysisResults)
      .values({
        ...rest,
        inputData: storable(inputData),
        ...storableJson(verdict),
        resultVersion: analysisVersion,
      })
      .returning();
    if (!kept) throw new Error('the database returned no row for an analysis');
    return upgradeRow(kept);
  },

  /** One analysis of any owner: the caller decides whether it may be shown. */
  find: async (id: string): Promise<AnalysisRow | null> => {
    const [row] = await db.select().from(analysisResults).where(eq(analysisResults.id, id));
    return row ? upgradeRow(row) : null;
  },

  newestOf: async (userId: string, limit: number): Promise<ListedAnalysisRow[]> => {
    const newest = await db
      .select(listedColumns)
      .from(analysisResults)
      .where(eq(analysisResults.userId, userId))
      .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
      .limit(limit);
    return newest.map(upgradeListedRow);
  },

  countOf: async (userId: string): Promise<number> =>
    db.$count(analysisResults, eq(analysisResults.userId, userId)),

  /** All complete analyses of a user, the newest first and a few at a time: one message may have megabytes. */
  allOf: async function* (userId: string): AsyncGenerator<AnalysisRow[]> {
    let last: { id: string; createdAt: string } | undefined;
    do {
      const found: { row: StoredRow; id: string; createdAt: string }[] = await db
        .select({
          row: analysisResults,
          id: analysisResults.id,
          // As the database writes it: a `Date` would lose its microseconds, and with them the place in the list.
          createdAt: sql<string>`${analysisResults.createdAt}::text`,
        })
        .from(analysisResults)
        .where(
          and(
            eq(analysisResults.userId, userId),
            last &&
              sql`(${analysisResults.createdAt}, ${analysisResults.id}) < (${last.createdAt}::timestamptz, ${last.id}::uuid)`,
          ),
        )
        .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
        .limit(rowsAtOnce);
      yield found.map(({ row }) => upgradeRow(row));
      last = found.length === rowsAtOnce ? found.at(-1) : undefined;
    } while (last);
  },

  /** Counted in the database: a user may have thousands, but they differ in few ways. */
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

  /**
   * Guests' analyses have no owner who could delete them, so they expire. A few at a time, because one
   * statement for a month of them would exceed the statement timeout; rows that another server has locked are left to it.
   */
  removeGuestsBefore: async (date: Date) => {
    const old = db
      .select({ id: analysisResults.id })
      .from(analysisResults)
      .where(and(isNull(analysisResults.userId), lt(analysisResults.createdAt, date)))
      .orderBy(analysisResults.createdAt)
      .limit(removedAtOnce)
      .for('update', { skipLocked: true });
    let removed: { id: string }[];
    do {
      removed = await db
        .delete(analysisResults)
        .where(inArray(analysisResults.id, old))
        .returning({ id: analysisResults.id });
    } while (removed.length === removedAtOnce);
  },
});
export type AnalysisStore = ReturnType<typeof analysisStore>;
