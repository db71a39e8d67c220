import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { type FromEngine, type ToEngine, wireOf } from './engine-wire.ts';
import { unpackCluster } from './packed-cluster.ts';

// The inside of the thread in which the embedded engine works: bytes of PostgreSQL's protocol in and out.

/**
 * V8's optimising compiler takes 600 MB and five to fifteen seconds for one function of PostgreSQL, and no option keeps that one
 * from it. Its first compiler makes code that takes a third longer, at once and in little memory (decision 0048). The flags go
 * for the process; no other WebAssembly of any weight runs in it.
 */
setFlagsFromString('--liftoff-only');
setFlagsFromString('--no-wasm-dynamic-tiering');
setFlagsFromString('--no-wasm-tier-up');

/** For pages of tables. The system's own cache of files is behind it, so more only holds them twice. */
const pageMemory = '32MB';

const port = parentPort;
if (!port) throw new Error('this file is for a thread');
const tell = (news: FromEngine, moved: ArrayBuffer[] = []) => port.postMessage(news, moved);

const { folder } = workerData as { folder: string };
unpackCluster(folder);
const engine = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageMemory}`],
});

const wire = wireOf(engine, {
  answer: (connection, bytes) => tell({ connection, bytes }, [bytes.buffer as ArrayBuffer]),
  // PostgreSQL ends its process after a PANIC. Here the thread ends: the engine would never return from what is still to be done.
  onPanic: (connection, bytes) => {
    tell({ connection, bytes, isLast: true });
    process.exit();
  },
});
port.on('message', (asked: ToEngine) => {
  if ('bytes' in asked) wire.take(asked);
  else if ('leaves' in asked) wire.leave(asked.leaves);
  else void engine.close().finally(() => process.exit());
});
tell({ isReady: true });
