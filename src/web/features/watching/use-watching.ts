import {
  type AlertState,
  type ChangeAlertInput,
  importDevicesResponse,
  type WatchDeviceInput,
  watchAlertSchema,
  watchAlertsResponse,
  watchedDeviceResponse,
  watchedDevicesResponse,
  watchRemovedResponse,
  watchStatusResponse,
} from '../../../contract/watch.ts';
import {
  type WatchDomainInput,
  watchedDomainSchema,
  watchedDomainsResponse,
} from '../../../contract/watch-domains.ts';
import { type WatchSettingsInput, watchSettingsResponse } from '../../../contract/watch-settings.ts';
import { type Api, useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useInfiniteQuery } from '../../lib/use-infinite-query.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { watchKey } from '../../lib/watch-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const path = '/api/watch';
const fallback = 'Nothing was changed. Please try again.';

export const useWatchStatus = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...watchKey, 'status'],
    queryFn: ({ signal }) => api.get(`${path}/status`, watchStatusResponse, signal),
  });
};

export const useDevices = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...watchKey, 'devices'],
    queryFn: ({ signal, pageParam }) =>
      api.get(`${path}/devices${pageParam ? `?cursor=${pageParam}` : ''}`, watchedDevicesResponse, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
};

/** What was found for one device; asked for when it is opened. */
export const useDevice = (id: string | null) => {
  const api = useApi();
  return useQuery({
    queryKey: [...watchKey, 'device', id],
    queryFn: ({ signal }) => api.get(`${path}/devices/${id}`, watchedDeviceResponse, signal),
    enabled: id !== null,
  });
};

export const useDomains = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...watchKey, 'domains'],
    queryFn: ({ signal, pageParam }) =>
      api.get(`${path}/domains${pageParam ? `?cursor=${pageParam}` : ''}`, watchedDomainsResponse, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
};

export const useAlerts = (state: AlertState) => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...watchKey, 'alerts', 'list', state],
    queryFn: ({ signal, pageParam }) =>
      api.get(
        `${path}/alerts?state=${state}${pageParam ? `&cursor=${pageParam}` : ''}`,
        watchAlertsResponse,
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
};

export const useWatchSettings = () => {
  const api = useApi();
  return useQuery({
    queryKey: [...watchKey, 'settings'],
    queryFn: ({ signal }) => api.get(`${path}/settings`, watchSettingsResponse, signal),
  });
};

/** Whatever changes something here changes the list, the alerts, the bell and the dashboard. */
const useChange = <Wish, Answer>(title: string, call: (api: Api, wish: Wish) => Promise<Answer>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => call(api, wish),
    onError: (error) => toastFailure(error, { title, fallback }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] });
      await queryClient.invalidateQueries({ queryKey: watchKey });
    },
  });
};

export const useAddDevice = () =>
  useChange('Not added', (api, wish: WatchDeviceInput) =>
    api.post(`${path}/devices`, wish, watchedDeviceResponse),
  );

export const useImportDevices = () =>
  useChange('Not imported', (api, table: string) =>
    api.postBody(`${path}/devices/import`, table, 'text/csv', importDevicesResponse),
  );

export const useRemoveDevice = () =>
  useChange('Not removed', (api, id: string) => api.remove(`${path}/devices/${id}`, watchRemovedResponse));

export const useAddDomain = () =>
  useChange('Not added', (api, wish: WatchDomainInput) =>
    api.post(`${path}/domains`, wish, watchedDomainSchema),
  );

export const useVerifyDomain = () =>
  useChange('Not proved', (api, id: string) =>
    api.post(`${path}/domains/${id}/verify`, {}, watchedDomainSchema),
  );

export const useRemoveDomain = () =>
  useChange('Not removed', (api, id: string) => api.remove(`${path}/domains/${id}`, watchRemovedResponse));

export const useDecideAlert = () =>
  useChange('Not changed', (api, { id, ...decision }: ChangeAlertInput & { id: string }) =>
    api.patch(`${path}/alerts/${id}`, decision, watchAlertSchema),
  );

export const useChangeSettings = () =>
  useChange('Not saved', async (api, wish: WatchSettingsInput) => {
    const saved = await api.put(`${path}/settings`, wish, watchSettingsResponse);
    showToast({ title: 'Saved', description: 'Your settings are in use from now on.' });
    return saved;
  });
