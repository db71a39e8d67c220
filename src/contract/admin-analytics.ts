import { z } from 'zod';
import { analysisTypes } from './analysis.ts';
import { daysOfAnalyses } from './days-of-analyses.ts';
import { planTypes } from './plans.ts';
import { riskLevels } from './risk.ts';

const count = z.number().int();

/** `GET /api/admin/analytics`. Counts and distributions cover everything stored unless the name says otherwise. */
export const adminAnalyticsResponse = z.object({
  totalUsers: count,
  /** Signed in, or checked something, in the last 7 days. */
  activeUsers: count,
  totalAnalyses: count,
  /** To one decimal; 0 when there are none. */
  averageRiskScore: z.number(),
  /** The last 24 hours. */
  dailyAnalyses: count,
  /** The last 7 days. */
  weeklyAnalyses: count,
  /** The last 30 days. */
  monthlyAnalyses: count,
  /** Of the last 7 days, the most frequent first. */
  topThreatTypes: z.array(z.object({ type: z.string(), count })),
  planDistribution: z.record(z.enum(planTypes), count),
  riskLevelDistribution: z.record(z.enum(riskLevels), count),
  /** How many in the safe band nothing vouches for: they are not called safe. */
  inconclusive: count.default(0),
  analysisTypeDistribution: z.record(z.enum(analysisTypes), count),
  /** All users' analyses by day. */
  days: daysOfAnalyses.optional(),
  /** The ten newest; `userEmail` is null for a guest. */
  recentActivity: z.array(
    z.object({
      id: z.uuid(),
      type: z.enum(analysisTypes),
      riskLevel: z.enum(riskLevels),
      /** Null where that is not known. */
      isConclusive: z.boolean().nullable().default(null),
      userEmail: z.string().nullable(),
      timestamp: z.iso.datetime(),
    }),
  ),
});
export type AdminAnalytics = z.infer<typeof adminAnalyticsResponse>;
