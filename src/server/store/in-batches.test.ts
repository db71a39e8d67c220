import { expect, it } from 'vitest';
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
