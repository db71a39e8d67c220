import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { accountDeletedResponse } from '../../../contract/account.ts';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { clearAuthToken } from '../../lib/auth-token.ts';
import { currentUserKey } from '../../lib/current-user.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Deletes the account, for a code that was mailed for it. Its sessions end with it, and this page forgets whose it was. */
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
      showToast({
        title: 'Account not deleted',
        description: serverMessageOf(error) ?? 'Nothing was changed. Please try again.',
        tone: 'fault',
      }),
  });
};
