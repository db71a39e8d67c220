import { createContext, useContext } from 'react';
import { Query, type QueryFn, type QueryKey } from './query.ts';

/** What is asked and under which name it is kept. */
export type QueryOptions<Data> = {
  queryKey: QueryKey;
  queryFn: QueryFn<Data>;
  /** How long what was read counts as fresh: 0 asks anew wherever it is shown; without it, until something we do makes it stale. */
  staleTime?: number;
};

type Selection = {
  /** All whose key begins so; without one, all. */
  queryKey?: QueryKey;
  /** Only this very key. */
  exact?: boolean;
};

/**
 * What the page has read from the server, by key. It stays as it was read until something we do makes it stale; nothing is
 * fetched or tried again by itself.
 */
export class QueryClient {
  readonly #queries = new Map<string, Query<unknown>>();

  /** The one query of this key, which is made when it is first asked for. */
  queryOf<Data>(key: QueryKey): Query<Data> {
    const name = JSON.stringify(key);
    let query = this.#queries.get(name);
    if (!query) {
      const made = new Query<unknown>(key, () => {
        if (this.#queries.get(name) === made) this.#queries.delete(name);
      });
      query = made;
      this.#queries.set(name, made);
    }
    // By its key it is known what it holds: every caller with the same key asks for the same data.
    return query as Query<Data>;
  }

  getQueryData<Data>({ queryKey }: QueryOptions<Data>): Data | undefined {
    return this.queryOf<Data>(queryKey).current().data;
  }

  setQueryData<Data>(key: QueryKey, data: Data): void {
    this.queryOf<Data>(key).set(data);
  }

  /** What is known, while it is fresh; else asked for. */
  fetchQuery<Data>({ queryKey, queryFn, staleTime }: QueryOptions<Data>): Promise<Data> {
    const query = this.queryOf<Data>(queryKey);
    const { data } = query.current();
    return data === undefined || query.isStale(staleTime) ? query.fetch(queryFn) : Promise.resolve(data);
  }

  /** Makes them stale; those that are shown are asked for again. Resolves when they are here, however that ended. */
  async invalidateQueries(selection: Selection = {}): Promise<void> {
    await Promise.all(this.#select(selection).map((query) => query.invalidate()));
  }

  clear(): void {
    for (const query of [...this.#queries.values()]) query.forget();
  }

  #select({ queryKey = [], exact = false }: Selection): Query<unknown>[] {
    return [...this.#queries.values()].filter(
      ({ key }) =>
        (!exact || key.length === queryKey.length) &&
        queryKey.every((part, index) => JSON.stringify(part) === JSON.stringify(key[index])),
    );
  }
}

export const QueryClientContext = createContext(new QueryClient());
export const useQueryClient = () => useContext(QueryClientContext);
