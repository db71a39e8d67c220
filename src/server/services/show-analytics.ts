import type { AdminAnalytics } from '../../contract/admin-analytics.ts';
import { type AnalysisType, analysisTypes } from '../../contract/analysis.ts';
import { planTypes } from '../../contract/plans.ts';
import { riskLevels } from '../../contract/risk.ts';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import type { Database } from '../store/database.ts';
import { userFigures } from '../store/user-figures.ts';
import { daysOfAnalyses, firstShownDay } from './days-of-analyses.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownActivities = 10;
const shownThreats = 10;

type Needs = { db: Database; clock: () => Date };

/** The figures of the console, all from one moment. */
export const showAnalytics =
  ({ db, clock }: Needs) =>
  async (): Promise<AdminAnalytics> => {
    const now = clock();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    // One snapshot: what is added up already and what is counted afresh must not miss or repeat a row between them.
    const read = await db.transaction(
      async (snapshot) => {
        const tallies = analysisTallyStore(snapshot);
        return {
          plans: await userFigures(snapshot, daysAgo(7), now),
          totals: await tallies.totals(),
          counts: await tallies.countsSince([daysAgo(1), daysAgo(7), daysAgo(30)]),
          threats: await tallies.topThreats(daysAgo(7), shownThreats),
          newest: await tallies.newest(shownActivities),
          days: await tallies.daysSince(firstShownDay(now)),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const { plans, totals, threats, newest } = read;
    const [dailyAnalyses = 0, weeklyAnalyses = 0, monthlyAnalyses = 0] = read.counts;
    const totalAnalyses = sumOf(totals, ({ analyses }) => analyses);
    const scoreSum = sumOf(totals, (total) => total.scoreSum);
    return {
      totalUsers: sumOf(plans, ({ users }) => users),
      activeUsers: sumOf(plans, ({ active }) => active),
      totalAnalyses,
      averageRiskScore: totalAnalyses === 0 ? 0 : Math.round((scoreSum / totalAnalyses) * 10) / 10,
      dailyAnalyses,
      weeklyAnalyses,
      monthlyAnalyses,
      topThreatTypes: threats,
      planDistribution: countBy(planTypes, (plan) =>
        sumOf(plans, ({ planType, users }) => (planType === plan ? users : 0)),
      ),
      riskLevelDistribution: countBy(riskLevels, (level) =>
        sumOf(totals, ({ riskLevel, analyses }) => (riskLevel === level ? analyses : 0)),
      ),
      inconclusive: sumOf(totals, ({ inconclusive }) => inconclusive),
      analysisTypeDistribution: countBy<AnalysisType>(analysisTypes, (type) =>
        sumOf(totals, ({ analysisType, analyses }) => (analysisType === type ? analyses : 0)),
      ),
      days: daysOfAnalyses(read.days, now),
      recentActivity: newest.map(({ createdAt, isInconclusive, ...activity }) => ({
        ...activity,
        isConclusive: isInconclusive === null ? null : !isInconclusive,
        timestamp: createdAt.toISOString(),
      })),
    };
  };
export type ShowAnalytics = ReturnType<typeof showAnalytics>;

const sumOf = <Row>(rows: readonly Row[], weight: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + weight(row), 0);

/** Every name gets a count, even if it is 0. */
const countBy = <Name extends string>(
  names: readonly Name[],
  count: (name: Name) => number,
): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
