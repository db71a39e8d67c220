import type { DrizzleConfig, Logger } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { prepareOften, statementNames } from './named-statements.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

export type TablesOn = NodePgDatabase;

type How = {
  /** For connections that share one session: each has its own names for what it prepares. */
  marksNames?: boolean;
  logger?: Logger;
};

/** The tables over connections of the driver, whatever answers them. */
export const databaseOn = (pool: pg.Pool, { marksNames = false, logger }: How = {}): TablesOn => {
  const nameOf = statementNames();
  let connections = 0;
  pool.on('connect', (client) => {
    connections += 1;
    prepareOften(client, nameOf, marksNames ? `_${connections}` : '');
  });
  // Without the schema: it serves Drizzle's relational queries alone, and each transaction would read all tables anew.
  const how = { casing: 'snake_case' as const, ...(logger && { logger }) };
  const db = drizzle({ client: pool, ...how });
  db.transaction = transactionsThatLetGo(pool, how);
  return db;
};

/**
 * Drizzle's own transaction on a pool keeps the connection for good when `begin` fails, as it does when the server has
 * gone away; ten of those and the pool is empty forever. Here the connection is always released, and not used again where even
 * the rollback failed.
 */
const transactionsThatLetGo =
  (pool: pg.Pool, how: DrizzleConfig): TablesOn['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await drizzle({ client, ...how }).transaction(work, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isDatabaseUnavailable(failure) || client.getTransactionStatus() !== 'I');
    }
  };
