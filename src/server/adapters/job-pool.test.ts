import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jobPool, type WorkerNews } from './job-pool.ts';

const idleMs = 50;

/** A pool of workers in this thread, each of which is ready at once and does its job when it is told to. */
const openPool = async ({ size = 1, hasSpare = true } = {}) => {
  type Worker = { news: WorkerNews<string, never>; job: string | null };
  const workers = new Set<Worker>();
  const pool = jobPool<string, string>({
    size,
    hasSpare,
    maxWaiting: 10,
    limitMs: 60_000,
    idleMs,
    isWorthEnding: () => false,
    startWorker: (news) => {
      const worker: Worker = { news, job: null };
      workers.add(worker);
      setImmediate(() => news.onAnswer('ready', false));
      return {
        send: (job) => {
          worker.job = job;
        },
        usedMs: async () => 0,
        end: async () => {
          workers.delete(worker);
          news.onExit();
        },
      };
    },
  });
  onTestFinished(pool.close);
  const underWay = () => [...workers].map(({ job }) => job).filter((job) => job !== null);
  const finish = (job: string) => {
    const worker = [...workers].find((one) => one.job === job);
    if (!worker) throw new Error(`nobody does ${job}`);
    worker.job = null;
    worker.news.onAnswer(job, false);
  };
  const run = (job: string, isPatient = false) => {
    void pool.run(job, new AbortController().signal, { isPatient });
    // What is started for it is ready by then.
    return nextTurn();
  };
  return { pool, run, finish, underWay, workers: () => workers.size };
};

describe('a spare worker', () => {
  it('lets nobody wait for a patient job to end', async () => {
    const { run, finish, underWay, workers } = await openPool();
    await run('of many 1', true);
    await run('of many 2', true);
    expect([underWay(), workers()]).toEqual([['of many 1'], 1]);
    await run('single');
    expect([underWay(), workers()]).toEqual([['of many 1', 'single'], 2]);
    finish('single');
    await run('another');
    expect([underWay(), workers()]).toEqual([['of many 1', 'another'], 2]);
  });

  it('is taken by neither kind beside all others', async () => {
    const { pool, run, finish, underWay, workers } = await openPool();
    await run('of many 1', true);
    await run('single 1');
    await run('of many 2', true);
    await run('single 2');
    expect(workers()).toBe(2);
    finish('single 1');
    expect(underWay()).toEqual(['of many 1', 'single 2']);
    finish('single 2');
    // Idle though a patient job waits: the next single one finds it so.
    expect(underWay()).toEqual(['of many 1']);
    finish('of many 1');
    expect(underWay()).toEqual(['of many 2']);
    // Not for links, which have a thread without it.
    expect(pool.hasIdle()).toBe(false);
    finish('of many 2');
    expect(pool.hasIdle()).toBe(true);
    await run('single 3');
    await run('single 4');
    expect(underWay()).toEqual(['single 3']);
  });

  it('is not started where there is room', async () => {
    const { run, underWay, workers } = await openPool({ size: 2 });
    await run('of many', true);
    await run('single 1');
    expect([underWay(), workers()]).toEqual([['of many', 'single 1'], 2]);
    await run('single 2');
    expect([underWay(), workers()]).toEqual([['of many', 'single 1', 'single 2'], 3]);
  });

  it('is ended when nobody needed it for a while, and no other is', async () => {
    const { run, finish, workers } = await openPool();
    await run('of many', true);
    await run('single');
    finish('single');
    finish('of many');
    expect(workers()).toBe(2);
    await expect.poll(workers).toBe(1);
    await setTimeout(3 * idleMs);
    expect(workers()).toBe(1);
  });

  it('is there only where it is asked for', async () => {
    const { run, finish, underWay, workers } = await openPool({ hasSpare: false });
    await run('of many', true);
    await run('single');
    expect([underWay(), workers()]).toEqual([['of many'], 1]);
    finish('of many');
    expect(underWay()).toEqual(['single']);
  });
});
