import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startReaderUnits } from '../testing/start-reader-units.ts';
import { distantProcess } from './distant-process.ts';
import { readFrames, writeFrame } from './frames.ts';
import { childProcess, type StartJobProcess } from './job-process.ts';
import { processPool } from './process-pool.ts';

type Answer = { order: string; pid: number; environment: string[] };

const obedient = { script: new URL('../testing/obedient-process.ts', import.meta.url), maxHeapMb: 64 };

const openPool = ({
  start = childProcess(obedient),
  size = 1,
  maxWaiting = 10,
  limitMs = 60_000,
  withinMs = 60_000,
  maxResidentMb = 1000,
  idleMs = 60_000,
} = {}) => {
  const crashes: object[] = [];
  const pool = processPool<string, Answer, string>({
    start,
    size,
    maxWaiting,
    limitMs,
    withinMs,
    maxResidentMb,
    idleMs,
    onCrash: (crash) => crashes.push(crash),
  });
  onTestFinished(pool.close);
  const run = (order: string, signal = new AbortController().signal, onProgress?: (stage: string) => void) =>
    pool.run(order, signal, onProgress && { onProgress });
  const pidOf = async () => {
    const outcome = await run('answer');
    return outcome.state === 'done' ? outcome.result.pid : null;
  };
  return { run, pidOf, close: pool.close, crashes };
};
const answered = { state: 'done', result: expect.objectContaining({ order: 'answer' }) };
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** As a child of the server, and as the system starts it for each connection to a socket. */
const places: [string, () => Promise<StartJobProcess>][] = [
  ['a child', async () => childProcess(obedient)],
  [
    'a process of another user',
    async () => {
      const units = await startReaderUnits(new URL('../testing/obedient-keeper.ts', import.meta.url));
      onTestFinished(units.stop);
      return distantProcess(units.path, 'obedient');
    },
  ],
];

describe.each(places)('with workers each of which is %s', (_place, startOf) => {
  const open = async (bounds: Omit<Parameters<typeof openPool>[0], 'start'> = {}) =>
    openPool({ ...bounds, start: await startOf() });

  it('answers each job with its own result, in a process that stays, and reports progress', async () => {
    const pool = await open();
    const stages: string[] = [];
    const outcome = await pool.run(
      'answer',
      new AbortController().signal,
      (stage) => void stages.push(stage),
    );
    expect(outcome).toEqual(answered);
    expect(stages).toEqual(['begun', 'done']);
    expect(await pool.pidOf()).toBe(await pool.pidOf());
    expect(await pool.pidOf()).not.toBe(process.pid);
  });

  it('gives way to all other processes', async () => {
    const pid = await (await open()).pidOf();
    expect(getPriority(pid ?? 0)).toBeGreaterThan(getPriority());
  });

  it('passes nothing of our environment to its processes', async () => {
    const outcome = await (await open()).run('answer');
    expect(outcome).toMatchObject({
      result: { environment: ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'] },
    });
  });

  it('A02 lets its processes read models and packages, and write, start or debug nothing', async () => {
    const outcome = await (await open()).run('answer');
    expect(outcome).toMatchObject({
      result: {
        may: {
          'fs.read': false,
          'fs.write': false,
          child: false,
          worker: false,
          addon: true,
          readPackages: true,
          readOurData: false,
        },
      },
    });
  });

  it.each([
    ['a fault in native code', 'fault in native code', 'SIGSEGV'],
    ['the system out of memory', 'be killed', 'SIGKILL'],
    ['a worker that talks nonsense', 'talk nonsense', 'SIGKILL'],
    ['a worker that leaves', 'leave', 3],
    ['an uncaught error', 'throw', 1],
    ['a heap without end', 'take all the memory', 'SIGABRT'],
  ])('R09 survives %s: that job is given up, the next is served', async (_, order, code) => {
    const pool = await open();
    const [broken, next] = await Promise.all([pool.run(order), pool.run('answer')]);
    expect(broken).toEqual({ state: 'given-up', reason: 'crash' });
    expect(next).toEqual(answered);
    expect(pool.crashes).toEqual([{ name: 'exit', code }]);
  });

  it.each([
    // By its own time, however long it may take by the clock; and by the clock what uses no time.
    ['loop without end', { limitMs: 1000 }],
    ['rest for ever', { withinMs: 1500 }],
    ['stop', { withinMs: 1500 }],
  ])('R09 ends a process that would %s, and serves the next job', async (order, bounds) => {
    const pool = await open(bounds);
    const pid = await pool.pidOf();
    const [stuck, next] = await Promise.all([pool.run(order), pool.run('answer')]);
    expect(stuck).toEqual({ state: 'given-up', reason: 'time' });
    expect(next).toEqual(answered);
    expect(isAlive(pid ?? 0)).toBe(false);
    expect(pool.crashes).toEqual([]);
  });

  it('R09 is ready for the next job after twenty crashes in a row, and leaves no process behind', async () => {
    const pool = await open();
    const pids: number[] = [];
    for (let crash = 0; crash < 20; crash += 1) {
      pids.push((await pool.pidOf()) ?? 0);
      expect(await pool.run('be killed')).toEqual({ state: 'given-up', reason: 'crash' });
    }
    expect(await pool.run('answer')).toEqual(answered);
    expect(new Set(pids).size).toBe(20);
    // A zombie would still have its id.
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('replaces a process that has grown too large, without losing what it answered', async () => {
    const pool = await open({ maxResidentMb: 220 });
    const before = await pool.pidOf();
    expect(await pool.run('grow fat')).toMatchObject({ state: 'done', result: { pid: before } });
    expect(await pool.pidOf()).not.toBe(before);
    expect(pool.crashes).toEqual([]);
  });

  it('ends an idle process, and starts another when it is needed', async () => {
    const pool = await open({ idleMs: 100 });
    const pid = (await pool.pidOf()) ?? 0;
    for (let looks = 0; isAlive(pid) && looks < 200; looks += 1) await setTimeout(50);
    expect(isAlive(pid)).toBe(false);
    expect(await pool.run('answer')).toEqual(answered);
  });

  it('refuses callers when too many wait already', async () => {
    const pool = await open({ maxWaiting: 2 });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => pool.run('answer')));
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'busy', 'busy']);
  });

  it('sends nothing more to a visitor who left, and serves the next', async () => {
    const pool = await open();
    await pool.run('answer');
    const visitor = new AbortController();
    const stages: string[] = [];
    const left = pool.run('answer', visitor.signal, (stage) => void stages.push(stage));
    visitor.abort(new Error('the visitor left'));
    await expect(left).rejects.toThrow('the visitor left');
    expect(await pool.run('answer')).toEqual(answered);
    expect(stages).toEqual([]);
  });

  it('lets no caller wait forever when it is closed, and leaves no process behind', async () => {
    const pool = await open();
    const pid = (await pool.pidOf()) ?? 0;
    const running = pool.run('rest for ever');
    const waiting = pool.run('answer');
    await pool.close();
    expect(await running).toEqual({ state: 'given-up', reason: 'crash' });
    expect(await waiting).toEqual({ state: 'busy' });
    expect(await pool.run('answer')).toEqual({ state: 'busy' });
    expect(isAlive(pid)).toBe(false);
  });
});

it.each([
  ['no script', childProcess({ ...obedient, script: new URL('./no-such-worker.ts', import.meta.url) })],
  ['no socket', distantProcess('/nonexistent/socket', 'obedient')],
])('says that it is busy where no process can be started: %s', async (_, start) => {
  const pool = openPool({ start });
  expect(await Promise.all([pool.run('answer'), pool.run('answer')])).toEqual([
    { state: 'busy' },
    { state: 'busy' },
  ]);
});

it('A02 starts nothing but what its unit knows, once for each connection', async () => {
  const units = await startReaderUnits(new URL('../testing/obedient-keeper.ts', import.meta.url));
  onTestFinished(units.stop);
  const pool = openPool({ start: distantProcess(units.path, '../../../etc/passwd') });
  expect(await pool.run('answer')).toEqual({ state: 'busy' });
  expect(pool.crashes).toEqual([{ name: 'hung up', code: null }]);
});

it('A02 ends the process of another user, whatever it does, when the server hangs up', async () => {
  const units = await startReaderUnits(new URL('../testing/obedient-keeper.ts', import.meta.url));
  onTestFinished(units.stop);
  const pid = await openPool({ start: distantProcess(units.path, 'obedient') }).pidOf();
  // As a server that was killed: the connection closes, and nothing else is said.
  const socket = connect(units.path);
  writeFrame(socket, { kind: 'start', name: 'obedient' });
  const stuck = new Promise<number>((resolve) => {
    readFrames<{ kind: string; news: { kind: string; result?: { pid: number } | 'ready' } }>(
      socket,
      ({ news }) => {
        if (news.kind !== 'answer') return;
        if (news.result === 'ready') writeFrame(socket, { kind: 'job', job: 'answer' });
        else resolve(news.result?.pid ?? 0);
      },
    );
  });
  const other = await stuck;
  expect(other).not.toBe(pid);
  writeFrame(socket, { kind: 'job', job: 'loop without end' });
  await setTimeout(200);
  socket.destroy();
  for (let looks = 0; isAlive(other) && looks < 200; looks += 1) await setTimeout(50);
  expect([isAlive(other), isAlive(pid ?? 0)]).toEqual([false, true]);
});

it('keeps no server alive, and its processes end when the server is killed', async () => {
  const script = fileURLToPath(new URL('../testing/process-pool-owner.ts', import.meta.url));
  const start = async (order: string) => {
    const owner = fork(script, [order], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const [pid] = (await once(owner, 'message')) as [number];
    return { owner, pid };
  };
  const gone = async (pid: number) => {
    for (let looks = 0; isAlive(pid) && looks < 200; looks += 1) await setTimeout(50);
    return !isAlive(pid);
  };
  const quiet = await start('end by yourself');
  if (quiet.owner.exitCode === null) await once(quiet.owner, 'exit');
  expect([quiet.owner.exitCode, await gone(quiet.pid)]).toEqual([0, true]);
  const killed = await start('wait to be killed');
  killed.owner.kill('SIGKILL');
  expect(await gone(killed.pid)).toBe(true);
});
