import { type AccountPurpose, accountCodeResponse } from '../../../contract/account.ts';
import { otpLength } from '../../../contract/auth-verify-otp.ts';
import { useApi } from '../../lib/api.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const answer = accountCodeResponse.extend({
  codeLength: accountCodeResponse.shape.codeLength.catch(otpLength),
});

/** Requests a code by mail that is valid for this one purpose. */
export const useAccountCode = (purpose: AccountPurpose) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.post('/api/account/send-code', { purpose }, answer),
    onSuccess: ({ message }) => showToast({ title: 'Code sent', description: message }),
    onError: (error) =>
      toastFailure(error, { title: 'Error', fallback: 'The code could not be sent. Please try again.' }),
  });
};
