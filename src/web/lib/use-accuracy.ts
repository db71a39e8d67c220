import { type Accuracy, accuracyResponse } from '../../contract/accuracy.ts';
import { useApi } from './api.ts';
import { useQuery } from './use-query.ts';

/** The committed reports, which change only with a release. `isWanted`: not asked for before. */
export const useAccuracy = (isWanted = true) => {
  const api = useApi();
  return useQuery<Accuracy>({
    queryKey: ['/api/accuracy'],
    queryFn: ({ signal }) => api.get('/api/accuracy', accuracyResponse, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
};
