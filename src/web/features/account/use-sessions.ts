import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountSessionsResponse, endSessionsResponse } from '../../../contract/account.ts';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/account/sessions';

/** Where somebody is signed in. */
export const useSessions = () => {
  const api = useApi();
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, accountSessionsResponse, signal),
  });
};

/** Ends the session with this id, or without one all but the present. */
export const useEndSessions = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      api.post('/api/account/end-sessions', { id }, endSessionsResponse),
    onSuccess: ({ message }) => showToast({ title: 'Signed out', description: message }),
    onError: (error) =>
      showToast({
        title: 'Not signed out',
        description: serverMessageOf(error) ?? 'Nothing was changed. Please try again.',
        tone: 'fault',
      }),
    // Also after a refusal: what is shown may be what is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
};
