import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../thread-environment.ts';
import { EngineSocket } from './engine-socket.ts';
import type { FromEngine, ToEngine } from './engine-wire.ts';

/**
 * With less than this the engine is only read from. It writes ahead into files of 16 MB: one that finds no room for the
 * next of them stops for good.
 */
const enoughBytes = 64 * 1024 * 1024;

/** Opening takes seconds of work; after a failure, not every caller should try it again. */
const tryAgainMs = 5000;

/** What its JavaScript may keep; tables are in memory of another kind. */
const heapMb = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

export type EngineOptions = {
  /** The free space of the file system; for tests, and null where it is unknown. */
  freeBytes?: () => number | null;
  /** For the operator. */
  onTrouble?: (what: string) => void;
};

type Thread = {
  worker: Worker;
  sockets: Map<number, EngineSocket>;
  gone: Promise<void>;
  /** Or about to be: it answers nothing more. */
  isGone: boolean;
};

export type LastingEngine = {
  /** A connection for the driver. */
  connect: () => EngineSocket;
  /**
   * From here on the room on the disk counts. Before, a start uses all that there is: it must be able to see whether tables are
   * to be changed.
   */
  heedRoom: () => void;
  /** Ends the engine, with all its connections. */
  close: () => Promise<void>;
};

/**
 * The embedded engine in a thread of its own, on a disk that may fill up. While there is little room it answers reads and refuses
 * writes, as a read-only replica does. Should it stop all the same, because another process took the last of the room, its
 * connections break, and the next one opens it again once there is some: the new one finds everything that was committed.
 */
export const lastingEngine = async (
  folder: string,
  { freeBytes = () => freeBytesOf(folder), onTrouble = () => undefined }: EngineOptions = {},
): Promise<LastingEngine> => {
  let connections = 0;
  let isReadOnly = false;
  let heedsRoom = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  const start = (): Thread => {
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: { folder },
      env: threadEnvironment(),
      resourceLimits: heapMb,
    });
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const thread: Thread = { worker, sockets: new Map(), gone, isGone: false };
    const giveUp = () => {
      thread.isGone = true;
      for (const socket of thread.sockets.values()) socket.destroy(new EngineStopped());
    };
    worker.on('message', (news: FromEngine) => {
      if ('isReady' in news) return;
      thread.sockets.get(news.connection)?.hear(news.bytes);
      if (news.isLast) giveUp();
    });
    // Its connections say that it is gone; without a listener the process would end.
    worker.on('error', ({ message }) => onTrouble(`the engine has stopped: ${message}`));
    worker.on('exit', () => {
      giveUp();
      resolve();
    });
    return thread;
  };

  const hasRoom = () => (freeBytes() ?? Number.POSITIVE_INFINITY) >= enoughBytes;

  let thread = start();
  await Promise.race([once(thread.worker, 'message'), thread.gone]);
  if (thread.isGone) throw new EngineStopped();

  const noteRoom = () => {
    if (!heedsRoom || hasRoom() !== isReadOnly) return;
    isReadOnly = !isReadOnly;
    onTrouble(isReadOnly ? 'the disk is almost full: nothing more is written' : 'the disk has room again');
  };

  return {
    connect: () => {
      connections += 1;
      const connection = connections;
      const canOpen = () => performance.now() - triedAt >= tryAgainMs && hasRoom();
      if (thread.isGone && canOpen()) {
        triedAt = performance.now();
        isReadOnly = false;
        thread = start();
        onTrouble('the engine has been opened again');
      }
      const { worker, sockets, isGone } = thread;
      const socket = new EngineSocket({
        send: (bytes) => {
          noteRoom();
          worker.postMessage({ connection, bytes, isReadOnly } satisfies ToEngine, [
            bytes.buffer as ArrayBuffer,
          ]);
        },
        leave: () => worker.postMessage({ leaves: connection } satisfies ToEngine),
      });
      if (isGone) socket.destroy(new EngineStopped());
      sockets.set(connection, socket);
      socket.once('close', () => sockets.delete(connection));
      return socket;
    },
    heedRoom: () => {
      heedsRoom = true;
    },
    close: async () => {
      if (!thread.isGone) thread.worker.postMessage({ closes: true } satisfies ToEngine);
      await thread.gone;
    },
  };
};

/** PostgreSQL has ended itself; as a server says that has run out of disk. */
class EngineStopped extends Error {
  override name = 'EngineStopped';
  readonly code = '53100';
  constructor() {
    super('the embedded engine has stopped and cannot be opened again yet');
  }
}

/** Null where the file system does not report it: then the engine finds out by itself. */
const freeBytesOf = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};
