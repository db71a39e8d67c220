/** One notice at a time: the newest takes the place of the one before. */
export const toastLimit = 1;
export const toastDurationMs = 5000;
/** As specified. A dismissed notice stays in the list, closed, until this long after, or until another replaces it. */
export const toastRemovalDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;

export type ToastInput = { title: string; description?: string; tone?: 'info' | 'fault' };
export type ToastEntry = ToastInput & { id: number; isOpen: boolean };

type Schedule = (run: () => void, delayMs: number) => void;

/** Holds the notices outside React, so that any code may raise one. `schedule` is handed in for the tests. */
export const createToastStore = (schedule: Schedule) => {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => entries,
    show: (input: ToastInput) => {
      lastId += 1;
      change([{ ...input, id: lastId, isOpen: true }, ...entries].slice(0, toastLimit));
    },
    dismiss: (id: number) => {
      change(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
      schedule(() => change(entries.filter((entry) => entry.id !== id)), toastRemovalDelayMs);
    },
  };
};

export const toasts = createToastStore((run, delayMs) => setTimeout(run, delayMs));

export const showToast = (input: ToastInput) => toasts.show(input);
