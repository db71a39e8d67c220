// Long because it is one thing: what is read of the campaigns of an organisation.

import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Analysis } from '../../contract/analysis.ts';
import { type TeamLevel, teamLevels } from '../../contract/team.ts';
import type { CampaignPlace } from '../triage/campaign-place.ts';
import {
  type CampaignReportContent,
  type EventContent,
  unsealCampaignReport,
  unsealEvent,
  unsealNote,
  unsealResult,
} from './campaign-content.ts';
import type { ContentKeyStore } from './content-keys.ts';
import type { Database } from './database.ts';
import { campaignEvents, campaignReports, campaigns, organisations } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const rowsAtOnce = 100;

type Stored = typeof campaigns.$inferSelect;

/** Whose eyes it is seen with: of members only what they reported themselves counts. */
export type Seen = { organisationId: string; onlyOf: string | null };

/** What the reports of a campaign come to. */
export type CampaignCounts = {
  reports: number;
  reporters: number;
  level: TeamLevel;
  firstSeenAt: Date;
  lastSeenAt: Date;
};
export type CampaignRow = Omit<Stored, 'note' | 'contentKeyId' | 'createdAt' | 'waitingSince'> &
  CampaignCounts & {
    note: string;
    /** Of its gravest and newest report. */
    title: string;
    sender: string;
  };

export type CampaignReportRow = Pick<
  typeof campaignReports.$inferSelect,
  'id' | 'campaignId' | 'userId' | 'receivedAt' | 'level' | 'riskScore'
> &
  CampaignReportContent;

export type CampaignEventRow = Omit<typeof campaignEvents.$inferSelect, 'content' | 'contentKeyId'> &
  EventContent;

const levelRank = sql`array_position(array[${sql.join(
  teamLevels.map((level) => sql`${level}::text`),
  sql`, `,
)}], ${campaignReports.level})`;

const isSeen = ({ organisationId, onlyOf }: Seen): SQL | undefined =>
  and(
    eq(campaignReports.organisationId, organisationId),
    onlyOf === null ? undefined : eq(campaignReports.userId, onlyOf),
  );

export const campaignStore = (db: Database, keys: ContentKeyStore) => {
  const select = (seen: Seen) => {
    const counted = db
      .select({
        campaignId: campaignReports.campaignId,
        reports: sql<number>`count(*)::int`.as('reports'),
        reporters: sql<number>`count(distinct ${campaignReports.reporter})::int`.as('reporters'),
        rank: sql<number>`max(${levelRank})`.as('rank'),
        firstSeenAt: sql<string>`min(${campaignReports.receivedAt})`.as('first_seen_at'),
        lastSeenAt: sql<string>`max(${campaignReports.receivedAt})`.as('last_seen_at'),
        day: sql<string>`to_char(max(${campaignReports.receivedAt}) at time zone 'UTC', 'YYYY-MM-DD')`.as(
          'day',
        ),
      })
      .from(campaignReports)
      .where(isSeen(seen))
      .groupBy(campaignReports.campaignId)
      .as('counted');
    return {
      counted,
      query: db.select().from(campaigns).innerJoin(counted, eq(counted.campaignId, campaigns.id)).$dynamic(),
    };
  };

  const opened = async (
    rows: readonly { campaigns: Stored; counted: Counted }[],
    seen: Seen,
  ): Promise<CampaignRow[]> => {
    const named = await namesOf(
      rows.map(({ campaigns: { id } }) => id),
      seen,
    );
    const found = await keys.byIds(rows.flatMap(({ campaigns: { contentKeyId } }) => contentKeyId ?? []));
    return rows.map(
      ({ campaigns: { note, contentKeyId, createdAt: _, waitingSince: __, ...row }, counted }) => {
        const key = contentKeyId && found.get(contentKeyId);
        return {
          ...row,
          note: key && note ? unsealNote(key, row.id, note) : '',
          reports: counted.reports,
          reporters: counted.reporters,
          level: teamLevels[counted.rank - 1] ?? 'safe',
          firstSeenAt: new Date(counted.firstSeenAt),
          lastSeenAt: new Date(counted.lastSeenAt),
          ...(named.get(row.id) ?? { title: '', sender: '' }),
        };
      },
    );
  };

  const openReports = async (
    rows: readonly (typeof campaignReports.$inferSelect | ListedReport)[],
  ): Promise<CampaignReportRow[]> => {
    const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
    return rows.flatMap(({ id, campaignId, userId, receivedAt, level, riskScore, contentKeyId, content }) => {
      const key = found.get(contentKeyId);
      return key
        ? [
            {
              id,
              campaignId,
              userId,
              receivedAt,
              level,
              riskScore,
              ...unsealCampaignReport(key, id, content),
            },
          ]
        : [];
    });
  };

  const namesOf = async (ids: readonly string[], seen: Seen) => {
    if (ids.length === 0) return new Map<string, { title: string; sender: string }>();
    const rows = await db
      .selectDistinctOn([campaignReports.campaignId], listed)
      .from(campaignReports)
      .where(and(isSeen(seen), inArray(campaignReports.campaignId, [...ids])))
      .orderBy(
        campaignReports.campaignId,
        desc(levelRank),
        desc(campaignReports.receivedAt),
        campaignReports.id,
      );
    return new Map(
      (await openReports(rows)).map(({ campaignId, facts: { title, sender } }) => [
        campaignId,
        { title, sender },
      ]),
    );
  };

  return {
    /** Those of the newest day first, on it the most reported first. */
    page: async (
      seen: Seen,
      { state, after, most }: { state: 'open' | 'decided' | null; after: CampaignPlace | null; most: number },
    ): Promise<{ rows: CampaignRow[]; next: CampaignPlace | null }> => {
      const { counted, query } = select(seen);
      const place = sql`(${counted.day}, ${counted.reports}, ${counted.lastSeenAt}, ${campaigns.id})`;
      const rows = await query
        .where(
          and(
            state === 'open' ? isNull(campaigns.decision) : undefined,
            state === 'decided' ? isNotNull(campaigns.decision) : undefined,
            after
              ? sql`${place} < (${after.day}::text, ${after.reports}::int, ${after.lastSeenAt}::timestamptz, ${after.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(counted.day), desc(counted.reports), desc(counted.lastSeenAt), desc(campaigns.id))
        .limit(most + 1);
      const page = rows.slice(0, most);
      const last = page.at(-1);
      return {
        rows: await opened(page, seen),
        next:
          last && rows.length > most
            ? {
                day: last.counted.day,
                reports: last.counted.reports,
                lastSeenAt: new Date(last.counted.lastSeenAt).toISOString(),
                id: last.campaigns.id,
              }
            : null,
      };
    },

    find: async (seen: Seen, id: string): Promise<CampaignRow | null> => {
      const rows = await select(seen).query.where(eq(campaigns.id, id));
      const [row] = await opened(rows, seen);
      return row ?? null;
    },

    /** The newest first. */
    reportsOf: async (seen: Seen, campaignId: string, most: number): Promise<CampaignReportRow[]> =>
      openReports(
        await db
          .select(listed)
          .from(campaignReports)
          .where(and(isSeen(seen), eq(campaignReports.campaignId, campaignId)))
          .orderBy(desc(campaignReports.receivedAt), campaignReports.id)
          .limit(most),
      ),

    /** One report with its whole result: the one that is named, or the gravest and newest. */
    example: async (
      seen: Seen,
      campaignId: string,
      reportId: string | null,
    ): Promise<{ report: CampaignReportRow; result: Analysis } | null> => {
      const [row] = await db
        .select()
        .from(campaignReports)
        .where(
          and(
            isSeen(seen),
            eq(campaignReports.campaignId, campaignId),
            reportId === null ? undefined : eq(campaignReports.id, reportId),
          ),
        )
        .orderBy(desc(levelRank), desc(campaignReports.receivedAt), campaignReports.id)
        .limit(1);
      return row ? openWhole(row) : null;
    },

    /** The oldest first. */
    eventsOf: async (campaignId: string): Promise<CampaignEventRow[]> => {
      const rows = await db
        .select()
        .from(campaignEvents)
        .where(eq(campaignEvents.campaignId, campaignId))
        .orderBy(asc(campaignEvents.at), asc(campaignEvents.id));
      const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
      return rows.flatMap(({ content, contentKeyId, ...row }) => {
        const key = found.get(contentKeyId);
        return key ? [{ ...row, ...unsealEvent(key, row.id, content) }] : [];
      });
    },

    /** The results of a campaign, the oldest first and a few at a time. */
    resultsOf: async function* (seen: Seen, campaignId: string): AsyncGenerator<Analysis> {
      let last: string | null = null;
      do {
        const rows: (typeof campaignReports.$inferSelect)[] = await db
          .select()
          .from(campaignReports)
          .where(
            and(
              isSeen(seen),
              eq(campaignReports.campaignId, campaignId),
              last === null ? undefined : sql`${campaignReports.id} > ${last}::uuid`,
            ),
          )
          .orderBy(asc(campaignReports.id))
          .limit(rowsAtOnce);
        for (const row of rows) {
          const whole = await openWhole(row);
          if (whole) yield whole.result;
        }
        last = rows.length === rowsAtOnce ? (rows.at(-1)?.id ?? null) : null;
      } while (last);
    },

    /** With its campaign's decision, for the mail that answers it. */
    findAnswered: async (
      reportId: string,
    ): Promise<{ report: CampaignReportRow; campaign: Stored; note: string } | null> => {
      const [row] = await db
        .select({ report: campaignReports, campaign: campaigns })
        .from(campaignReports)
        .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
        .where(eq(campaignReports.id, reportId));
      const [report] = row ? await openReports([row.report]) : [];
      const keyId = row?.campaign.contentKeyId;
      const key = keyId && (await keys.byIds([keyId])).get(keyId);
      return row && report && key && row.campaign.note
        ? { report, campaign: row.campaign, note: unsealNote(key, row.campaign.id, row.campaign.note) }
        : null;
    },

    /** How many reports came on each day, and how many of them were dangerous. */
    days: async (
      organisationId: string,
      since: Date,
    ): Promise<{ day: string; reports: number; dangerous: number }[]> => {
      const day = sql<string>`to_char(${campaignReports.receivedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      return db
        .select({
          day,
          reports: sql<number>`count(*)::int`,
          dangerous: sql<number>`(count(*) filter (where ${campaignReports.level} in ('phishing', 'suspicious')))::int`,
        })
        .from(campaignReports)
        .where(
          and(eq(campaignReports.organisationId, organisationId), gte(campaignReports.receivedAt, since)),
        )
        .groupBy(sql`1`)
        .orderBy(sql`1`);
    },

    countOpen: async (organisationId: string): Promise<number> =>
      db.$count(
        campaigns,
        and(
          eq(campaigns.organisationId, organisationId),
          isNull(campaigns.decision),
          sql`exists (select from ${campaignReports} where ${campaignReports.campaignId} = ${campaigns.id})`,
        ),
      ),

    /** Whose reports were most often decided to be what they feared, or an exercise. */
    bestReporters: async (
      organisationId: string,
      most: number,
    ): Promise<{ email: string; reports: number; confirmed: number }[]> => {
      const reports = sql<number>`count(*)::int`;
      const confirmed = sql<number>`(count(*) filter (where ${campaigns.decision} in ('phishing', 'spam', 'training')))::int`;
      const rows = await db
        .select({
          id: sql<string>`(array_agg(${campaignReports.id} order by ${campaignReports.receivedAt} desc))[1]`,
          reports,
          confirmed,
        })
        .from(campaignReports)
        .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
        .where(eq(campaignReports.organisationId, organisationId))
        .groupBy(campaignReports.reporter)
        .having(sql`${confirmed} > 0`)
        .orderBy(desc(confirmed), desc(reports), campaignReports.reporter)
        .limit(most);
      const newest = await openReports(
        await db
          .select(listed)
          .from(campaignReports)
          .where(
            inArray(
              campaignReports.id,
              rows.map(({ id }) => id),
            ),
          ),
      );
      return rows.flatMap(({ id, ...counts }) => {
        const report = newest.find((one) => one.id === id);
        return report ? [{ email: report.reporter.address, ...counts }] : [];
      });
    },

    /** From the first report to the decision: half of those decided since then took no longer. */
    minutesToDecision: async (organisationId: string, since: Date): Promise<number | null> => {
      const [found] = await db
        .select({
          seconds: sql<number | null>`percentile_cont(0.5) within group (
            order by extract(epoch from ${campaigns.decidedAt} - ${campaigns.waitingSince}))::float8`,
        })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.organisationId, organisationId),
            gte(campaigns.decidedAt, since),
            isNotNull(campaigns.waitingSince),
          ),
        );
      return found?.seconds == null ? null : Math.max(0, found.seconds / 60);
    },

    /** Reports whose time is over, with the campaigns that nothing is left of. */
    removeOld: async (now: Date): Promise<void> => {
      const some = await db
        .selectDistinct({ id: campaigns.organisationId, days: organisations.retentionDays })
        .from(campaigns)
        .innerJoin(organisations, eq(organisations.id, campaigns.organisationId));
      for (const { id, days } of some)
        await db.transaction(async (transaction) => {
          // Behind what is being put into campaigns: none of those is empty afterwards.
          await transaction.select().from(organisations).where(eq(organisations.id, id)).for('update');
          const before = new Date(now.getTime() - days * dayMs);
          await transaction
            .delete(campaignReports)
            .where(
              and(
                eq(campaignReports.organisationId, id),
                sql`${campaignReports.receivedAt} < ${before.toISOString()}::timestamptz`,
              ),
            );
          await transaction
            .delete(campaigns)
            .where(
              and(
                eq(campaigns.organisationId, id),
                sql`not exists (select from ${campaignReports} where ${campaignReports.campaignId} = ${campaigns.id})`,
              ),
            );
        });
    },
  };

  async function openWhole(row: typeof campaignReports.$inferSelect) {
    const [report] = await openReports([row]);
    const key = (await keys.byIds([row.contentKeyId])).get(row.contentKeyId);
    return report && key ? { report, result: unsealResult(key, row.id, row.result) } : null;
  }
};
export type CampaignStore = ReturnType<typeof campaignStore>;

type Counted = {
  reports: number;
  reporters: number;
  rank: number;
  firstSeenAt: string;
  lastSeenAt: string;
  day: string;
};

/** Without the whole result. */
const listed = {
  id: campaignReports.id,
  campaignId: campaignReports.campaignId,
  userId: campaignReports.userId,
  receivedAt: campaignReports.receivedAt,
  level: campaignReports.level,
  riskScore: campaignReports.riskScore,
  contentKeyId: campaignReports.contentKeyId,
  content: campaignReports.content,
};
type ListedReport = Pick<typeof campaignReports.$inferSelect, keyof typeof listed>;
