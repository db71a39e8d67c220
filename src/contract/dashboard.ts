import { z } from 'zod';
import { listedAnalysisSchema } from './analysis.ts';
import { usageSchema } from './usage.ts';
import { userSchema } from './user.ts';

/** `GET /api/dashboard`: the signed-in user, what is left of the day's checks, and the newest analyses. */
export const dashboardResponse = z.object({
  user: userSchema,
  usage: usageSchema,
  recentAnalyses: z.array(listedAnalysisSchema),
});
export type Dashboard = z.infer<typeof dashboardResponse>;
