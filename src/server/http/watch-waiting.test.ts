import { expect, it, onTestFinished } from 'vitest';
import { watchWaiting } from './watch-waiting.ts';

/** A door that is as busy as the test sets it, and a database that answers when the test lets it. */
const start = () => {
  const heard: number[] = [];
  const asked: PromiseWithResolvers<void>[] = [];
  let isBusy = true;
  let looks = 0;
  const watch = watchWaiting({
    everyMs: 1,
    door: {
      hear: (ms) => void heard.push(ms),
      look: () => {
        looks += 1;
      },
      isBusy: () => isBusy,
    },
    ping: () => {
      const answer = Promise.withResolvers<void>();
      asked.push(answer);
      return answer.promise;
    },
  });
  onTestFinished(watch.stop);
  return {
    ...watch,
    heard,
    asked,
    looks: () => looks,
    setBusy: (value: boolean) => {
      isBusy = value;
    },
  };
};

it('sends one query at a time while the door is busy, and reports how long each took', async () => {
  const { wake, heard, asked, looks } = start();
  wake();
  await expect.poll(looks).toBeGreaterThan(3);
  expect(asked).toHaveLength(1);
  asked[0]?.resolve();
  await expect.poll(() => asked.length).toBe(2);
  expect(heard).toHaveLength(1);
});

it('sends nothing while the door is not busy, and stops when it no longer is', async () => {
  const { wake, asked, looks, setBusy } = start();
  setBusy(false);
  wake();
  expect(looks()).toBe(0);
  setBusy(true);
  wake();
  await expect.poll(() => asked.length).toBe(1);
  setBusy(false);
  await expect
    .poll(async () => {
      const before = looks();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return looks() - before;
    })
    .toBe(0);
  expect(asked).toHaveLength(1);
});

it('reports nothing while the database is unreachable', async () => {
  const { wake, heard, asked } = start();
  wake();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.reject(new Error('gone'));
  await expect.poll(() => asked.length).toBe(2);
  expect(heard).toEqual([]);
});
