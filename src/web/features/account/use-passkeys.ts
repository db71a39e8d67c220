import {
  addPasskeyResponse,
  passkeyOptionsResponse,
  recoveryCodesResponse,
  removePasskeyResponse,
} from '../../../contract/account-passkeys.ts';
import { useApi } from '../../lib/api.ts';
import { createPasskey, passkeyFault } from '../../lib/passkey-browser.ts';
import { passkeysKey } from '../../lib/passkeys-query.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Has the browser make a passkey, and adds it under a name. */
export const useAddPasskey = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await api.post('/api/account/passkeys/options', {}, passkeyOptionsResponse);
      const response = await createPasskey(options);
      return api.post('/api/account/passkeys', { name, response }, addPasskeyResponse);
    },
    onSuccess: ({ message }) => showToast({ title: 'Passkey added', description: message }),
    onError: (error) =>
      toastFailure(error, {
        title: 'Passkey not added',
        fallback: passkeyFault(error) ?? 'Nothing was changed. Please try again.',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
};

export const useRemovePasskey = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove(`/api/account/passkeys/${id}`, removePasskeyResponse),
    onSuccess: ({ message }) => showToast({ title: 'Passkey removed', description: message }),
    onError: (error) =>
      toastFailure(error, {
        title: 'Passkey not removed',
        fallback: 'Nothing was changed. Please try again.',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
};

/** Ten new recovery codes, which the page shows once. */
export const useMakeRecoveryCodes = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/account/recovery-codes', {}, recoveryCodesResponse),
    onError: (error) =>
      toastFailure(error, { title: 'No codes made', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
};
