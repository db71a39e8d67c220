import { expect, it } from 'vitest';
import type { WorkMeter } from '../adapters/job-pool.ts';
import { takeTurns, usualTurns } from './take-turns.ts';

const never = new AbortController().signal;

const open = () => {
  let now = 0;
  const take = takeTurns({ now: () => now });
  const begun: string[] = [];
  /** A job that runs until it is told to end. */
  const start = (address: string, signal = never) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const turn = take({ address, signal }, () => {
      begun.push(address);
      return promise;
    });
    // A test that looks at the outcome later must not be told before.
    turn.catch(() => undefined);
    return { turn, finish: () => resolve('done'), fail: () => reject(new Error('no')) };
  };
  /** A job that kept a worker for so long, and was given up or not. */
  const run = (address: string, ms: number, isGivenUp: boolean) =>
    take({ address, signal: never }, async (meter) => {
      meter.begin();
      meter.end(ms, isGivenUp);
    });
  return {
    take,
    start,
    run,
    begun,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

it('A01 runs one job of an address and two of a network at once; the others wait for their turn', async () => {
  const { start, begun } = open();
  const first = start('198.51.100.1');
  const again = start('198.51.100.1');
  start('198.51.100.2');
  const third = start('198.51.100.3');
  start('203.0.113.9');
  expect(begun).toEqual(['198.51.100.1', '198.51.100.2', '203.0.113.9']);
  first.finish();
  await first.turn;
  expect(begun.slice(3)).toEqual(['198.51.100.1']);
  again.fail();
  await expect(again.turn).rejects.toThrow('no');
  expect(begun.slice(4)).toEqual(['198.51.100.3']);
  third.finish();
  expect(await third.turn).toBe('done');
});

it('A01 takes all /64 of one /48 for one network', () => {
  const { start, begun } = open();
  for (const n of [1, 2, 3, 4]) start(`2001:db8:7:${n}::/64`);
  start('2001:db8:8:1::/64');
  expect(begun).toEqual(['2001:db8:7:1::/64', '2001:db8:7:2::/64', '2001:db8:8:1::/64']);
});

it('A01 keeps no place for a visitor who leaves while waiting', async () => {
  const { start, begun } = open();
  const leaving = new AbortController();
  const first = start('198.51.100.1');
  const second = start('198.51.100.1', leaving.signal);
  start('198.51.100.1');
  leaving.abort();
  await expect(second.turn).rejects.toThrow('aborted');
  first.finish();
  await first.turn;
  expect(begun).toHaveLength(2);
});

it('A01 lets an address fill its own part of the line and no more', async () => {
  const { start, begun } = open();
  for (let n = 0; n <= usualTurns.waiting.perAddress; n += 1) start('198.51.100.1');
  await expect(start('198.51.100.1').turn).rejects.toMatchObject({ code: 'unavailable' });
  const other = start('203.0.113.9');
  expect(begun).toContain('203.0.113.9');
  other.finish();
  expect(await other.turn).toBe('done');
});

it('A01 refuses an address whose work was given up for half a minute, until ten minutes are over', async () => {
  const { run, pass } = open();
  for (let n = 0; n < 15; n += 1) await run('198.51.100.1', 2000, true);
  const refused = run('198.51.100.1', 1, false);
  await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', retryAfterMs: 600_000 });
  await run('198.51.100.2', 1, false);
  pass(600_000);
  await run('198.51.100.1', 1, false);
});

it('A01 refuses a network when several of its addresses did', async () => {
  const { run } = open();
  for (const n of [1, 2, 3]) await run(`198.51.100.${n}`, 30_000, true);
  await expect(run('198.51.100.77', 1, false)).rejects.toMatchObject({ code: 'too_many_requests' });
  await run('203.0.113.9', 1, false);
});

it('A01 counts work whose visitor left or which failed, and nothing of what was finished', async () => {
  const { take, run } = open();
  for (let n = 0; n < 100; n += 1) await run('198.51.100.1', 5000, false);
  const leave = async () =>
    take({ address: '198.51.100.1', signal: never }, async (meter) => {
      meter.begin();
      meter.end(30_000, false);
      throw new Error('left');
    });
  await expect(leave()).rejects.toThrow('left');
  await expect(leave()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('A01 refuses also those who wait when too much was wasted meanwhile', async () => {
  const { take, start, begun } = open();
  let worker: WorkMeter | undefined;
  const left = take({ address: '198.51.100.1', signal: never }, async (meter) => {
    worker = meter;
    meter.begin();
    throw new Error('left');
  });
  await expect(left).rejects.toThrow('left');
  const waiting = start('198.51.100.1');
  start('203.0.113.9');
  expect(begun).toEqual(['203.0.113.9']);
  worker?.end(30_000, false);
  // It has become too much meanwhile.
  await expect(waiting.turn).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(begun).toEqual(['203.0.113.9']);
  await expect(start('198.51.100.1').turn).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('A01 gives the turn of a visitor who left to the next one', async () => {
  const { take, start, begun } = open();
  let worker: WorkMeter | undefined;
  const left = take({ address: '198.51.100.1', signal: never }, async (meter) => {
    worker = meter;
    meter.begin();
    throw new Error('left');
  });
  await expect(left).rejects.toThrow('left');
  start('198.51.100.1');
  expect(begun).toEqual([]);
  worker?.end(500, false);
  await expect.poll(() => begun).toEqual(['198.51.100.1']);
});
