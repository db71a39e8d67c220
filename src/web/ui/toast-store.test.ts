import { expect, it } from 'vitest';
import {
  createToastStore,
  toastDurationMs,
  toastRemovalDelayMs,
  toastSwipeThresholdPx,
} from './toast-store.ts';

const startStore = () => {
  const timers: { run: () => void; delayMs: number }[] = [];
  const store = createToastStore((run, delayMs) => timers.push({ run, delayMs }));
  const titles = () => store.current().map(({ title, isOpen }) => `${title} ${isOpen ? 'open' : 'closed'}`);
  return { store, timers, titles };
};

it('shows one toast at a time: the newest', () => {
  const { store, titles } = startStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  expect(titles()).toEqual(['Second open']);
});

it('CONST-15 closes a dismissed toast at once and forgets it after 1,000,000 ms', () => {
  const { store, timers, titles } = startStore();
  store.show({ title: 'First' });
  store.dismiss(store.current()[0]?.id ?? -1);
  expect(titles()).toEqual(['First closed']);
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([1_000_000]);
  timers[0]?.run();
  expect(titles()).toEqual([]);
});

it('does not remove a newer toast with a late removal', () => {
  const { store, timers, titles } = startStore();
  store.show({ title: 'First' });
  store.dismiss(store.current()[0]?.id ?? -1);
  store.show({ title: 'Second' });
  timers[0]?.run();
  expect(titles()).toEqual(['Second open']);
});

it('notifies its listeners of every change until they unsubscribe', () => {
  const { store } = startStore();
  let changes = 0;
  const leave = store.subscribe(() => {
    changes += 1;
  });
  store.show({ title: 'First' });
  leave();
  store.show({ title: 'Second' });
  expect(changes).toBe(1);
});

it('keeps the specified limits', () => {
  expect([toastDurationMs, toastRemovalDelayMs, toastSwipeThresholdPx]).toEqual([5000, 1_000_000, 50]);
});
