// As adapters/reader-unit.ts, for a process that follows orders.
import { Socket } from 'node:net';
import { keepReader } from '../adapters/reader-keeper.ts';

keepReader(new Socket({ fd: 0, readable: true, writable: true }), {
  obedient: { script: new URL('./obedient-process.ts', import.meta.url), maxHeapMb: 64 },
});
