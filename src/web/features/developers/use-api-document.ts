import { useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';
import { apiDocument } from './api-document.ts';

export const documentPath = '/api/v1/openapi.json';

export const useApiDocument = () => {
  const api = useApi();
  return useQuery({
    queryKey: [documentPath],
    queryFn: ({ signal }) => api.get(documentPath, apiDocument, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
