import {
  adminFeedbackResponse,
  type DecideReport,
  decidedReportResponse,
} from '../../../contract/admin-feedback.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { keepPreviousData, useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { auditKey } from './use-audit.ts';

export const feedbackPath = '/api/admin/feedback';
export const groupsPerPage = 20;

export type QueueState = 'open' | 'decided';

export const useFeedbackQueue = (state: QueueState, page: number) => {
  const api = useApi();
  return useQuery({
    queryKey: [feedbackPath, state, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get(
        `${feedbackPath}?state=${state}&page=${page}&pageSize=${groupsPerPage}`,
        adminFeedbackResponse,
        signal,
      ),
  });
};

export const useDecide = (id: string, onDecided: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: DecideReport) =>
      api.post(`${feedbackPath}/${encodeURIComponent(id)}`, decision, decidedReportResponse),
    onSuccess: ({ message }) => {
      showToast({ title: 'Decided', description: message });
      onDecided();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not decided', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: [auditKey] });
      await queryClient.invalidateQueries({ queryKey: [feedbackPath] });
    },
  });
};
