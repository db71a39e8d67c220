import {
  apiKeysResponse,
  type CreateKeyInput,
  newKeyResponse,
  revokedKeyResponse,
} from '../../../contract/api-keys.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/account/keys';
const queryKey = [path] as const;
const fallback = 'Nothing was changed. Please try again.';

export const useApiKeys = () => {
  const api = useApi();
  return useQuery({ queryKey, queryFn: ({ signal }) => api.get(path, apiKeysResponse, signal) });
};

/** A new key, which the page shows once. */
export const useCreateKey = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: CreateKeyInput) => api.post(path, wish, newKeyResponse),
    onError: (error) => toastFailure(error, { title: 'No key created', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useRenewKey = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`${path}/${id}/renew`, {}, newKeyResponse),
    onError: (error) => toastFailure(error, { title: 'Key not renewed', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useRevokeKey = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove(`${path}/${id}`, revokedKeyResponse),
    onSuccess: ({ message }) => showToast({ title: 'Key revoked', description: message }),
    onError: (error) => toastFailure(error, { title: 'Key not revoked', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};
