import { useState } from 'react';
import type { QueryKey } from './query.ts';
import { useQueryClient } from './query-client.ts';
import { type QueryResult, type UseQueryOptions, useQuery } from './use-query.ts';

/** What has been read so far, with where each page began. */
export type Pages<Page> = { pages: Page[]; pageParams: string[] };

type Options<Page> = Pick<UseQueryOptions<Pages<Page>>, 'enabled' | 'placeholderData'> & {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal; pageParam: string }) => Promise<Page>;
  initialPageParam: string;
  /** Where the page after this one begins; null or undefined after the last. */
  getNextPageParam: (last: Page) => string | null | undefined;
};

export type InfiniteQueryResult<Page> = QueryResult<Pages<Page>> & {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<void>;
};

/** A list that is read page by page. Read anew, it is as long as it was. */
export const useInfiniteQuery = <Page>({
  queryFn,
  initialPageParam,
  getNextPageParam,
  ...options
}: Options<Page>): InfiniteQueryResult<Page> => {
  const query = useQueryClient().queryOf<Pages<Page>>(options.queryKey);
  const [isFetchingNextPage, setIsFetchingNextPage] = useState(false);
  const nextOf = ({ pages }: Pages<Page>) => {
    const last = pages.at(-1);
    return last === undefined ? initialPageParam : getNextPageParam(last);
  };

  /** Reads on until there are so many pages, or no more. */
  const readTo = async (count: number, known: Pages<Page>, signal: AbortSignal): Promise<Pages<Page>> => {
    const pageParam = nextOf(known);
    if (known.pages.length >= count || pageParam === null || pageParam === undefined) return known;
    const page = await queryFn({ signal, pageParam });
    const longer = { pages: [...known.pages, page], pageParams: [...known.pageParams, pageParam] };
    return readTo(count, longer, signal);
  };

  const result = useQuery<Pages<Page>>({
    ...options,
    queryFn: ({ signal }) =>
      readTo(query.current().data?.pages.length ?? 1, { pages: [], pageParams: [] }, signal),
  });

  const fetchNextPage = async () => {
    const known = query.current().data;
    if (!known) return;
    setIsFetchingNextPage(true);
    // What went wrong is in the state of the query.
    await query
      .fetch(({ signal }) => readTo(known.pages.length + 1, known, signal), true)
      .catch(() => undefined);
    setIsFetchingNextPage(false);
  };

  const next = result.data && nextOf(result.data);
  return { ...result, hasNextPage: next !== undefined && next !== null, isFetchingNextPage, fetchNextPage };
};
