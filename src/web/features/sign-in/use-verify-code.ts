import { verifyOtpResponse } from '../../../contract/auth-verify-otp.ts';
import { useApi } from '../../lib/api.ts';
import { storeAuthToken } from '../../lib/auth-token.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

// The rest of the answer is read again after the page has reloaded.
const answer = verifyOtpResponse.pick({ jwtToken: true });

/** Exchanges a code for a session. */
export const useVerifyCode = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (input: { email: string; code: string }) => api.post('/api/auth/verify-otp', input, answer),
    onSuccess: ({ jwtToken }) => {
      storeAuthToken(jwtToken);
      showToast({ title: 'Success', description: 'You have been signed in successfully' });
    },
    onError: (error) => toastFailure(error, { title: 'Error', fallback: 'Invalid verification code' }),
  });
};
