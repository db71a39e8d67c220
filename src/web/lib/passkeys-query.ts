import { passkeysResponse } from '../../contract/account-passkeys.ts';
import { type Api, useApi } from './api.ts';
import { queryOptions, useQuery } from './use-query.ts';

export const passkeysKey = ['/api/account/passkeys'] as const;

const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => api.get('/api/account/passkeys', passkeysResponse, signal),
  });

/** The user's passkeys, and for administrators what the console asks of them. */
export const usePasskeys = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...passkeysQuery(useApi()), enabled });
