import { useEffect } from 'react';
import { jobSchema } from '../../../contract/v1/jobs.ts';
import { useApi } from '../../lib/api.ts';
import { jobUsageKey } from '../../lib/job-usage.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useQuery } from '../../lib/use-query.ts';
import { jobKey, jobsPath } from './use-jobs.ts';

/** A job as it is now: the server reports whenever it has changed. */
export const useJob = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const job = useQuery({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => api.get(`${jobsPath}/${id}`, jobSchema, signal),
    staleTime: 0,
  });
  const isOpen = job.data !== undefined && job.data.endedAt === null;
  useEffect(() => {
    if (!isOpen) return;
    const events = new EventSource(`${jobsPath}/${id}/events`);
    events.onmessage = ({ data }) => {
      const told = jobSchema.safeParse(JSON.parse(data));
      if (!told.success) return;
      queryClient.setQueryData(jobKey(id), told.data);
      if (told.data.endedAt !== null) void queryClient.invalidateQueries({ queryKey: jobUsageKey });
    };
    events.onerror = () => {
      // It connects again by itself, unless it was refused: then the call itself says why.
      if (events.readyState === EventSource.CLOSED)
        void queryClient.invalidateQueries({ queryKey: jobKey(id), exact: true });
    };
    return () => events.close();
  }, [id, isOpen, queryClient]);
  return job;
};
