import { sharedResultResponse } from '../../../contract/share.ts';
import { ApiError, serverMessageOf, useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';

/** Why a shared result is not shown. */
export type SharedProblem = { kind: 'missing' | 'expired' | 'failed'; message: string | null };

export const useSharedResult = (token: string) => {
  const api = useApi();
  const path = `/api/shared/${encodeURIComponent(token)}`;
  return useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, sharedResultResponse, signal) });
};

export const problemOf = (error: Error): SharedProblem => {
  const status = error instanceof ApiError ? error.status : 0;
  const kind = status === 404 ? 'missing' : status === 410 ? 'expired' : 'failed';
  return { kind, message: serverMessageOf(error) };
};
