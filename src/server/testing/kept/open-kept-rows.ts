import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as embedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { restoreFrom } from '../../services/back-up.ts';
import type { OpenDatabase } from '../../store/database.ts';
import { migrationsFolder, pingWith } from '../../store/database.ts';
import { emptyCluster } from '../../store/open-embedded.ts';
import { openServer } from '../../store/open-server.ts';
import * as schema from '../../store/schema.ts';
import { createServerDatabase, hasServer } from '../engines.ts';

/** A backup of version 0.1.0, and the last of the migrations that version had. */
const backup = fileURLToPath(new URL('./rows.backup', import.meta.url));
const lastMigration = 6;

/** The migrations of the version that made the backup: it can only be restored into tables of its own time. */
const migrationsOfBackup = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(
    journal,
    JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= lastMigration) }),
  );
  return folder;
};

const openKeptEmbedded = async (): Promise<OpenDatabase> => {
  const client = await PGlite.create({ loadDataDir: emptyCluster() });
  const db = embedded({ client, schema, casing: 'snake_case' });
  await migrateEmbedded(db, { migrationsFolder: migrationsOfBackup() });
  await restoreFrom(db, backup, { force: false });
  await migrateEmbedded(db, { migrationsFolder });
  return { db, ping: pingWith(db), close: () => client.close() };
};

const openKeptOnServer = async (): Promise<OpenDatabase> => {
  const connectionString = await createServerDatabase({ isEmpty: true });
  const client = new pg.Client({ connectionString });
  await client.connect();
  const before = onServer({ client, schema, casing: 'snake_case' });
  await migrateServer(before, { migrationsFolder: migrationsOfBackup() });
  await restoreFrom(before, backup, { force: false });
  await client.end();
  return openServer(connectionString, () => undefined);
};

/** The rows of an earlier version in a database of today: restored as that version would, then migrated. */
export const enginesWithKeptRows = [
  { name: 'embedded', open: openKeptEmbedded },
  ...(hasServer ? [{ name: 'server', open: openKeptOnServer }] : []),
];
