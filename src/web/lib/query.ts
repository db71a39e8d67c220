export type QueryKey = readonly unknown[];
export type QueryFn<Data> = (context: { signal: AbortSignal }) => Promise<Data>;

export type QueryState<Data> = {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** When the data came, in milliseconds; 0 before. */
  dataUpdatedAt: number;
};

/** Somebody who shows it: asked to fetch when it has become stale, unless they do not want it at present. */
export type Viewer = { isEnabled: boolean; fetch: () => Promise<unknown>; keptMs?: number | undefined };

/** How long what nobody shows is kept. */
const usuallyKeptMs = 5 * 60 * 1000;

const unasked = {
  status: 'pending',
  data: undefined,
  error: null,
  isFetching: false,
  dataUpdatedAt: 0,
} as const;

/** One thing that is read from the server: what is known of it, and the call that is under way. */
export class Query<Data> {
  readonly key: QueryKey;
  readonly #onUnused: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #viewers = new Set<Viewer>();
  #state: QueryState<Data> = unasked;
  #isOutdated = false;
  #call: { answer: Promise<Data>; abort: AbortController } | null = null;
  #removal: ReturnType<typeof setTimeout> | undefined;

  constructor(key: QueryKey, onUnused: () => void) {
    this.key = key;
    this.#onUnused = onUnused;
    this.#removeLater(usuallyKeptMs);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = () => this.#state;

  isStale(staleTime = Number.POSITIVE_INFINITY): boolean {
    const { data, dataUpdatedAt } = this.#state;
    return data === undefined || this.#isOutdated || Date.now() - dataUpdatedAt >= staleTime;
  }

  /** A component shows it; returns what ends that. With the last one, a call that is under way is called off. */
  view(viewer: Viewer): () => void {
    clearTimeout(this.#removal);
    this.#viewers.add(viewer);
    return () => {
      this.#viewers.delete(viewer);
      if (this.#viewers.size > 0) return;
      this.#callOff();
      this.#removeLater(viewer.keptMs ?? usuallyKeptMs);
    };
  }

  /** Joins the call that is under way; `isAnew` replaces it where something is known already. */
  fetch(queryFn: QueryFn<Data>, isAnew = false): Promise<Data> {
    if (this.#call && !(isAnew && this.#state.data !== undefined)) return this.#call.answer;
    this.#call?.abort.abort();
    const abort = new AbortController();
    const answer = this.#follow(queryFn, abort);
    this.#call = { answer, abort };
    const isFirst = this.#state.data === undefined;
    this.#change({ ...this.#state, isFetching: true, ...(isFirst && { status: 'pending', error: null }) });
    return answer;
  }

  set(data: Data): void {
    this.#call?.abort.abort();
    this.#call = null;
    this.#isOutdated = false;
    this.#change({ status: 'success', data, error: null, isFetching: false, dataUpdatedAt: Date.now() });
  }

  async invalidate(): Promise<void> {
    this.#isOutdated = true;
    const viewer = [...this.#viewers].find(({ isEnabled }) => isEnabled);
    // What went wrong is in the state.
    await viewer?.fetch().catch(() => undefined);
  }

  forget(): void {
    this.#callOff();
    this.#change(unasked);
    if (this.#viewers.size === 0) this.#onUnused();
  }

  async #follow(queryFn: QueryFn<Data>, abort: AbortController): Promise<Data> {
    // Not before the state says that it is fetching.
    await null;
    try {
      const data = await queryFn({ signal: abort.signal });
      if (!abort.signal.aborted) this.set(data);
      return data;
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  #fail(error: Error): void {
    this.#call = null;
    this.#isOutdated = true;
    this.#change({ ...this.#state, status: 'error', error, isFetching: false });
  }

  #callOff(): void {
    if (!this.#call) return;
    this.#call.abort.abort();
    this.#call = null;
    this.#change({ ...this.#state, isFetching: false });
  }

  #change(state: QueryState<Data>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #removeLater(afterMs: number): void {
    clearTimeout(this.#removal);
    this.#removal = setTimeout(() => {
      if (this.#viewers.size === 0) this.#onUnused();
    }, afterMs);
  }
}
