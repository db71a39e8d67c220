import { useQuery } from '@tanstack/react-query';
import { ownPaymentsResponse } from '../../../contract/own-payments.ts';
import { useApi } from '../../lib/api.ts';

const path = '/api/payments';

/** What the user has paid, the newest first. */
export const usePayments = () => {
  const api = useApi();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, ownPaymentsResponse, signal),
  });
};
