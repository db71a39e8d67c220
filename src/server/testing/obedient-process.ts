// A process that follows orders: the faults that hostile pictures may cause, on demand.
import { setTimeout } from 'node:timers/promises';
import { serveJobs } from '../adapters/process-worker.ts';

const held: Buffer[] = [];

const orders: Record<string, () => unknown> = {
  'loop without end': () => {
    for (;;);
  },
  'rest for ever': () => new Promise(() => undefined),
  stop: async () => {
    process.kill(process.pid, 'SIGSTOP');
    await setTimeout(1000);
  },
  'fault in native code': async () => {
    process.kill(process.pid, 'SIGSEGV');
    await setTimeout(60_000);
  },
  'be killed': async () => {
    process.kill(process.pid, 'SIGKILL');
    await setTimeout(60_000);
  },
  'talk nonsense': async () => {
    process.send?.(null);
    await setTimeout(60_000);
  },
  leave: () => process.exit(3),
  throw: () => {
    throw new Error('a fault that quotes the picture');
  },
  'take all the memory': () => {
    const taken: object[] = [];
    for (;;) taken.push(Array.from({ length: 1000 }, (_, n) => ({ n })));
  },
  'grow fat': () => void held.push(Buffer.alloc(200 * 2 ** 20, 1)),
};

const asked = ['fs.read', 'fs.write', 'child', 'worker', 'addon'];

await serveJobs<string, object, string>({
  warmUp: async () => undefined,
  work: async (order, report) => {
    report('begun');
    await orders[order]?.();
    report('done');
    return {
      order,
      pid: process.pid,
      environment: Object.keys(process.env).sort(),
      may: {
        ...Object.fromEntries(asked.map((scope) => [scope, process.permission.has(scope)])),
        readPackages: process.permission.has('fs.read', import.meta.resolve('sharp').slice('file://'.length)),
        readOurData: process.permission.has('fs.read', `${process.cwd()}/.data`),
      },
    };
  },
});
