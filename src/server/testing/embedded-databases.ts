import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import * as schema from '../store/schema.ts';

type Lease = {
  /** As the engine itself, as far as statements are concerned. */
  client: PGlite;
  /** Afterwards the client answers as one whose engine was closed. */
  close: () => Promise<void>;
};

/** Opened and not in use. Opening an engine takes a second of work, emptying its tables a few milliseconds. */
const free: PGlite[] = [];

/** An engine in memory whose tables are there and empty; the next test of this worker gets it after this one. */
export const leaseEmbedded = async (): Promise<Lease> => {
  const used = free.pop();
  const engine = used ? await emptyTables(used) : await openCopy();
  let isClosed = false;
  const whileOpen = () => {
    if (isClosed) throw new Error('PGlite is closed');
    return engine;
  };
  const client: Pick<PGlite, 'query' | 'transaction'> = {
    query: async (...asked) => whileOpen().query(...asked),
    transaction: async (work) => whileOpen().transaction(work),
  };
  return {
    client: client as PGlite,
    close: async () => {
      if (!isClosed) free.push(engine);
      isClosed = true;
    },
  };
};

const openCopy = () => PGlite.create({ loadDataDir: new Blob([readFileSync(inject('packedDatabase'))]) });

const emptyTables = async (engine: PGlite): Promise<PGlite> => {
  const { rows } = await engine.query<{ name: string }>(filledTables);
  if (rows.length > 0) await engine.exec(`truncate ${rows.map(({ name }) => name).join()} cascade`);
  // Locks and settings of the session.
  await engine.exec('discard all');
  return engine;
};

/** Most tests write into two or three of them, and truncating a table creates its files again. */
const filledTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .map((name) => `select '${name}' as name where exists (select from ${name})`)
  .join(' union all ');
