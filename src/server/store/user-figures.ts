import { sql } from 'drizzle-orm';
import type { PlanType } from '../../contract/plans.ts';
import type { Database } from './database.ts';
import { analysisResults, users } from './schema.ts';
import { planAt } from './user-list.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type PlanFigures = { planType: PlanType; users: number; active: number };

/**
 * How many users each plan has, and how many of them were active since a moment: signed in, or checked something. The first
 * check of a person's day is in their row, so only those whose last such day began before the moment and may have gone on
 * after it have to be looked up among the analyses.
 */
export const userFigures = async (db: Database, since: Date, now: Date): Promise<PlanFigures[]> => {
  const from = sql`${since.toISOString()}::timestamptz`;
  const dayBefore = sql`${new Date(since.getTime() - dayMs).toISOString()}::timestamptz`;
  // Not `exists`, which the planner would answer by reading the whole week for the few people it is asked of.
  const isActive = sql`${users.lastLogin} >= ${from} or ${users.lastUsageReset} >= ${from}
    or (${users.lastUsageReset} >= ${dayBefore} and (select true from ${analysisResults}
      where ${analysisResults.userId} = ${users.id} and ${analysisResults.createdAt} >= ${from} limit 1))`;
  return db
    .select({
      planType: planAt(now),
      users: sql<number>`count(*)`.mapWith(Number),
      active: sql<number>`count(*) filter (where ${isActive})`.mapWith(Number),
    })
    .from(users)
    .groupBy(sql`1`);
};
