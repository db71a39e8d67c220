import { sendOtpResponse } from '../../../contract/auth-send-otp.ts';
import { otpLength } from '../../../contract/auth-verify-otp.ts';
import { useApi } from '../../lib/api.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The challenge stays in its cookie, where no script reads it. */
const answer = sendOtpResponse.pick({ codeLength: true }).catch({ codeLength: otpLength });

/** Requests a sign-in code by mail. */
export const useSendCode = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (email: string) => api.post('/api/auth/send-otp', { email }, answer),
    onSuccess: () =>
      showToast({
        title: 'OTP Sent',
        description: 'Check your email for the verification code (or console in development)',
      }),
    onError: (error) => toastFailure(error, { title: 'Error', fallback: 'Failed to send OTP' }),
  });
};
