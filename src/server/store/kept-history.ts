import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnalysisType } from '../../contract/analysis.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { isUuid } from '../../contract/uuid.ts';
import type { ContentKeyStore } from './content-keys.ts';
import type { Database } from './database.ts';
import {
  type ListedLine,
  listedColumns,
  openLines,
  openListed,
  openSubmissions,
  openWhole,
  submissionColumns,
} from './open-rows.ts';
import { analysisResults } from './schema.ts';
import type { AnalysisRow, ListedAnalysisRow, Submission } from './upgrade-row.ts';

/** Whose analyses, the newest of them up to a number. */
export type HistoryWindow = { userId: string; size: number };

/** What the database knows in the open. Null: any. */
export type HistoryFilter = {
  types: readonly AnalysisType[] | null;
  level: RiskLevel | null;
  from: Date | null;
  before: Date | null;
};

/** The place of a row in the list: its moment to the microsecond, which a `Date` would lose, and its id. */
export type HistoryPlace = string;

export type PlacedRow = ListedAnalysisRow & { place: HistoryPlace };
export type PlacedLine = ListedLine & { place: HistoryPlace };

/** Which of the rows: those after a place, and how many. */
type Page = { after?: HistoryPlace | null; limit?: number };

const { id, userId, analysisType, riskLevel, createdAt } = analysisResults;
const newestFirst = [desc(createdAt), desc(id)];

/** What a user finds again of their own checks. */
export const keptHistoryStore = (db: Database, keys: ContentKeyStore) => {
  const isShown = ({ userId: owner, size }: HistoryWindow, filter: HistoryFilter): SQL | undefined => {
    const newest = db
      .select({ createdAt, id })
      .from(analysisResults)
      .where(eq(userId, owner))
      .orderBy(...newestFirst)
      .limit(size);
    // The place of the oldest of them, found once. Asked whether an id is among theirs, PostgreSQL expects a handful and goes through
    // all 500 for every row.
    const oldest = sql`(select newest.created_at, newest.id from (${newest}) newest order by 1, 2 limit 1)`;
    return and(
      eq(userId, owner),
      sql`(${createdAt}, ${id}) >= ${oldest}`,
      filter.types ? inArray(analysisType, [...filter.types]) : undefined,
      filter.level ? eq(riskLevel, filter.level) : undefined,
      filter.from ? gte(createdAt, filter.from) : undefined,
      filter.before ? lt(createdAt, filter.before) : undefined,
    );
  };

  const storedRows = async (
    window: HistoryWindow,
    filter: HistoryFilter,
    { after = null, limit = window.size }: Page,
  ) => {
    const found = await db
      .select({
        ...listedColumns,
        place: sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint || '.' || ${id}`,
      })
      .from(analysisResults)
      .where(and(isShown(window, filter), after === null ? undefined : isAfter(after)))
      .orderBy(...newestFirst)
      .limit(limit);
    const places = new Map(found.map((row) => [row.id, row.place]));
    return {
      rows: found.map(({ place: _, ...row }) => row),
      placeOf: (row: string) => places.get(row) ?? '',
    };
  };

  return {
    /** The newest first. */
    list: async (window: HistoryWindow, filter: HistoryFilter, page: Page = {}): Promise<PlacedRow[]> => {
      const { rows, placeOf } = await storedRows(window, filter, page);
      return (await openListed(keys, rows)).map((row) => ({ ...row, place: placeOf(row.id) }));
    },

    /** The same, for an answer that looks into none of them. */
    lines: async (window: HistoryWindow, filter: HistoryFilter, page: Page = {}): Promise<PlacedLine[]> => {
      const { rows, placeOf } = await storedRows(window, filter, page);
      return (await openLines(keys, rows)).map((line) => ({ ...line, place: placeOf(line.row.id) }));
    },

    count: async (window: HistoryWindow, filter: HistoryFilter): Promise<number> => {
      const [found] = await db.select({ rows: count() }).from(analysisResults).where(isShown(window, filter));
      return found?.rows ?? 0;
    },

    /** Complete rows of a user, in the order of the ids. */
    whole: async (owner: string, ids: readonly string[]): Promise<AnalysisRow[]> => {
      const rows = await db
        .select()
        .from(analysisResults)
        .where(and(inArray(id, [...ids]), eq(userId, owner)));
      const opened = new Map((await openWhole(keys, rows)).map((row) => [row.id, row]));
      return ids.flatMap((one) => opened.get(one) ?? []);
    },

    /** In any order. */
    submissions: async (owner: string, ids: readonly string[]): Promise<Submission[]> => {
      const rows = await db
        .select(submissionColumns)
        .from(analysisResults)
        .where(and(inArray(id, [...ids]), eq(userId, owner)));
      return openSubmissions(keys, rows);
    },
  };
};
export type KeptHistoryStore = ReturnType<typeof keptHistoryStore>;

/** Whether a text that a caller sent can be a place: the database must be able to read it. */
export const isHistoryPlace = (text: string): boolean => {
  const [micros = '', row = '', ...more] = text.split('.');
  return /^\d{1,16}$/.test(micros) && isUuid(row) && more.length === 0;
};

const isAfter = (place: HistoryPlace): SQL => {
  const [micros = '', row = ''] = place.split('.');
  return sql`(${createdAt}, ${id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${row}::uuid)`;
};
