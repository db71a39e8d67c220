import {
  adminPaymentsResponse,
  type RefundPayment,
  refundedPaymentResponse,
} from '../../../contract/admin-payments.ts';
import type { PaymentState } from '../../../contract/payment-states.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { keepPreviousData, useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { auditKey } from './use-audit.ts';

const path = '/api/admin/payments';
export const paymentsPerPage = 20;

export type PaymentFilter = { state: PaymentState | 'all'; search: string };

const queryOf = ({ state, search }: PaymentFilter) => ({ state, ...(search && { search }) });

/** Where all payments that fit are, as a table for a spreadsheet. */
export const paymentsFile = (filter: PaymentFilter): string =>
  `${path}?${new URLSearchParams({ ...queryOf(filter), format: 'csv' })}`;

export const useAdminPayments = (filter: PaymentFilter, page: number) => {
  const api = useApi();
  const query = new URLSearchParams({
    ...queryOf(filter),
    page: String(page),
    pageSize: String(paymentsPerPage),
  });
  return useQuery({
    queryKey: [path, filter.state, filter.search, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get(`${path}?${query}`, adminPaymentsResponse, signal),
  });
};

/** Gives money back through the provider. The reason is in the audit trail from then on. */
export const useRefund = (id: string, onRefunded: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (refund: RefundPayment) =>
      api.post(`${path}/${encodeURIComponent(id)}/refund`, refund, refundedPaymentResponse),
    onSuccess: ({ message }) => {
      showToast({ title: 'Refunded', description: message });
      onRefunded();
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Not refunded',
        fallback: 'The refund may have been made. Please look at the payment again before you try it again.',
      }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: [auditKey] });
      await queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
};
