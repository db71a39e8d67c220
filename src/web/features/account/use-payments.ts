import { ownPaymentsResponse } from '../../../contract/own-payments.ts';
import { useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';

const path = '/api/payments';

/** What the user has paid, the newest first. */
export const usePayments = () => {
  const api = useApi();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, ownPaymentsResponse, signal),
  });
};
