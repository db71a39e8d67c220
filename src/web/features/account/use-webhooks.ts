import {
  type CreateWebhookInput,
  deletedWebhookResponse,
  newWebhookResponse,
  webhookDeliveriesResponse,
  webhookDeliverySchema,
  webhookSchema,
  webhooksResponse,
} from '../../../contract/webhooks.ts';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/account/webhooks';
const queryKey = [path] as const;
const fallback = 'Nothing was changed. Please try again.';
/** What waits is tried again within seconds. */
const lookAgainMs = 2000;
const shownDeliveries = 50;

export const useWebhooks = () => {
  const api = useApi();
  return useQuery({ queryKey, queryFn: ({ signal }) => api.get(path, webhooksResponse, signal) });
};

/** A new webhook, whose secret the page shows once. */
export const useCreateWebhook = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: CreateWebhookInput) => api.post(path, wish, newWebhookResponse),
    onError: (error) => toastFailure(error, { title: 'No webhook created', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useRotateWebhook = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`${path}/${id}/rotate`, {}, newWebhookResponse),
    onError: (error) => toastFailure(error, { title: 'Secret not renewed', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useResumeWebhook = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`${path}/${id}/resume`, {}, webhookSchema),
    onError: (error) => toastFailure(error, { title: 'Webhook not resumed', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useDeleteWebhook = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove(`${path}/${id}`, deletedWebhookResponse),
    onSuccess: ({ message }) => showToast({ title: 'Webhook deleted', description: message }),
    onError: (error) => toastFailure(error, { title: 'Webhook not deleted', fallback }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useDeliveries = (id: string) => {
  const api = useApi();
  const deliveriesPath = `${path}/${id}/deliveries`;
  return useQuery({
    queryKey: [deliveriesPath],
    queryFn: ({ signal }) =>
      api.get(`${deliveriesPath}?limit=${shownDeliveries}`, webhookDeliveriesResponse, signal),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting') ? lookAgainMs : false,
  });
};

export const useSendAgain = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const deliveriesPath = `${path}/${id}/deliveries`;
  return useMutation({
    mutationFn: (delivery: string) =>
      api.post(`${deliveriesPath}/${delivery}/send-again`, {}, webhookDeliverySchema),
    onError: (error) => toastFailure(error, { title: 'Not sent again', fallback }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [deliveriesPath] }),
        queryClient.invalidateQueries({ queryKey }),
      ]),
  });
};
