type Underway<T> = { result: Promise<T>; callers: number; stop: AbortController };

/** Runs `work` once for all callers with the same key. It is aborted when the last of them has left. */
export type ShareWork<T> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

export const sharedWork = <T>(): ShareWork<T> => {
  const underway = new Map<string, Underway<T>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Underway<T> => {
    const stop = new AbortController();
    const begun = { result: work(stop.signal), callers: 0, stop };
    underway.set(key, begun);
    return begun;
  };

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const joined = underway.get(key) ?? begin(key, work);
    joined.callers += 1;
    try {
      return await unlessAborted(joined.result, signal);
    } finally {
      joined.callers -= 1;
      if (joined.callers === 0) {
        underway.delete(key);
        joined.stop.abort();
      }
    }
  };
};

/** The result of work that goes on for others when this caller leaves. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
