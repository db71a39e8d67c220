/** One toast at a time: the newest replaces the one before. */
export const toastLimit = 1;
export const toastDurationMs = 5000;
/** As specified: a dismissed toast stays in the list, closed, for this long or until another replaces it. */
export const toastRemovalDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;

export type ToastInput = { title: string; description?: string; tone?: 'info' | 'fault' };
export type ToastEntry = ToastInput & { id: number; isOpen: boolean };

type Schedule = (run: () => void, delayMs: number) => void;

/** Holds the toasts outside React, so that any code may show one. Tests pass their own `schedule`. */
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
