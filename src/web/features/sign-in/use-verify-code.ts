import { useMutation } from '@tanstack/react-query';
import { verifyOtpResponse } from '../../../contract/auth-verify-otp.ts';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { storeAuthToken } from '../../lib/auth-token.ts';
import { showToast } from '../../ui/toast-store.ts';

// The server may say more about the user; the page reads it again after it has reloaded.
const answer = verifyOtpResponse.pick({ jwtToken: true });

/** Trades a code for a session. */
export const useVerifyCode = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (input: { email: string; code: string }) => api.post('/api/auth/verify-otp', input, answer),
    onSuccess: ({ jwtToken }) => {
      storeAuthToken(jwtToken);
      showToast({ title: 'Success', description: 'You have been signed in successfully' });
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: serverMessageOf(error) ?? 'Invalid verification code',
        tone: 'fault',
      }),
  });
};
