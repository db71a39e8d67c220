import type { CurrentUser } from '../../contract/user.ts';
import { currentUserAnswer } from './answers.ts';
import { type Api, ApiError, useApi } from './api.ts';
import { queryOptions, useQuery } from './use-query.ts';

export const currentUserKey = ['/api/auth/me'] as const;

/** Who is signed in; null for a guest. */
export const currentUserQuery = (api: Api) =>
  queryOptions<CurrentUser | null>({
    queryKey: currentUserKey,
    queryFn: async ({ signal }) => {
      try {
        return (await api.get('/api/auth/me', currentUserAnswer, signal)).user;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });

export const useCurrentUser = () => useQuery(currentUserQuery(useApi()));

export const mayAdminister = (user: CurrentUser | null | undefined): boolean =>
  user?.role === 'admin' || user?.isAdmin === true;
