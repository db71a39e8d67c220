import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../store/database.ts';
import { openServer } from '../store/open-server.ts';
import { leaseEmbedded } from './embedded-databases.ts';
import { templateName } from './packed-database.ts';

type Engine = {
  name: string;
  open: () => Promise<OpenDatabase>;
};

/** An empty embedded database in memory, its tables already there. `onStatement` is called with each statement. */
export const openTestDatabase = (onStatement?: (sql: string) => void): Promise<OpenDatabase> =>
  leaseEmbedded(onStatement && { logQuery: onStatement });

const onServer = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The address of a fresh database on the test server, with its tables unless it should be empty. */
export const createServerDatabase = async ({ isEmpty = false } = {}): Promise<string> => {
  const name = `hookwise_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (client) => {
    // Copies of one template must be made one at a time, and test files run side by side.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name} template ${isEmpty ? 'template0' : templateName}`);
  });
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  return url.href;
};

const openServerDatabase = async (): Promise<OpenDatabase> => {
  const url = await createServerDatabase();
  const opened = await openServer(url, () => undefined);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer((client) =>
        client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
      );
    },
  };
};

export const hasServer = inject('databaseServer') !== '';

/** What every store test runs on: the embedded engine always, a PostgreSQL server where there is one. */
export const engines: Engine[] = [
  { name: 'embedded', open: () => openTestDatabase() },
  ...(hasServer ? [{ name: 'server', open: openServerDatabase }] : []),
];
