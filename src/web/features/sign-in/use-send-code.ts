import { useMutation } from '@tanstack/react-query';
import { sendOtpResponse } from '../../../contract/auth-send-otp.ts';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Asks for a code by mail. */
export const useSendCode = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (email: string) => api.post('/api/auth/send-otp', { email }, sendOtpResponse),
    onSuccess: () =>
      showToast({
        title: 'OTP Sent',
        description: 'Check your email for the verification code (or console in development)',
      }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: serverMessageOf(error) ?? 'Failed to send OTP',
        tone: 'fault',
      }),
  });
};
