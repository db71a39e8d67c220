import { deletedAnalysesResponse } from '../../../contract/analysis-history.ts';
import { retentionResponse } from '../../../contract/retention.ts';
import type { Retention } from '../../../contract/retention-times.ts';
import { useApi } from '../../lib/api.ts';
import { currentUserKey } from '../../lib/current-user.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/account/retention';

/** How long the user's checks are kept, and how many each choice would delete. */
export const useRetention = () => {
  const api = useApi();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, retentionResponse, signal),
  });
};

/** Whatever deletes checks changes the history, the figures and what the forms say. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] });
    void queryClient.invalidateQueries({ queryKey: currentUserKey });
    await queryClient.invalidateQueries({ queryKey: [path] });
  };
};

export const useChooseRetention = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (days: Retention) => api.put(path, { days }, retentionResponse),
    onSuccess: ({ days }) =>
      showToast({
        title: 'Saved',
        description:
          days === null
            ? 'Your checks are kept until you delete them.'
            : `Your checks are kept for ${days} days.`,
      }),
    onError: (error) =>
      toastFailure(error, { title: 'Not saved', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: refresh,
  });
};

export const useDeleteAllChecks = () => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.remove('/api/analysis', deletedAnalysesResponse),
    onSuccess: ({ message }) => showToast({ title: 'Deleted', description: message }),
    onError: (error) =>
      toastFailure(error, { title: 'Not deleted', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: refresh,
  });
};
