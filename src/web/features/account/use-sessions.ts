import { accountSessionsResponse, endSessionsResponse } from '../../../contract/account.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/account/sessions';

/** Where the user is signed in. */
export const useSessions = () => {
  const api = useApi();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, accountSessionsResponse, signal),
  });
};

/** Ends the session with this id; without an id, every session but the current one. */
export const useEndSessions = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      api.post('/api/account/end-sessions', { id }, endSessionsResponse),
    onSuccess: ({ message }) => showToast({ title: 'Signed out', description: message }),
    onError: (error) =>
      toastFailure(error, { title: 'Not signed out', fallback: 'Nothing was changed. Please try again.' }),
    // Also after a refusal: the list on the page may be out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
};
