import { useQuery } from '@tanstack/react-query';
import { type Accuracy, accuracyResponse } from '../../../contract/accuracy.ts';
import { useApi } from '../../lib/api.ts';

/** The committed reports, which change only with a release. */
export const useAccuracy = () => {
  const api = useApi();
  return useQuery<Accuracy>({
    queryKey: ['/api/accuracy'],
    queryFn: ({ signal }) => api.get('/api/accuracy', accuracyResponse, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
