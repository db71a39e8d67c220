import { expect, it, onTestFinished, vi } from 'vitest';
import { keepFresh } from './keep-fresh.ts';
import type { SyncedFeed } from './sync-feeds.ts';

const taken: SyncedFeed[] = [{ source: 'A list', outcome: 'taken' }];

type Options = { chance?: () => number; isOn?: boolean };

const start = (
  sync: (signal: AbortSignal) => Promise<SyncedFeed[]>,
  { chance = () => 0.5, isOn = true }: Options = {},
) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const heard: unknown[] = [];
  const keeper = keepFresh({
    sync: isOn ? sync : null,
    chance,
    onSynced: (outcomes) => heard.push(outcomes),
    onFailure: (error) => heard.push(error),
    firstAfterMs: 1000,
    everyMs: 60_000,
  });
  onTestFinished(keeper.stop);
  return { keeper, heard };
};

it('refreshes shortly after the start and then again and again', async () => {
  const { heard } = start(async () => taken);
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([taken]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(heard).toEqual([taken, taken, taken]);
});

it('spreads servers that were started together', async () => {
  const early = start(async () => taken, { chance: () => 0 });
  await vi.advanceTimersByTimeAsync(750);
  expect(early.heard).toHaveLength(1);
});

it('continues after a failure', async () => {
  let calls = 0;
  const { heard } = start(async () => {
    calls += 1;
    if (calls === 1) throw new Error('disk full');
    return taken;
  });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(heard).toEqual([new Error('disk full'), taken]);
});

it('waits for the round in progress when it is stopped, and begins no other', async () => {
  let calls = 0;
  let isAborted = false;
  const { keeper, heard } = start(
    (signal) =>
      new Promise((_, reject) => {
        calls += 1;
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason);
        });
      }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  await keeper.stop();
  expect(isAborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toEqual([]);
  // Not the number of timers: those of files that share the worker are counted with them.
  expect(calls).toBe(1);
});

it('calls no service when it is stopped before the first round', async () => {
  let calls = 0;
  const { keeper } = start(async () => {
    calls += 1;
    return taken;
  });
  await keeper.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toBe(0);
});

it('calls no service while lookups are off', async () => {
  let calls = 0;
  start(
    async () => {
      calls += 1;
      return taken;
    },
    { isOn: false },
  );
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(calls).toBe(0);
});
