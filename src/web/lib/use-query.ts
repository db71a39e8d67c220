import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { QueryKey } from './query.ts';
import { type QueryOptions, useQueryClient } from './query-client.ts';

export type UseQueryOptions<Data> = QueryOptions<Data> & {
  /** False while it is not to be asked for. */
  enabled?: boolean;
  /** How long it is kept when nothing shows it, in milliseconds. */
  gcTime?: number;
  /** Shown while the first answer is on its way: what the same place showed before, for any key or for the keys that fit. */
  placeholderData?:
    | typeof keepPreviousData
    | ((before: NoInfer<Data>, of: QueryKey) => NoInfer<Data> | undefined);
  /** Asks again after so many milliseconds, as long as the page is visible; false does not. */
  refetchInterval?: (query: { state: { data: Data | undefined } }) => number | false;
};

export type QueryResult<Data, Fault extends Error = Error> = {
  isFetching: boolean;
  /** The first answer is on its way. */
  isLoading: boolean;
  isPlaceholderData: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<{ data: Data | undefined }>;
} & (
  | { isPending: true; isError: false; isSuccess: false; data: undefined; error: null }
  | { isPending: false; isError: true; isSuccess: false; data: undefined; error: Fault }
  | { isPending: false; isError: true; isSuccess: false; data: Data; error: Fault }
  | { isPending: false; isError: false; isSuccess: true; data: Data; error: null }
);

/** Names a question once for all who ask it. */
export const queryOptions = <Data>(options: QueryOptions<Data>): QueryOptions<Data> => options;

export const keepPreviousData = 'previous';

/** What is known of something on the server; it is asked for when nothing is, or only something stale. */
export const useQuery = <Data, Fault extends Error = Error>(
  options: UseQueryOptions<Data>,
): QueryResult<Data, Fault> => {
  const { queryKey, enabled: isEnabled = true, staleTime, gcTime: keptMs } = options;
  const query = useQueryClient().queryOf<Data>(queryKey);
  const state = useSyncExternalStore(query.subscribe, query.current);
  const newest = useRef(options);
  const before = useRef<Shown<Data>>(undefined);
  useLayoutEffect(() => {
    newest.current = options;
    if (state.data !== undefined) before.current = { data: state.data, queryKey };
  });

  const fetch = useCallback(() => query.fetch(newest.current.queryFn, true), [query]);
  const refetch = useCallback(async () => {
    await fetch().catch(() => undefined);
    return { data: query.current().data };
  }, [query, fetch]);

  useEffect(() => query.view({ isEnabled, fetch, keptMs }), [query, isEnabled, fetch, keptMs]);
  const ask = useEffectEvent(() => {
    if (isEnabled) query.fetch(options.queryFn).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it comes into sight, and not when it has become stale.
  useEffect(() => {
    if (query.isStale(staleTime)) ask();
  }, [query, isEnabled]);
  // Also after everything was forgotten.
  const isUnasked = state.status === 'pending' && !state.isFetching;
  useEffect(() => {
    if (isUnasked) ask();
  }, [isUnasked]);

  const intervalMs = options.refetchInterval?.({ state }) ?? false;
  useEffect(() => {
    if (!isEnabled || intervalMs === false) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void refetch();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isEnabled, intervalMs, refetch]);

  const placeholder =
    state.status === 'pending' && before.current ? placeholderOf(options, before.current) : undefined;
  const shown = placeholder === undefined ? state : { ...state, status: 'success', data: placeholder };
  // The state is one of the three: data with success, an error with failure, neither before.
  return {
    data: shown.data,
    error: shown.error,
    isFetching: shown.isFetching,
    dataUpdatedAt: shown.dataUpdatedAt,
    isPending: shown.status === 'pending',
    isLoading: shown.status === 'pending' && shown.isFetching,
    isError: shown.status === 'error',
    isSuccess: shown.status === 'success',
    isPlaceholderData: shown !== state,
    refetch,
  } as QueryResult<Data, Fault>;
};

type Shown<Data> = { data: Data; queryKey: QueryKey };

const placeholderOf = <Data>({ placeholderData }: UseQueryOptions<Data>, { data, queryKey }: Shown<Data>) =>
  placeholderData === keepPreviousData ? data : placeholderData?.(data, queryKey);
