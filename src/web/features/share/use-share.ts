import {
  type ShareRequest,
  type ShareState,
  shareResponse,
  shareStateResponse,
  withdrawnShareResponse,
} from '../../../contract/share.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const pathOf = (id: string) => `/api/analysis/${encodeURIComponent(id)}/share`;

/** Whether a result is shared, read once its dialog is open. */
export const useShareState = (id: string, isOpen: boolean) => {
  const api = useApi();
  return useQuery({
    queryKey: [pathOf(id)],
    queryFn: ({ signal }) => api.get(pathOf(id), shareStateResponse, signal),
    enabled: isOpen,
  });
};

export const useMakeShare = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: ShareRequest) => api.post(pathOf(id), wish, shareResponse),
    onSuccess: ({ expiresAt }, { content }) =>
      queryClient.setQueryData<ShareState>([pathOf(id)], { share: { content, expiresAt } }),
    onError: (error) =>
      toastFailure(error, { title: 'Not shared', fallback: 'No link was made. Please try again.' }),
  });
};

export const useWithdrawShare = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.remove(pathOf(id), withdrawnShareResponse),
    onSuccess: () => {
      queryClient.setQueryData<ShareState>([pathOf(id)], { share: null });
      showToast({ title: 'Withdrawn', description: 'The link no longer works.' });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Not withdrawn',
        fallback: 'The link still works. Please try again.',
      }),
  });
};
