import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { inSharedMemory, madeOnce } from './shared-memory.ts';

const make = () => ({ named: 'a table', numbers: inSharedMemory(Float32Array.of(1, 2, 3)) });

it('makes a table once, which threads that start later read in the same memory', async () => {
  const table = madeOnce('a table of this test', make);
  expect(madeOnce('a table of this test', make)).toBe(table);
  // Nobody writes there; here it shows whose memory it is.
  const thread = new Worker(
    `const { getEnvironmentData, parentPort } = require('node:worker_threads');
     const { named, numbers } = getEnvironmentData('a table of this test');
     numbers[1] = 7;
     parentPort.postMessage({ named, numbers });`,
    { eval: true },
  );
  const [seen] = await once(thread, 'message');
  expect(seen).toEqual({ named: 'a table', numbers: Float32Array.of(1, 7, 3) });
  expect(table.numbers).toEqual(Float32Array.of(1, 7, 3));
});
