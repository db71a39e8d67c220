import {
  adminMessagesResponse,
  handledMessageResponse,
  type MessageState,
} from '../../../contract/admin-messages.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { keepPreviousData, useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { auditKey } from './use-audit.ts';

export const messagesPath = '/api/admin/messages';
export const messagesPerPage = 20;

type Filter = { state: MessageState; search: string };

export const useMessages = ({ state, search }: Filter, page: number) => {
  const api = useApi();
  const query = new URLSearchParams({
    state,
    page: String(page),
    pageSize: String(messagesPerPage),
    ...(search && { search }),
  });
  return useQuery({
    queryKey: [messagesPath, state, search, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get(`${messagesPath}?${query}`, adminMessagesResponse, signal),
  });
};

const useRefresh = () => {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: [auditKey] });
    await queryClient.invalidateQueries({ queryKey: [messagesPath] });
  };
};

export const useAnswerMessage = (id: string, onAnswered: () => void) => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ text }: { text: string }) =>
      api.post(`${messagesPath}/${encodeURIComponent(id)}/answer`, { text }, handledMessageResponse),
    onSuccess: ({ message }) => {
      showToast({ title: 'Answered', description: message });
      onAnswered();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not answered', fallback: 'Nothing was sent. Please try again.' }),
    onSettled: refresh,
  });
};

export const useMessageState = (id: string) => {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (state: MessageState) =>
      api.patch(`${messagesPath}/${encodeURIComponent(id)}`, { state }, handledMessageResponse),
    onSuccess: ({ message }) => showToast({ title: 'Changed', description: message }),
    onError: (error) =>
      toastFailure(error, { title: 'Not changed', fallback: 'Nothing was changed. Please try again.' }),
    onSettled: refresh,
  });
};
