import { useMutation } from '@tanstack/react-query';
import { type AccountPurpose, accountCodeResponse } from '../../../contract/account.ts';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Has a code mailed that is good for this one purpose. */
export const useAccountCode = (purpose: AccountPurpose) => {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.post('/api/account/send-code', { purpose }, accountCodeResponse),
    onSuccess: ({ message }) => showToast({ title: 'Code sent', description: message }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: serverMessageOf(error) ?? 'The code could not be sent. Please try again.',
        tone: 'fault',
      }),
  });
};
