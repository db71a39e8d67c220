import type { Analysis } from '../../contract/analysis.ts';
import { isUuid } from '../../contract/uuid.ts';
import { analysisAnswer } from './answers.ts';
import { useApi } from './api.ts';
import { useQuery } from './use-query.ts';

/** The whole of a kept result. Null asks for none. */
export const useStoredAnalysis = (id: string | null) => {
  const api = useApi();
  return useQuery<Analysis>({
    queryKey: ['/api/analysis', id],
    queryFn: ({ signal }) => api.get(`/api/analysis/${id}`, analysisAnswer, signal),
    enabled: id !== null && isUuid(id),
    // What is kept does not change, but may be deleted once it is out of sight.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};
