import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Vacuum } from './vacuum.ts';

/** One set of migrations for both engines, made by `npm run migrations`. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** What every store file is written against: the same for the embedded engine and for a server. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database: its tables, and how to close it. */
export type OpenDatabase = {
  db: Database;
  /** Resolves when a statement can be run now, and throws otherwise. */
  ping: () => Promise<void>;
  /** Runs statements that other software has written, one or several of them, as they are. */
  run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
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

/** An argument of a function of the database, with its type there. */
export type Argument = readonly [value: unknown, type: string];

/**
 * What one function of the database returns. Written out here: the query builder takes a twentieth of a link's time to write the same.
 * Both drivers answer with `rows`; the type that stands for either does not say so.
 */
export const answerOf = async <Value>(
  db: Database,
  name: string,
  given: readonly Argument[],
): Promise<Value> => {
  const places = given.map(([, type], at) => `$${at + 1}::${type}`);
  const text = `select ${name}(${places.join(', ')}) as value`;
  const query = { sql: text, params: given.map(([value]) => value) };
  const statement = db._.session.prepareQuery(query, undefined, undefined, false);
  const { rows } = (await statement.execute()) as { rows: { value: Value }[] };
  const [row] = rows;
  if (!row) throw new Error('the database did not answer');
  return row.value;
};

/** The same arguments within a statement. */
export const argumentsOf = (given: readonly Argument[]): SQL =>
  sql.join(
    given.map(([value, type]) => sql`${sql.param(value)}::${sql.raw(type)}`),
    sql`, `,
  );

/** A moment as such an argument. */
export const momentOf = (at: Date): Argument => [at.toISOString(), 'timestamptz'];

/** A moment within a statement. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Several statements have several results. */
export const runWith =
  (pool: pg.Pool): OpenDatabase['run'] =>
  async (text, values) => {
    const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
    return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
  };

export const pingWith = (db: Database) => async (): Promise<void> => {
  await db.execute(sql`select 1`);
};
