import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { plans, planTypeSchema } from '../../../contract/plans.ts';
import { listedAnalysisAnswer } from '../../lib/analysis-answer.ts';
import { ApiError, useApi } from '../../lib/api.ts';
import { daysView } from '../../lib/days-view.ts';

/** What the dashboard reads; it forgives what is missing, as the cards have a word for "unknown". */
const dashboardView = z
  .object({
    user: z.object({
      email: z.string(),
      planType: planTypeSchema.catch('free'),
      isAdmin: z.boolean().catch(false),
      subscriptionDate: z.string().nullable().catch(null),
      planResetDate: z.string().nullable().catch(null),
    }),
    usage: z.object({
      remainingUses: z.number(),
      dailyLimit: z.number().optional().catch(undefined),
      resetsAt: z.string().nullable().catch(null),
    }),
    recentAnalyses: z.array(listedAnalysisAnswer).catch([]),
    days: daysView,
  })
  .transform(({ usage, ...rest }) => ({
    ...rest,
    usage: { ...usage, dailyLimit: usage.dailyLimit ?? plans[rest.user.planType].checksADay },
  }));
export type DashboardView = z.infer<typeof dashboardView>;

/** Why the dashboard cannot be shown. Guests are sent home, everybody else may try again. */
export class DashboardRefused extends Error {
  override name = 'DashboardRefused';
  readonly isGuest: boolean;

  constructor(cause: unknown) {
    const isGuest = cause instanceof ApiError && cause.status === 401;
    super(isGuest ? 'Please log in to access dashboard' : 'Failed to fetch dashboard data', { cause });
    this.isGuest = isGuest;
  }
}

export const useDashboard = () => {
  const api = useApi();
  return useQuery<DashboardView, DashboardRefused>({
    queryKey: ['/api/dashboard'],
    queryFn: async ({ signal }) => {
      try {
        return await api.get('/api/dashboard', dashboardView, signal);
      } catch (error) {
        throw new DashboardRefused(error);
      }
    },
  });
};
