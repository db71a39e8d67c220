import { useLocation } from 'wouter';
import { accountDeletedResponse } from '../../../contract/account.ts';
import { useApi } from '../../lib/api.ts';
import { clearAuthToken } from '../../lib/auth-token.ts';
import { currentUserKey } from '../../lib/current-user.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Deletes the account with a mailed code. Its sessions end with it, and this page forgets the user. */
export const useDeleteAccount = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (code: string) => api.post('/api/account/delete', { code }, accountDeletedResponse),
    onSuccess: ({ message }) => {
      clearAuthToken();
      queryClient.clear();
      queryClient.setQueryData(currentUserKey, null);
      navigate('/', { replace: true });
      showToast({ title: 'Account deleted', description: message });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Account not deleted',
        fallback: 'Nothing was changed. Please try again.',
      }),
  });
};
