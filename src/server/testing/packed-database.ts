import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../store/database.ts';
import { openOn, poolTo } from '../store/open-embedded.ts';
import { openServer } from '../store/open-server.ts';
import { emptyCluster } from '../store/packed-cluster.ts';
import { socketsOf } from './engine-sockets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, packed: opening a copy takes a fraction of making one. */
    packedDatabase: string;
    /** A PostgreSQL server to test on as well; empty where there is none. */
    databaseServer: string;
  }
}

/** A migrated database on the test server that test files copy. */
export const templateName = 'hookwise_template';

/** Runs once before all tests. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-test-'));
  const packed = join(folder, 'database.tar');
  const engine = await PGlite.create({ loadDataDir: emptyCluster() });
  const { db, close } = openOn(poolTo(socketsOf(engine)), async () => undefined);
  await migrate(db, { migrationsFolder });
  await close();
  writeFileSync(packed, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
  await engine.close();
  project.provide('packedDatabase', packed);

  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server) await makeTemplate(server);
  project.provide('databaseServer', server);
  return () => rmSync(folder, { recursive: true, force: true });
};

const makeTemplate = async (server: string) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${templateName}`);
  await client.query(`create database ${templateName}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${templateName}`;
  await (await openServer(url.href, () => undefined)).close();
};
