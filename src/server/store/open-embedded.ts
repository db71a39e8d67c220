import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase, pingWith } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { lastingEngine } from './lasting-engine.ts';
import * as schema from './schema.ts';
import { unpackTar } from './unpack-tar.ts';
import { vacuumEmbedded } from './vacuum.ts';

/** A cluster with empty tables, packed by `npm run pack-cluster`: building one takes seconds. */
export const packedCluster = new URL('./empty-cluster.tar.br', import.meta.url);

/** Opens the embedded PostgreSQL in `dataDir`, makes it on first use, and brings its tables up to date. */
export const openEmbedded = async (
  dataDir: string,
  migrations = migrationsFolder,
  onTrouble?: (what: string) => void,
): Promise<OpenDatabase> => {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) unpackCluster(folder);
    const { client, close } = await lastingEngine(folder, {
      prepare: (engine) =>
        migrate(drizzle({ client: engine, casing: 'snake_case' }), { migrationsFolder: migrations }),
      ...(onTrouble && { onTrouble }),
    });
    const db = drizzle({ client, schema, casing: 'snake_case' });
    return {
      db,
      ping: pingWith(db),
      vacuum: (how) => vacuumEmbedded(rowsOf(client), how),
      close: async () => {
        await close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Statements that take no values, one at a time. */
export const rowsOf =
  (client: Pick<PGlite, 'query'>) =>
  async <Row>(statement: string): Promise<Row[]> =>
    (await client.query<Row>(statement)).rows;

/** The folder appears complete or not at all: a start that is killed halfway leaves only a draft, deleted here. */
const unpackCluster = (folder: string) => {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  unpackTar(clusterArchive(), draft);
  // The engine writes its files open to everyone. This folder is ours to close; its parent may belong to another user.
  chmodSync(draft, 0o700);
  renameSync(draft, folder);
};

const clusterArchive = () => brotliDecompressSync(readFileSync(packedCluster));

/** As the engine itself takes it, for one that is kept in memory. */
export const emptyCluster = (): Blob => new Blob([clusterArchive()]);
