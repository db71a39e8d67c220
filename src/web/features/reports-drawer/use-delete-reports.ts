import { deletedAnalysesResponse } from '../../../contract/analysis-history.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const atOnce = 500;

/** Deletes checks of the user's own. */
export const useDeleteReports = (onDeleted?: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const [id] = ids;
      if (ids.length === 1 && id !== undefined)
        await api.remove(`/api/analysis/${encodeURIComponent(id)}`, deletedAnalysesResponse);
      else
        for (let from = 0; from < ids.length; from += atOnce)
          await api.post(
            '/api/analysis/delete',
            { ids: ids.slice(from, from + atOnce) },
            deletedAnalysesResponse,
          );
    },
    onSuccess: (_, { length }) => {
      onDeleted?.();
      showToast({
        title: 'Deleted',
        description: length === 1 ? 'This check is gone for good.' : `${length} checks are gone for good.`,
      });
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not deleted', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/account/retention'] });
      void queryClient.invalidateQueries({ queryKey: ['/api/analysis/history'] });
      // The row goes when the list does not have it any more.
      return queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] });
    },
  });
};
