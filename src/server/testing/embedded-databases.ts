import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, type Logger } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import type { OpenDatabase } from '../store/database.ts';
import { openOn, poolTo } from '../store/open-embedded.ts';
import * as schema from '../store/schema.ts';
import { socketsOf } from './engine-sockets.ts';

/** Opened and not in use. Opening an engine takes a second of work, emptying its tables a few milliseconds. */
const free: PGlite[] = [];

/**
 * An engine in memory whose tables are there and empty; the next test of this worker gets it after this one. It works in the thread
 * of the tests: each of their processes has one as it is.
 */
export const leaseEmbedded = async (logger?: Logger): Promise<OpenDatabase> => {
  const used = free.pop();
  const engine = used ? await emptyTables(used) : await openCopy();
  const opened = openOn(poolTo(socketsOf(engine)), async () => void free.push(engine), logger);
  let closing: Promise<void> | undefined;
  return {
    ...opened,
    close: () => {
      closing ??= opened.close();
      return closing;
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
