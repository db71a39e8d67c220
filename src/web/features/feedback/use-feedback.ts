import { type Feedback, feedbackResponse, feedbackWithdrawnResponse } from '../../../contract/feedback.ts';
import { ApiError, useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useAnswersByMail } from '../../lib/site-addresses.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const pathOf = (analysisId: string) => `/api/analysis/${encodeURIComponent(analysisId)}/feedback`;

/** The person's own report of a result; undefined where the result is not theirs. */
export const useReport = (analysisId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: [pathOf(analysisId)],
    queryFn: async ({ signal }) => {
      try {
        return { isOwn: true, ...(await api.get(pathOf(analysisId), feedbackResponse, signal)) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { isOwn: false, report: null };
        throw error;
      }
    },
  });
};

export const useSendReport = (analysisId: string) => {
  const api = useApi();
  const answersByMail = useAnswersByMail();
  const queryClient = useQueryClient();
  const key = [pathOf(analysisId)];
  return useMutation({
    mutationFn: (feedback: Feedback) => api.post(pathOf(analysisId), feedback, feedbackResponse),
    onSuccess: ({ report }) => {
      queryClient.setQueryData(key, { isOwn: true, report });
      showToast({
        title: 'Thank You',
        description: `A person looks at it. ${answersByMail ? 'We answer by mail.' : 'You will find the answer here.'}`,
      });
    },
    onError: (error) => {
      toastFailure(error, { title: 'Not reported', fallback: 'Nothing was sent. Please try again.' });
      // Another tab may have been faster.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: key });
    },
  });
};

export const useWithdrawReport = (analysisId: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.remove(pathOf(analysisId), feedbackWithdrawnResponse),
    onSuccess: ({ message }) => {
      queryClient.setQueryData([pathOf(analysisId)], { isOwn: true, report: null });
      showToast({ title: 'Taken Back', description: message });
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not taken back', fallback: 'Nothing was changed. Please try again.' }),
  });
};
