import { join } from 'node:path';
import type { Logger } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder, type OpenDatabase, pingWith, runWith } from './database.ts';
import { databaseOn, type TablesOn } from './database-on-pool.ts';
import type { EngineSocket } from './engine-socket.ts';
import { lockFolder } from './folder-lock.ts';
import { lastingEngine } from './lasting-engine.ts';
import { vacuumEmbedded } from './vacuum.ts';

/** So that the engine has the next statement at hand when it is done with one; it does one at a time. */
const connections = 4;

/** The engine has one user, and lets in whoever reaches it. */
const anybody = { user: 'postgres', database: 'postgres', host: 'embedded', password: '', ssl: false };

/** Connections to an embedded engine. None is ever closed for being idle. */
export const poolTo = (connect: () => EngineSocket): pg.Pool => {
  const pool = new pg.Pool({ ...anybody, max: connections, idleTimeoutMillis: 0, stream: connect });
  // The statement that needed it reports that a connection has broken.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** An embedded engine through its connections; `afterwards` is called once they are closed. */
export const openOn = (
  pool: pg.Pool,
  afterwards: () => Promise<void>,
  logger?: Logger,
): OpenDatabase & { db: TablesOn } => {
  const db = databaseOn(pool, { marksNames: true, ...(logger && { logger }) });
  return {
    db,
    ping: pingWith(db),
    run: runWith(pool),
    vacuum: (how) => vacuumEmbedded(async (text) => (await pool.query(text)).rows, how),
    close: async () => {
      await pool.end();
      await afterwards();
    },
  };
};

/** Opens the embedded PostgreSQL in `dataDir`, makes it on first use, and brings its tables up to date. */
export const openEmbedded = async (
  dataDir: string,
  migrations = migrationsFolder,
  onTrouble?: (what: string) => void,
): Promise<OpenDatabase> => {
  const lock = lockFolder(dataDir);
  try {
    const engine = await lastingEngine(join(dataDir, 'database'), { ...(onTrouble && { onTrouble }) });
    const opened = openOn(poolTo(engine.connect), engine.close);
    await migrate(opened.db, { migrationsFolder: migrations }).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    engine.heedRoom();
    return {
      ...opened,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
