import { useLocation } from 'wouter';
import { logoutAnswer } from '../../lib/answers.ts';
import { useApi } from '../../lib/api.ts';
import { clearAuthToken } from '../../lib/auth-token.ts';
import { currentUserKey } from '../../lib/current-user.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Ends the session. A failure leaves everything as it was: the user is still signed in. */
export const useLogout = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => api.post('/api/auth/logout', {}, logoutAnswer),
    onSuccess: () => {
      clearAuthToken();
      // Known to be a guest now; setting it saves the header a call and a flicker.
      queryClient.clear();
      queryClient.setQueryData(currentUserKey, null);
      navigate('/');
      showToast({
        title: 'Logged out successfully',
        description: 'You have been logged out of your account',
      });
    },
    onError: (error) => showToast({ title: 'Logout failed', description: error.message, tone: 'fault' }),
  });
};
