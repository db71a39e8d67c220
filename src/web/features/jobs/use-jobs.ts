import { z } from 'zod';
import type { JobKind, JobResultLevel } from '../../../contract/v1/jobs.ts';
import { jobResultsResponse, jobSchema, jobsResponse } from '../../../contract/v1/jobs.ts';
import { useApi } from '../../lib/api.ts';
import { jobUsageKey } from '../../lib/job-usage.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

export const jobsPath = '/api/account/jobs';
export const jobKey = (id: string) => [jobsPath, id] as const;
export const resultsPageSize = 25;
const lookAgainMs = 3000;
const fallback = 'Nothing was changed. Please try again.';

/** A page of jobs; they are looked at again while one of them goes on. */
export const useJobs = (cursor: string | undefined) => {
  const api = useApi();
  const page = cursor === undefined ? '' : `?cursor=${cursor}`;
  return useQuery({
    queryKey: [jobsPath, 'list', cursor ?? ''],
    queryFn: ({ signal }) => api.get(jobsPath + page, jobsResponse, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(({ endedAt }) => endedAt === null) ? lookAgainMs : false,
  });
};

/** A job of a file that was uploaded. */
export const useCreateJob = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: { upload: string; kind: JobKind }) => api.post(jobsPath, wish, jobSchema),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [jobsPath] }),
  });
};

export type JobAction = 'pause' | 'continue' | 'cancel';
const refusals: Record<JobAction, string> = {
  pause: 'Job not paused',
  continue: 'Job not continued',
  cancel: 'Job not cancelled',
};

export const useChangeJob = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: JobAction) => api.post(`${jobsPath}/${id}/${action}`, {}, jobSchema),
    onSuccess: (job) => queryClient.setQueryData(jobKey(id), job),
    onError: (error, action) => toastFailure(error, { title: refusals[action], fallback }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [jobsPath] }),
        queryClient.invalidateQueries({ queryKey: jobUsageKey }),
      ]),
  });
};

export const useDeleteJob = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.remove(`${jobsPath}/${id}`, z.null()),
    onSuccess: () => showToast({ title: 'Job deleted', description: 'Its results are deleted, too.' }),
    onError: (error) => toastFailure(error, { title: 'Job not deleted', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [jobsPath, 'list'] }),
  });
};

type ResultsPage = { level: JobResultLevel | 'all'; cursor: string | undefined; done: number };

/** A page of results; `done` has a page that is not full looked at again while the job goes on. */
export const useJobResults = (id: string, { level, cursor, done }: ResultsPage) => {
  const api = useApi();
  const query = new URLSearchParams({ limit: String(resultsPageSize) });
  if (level !== 'all') query.set('level', level);
  if (cursor !== undefined) query.set('cursor', cursor);
  return useQuery({
    queryKey: [jobsPath, id, 'results', level, cursor ?? '', done],
    queryFn: ({ signal }) => api.get(`${jobsPath}/${id}/results?${query}`, jobResultsResponse, signal),
    placeholderData: (before, of) => (of[1] === id && of[3] === level ? before : undefined),
    gcTime: 0,
  });
};
