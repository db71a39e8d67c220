import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ReportGroup } from '../../contract/admin-feedback.ts';
import type { Database } from './database.ts';
import { analysisResults, users, verdictReports } from './schema.ts';

type Wish = { state: 'open' | 'decided'; offset: number; limit: number };

/** The first of a group's values, in the order in which its reports were made. */
const first = <Value>(column: object) =>
  sql<Value>`(array_agg(${column} order by ${verdictReports.createdAt}, ${verdictReports.id}))[1]`;

const moment = (value: string | Date): string => new Date(value).toISOString();

/** Reports by item and by what they say: a thousand that say the same of one item are one line. */
export const reportQueue = (db: Database) => ({
  page: async ({ state, offset, limit }: Wish): Promise<{ reports: ReportGroup[]; total: number }> => {
    const isWanted = state === 'open' ? isNull(verdictReports.decision) : isNotNull(verdictReports.decision);
    // Written out: what is selected and what is grouped by must be the same expression.
    const item = sql`coalesce(${verdictReports.item}, ${verdictReports.id}::text)`;
    const groupedBy = [item, verdictReports.verdict, verdictReports.decision, verdictReports.decidedAt];
    const oldest = sql<string>`min(${verdictReports.createdAt})`;
    const readable = sql`${verdictReports.content} is not null`;
    const rows = await db
      .select({
        id: first<string>(verdictReports.id),
        analysisId: first<string>(verdictReports.analysisId),
        analysisType: first<ReportGroup['analysisType']>(verdictReports.analysisType),
        riskLevel: first<ReportGroup['riskLevel']>(verdictReports.riskLevel),
        isConclusive: sql<boolean | null>`not ${first(analysisResults.isInconclusive)}`,
        riskScore: first<number>(verdictReports.riskScore),
        verdict: verdictReports.verdict,
        restsOnProof: sql<boolean>`bool_or(${verdictReports.restsOnProof})`,
        isCorrectable: sql<boolean>`bool_and(${verdictReports.item} is not null)`,
        reports: sql<number>`count(*)::int4`,
        accounts: sql<number>`count(distinct ${verdictReports.userId})::int4`,
        newestAccountAt: sql<string>`max(${users.createdAt})`,
        withContent: sql<number>`(count(*) filter (where ${verdictReports.keepsContent} and ${readable}))::int4`,
        readableId: sql<
          string | null
        >`(array_agg(${verdictReports.id} order by ${verdictReports.keepsContent} desc, ${verdictReports.createdAt}) filter (where ${readable}))[1]`,
        reportedAt: oldest,
        lastReportedAt: sql<string>`max(${verdictReports.createdAt})`,
        decision: verdictReports.decision,
        decidedAt: verdictReports.decidedAt,
        reason: first<string | null>(verdictReports.reason),
        decidedBy: first<string | null>(verdictReports.decidedBy),
        correctedUntil: sql<string | null>`max(${verdictReports.correctedUntil})`,
        groups: sql<number>`(count(*) over ())::int4`,
      })
      .from(verdictReports)
      .innerJoin(users, eq(users.id, verdictReports.userId))
      .leftJoin(analysisResults, eq(analysisResults.id, verdictReports.analysisId))
      .where(and(isWanted))
      .groupBy(...groupedBy)
      .orderBy(state === 'open' ? oldest : sql`${verdictReports.decidedAt} desc`, first(verdictReports.id))
      .offset(offset)
      .limit(limit);
    const total = rows[0]?.groups ?? (offset === 0 ? 0 : await countGroups(db, isWanted));
    return { reports: rows.map(groupOf), total };
  },
});
export type ReportQueue = ReturnType<typeof reportQueue>;

/** A page beyond the last has no row that could say how many there are. */
const countGroups = async (db: Database, isWanted: ReturnType<typeof isNull>): Promise<number> => {
  const groups = db
    .select({ verdict: verdictReports.verdict })
    .from(verdictReports)
    .where(isWanted)
    .groupBy(
      sql`coalesce(${verdictReports.item}, ${verdictReports.id}::text)`,
      verdictReports.verdict,
      verdictReports.decision,
      verdictReports.decidedAt,
    )
    .as('groups');
  return db.$count(groups);
};

type GroupRow = Omit<ReportGroup, 'answer'> & {
  groups: number;
  decision: NonNullable<ReportGroup['answer']>['decision'] | null;
  decidedAt: Date | null;
  reason: string | null;
  decidedBy: string | null;
  correctedUntil: string | null;
};

const groupOf = ({
  groups: _,
  decision,
  decidedAt,
  reason,
  decidedBy,
  correctedUntil,
  ...group
}: GroupRow): ReportGroup => ({
  ...group,
  newestAccountAt: moment(group.newestAccountAt),
  reportedAt: moment(group.reportedAt),
  lastReportedAt: moment(group.lastReportedAt),
  answer:
    decision && decidedAt
      ? {
          decision,
          reason: reason ?? '',
          decidedBy: decidedBy ?? '',
          decidedAt: moment(decidedAt),
          correctedUntil: correctedUntil && moment(correctedUntil),
        }
      : null,
});
