import { expect, it, onTestFinished } from 'vitest';
import type { Judgement, MailJob } from './judges.ts';
import { workerPool } from './worker-pool.ts';

const waiter = () => new AbortController().signal;
const answered = { state: 'done', result: expect.objectContaining({ state: 'judged' }) };

const openPool = ({
  script = new URL('../testing/obedient-judge.ts', import.meta.url),
  size = 1,
  maxWaiting = 10,
  limitMs = 60_000,
} = {}) => {
  const crashes: object[] = [];
  const pool = workerPool<MailJob, Judgement>({
    script,
    size,
    maxWaiting,
    limitMs,
    maxHeapMb: 64,
    onCrash: (crash) => crashes.push(crash),
  });
  onTestFinished(pool.close);
  const run = (content: string, signal = waiter()) =>
    pool.run({ mail: { content }, authentication: null, enclosed: null, feeds: [] }, signal);
  return { run, close: pool.close, crashes };
};

it('answers each job with its own result, however many wait', async () => {
  const pool = openPool({ size: 2 });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pool.run('answer')));
  expect(outcomes).toEqual(Array.from({ length: 10 }, () => answered));
});

it('R09 gives up a job that takes too long, and serves the next', async () => {
  const pool = openPool({ limitMs: 1000 });
  const stuck = pool.run('loop without end');
  const next = pool.run('answer');
  expect(await stuck).toEqual({ state: 'given-up', reason: 'time' });
  expect(await next).toEqual(answered);
});

it('lets a job that only waits take longer than one that works, but not forever', async () => {
  const pool = openPool({ size: 2, limitMs: 1000 });
  const outcomes = await Promise.all([pool.run('rest a while'), pool.run('rest for ever')]);
  expect(outcomes).toEqual([answered, { state: 'given-up', reason: 'time' }]);
});

it.each([
  ['takes all the memory', 'take all the memory', 'ERR_WORKER_OUT_OF_MEMORY'],
  ['throws', 'throw', undefined],
] as const)('R09 gives up a job that %s, and serves the next', async (_, order, code) => {
  const pool = openPool();
  const broken = pool.run(order);
  const next = pool.run('answer');
  expect(await broken).toEqual({ state: 'given-up', reason: 'crash' });
  expect(await next).toEqual(answered);
  expect(pool.crashes).toEqual([{ name: 'Error', code }]);
});

it('survives a worker that exits without a message', async () => {
  const pool = openPool();
  expect(await pool.run('leave')).toEqual({ state: 'given-up', reason: 'crash' });
  expect(await pool.run('answer')).toEqual(answered);
});

it('refuses callers when too many wait already, and serves the others', async () => {
  const pool = openPool({ maxWaiting: 3 });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => pool.run('answer')));
  // No job has a worker yet when the fourth comes: the first is still starting.
  expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'busy', 'busy']);
});

it('frees the place in the queue of a caller who leaves', async () => {
  const pool = openPool({ maxWaiting: 1 });
  const visitor = new AbortController();
  const left = pool.run('loop without end', visitor.signal);
  visitor.abort(new Error('the visitor left'));
  await expect(left).rejects.toThrow('the visitor left');
  // Were the loop still in the queue, this would find it full; were it run, this would never be.
  expect(await pool.run('answer')).toEqual(answered);
});

it('accepts no job from a caller who has already left', async () => {
  const pool = openPool();
  await expect(pool.run('answer', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

it('gives the worker to the next when the visitor it works for leaves', async () => {
  const pool = openPool({ limitMs: 1000 });
  await pool.run('answer');
  const visitor = new AbortController();
  const left = pool.run('loop without end', visitor.signal);
  const next = pool.run('answer');
  visitor.abort(new Error('the visitor left'));
  await expect(left).rejects.toThrow('the visitor left');
  expect(await next).toEqual(answered);
});

it('says that it is busy where no worker can be started', async () => {
  const pool = openPool({ script: new URL('./no-such-worker.ts', import.meta.url) });
  const outcomes = await Promise.all([pool.run('answer'), pool.run('answer')]);
  expect(outcomes).toEqual([{ state: 'busy' }, { state: 'busy' }]);
});

it('lets no caller wait forever when it is closed', async () => {
  const pool = openPool();
  await pool.run('answer');
  const running = pool.run('loop without end');
  const waiting = pool.run('answer');
  await pool.close();
  expect(await running).toEqual({ state: 'given-up', reason: 'crash' });
  expect(await waiting).toEqual({ state: 'busy' });
  expect(await pool.run('answer')).toEqual({ state: 'busy' });
});
