import { watchAlertsResponse } from '../../contract/watch.ts';
import type { Api } from './api.ts';
import { queryOptions } from './use-query.ts';

/** All that is asked about watching begins with this, so that a change refreshes it together. */
export const watchKey = ['/api/watch'] as const;

/** The open alerts, as the bell and the page show them. */
export const openAlertsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...watchKey, 'alerts', 'open'],
    queryFn: ({ signal }) => api.get('/api/watch/alerts?state=open', watchAlertsResponse, signal),
  });
