import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { QueryClient, QueryClientContext } from './query-client.ts';
import { type Pages, useInfiniteQuery } from './use-infinite-query.ts';
import { keepPreviousData, type UseQueryOptions, useQuery } from './use-query.ts';

afterEach(cleanup);

/** A server that answers when the test lets it, and remembers what was asked and called off. */
const slowServer = () => {
  const calls: {
    signal: AbortSignal;
    answer: (text: string) => Promise<void>;
    refuse: () => Promise<void>;
  }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    calls.push({
      signal,
      answer: (text) => act(async () => resolve(text)),
      refuse: () => act(async () => reject(new Error('no answer'))),
    });
    return promise;
  };
  return { calls, queryFn };
};

const Shown = ({ options }: { options: UseQueryOptions<string> }) => {
  const { data, error, isPending, isFetching, isPlaceholderData } = useQuery(options);
  const marks = [
    isPending && 'pending',
    isFetching && 'fetching',
    isPlaceholderData && 'of before',
    error?.message,
    data,
  ];
  return <p>{marks.filter(Boolean).join(', ')}</p>;
};

const show = (children: ReactNode, client = new QueryClient()) => {
  const within = (shown: ReactNode) => <QueryClientContext value={client}>{shown}</QueryClientContext>;
  const { rerender, unmount } = render(within(children));
  return { client, unmount, change: (next: ReactNode) => rerender(within(next)) };
};

const text = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

it('asks once for all who show it, and not again while it is fresh', async () => {
  const { calls, queryFn } = slowServer();
  const options = { queryKey: ['a'], queryFn };
  const { client, change } = show([<Shown key="1" options={options} />, <Shown key="2" options={options} />]);
  await act(async () => {});
  expect(text()).toEqual(['pending, fetching', 'pending, fetching']);
  await calls[0]?.answer('one');
  expect(text()).toEqual(['one', 'one']);
  change([<Shown key="1" options={options} />, <Shown key="3" options={options} />]);
  await act(async () => {});
  expect(await client.fetchQuery(options)).toBe('one');
  expect(calls).toHaveLength(1);
});

it('asks again when it was made stale, and shows what is known meanwhile', async () => {
  const { calls, queryFn } = slowServer();
  const { client } = show(<Shown options={{ queryKey: ['a', 'b'], queryFn }} />);
  await act(async () => {});
  await calls[0]?.answer('one');
  act(() => void client.invalidateQueries({ queryKey: ['other'] }));
  act(() => void client.invalidateQueries({ queryKey: ['a'], exact: true }));
  expect(text()).toEqual(['one']);
  act(() => void client.invalidateQueries({ queryKey: ['a'] }));
  expect(text()).toEqual(['fetching, one']);
  await act(async () => {});
  await calls[1]?.refuse();
  expect(text()).toEqual(['no answer, one']);
  act(() => void client.invalidateQueries());
  await act(async () => {});
  await calls[2]?.answer('two');
  expect(text()).toEqual(['two']);
});

it('calls off what nobody waits for, and asks anew when somebody comes back', async () => {
  const { calls, queryFn } = slowServer();
  const options = { queryKey: ['a'], queryFn };
  const { client, unmount } = show(<Shown options={options} />);
  await act(async () => {});
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[0]?.answer('too late');
  show(<Shown options={options} />, client);
  await act(async () => {});
  expect(text()).toEqual(['pending, fetching']);
  await calls[1]?.answer('in time');
  expect(text()).toEqual(['in time']);
});

it('keeps what was set by hand against an older answer that is under way', async () => {
  const { calls, queryFn } = slowServer();
  const { client } = show(<Shown options={{ queryKey: ['a'], queryFn }} />);
  await act(async () => {});
  act(() => client.setQueryData(['a'], 'newer'));
  await calls[0]?.answer('older');
  expect(text()).toEqual(['newer']);
});

it('asks only when it may, and shows what was there before while the next is on its way', async () => {
  const { calls, queryFn } = slowServer();
  const of = (key: string, enabled: boolean) => (
    <Shown options={{ queryKey: [key], queryFn, enabled, placeholderData: keepPreviousData }} />
  );
  const { change } = show(of('a', false));
  await act(async () => {});
  expect(text()).toEqual(['pending']);
  expect(calls).toHaveLength(0);
  change(of('a', true));
  await act(async () => {});
  await calls[0]?.answer('one');
  change(of('b', true));
  await act(async () => {});
  expect(text()).toEqual(['fetching, of before, one']);
  await calls[1]?.answer('two');
  expect(text()).toEqual(['two']);
});

it('asks again after everything was forgotten', async () => {
  const { calls, queryFn } = slowServer();
  const { client } = show(<Shown options={{ queryKey: ['a'], queryFn }} />);
  await act(async () => {});
  await calls[0]?.answer('mine');
  act(() => client.clear());
  await act(async () => {});
  expect(text()).toEqual(['pending, fetching']);
  await calls[1]?.answer('of nobody');
  expect(text()).toEqual(['of nobody']);
});

it('reads a list page by page, and anew as long as it was', async () => {
  const asked: string[] = [];
  const queryFn = async ({ pageParam }: { pageParam: string }) => {
    asked.push(pageParam);
    return { line: `from ${pageParam || 'the top'}`, next: { '': 'b', b: 'c' }[pageParam] ?? null };
  };
  const client = new QueryClient();
  const { result: list } = renderHook(
    () =>
      useInfiniteQuery({
        queryKey: ['list'],
        queryFn,
        initialPageParam: '',
        getNextPageParam: ({ next }) => next,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientContext value={client}>{children}</QueryClientContext>
      ),
    },
  );
  await act(async () => {});
  expect(list.current.hasNextPage).toBe(true);
  await act(() => list.current.fetchNextPage());
  await act(() => list.current.fetchNextPage());
  expect(list.current.hasNextPage).toBe(false);
  expect(list.current.data?.pages.map(({ line }) => line)).toEqual(['from the top', 'from b', 'from c']);
  asked.length = 0;
  await act(() => client.invalidateQueries());
  expect(asked).toEqual(['', 'b', 'c']);
  expect(client.queryOf<Pages<unknown>>(['list']).current().data?.pageParams).toEqual(['', 'b', 'c']);
});
