import { z } from 'zod';
import { listedAnalysisSchema } from './analysis.ts';
import { daysOfAnalyses } from './days-of-analyses.ts';
import { usageSchema } from './usage.ts';
import { userSchema } from './user.ts';
import { watchSummarySchema } from './watch.ts';

/** `GET /api/dashboard`: the signed-in user, what is left of the day's checks, and the newest analyses. */
export const dashboardResponse = z.object({
  user: userSchema,
  usage: usageSchema,
  recentAnalyses: z.array(listedAnalysisSchema),
  /** The user's own analyses by day. */
  days: daysOfAnalyses.optional(),
  /** What is watched, and whether that is fresh. */
  watch: watchSummarySchema,
});
export type Dashboard = z.infer<typeof dashboardResponse>;
