import { adminAnalyticsResponse } from '../../../contract/admin-analytics.ts';
import { useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';

export const analyticsKey = '/api/admin/analytics';

export const useAnalytics = () => {
  const api = useApi();
  return useQuery({
    queryKey: [analyticsKey],
    queryFn: ({ signal }) => api.get(analyticsKey, adminAnalyticsResponse, signal),
  });
};
