// A server with a pool of processes, as far as a pool is concerned: it says which process answered and then ends or waits.
import { childProcess } from '../adapters/job-process.ts';
import { processPool } from '../adapters/process-pool.ts';

const pool = processPool<string, { pid: number }>({
  start: childProcess({ script: new URL('./obedient-process.ts', import.meta.url), maxHeapMb: 64 }),
  size: 1,
  maxWaiting: 1,
  limitMs: 60_000,
  withinMs: 60_000,
  maxResidentMb: 1000,
  idleMs: 60_000,
  onCrash: () => undefined,
});

const outcome = await pool.run('answer', new AbortController().signal);
process.send?.(outcome.state === 'done' ? outcome.result.pid : 0);
if (process.argv[2] === 'wait to be killed') setInterval(() => undefined, 1000);
else process.disconnect();
