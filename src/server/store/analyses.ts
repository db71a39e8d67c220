import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Analysis, AnalysisType, Verdict } from '../../contract/analysis.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { analysisVersion } from '../../contract/upgrade-analysis.ts';
import type { Versions } from '../../contract/versions.ts';
import { type SealedColumns, sealAnalysis } from './analysis-content.ts';
import { type Asked, answersOf, askedTogether } from './answers-of.ts';
import { type ContentKey, type ContentKeyStore, guestOwner, OwnerGone, userOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import {
  type ListedLine,
  listedColumns,
  openLines,
  openListed,
  openWhole,
  openWithItem,
} from './open-rows.ts';
import { analysisResults } from './schema.ts';
import { storableJson } from './storable.ts';
import type { AnalysisRow, ListedAnalysisRow, StoredRow } from './upgrade-row.ts';
import { locksOf, type Reservation } from './usage.ts';

export type NewAnalysis = {
  /** A new one, unless it was decided before the work. */
  id?: string | undefined;
  userId: string | null;
  analysisType: AnalysisType;
  inputData: string;
  verdict: Verdict;
  /** What its page shows of a domain, beside the verdict. */
  domain?: Analysis['domain'];
  createdAt: Date;
  /** What exactly was judged, where the input does not say. */
  item?: string | null | undefined;
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

const rowsAtOnce = 20;

type Keeping = {
  given: Pick<NewAnalysis, 'userId' | 'analysisType' | 'createdAt'>;
  reservation: Reservation;
  id: string;
  riskScore: number;
  riskLevel: RiskLevel;
  sealed: SealedColumns;
  keyId: string;
};
/** Larger ones are kept alone: together they would be hundreds of megabytes. */
const shared = 128 * 1024;

type Kept = 'kept' | 'kept and queued' | 'no such key' | 'no such user';

const keepAnalysis: Asked<Keeping> = {
  call:
    'keep_analysis(reservations, holders, at, id, user_id, analysis_type, risk_score, risk_level, is_inconclusive, threats, ' +
    'at, result_version, key_id, substring($3::bytea from listed_from for listed_length), substring($3::bytea from other_from for other_length))',
  columns:
    'reservations uuid[], holders text[], at timestamptz, id uuid, user_id uuid, analysis_type text, risk_score int4, ' +
    'risk_level text, is_inconclusive bool, threats jsonb, result_version int4, key_id uuid, ' +
    'listed_from int4, listed_length int4, other_from int4, other_length int4',
  columnsOf: ({ given, reservation, id, riskScore, riskLevel, sealed, keyId }, put) => ({
    reservations: reservation.ids,
    holders: reservation.holders,
    at: given.createdAt.toISOString(),
    id,
    user_id: given.userId,
    analysis_type: given.analysisType,
    risk_score: riskScore,
    risk_level: riskLevel,
    is_inconclusive: sealed.isInconclusive,
    threats: sealed.threats,
    result_version: analysisVersion,
    key_id: keyId,
    listed_from: put(sealed.listedContent),
    listed_length: sealed.listedContent.length,
    other_from: put(sealed.otherContent),
    other_length: sealed.otherContent.length,
  }),
  locksOf: ({ reservation }) => locksOf(reservation.holders),
};

type Options = {
  /** What the results of this server are made with, where that is kept with them. */
  madeWith?: () => Versions;
  /** Called when a result was kept that webhooks are to be notified of. */
  onQueued?: () => void;
};

export const analysisStore = (db: Database, keys: ContentKeyStore, { madeWith, onQueued }: Options = {}) => {
  const keepTogether = askedTogether<Keeping, Kept>(db, keepAnalysis);
  const keepOne = async (job: Keeping): Promise<Kept | undefined> => {
    if (job.sealed.otherContent.length < shared) return keepTogether(job);
    const [kept] = await answersOf<Keeping, Kept>(db, keepAnalysis, [job]);
    return kept;
  };

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
    const id = given.id ?? randomUUID();
    const { inputData, domain, item } = given;
    const { riskScore, riskLevel, ...content } = storableJson({
      ...verdict,
      inputData,
      ...(domain && { domain }),
      ...(madeWith && { versions: madeWith() }),
    });
    const sealed = sealAnalysis(key, { id, riskLevel, analysisType }, content, item);
    const job = { given, reservation, id, riskScore, riskLevel, sealed, keyId: key.id };
    const outcome = alsoKeep
      ? await db.transaction(async (transaction) => {
          const [kept] = await answersOf<Keeping, Kept>(transaction, keepAnalysis, [job]);
          if (isKept(kept)) await alsoKeep(transaction);
          return kept;
        })
      : await keepOne(job);
    if (outcome === 'kept and queued') onQueued?.();
    if (isKept(outcome)) return { id, userId, analysisType, riskScore, riskLevel, createdAt, ...content };
    if (outcome === 'no such user') return null;
    // Another server has destroyed the key since this one read it.
    keys.forget(owner);
    return keep(given, reservation, alsoKeep);
  };

  const newestOf = (userId: string, limit: number) =>
    db
      .select(listedColumns)
      .from(analysisResults)
      .where(eq(analysisResults.userId, userId))
      .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
      .limit(limit);

  return {
    keep,

    /** One analysis of any owner: the caller decides whether it may be shown. */
    find: async (id: string): Promise<AnalysisRow | null> => {
      const stored = await db.select().from(analysisResults).where(eq(analysisResults.id, id));
      const [row] = await openWhole(keys, stored);
      return row ?? null;
    },

    /** One analysis of this user, with what exactly was judged where that was kept. */
    findOwn: async (
      userId: string,
      id: string,
    ): Promise<{ row: AnalysisRow; item: string | null } | null> => {
      const stored = await db
        .select()
        .from(analysisResults)
        .where(and(eq(analysisResults.id, id), eq(analysisResults.userId, userId)));
      const [found] = await openWithItem(keys, stored);
      return found ?? null;
    },

    newestOf: async (userId: string, limit: number): Promise<ListedAnalysisRow[]> =>
      openListed(keys, await newestOf(userId, limit)),

    newestLinesOf: async (userId: string, limit: number): Promise<ListedLine[]> =>
      openLines(keys, await newestOf(userId, limit)),

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
        yield await openWhole(
          keys,
          found.map(({ row }) => row),
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

const isKept = (outcome: Kept | undefined) => outcome === 'kept' || outcome === 'kept and queued';
