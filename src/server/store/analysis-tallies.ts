import { type AnyColumn, and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { RiskLevel } from '../../contract/risk.ts';
import type { Database } from './database.ts';
import { analysisResults, analysisTallies, threatTallies, users } from './schema.ts';

const hourMs = 60 * 60 * 1000;

/** Older than the longest window of the figures, with a day to spare: there one row for each day is enough. */
const coarseAfterMs = 31 * 24 * hourMs;

/** Older than the window of what was found most often. */
const threatsLifetimeMs = 8 * 24 * hourMs;

/** What is kept in all, and since three moments, by everything that distinguishes analyses. */
export const analysisTallyStore = (db: Database) => ({
  /** Since each of the moments, exactly: full hours are added up already, and the rest of the first hour is counted. */
  countsSince: async (moments: readonly Date[]): Promise<number[]> => {
    const counts = [];
    for (const moment of moments) {
      const [{ ofHours } = { ofHours: 0 }] = await db
        .select({ ofHours: number(sql`sum(${analysisTallies.analyses})`) })
        .from(analysisTallies)
        .where(gte(analysisTallies.hour, nextHour(moment)));
      const [{ before } = { before: 0 }] = await db
        .select({ before: number(sql`count(*)`) })
        .from(analysisResults)
        .where(isInFirstHour(moment));
      counts.push(ofHours + before);
    }
    return counts;
  },

  totals: async () =>
    db
      .select({
        analysisType: analysisTallies.analysisType,
        riskLevel: analysisTallies.riskLevel,
        analyses: number(sql`sum(${analysisTallies.analyses})`),
        scoreSum: number(sql`sum(${analysisTallies.scoreSum})`),
        inconclusive: number(sql`sum(${analysisTallies.inconclusive})`),
      })
      .from(analysisTallies)
      .groupBy(analysisTallies.analysisType, analysisTallies.riskLevel),

  /** By the day and the level, since the beginning of a day in UTC: there full hours are exact. */
  daysSince: async (firstDay: Date): Promise<DayTally[]> =>
    db
      .select({
        day: dayOf(analysisTallies.hour),
        riskLevel: analysisTallies.riskLevel,
        analyses: number(sql`sum(${analysisTallies.analyses})`),
        scoreSum: number(sql`sum(${analysisTallies.scoreSum})`),
        inconclusive: number(sql`sum(${analysisTallies.inconclusive})`),
      })
      .from(analysisTallies)
      .where(gte(analysisTallies.hour, firstDay))
      .groupBy(sql`1`, analysisTallies.riskLevel),

  /** The same for one user, counted from their rows. */
  daysOf: async (userId: string, firstDay: Date): Promise<DayTally[]> =>
    db
      .select({
        day: dayOf(analysisResults.createdAt),
        riskLevel: analysisResults.riskLevel,
        analyses: number(sql`count(*)`),
        scoreSum: number(sql`sum(${analysisResults.riskScore})`),
        inconclusive: number(sql`count(*) filter (where ${analysisResults.isInconclusive})`),
      })
      .from(analysisResults)
      .where(and(eq(analysisResults.userId, userId), gte(analysisResults.createdAt, firstDay)))
      .groupBy(sql`1`, analysisResults.riskLevel),

  /** What was found most often since a moment. */
  topThreats: async (since: Date, limit: number) => {
    const found = sql`(
      select ${threatTallies.type} as type, ${threatTallies.threats} as threats from ${threatTallies}
      where ${gte(threatTallies.hour, nextHour(since))}
      union all
      select coalesce(threat ->> 'title', threat ->> 'type'), 1 from ${analysisResults}
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(${analysisResults.threats}) when 'array' then ${analysisResults.threats} else '[]' end
      ) as threat
      where ${isInFirstHour(since)}
    ) as found`;
    return db
      .select({ type: sql<string>`found.type`, count: number(sql`sum(found.threats)`) })
      .from(found)
      .where(sql`found.type is not null`)
      .groupBy(sql`found.type`)
      .having(sql`sum(found.threats) > 0`)
      .orderBy(sql`sum(found.threats) desc, found.type`)
      .limit(limit);
  },

  newest: async (limit: number) =>
    db
      .select({
        id: analysisResults.id,
        type: analysisResults.analysisType,
        riskLevel: analysisResults.riskLevel,
        isInconclusive: analysisResults.isInconclusive,
        userEmail: users.email,
        createdAt: analysisResults.createdAt,
      })
      .from(analysisResults)
      .leftJoin(users, eq(users.id, analysisResults.userId))
      .orderBy(desc(analysisResults.createdAt), desc(analysisResults.id))
      .limit(limit),

  /**
   * Adds up what the triggers have appended, a day at a time: after a long pause one statement for everything would exceed
   * the statement timeout. Each statement replaces rows by their sum, so a reader sees the one or the other; of two servers
   * that compact at once, the second finds the rows of the first gone and leaves its sum alone.
   */
  compact: async (now: Date): Promise<void> => {
    const coarseBefore = new Date(now.getTime() - coarseAfterMs).toISOString();
    const { hour, analysisType, riskLevel, analyses, scoreSum, inconclusive } = analysisTallies;
    const bucket = sql`case when ${hour} < ${coarseBefore}::timestamptz
      then date_trunc('day', ${hour}, 'UTC') else ${hour} end`;
    const manyOf = sql`count(*) > count(distinct (${bucket}, ${analysisType}, ${riskLevel}))`;
    for (const day of await daysWith(db, analysisTallies, manyOf)) {
      await db.execute(sql`
        with taken as (
          delete from ${analysisTallies} where ${isOn(hour, day)}
          returning ${bucket} as bucket, ${analysisType} as type, ${riskLevel} as level,
            ${analyses} as analyses, ${scoreSum} as score_sum, ${inconclusive} as inconclusive
        )
        insert into ${analysisTallies} (hour, analysis_type, risk_level, analyses, score_sum, inconclusive)
        select bucket, type, level, sum(analyses), sum(score_sum), sum(inconclusive) from taken
        group by 1, 2, 3 having sum(analyses) <> 0 or sum(score_sum) <> 0 or sum(inconclusive) <> 0`);
    }

    const threatsFrom = new Date(now.getTime() - threatsLifetimeMs).toISOString();
    const areOver = sql`max(${threatTallies.hour}) < ${threatsFrom}::timestamptz`;
    for (const day of await daysWith(db, threatTallies, areOver))
      await db.delete(threatTallies).where(isOn(threatTallies.hour, day));
    const manyThreats = sql`count(*) > count(distinct (${threatTallies.hour}, ${threatTallies.type}))`;
    for (const day of await daysWith(db, threatTallies, manyThreats)) {
      await db.execute(sql`
        with taken as (
          delete from ${threatTallies} where ${isOn(threatTallies.hour, day)}
          returning ${threatTallies.hour} as hour, ${threatTallies.type} as type, ${threatTallies.threats} as threats
        )
        insert into ${threatTallies} (hour, type, threats)
        select hour, type, sum(threats) from taken group by 1, 2 having sum(threats) <> 0`);
    }
  },
});
export type AnalysisTallyStore = ReturnType<typeof analysisTallyStore>;

/** `day` reads '2026-11-15', in UTC. */
export type DayTally = {
  day: string;
  riskLevel: RiskLevel;
  analyses: number;
  scoreSum: number;
  /** How many of them are inconclusive. */
  inconclusive: number;
};

const dayOf = (moment: AnyColumn) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Sums of whole numbers come as text, and as nothing where there is nothing to add. */
const number = (expression: ReturnType<typeof sql>) =>
  sql<number>`coalesce(${expression}, 0)`.mapWith(Number);

const nextHour = (moment: Date) => new Date(Math.ceil(moment.getTime() / hourMs) * hourMs);

const isInFirstHour = (moment: Date) =>
  sql`${analysisResults.createdAt} >= ${moment.toISOString()}::timestamptz and ${analysisResults.createdAt} < ${nextHour(moment).toISOString()}::timestamptz`;

type Tallies = typeof analysisTallies | typeof threatTallies;

/** The days of whose rows something is true, as the database writes their beginnings. */
const daysWith = async (db: Database, table: Tallies, isTrue: SQL): Promise<string[]> => {
  const days = await db
    .select({ day: sql<string>`date_trunc('day', ${table.hour}, 'UTC')::text` })
    .from(table)
    .groupBy(sql`1`)
    .having(isTrue);
  return days.map(({ day }) => day);
};

const isOn = (hour: Tallies['hour'], day: string) =>
  sql`${hour} >= ${day}::timestamptz and ${hour} < ${day}::timestamptz + interval '24 hours'`;
