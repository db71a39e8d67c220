import { maxBulkUsers } from '../../../contract/admin-bulk.ts';
import { type AdminUsersPage, adminUsersPage, maxPageSize } from '../../../contract/admin-users.ts';
import type { PlanType } from '../../../contract/plans.ts';
import { type Api, ApiError, serverMessageOf, useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { keepPreviousData, useQuery } from '../../lib/use-query.ts';

export const usersKey = '/api/admin/users';
export const pageSize = 25;

export type UserFilter = { search: string; plan: PlanType | 'all' };

/** Why the users cannot be shown. A visitor who may not see them is sent home; an administrator may try again. */
export class UsersRefused extends Error {
  override name = 'UsersRefused';
  readonly isForbidden: boolean;
  /** The server's own message, if it sent one. */
  readonly reason: string | null;

  constructor(cause: unknown) {
    const isForbidden = cause instanceof ApiError && (cause.status === 401 || cause.status === 403);
    super(isForbidden ? 'Admin access required' : 'Failed to fetch users', { cause });
    this.isForbidden = isForbidden;
    this.reason = serverMessageOf(cause);
  }
}

const readPage = (
  api: Api,
  filter: UserFilter,
  place: { page: number; pageSize: number },
  signal?: AbortSignal,
): Promise<AdminUsersPage> => {
  const query = new URLSearchParams({ page: String(place.page), pageSize: String(place.pageSize) });
  if (filter.search !== '') query.set('search', filter.search);
  if (filter.plan !== 'all') query.set('plan', filter.plan);
  return api.get(`${usersKey}?${query}`, adminUsersPage, signal);
};

/** One page of the users who pass the filter. While the next one loads, the one before stays. */
export const useUsers = (filter: UserFilter, page: number) => {
  const api = useApi();
  return useQuery<AdminUsersPage, UsersRefused>({
    queryKey: [usersKey, filter, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await readPage(api, filter, { page, pageSize }, signal);
      } catch (error) {
        throw new UsersRefused(error);
      }
    },
  });
};

/** The ids of all users who pass the filter, across pages; null when there are more than one action accepts. */
export const useFilteredIds = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (filter: UserFilter): Promise<string[] | null> =>
    queryClient.fetchQuery({
      queryKey: [usersKey, 'ids', filter],
      // Fetched each time: a user may have joined since.
      staleTime: 0,
      queryFn: async () => {
        const ids = new Set<string>();
        for (let page = 1; ; page += 1) {
          const { users, total } = await readPage(api, filter, { page, pageSize: maxPageSize });
          if (total > maxBulkUsers) return null;
          for (const { id } of users) ids.add(id);
          if (users.length < maxPageSize) return [...ids];
        }
      },
    });
};
