import { expect, it, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Batches that end when the test lets them. */
const held = () => {
  const batches: { jobs: readonly number[]; end: (outcomes: readonly string[]) => void }[] = [];
  const call = inBatches<number, string>(
    (jobs) => new Promise((resolve) => batches.push({ jobs, end: resolve })),
  );
  const endLast = async () => {
    const batch = batches.at(-1);
    batch?.end(batch.jobs.map((job) => `done ${job}`));
    await new Promise(setImmediate);
  };
  return { batches, call, endLast };
};

it('runs the first call at once, and collects those that arrive meanwhile', async () => {
  const { batches, call, endLast } = held();
  const outcomes = [1, 2, 3].map(call);
  expect(batches.map(({ jobs }) => jobs)).toEqual([[1]]);
  await endLast();
  expect(batches.map(({ jobs }) => jobs)).toEqual([[1], [2, 3]]);
  await endLast();
  expect(await Promise.all(outcomes)).toEqual(['done 1', 'done 2', 'done 3']);
  const later = call(4);
  await endLast();
  expect(await later).toBe('done 4');
});

it('fails every call of a failed batch, and goes on with the next', async () => {
  let runs = 0;
  const call = inBatches<number, number>(async (jobs) => {
    runs += 1;
    if (runs === 2) throw new Error('the database is gone');
    return jobs;
  });
  const outcomes = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await call(4)).toBe(4);
});

it('never mixes up callers when the number of answers is wrong', async () => {
  const call = inBatches<number, number>(async () => []);
  await expect(call(1)).rejects.toThrow('other outcomes');
});

it('bounds a batch', async () => {
  const sizes: number[] = [];
  const call = inBatches<number, number>(async (jobs) => {
    sizes.push(jobs.length);
    return jobs;
  });
  const all = Array.from({ length: 251 }, (_, n) => n);
  expect(await Promise.all(all.map(call))).toEqual(all);
  expect(sizes).toEqual([1, 100, 100, 50]);
});

it('runs each call alone where one of them made the batch fail, and fails that one', async () => {
  const runs: (readonly number[])[] = [];
  const call = inBatches<number, number>(
    async (jobs) => {
      runs.push(jobs);
      if (jobs.includes(3)) throw new Error('three is refused');
      return jobs;
    },
    { isOfOne: (error) => error instanceof Error && error.message.includes('refused') },
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(call));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(runs).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

it('begins other batches beside one that waits, and no more of them than it may', async () => {
  const ends: (() => void)[] = [];
  const batches: (readonly number[])[] = [];
  const call = inBatches<number, number>(
    (jobs) => {
      batches.push(jobs);
      return new Promise((resolve) => ends.push(() => resolve(jobs)));
    },
    { lateMs: 1, lanes: 2 },
  );
  const first = call(1);
  const second = call(2);
  await vi.waitFor(() => expect(batches).toEqual([[1], [2]]));
  const third = call(3);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(batches).toHaveLength(2);
  ends[1]?.();
  expect(await second).toBe(2);
  await vi.waitFor(() => expect(batches).toEqual([[1], [2], [3]]));
  ends[2]?.();
  expect(await third).toBe(3);
  ends[0]?.();
  expect(await first).toBe(1);
});
