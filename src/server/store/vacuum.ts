import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** How thoroughly: rewriting a table leaves nothing of what was deleted in it, and holds up everyone who needs it meanwhile. */
export type Vacuum = { rewritesUpToBytes: number };

/** What the hourly round rewrites: the keys, which are few. */
export const hourlyVacuum: Vacuum = { rewritesUpToBytes: 0 };

/** After content in the open was encrypted, as far as it can be done beside calls. */
export const thoroughVacuum: Vacuum = { rewritesUpToBytes: 128 * 1024 * 1024 };

type Ask = <Row>(statement: string) => Promise<Row[]>;

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));

/** Frees what deleted rows have left behind. */
export const vacuumTables = async (ask: Ask, { rewritesUpToBytes }: Vacuum): Promise<void> => {
  for (const table of tables) {
    const [{ bytes } = { bytes: 0 }] = await ask<{ bytes: number }>(
      `select pg_total_relation_size('${table}')::float8 as bytes`,
    );
    await ask(`vacuum ${bytes <= rewritesUpToBytes ? '(full)' : ''} ${table}`);
  }
};

/**
 * The same on the embedded engine, which nobody else vacuums. What was destroyed must not survive in the files that it writes
 * ahead either: those that are done with are deleted, where they would be kept for use again.
 */
export const vacuumEmbedded = async (ask: Ask, how: Vacuum): Promise<void> => {
  await vacuumTables(ask, how);
  await ask(`vacuum (full) ${getTableName(schema.contentKeys)}`);
  await ask('set wal_recycle = off');
  try {
    await ask('select pg_switch_wal()');
    await ask('checkpoint');
  } finally {
    await ask('reset wal_recycle');
  }
};
