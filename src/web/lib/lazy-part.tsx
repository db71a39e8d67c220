import { type FunctionComponent, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';

type State<Props extends object> = { Part: FunctionComponent<Props> | null; hasFailed: boolean };

/**
 * A component whose script is fetched on first need. `load` may be called early; a failed load may be tried again. `present` came
 * with the script that asks.
 */
export const createLazyPart = <Props extends object>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
  present: FunctionComponent<Props> | null = null,
) => {
  let state: State<Props> = { Part: present, hasFailed: false };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: State<Props>) => {
    state = next;
    loading = null;
    for (const listener of listeners) listener();
  };

  const load = () => {
    if (loading || state.Part) return;
    if (state.hasFailed) change({ Part: null, hasFailed: false });
    loading = fetchPart().then(
      (Part) => change({ Part, hasFailed: false }),
      () => change({ Part: null, hasFailed: true }),
    );
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => state,
    load,
    /** Loads it; resolves when it is here, or could not be fetched. */
    arrive: async () => {
      load();
      await loading;
    },
  };
};
export type LazyPartSource<Props extends object> = ReturnType<typeof createLazyPart<Props>>;

type LazyPartProps<Props extends object> = {
  part: LazyPartSource<Props>;
  props: Props;
  fallback: ReactNode;
  /** Shown when the script could not be fetched. */
  failure: (retry: () => void) => ReactNode;
};

/**
 * Shows a lazy part at once when its script is already here. React's own `lazy` would show the fallback for at least
 * 300 ms even then, which reads as a flicker on every first visit.
 */
export const LazyPart = <Props extends object>({ part, props, fallback, failure }: LazyPartProps<Props>) => {
  const { Part, hasFailed } = useSyncExternalStore(part.subscribe, part.current);
  // Before the first paint: an early load that failed is tried again, and only what fails now is shown as a failure.
  useLayoutEffect(() => part.load(), [part]);
  if (hasFailed) return failure(part.load);
  return Part ? <Part {...props} /> : fallback;
};
