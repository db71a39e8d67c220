import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';
import type { Vacuum } from './vacuum.ts';

/** One set of migrations for both engines, made by `npm run migrations`. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** What every store file is written against: the same for the embedded engine and for a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database: its tables, and how to close it. */
export type OpenDatabase = {
  db: Database;
  /** Resolves when a statement can be run now, and throws otherwise. */
  ping: () => Promise<void>;
  /** Frees what deleted rows have left behind; nothing where another server is at it. */
  vacuum: (how: Vacuum) => Promise<void>;
  close: () => Promise<void>;
};

/** Servers' clocks may differ by this much; a row from further ahead was written before a clock was set back. */
export const clockToleranceMs = 60 * 1000;

/**
 * Makes concurrent transactions over the same thing wait for each other, on every server that shares the database.
 * The lock ends with the transaction. Statements after it see what the earlier holder committed, which a lock taken
 * inside the counting statement would not guarantee: that statement's snapshot is older than its wait.
 */
export const lockWithin = async (transaction: Database, key: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/** What one function of the database returns. Both drivers answer with `rows`; the type that stands for either does not say so. */
export const answerOf = async <Value>(db: Database, call: SQL): Promise<Value> => {
  const { rows } = (await db.execute(sql`select ${call} as value`)) as unknown as {
    rows: { value: Value }[];
  };
  const [row] = rows;
  if (!row) throw new Error('the database did not answer');
  return row.value;
};

/** A moment as an argument of such a function. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

export const pingWith = (db: Database) => async (): Promise<void> => {
  await db.execute(sql`select 1`);
};
