import { statfsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/**
 * With less than this the engine is only read from. It writes ahead into files of 16 MB: one that finds no room for the
 * next of them stops for good.
 */
const enoughBytes = 64 * 1024 * 1024;

/** For pages of tables. The system's own cache of files is behind it, so more only holds them twice. */
const pageMemory = '32MB';

/** Opening takes seconds of work; after a failure, not every caller should try it again. */
const tryAgainMs = 5000;

type Options = {
  /** Run once, with all that the disk has: a start must be able to see whether tables are to be changed. */
  prepare?: (engine: PGlite) => Promise<void>;
  /** The free space of the file system; for tests, and null where it is unknown. */
  freeBytes?: () => number | null;
  /** For the operator. */
  onTrouble?: (what: string) => void;
};

type Lasting = {
  /** As the engine itself, as far as statements are concerned. */
  client: PGlite;
  close: () => Promise<void>;
};

/**
 * The embedded engine on a disk that may fill up. While there is little room it answers reads and refuses writes, as a
 * read-only replica does. Should it stop all the same, because another process took the last of the room, it is opened again
 * once there is some: the new one finds everything that was committed.
 */
export const lastingEngine = async (
  folder: string,
  {
    prepare = async () => undefined,
    freeBytes = () => freeBytesOf(folder),
    onTrouble = () => undefined,
  }: Options = {},
): Promise<Lasting> => {
  let current = await openFused(folder);
  await prepare(current.engine);
  let opening: Promise<void> | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const hasRoom = () => (freeBytes() ?? Number.POSITIVE_INFINITY) >= enoughBytes;

  const replace = async () => {
    triedAt = performance.now();
    current = await openFused(folder);
    onTrouble('the engine has been opened again');
  };

  const ready = async (): Promise<PGlite> => {
    if (current.panic()) {
      const isTooSoon = !opening && performance.now() - triedAt < tryAgainMs;
      if (isClosed || isTooSoon || !hasRoom()) throw current.panic();
      opening ??= replace().finally(() => {
        opening = null;
      });
      await opening;
    }
    const isReadOnly = !hasRoom();
    if (isReadOnly !== current.isReadOnly) {
      current.isReadOnly = isReadOnly;
      onTrouble(isReadOnly ? 'the disk is almost full: nothing more is written' : 'the disk has room again');
      await current.engine.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    }
    return current.engine;
  };

  const client: Pick<PGlite, 'query' | 'transaction'> = {
    query: async (...asked) => (await ready()).query(...asked),
    transaction: async (work) => (await ready()).transaction(work),
  };
  return {
    client: client as PGlite,
    close: async () => {
      isClosed = true;
      await opening?.catch(() => undefined);
      // One that has stopped cannot be closed: it would never return. It holds nothing but open files.
      if (!current.panic()) await current.engine.close();
    },
  };
};

/** Null where the file system does not report it: then the engine finds out by itself. */
const freeBytesOf = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};

/**
 * An engine that is asked nothing more after its first PANIC. PostgreSQL ends its process then; here there is none to end, and
 * the next statement, even the rollback, would never return and block everything else in this process.
 */
const openFused = async (folder: string) => {
  const engine = await PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageMemory}`],
  });
  let panic: Error | null = null;
  const fuse =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      if (panic) throw panic;
      try {
        return await ask(...asked);
      } catch (error) {
        if (isPanic(error)) panic = error;
        throw error;
      }
    };
  // Every statement takes one of these two ways.
  engine.execProtocol = fuse(engine.execProtocol.bind(engine));
  engine.execProtocolStream = fuse(engine.execProtocolStream.bind(engine));
  return { engine, panic: () => panic, isReadOnly: false };
};

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';
