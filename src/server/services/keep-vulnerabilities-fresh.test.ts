import { expect, it, onTestFinished, vi } from 'vitest';
import { keepVulnerabilitiesFresh } from './keep-vulnerabilities-fresh.ts';
import type { SyncOutcome } from './sync-vulnerabilities.ts';

const hourMs = 60 * 60 * 1000;

const keep = (given: Partial<Parameters<typeof keepVulnerabilitiesFresh>[0]> = {}) => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const outcomes: SyncOutcome[] = [];
  const errors: unknown[] = [];
  let syncs = 0;
  const keeper = keepVulnerabilitiesFresh({
    sync: async () => {
      syncs += 1;
      return { state: 'unchanged' };
    },
    syncedAt: async () => null,
    minAgeMs: 20 * hourMs,
    chance: () => 0.5,
    clock: () => new Date(),
    onSynced: (outcome) => outcomes.push(outcome),
    onFailure: (error) => errors.push(error),
    firstAfterMs: 60_000,
    everyMs: 5 * hourMs,
    ...given,
  });
  return { keeper, outcomes, errors, syncs: () => syncs };
};

it('syncs a minute after the start, and every few hours', async () => {
  const { keeper, outcomes } = keep();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(outcomes).toEqual([{ state: 'unchanged' }]);
  await vi.advanceTimersByTimeAsync(10 * hourMs);
  expect(outcomes).toHaveLength(3);
  await keeper.stop();
  await vi.advanceTimersByTimeAsync(10 * hourMs);
  expect(outcomes).toHaveLength(3);
});

it('leaves a recent catalogue alone, whichever server synced it', async () => {
  const { keeper, syncs } = keep({ syncedAt: async () => new Date('2026-11-15T08:00:00Z') });
  // 20 hours old at 04:00; looked at from 12:01 on, every five hours.
  await vi.advanceTimersByTimeAsync(15.5 * hourMs);
  expect(syncs()).toBe(0);
  await vi.advanceTimersByTimeAsync(5 * hourMs);
  expect(syncs()).toBe(1);
  await keeper.stop();
});

it('reports what went wrong and tries again', async () => {
  const { keeper, errors } = keep({ sync: () => Promise.reject(new Error('no luck')) });
  await vi.advanceTimersByTimeAsync(6 * hourMs);
  expect(errors).toHaveLength(2);
  await keeper.stop();
});

it('does nothing without a source', async () => {
  const { keeper, outcomes } = keep({ sync: null });
  await vi.advanceTimersByTimeAsync(48 * hourMs);
  expect(outcomes).toEqual([]);
  await keeper.stop();
});

it('stops a sync in progress, and waits for its end', async () => {
  let hasEnded = false;
  const { keeper, errors } = keep({
    sync: (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          hasEnded = true;
          reject(signal.reason);
        });
      }),
  });
  await vi.advanceTimersByTimeAsync(61_000);
  await keeper.stop();
  expect(hasEnded).toBe(true);
  expect(errors).toEqual([]);
});
