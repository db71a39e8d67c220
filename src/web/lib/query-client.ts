import { QueryClient } from '@tanstack/react-query';

/**
 * Data stays as it was read until something we do makes it stale; nothing is fetched or tried again by itself. Without a
 * connection a call fails at once: one that waited for it would start a check later, when nobody expects it.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
