import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { riskLevels } from '../../../contract/risk.ts';
import { useApi } from '../../lib/api.ts';
import { daysView } from '../../lib/days-view.ts';

export const analyticsKey = '/api/admin/analytics';

const figure = z.number().catch(0);
const distribution = z.record(z.string(), figure).catch({});

/** The figures as the console reads them; one that is missing takes no other with it. */
const analyticsView = z.object({
  totalUsers: figure,
  activeUsers: figure,
  totalAnalyses: figure,
  averageRiskScore: figure,
  dailyAnalyses: figure,
  weeklyAnalyses: figure,
  monthlyAnalyses: figure,
  topThreatTypes: z.array(z.object({ type: z.string(), count: figure })).catch([]),
  planDistribution: distribution,
  riskLevelDistribution: distribution,
  analysisTypeDistribution: distribution,
  days: daysView,
  recentActivity: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]).transform(String),
        type: z.string().catch('general'),
        riskLevel: z.enum(riskLevels).catch('safe'),
        userEmail: z.string().nullable().catch(null),
        timestamp: z.string().catch(''),
      }),
    )
    .catch([]),
});
export type AnalyticsView = z.infer<typeof analyticsView>;

export const useAnalytics = () => {
  const api = useApi();
  return useQuery({
    queryKey: [analyticsKey],
    queryFn: ({ signal }) => api.get(analyticsKey, analyticsView, signal),
  });
};
