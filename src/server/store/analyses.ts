import { type KeyObject, randomUUID } from 'node:crypto';
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnalysisType, Verdict } from '../../contract/analysis.ts';
import { inputPreviewLength } from '../../contract/analysis.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { analysisVersion } from '../../contract/upgrade-analysis.ts';
import { sealAnalysis, unsealListed, unsealWhole } from './analysis-content.ts';
import { type ContentKey, type ContentKeyStore, guestOwner, OwnerGone, userOwner } from './content-keys.ts';
import { answerOf, type Database, moment } from './database.ts';
import { analysisResults } from './schema.ts';
import { storableJson } from './storable.ts';
import type { AnalysisRow, ListedAnalysisRow, StoredListedRow, StoredRow } from './upgrade-row.ts';
import { upgradeListedRow, upgradeRow } from './upgrade-row.ts';
import { type Reservation, settled } from './usage.ts';

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

const { explanation: _, otherContent: __, ...shortColumns } = getTableColumns(analysisResults);

/**
 * A list of 500 rows may stand for a gigabyte of mail, which must not leave the database. Of rows whose content is not
 * encrypted yet, one character more than is shown distinguishes a long input from one that just fits.
 */
const listedColumns = {
  ...shortColumns,
  inputData: sql<string>`left(${analysisResults.inputData}, ${sql.raw(String(inputPreviewLength + 1))})`,
  isConclusive: sql<
    boolean | null
  >`case when json_typeof(${analysisResults.explanation}) = 'object' then coalesce(${analysisResults.explanation}->>'isConclusive', '') = 'true' end`,
};

const rowsAtOnce = 20;

export const analysisStore = (db: Database, keys: ContentKeyStore) => {
  /** Null when its user has been deleted. */
  const keyOf = (owner: string): Promise<ContentKey | null> =>
    keys.of(owner).catch((error: unknown) => {
      if (error instanceof OwnerGone) return null;
      throw error;
    });

  /**
   * Keeps a result and counts its check in one step, with what else belongs to it in the same transaction. Null, and neither, when
   * the user has been deleted.
   */
  const keep = async (
    given: NewAnalysis,
    reservation: Reservation,
    alsoKeep?: (transaction: Database) => Promise<void>,
  ): Promise<AnalysisRow | null> => {
    const { userId, analysisType, createdAt, verdict } = given;
    const owner = userId ? userOwner(userId) : guestOwner(createdAt);
    const key = await keyOf(owner);
    if (!key) return null;
    const id = randomUUID();
    const { riskScore, riskLevel, ...content } = storableJson({ ...verdict, inputData: given.inputData });
    const { threats, listedContent, otherContent } = sealAnalysis(key, id, content);
    const insert = (on: Database) =>
      answerOf<'kept' | 'no such key' | 'no such user'>(
        on,
        sql`keep_analysis(${settled(reservation, createdAt)}, ${id}::uuid, ${userId}::uuid, ${analysisType}, ${riskScore}::int4,
          ${riskLevel}, ${JSON.stringify(threats)}::jsonb, ${moment(createdAt)}, ${analysisVersion}::int4, ${key.id}::uuid,
          ${listedContent}::bytea, ${otherContent}::bytea)`,
      );
    const outcome = alsoKeep
      ? await db.transaction(async (transaction) => {
          const kept = await insert(transaction);
          if (kept === 'kept') await alsoKeep(transaction);
          return kept;
        })
      : await insert(db);
    if (outcome === 'kept') return { id, userId, analysisType, riskScore, riskLevel, createdAt, ...content };
    if (outcome === 'no such user') return null;
    // Another server has destroyed the key since this one read it.
    keys.forget(owner);
    return keep(given, reservation, alsoKeep);
  };

  /** Rows with their content. One whose key has been destroyed is left out: it is as good as deleted. */
  const opened = async <Row extends KeyedRow, Opened>(
    rows: readonly Row[],
    open: (row: Row, key: KeyObject | null) => Opened,
  ): Promise<Opened[]> => {
    const found = await keys.byIds(rows.flatMap(({ contentKeyId: id }) => (id ? [id] : [])));
    return rows.flatMap((row) => {
      const key = row.contentKeyId ? found.get(row.contentKeyId) : null;
      return key === undefined ? [] : [open(row, key)];
    });
  };

  return {
    keep,

    /** One analysis of any owner: the caller decides whether it may be shown. */
    find: async (id: string): Promise<AnalysisRow | null> => {
      const [row] = await opened(
        await db.select().from(analysisResults).where(eq(analysisResults.id, id)),
        openWhole,
      );
      return row ?? null;
    },

    newestOf: async (userId: string, limit: number): Promise<ListedAnalysisRow[]> => {
      const newest = await db
        .select(listedColumns)
        .from(analysisResults)
        .where(eq(analysisResults.userId, userId))
        .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
        .limit(limit);
      return opened(newest, openListed);
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
        yield await opened(
          found.map(({ row }) => row),
          openWhole,
        );
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
  };
};
export type AnalysisStore = ReturnType<typeof analysisStore>;

type KeyedRow = { contentKeyId: string | null };

const openWhole = (row: StoredRow, key: KeyObject | null): AnalysisRow =>
  upgradeRow(key ? { ...row, ...unsealWhole(key, row) } : row);

const openListed = (row: StoredListedRow, key: KeyObject | null): ListedAnalysisRow =>
  upgradeListedRow(key ? { ...row, ...unsealListed(key, row) } : row);
