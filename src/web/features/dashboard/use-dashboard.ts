import type { Dashboard } from '../../../contract/dashboard.ts';
import { dashboardAnswer } from '../../lib/answers.ts';
import { ApiError, useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';

/** Why the dashboard cannot be shown. A guest is sent home; a user may try again. */
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
  return useQuery<Dashboard, DashboardRefused>({
    queryKey: ['/api/dashboard'],
    queryFn: async ({ signal }) => {
      try {
        return await api.get('/api/dashboard', dashboardAnswer, signal);
      } catch (error) {
        throw new DashboardRefused(error);
      }
    },
  });
};
