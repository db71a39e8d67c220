import { type BillingRequest, billingRemovedResponse, billingResponse } from '../../../contract/receipts.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/account/billing';

/** Whom the user's next receipts are made out to. */
export const useBilling = () => {
  const api = useApi();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, billingResponse, signal),
  });
};

export const useChangeBilling = (onSaved: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (billing: BillingRequest) => api.put(path, billing, billingResponse),
    onSuccess: (billing) => {
      queryClient.setQueryData([path], billing);
      showToast({ title: 'Saved', description: 'Your next receipt will carry these details.' });
      onSaved();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not saved', fallback: 'Nothing was changed. Please try again.' }),
  });
};

export const useRemoveBilling = (onRemoved: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.remove(path, billingRemovedResponse),
    onSuccess: ({ message }) => {
      showToast({ title: 'Removed', description: message });
      onRemoved();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not removed', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
};
