import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../store/database.ts';
import { pingWith } from '../store/database.ts';
import { rowsOf } from '../store/open-embedded.ts';
import { openServer } from '../store/open-server.ts';
import * as schema from '../store/schema.ts';
import { vacuumEmbedded } from '../store/vacuum.ts';
import { leaseEmbedded } from './embedded-databases.ts';
import { templateName } from './packed-database.ts';

type Engine = {
  name: string;
  open: () => Promise<OpenDatabase>;
};

/** An empty embedded database in memory, its tables already there. `onStatement` is called with each statement. */
export const openTestDatabase = async (onStatement?: (sql: string) => void): Promise<OpenDatabase> => {
  const { client, close } = await leaseEmbedded();
  const logger = onStatement && { logQuery: onStatement };
  const db = drizzle({ client, schema, casing: 'snake_case', ...(logger && { logger }) });
  return { db, ping: pingWith(db), vacuum: (how) => vacuumEmbedded(rowsOf(client), how), close };
};

/** The address of a fresh database on the test server, with its tables unless it should be empty. */
export const createServerDatabase = async ({ isEmpty = false } = {}): Promise<string> => {
  const server = inject('databaseServer');
  const name = `hookwise_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  // Copies of one template must be made one at a time, and test files run side by side.
  await client.query('select pg_advisory_lock(1)');
  await client.query(`create database ${name} template ${isEmpty ? 'template0' : templateName}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export const hasServer = inject('databaseServer') !== '';

/** What every store test runs on: the embedded engine always, a PostgreSQL server where there is one. */
export const engines: Engine[] = [
  { name: 'embedded', open: () => openTestDatabase() },
  ...(hasServer
    ? [{ name: 'server', open: async () => openServer(await createServerDatabase(), () => undefined) }]
    : []),
];
