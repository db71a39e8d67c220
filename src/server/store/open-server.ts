import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder, type OpenDatabase, pingWith, runWith } from './database.ts';
import { databaseOn } from './database-on-pool.ts';
import { type Vacuum, vacuumTables } from './vacuum.ts';

/** Any number, as long as every version of the product uses the same one. */
const migrationLock = 7_263_001;
const vacuumLock = 7_263_002;

const poolLimits = {
  max: 10,
  /** A request that gets no connection in this time answers 503 instead of queueing forever. */
  connectionTimeoutMillis: 3000,
  /** None of our statements needs seconds; one that does would hold a connection that others wait for. */
  statement_timeout: 5000,
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens a PostgreSQL server and brings its tables up to date. Servers that start together migrate one at a time. */
export const openServer = async (
  databaseUrl: string,
  onLostConnection: (error: Error) => void,
): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, ...poolLimits });
  // A connection that breaks is replaced on next use. Without a listener Node would end the process: the pool reports
  // errors of idle connections, and one in use reports its own.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => client.on('error', onLostConnection));
  try {
    await migrateUnderLock(databaseUrl);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = databaseOn(pool);
  return {
    db,
    ping: pingWith(db),
    run: runWith(pool),
    vacuum: (how) => vacuumUnderLock(databaseUrl, how),
    close: () => pool.end(),
  };
};

/** A connection without the pool's statement limit: what goes through a whole table may take its time. */
const onItsOwn = async (databaseUrl: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const migrateUnderLock = (databaseUrl: string) =>
  onItsOwn(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  });

const vacuumUnderLock = (databaseUrl: string, how: Vacuum) =>
  onItsOwn(databaseUrl, async (client) => {
    // Lost connections are reported by the statement that needed them.
    client.on('error', () => undefined);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [vacuumLock]);
    if (rows[0]?.is_ours) await vacuumTables(async (text) => (await client.query(text)).rows, how);
  });
