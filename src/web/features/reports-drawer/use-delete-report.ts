import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletedAnalysesResponse } from '../../../contract/analysis-history.ts';
import { useApi } from '../../lib/api.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Deletes one check of the user's own. */
export const useDeleteReport = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.remove(`/api/analysis/${encodeURIComponent(id)}`, deletedAnalysesResponse),
    onSuccess: () => showToast({ title: 'Deleted', description: 'This check is gone for good.' }),
    onError: (error) =>
      toastFailure(error, { title: 'Not deleted', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/account/retention'] });
      // The row goes when the list does not have it any more.
      return queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] });
    },
  });
};
