import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';
import { openDatabase } from '../store/open-database.ts';
import { hasServer } from '../testing/engines.ts';
import { makeFolder } from '../testing/start-server.ts';

const textOf = (file: string) =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

const settingOf = async (databaseUrl: string | undefined, name: 'fsync' | 'synchronous_commit') => {
  const database = await openDatabase({
    databaseUrl,
    dataDir: makeFolder(),
    onLostConnection: () => undefined,
  });
  onTestFinished(database.close);
  const { rows } = (await database.db.execute(sql.raw(`show ${name}`))) as unknown as {
    rows: Record<string, string>[];
  };
  return rows[0]?.[name];
};

it('R04 the embedded engine does not wait for the disk, and the documents say what that can cost', async () => {
  expect(await settingOf(undefined, 'fsync')).toBe('off');
  const decision = textOf('docs/decisions/0004-embedded-postgres-by-default.md');
  expect(decision).toMatch(/without fsync.*power loss.*about 30 seconds.*use a server/);
  expect(textOf('docs/configuration.md')).toMatch(/power loss.*about 30 seconds/);
  expect(textOf('deploy/README.md')).toMatch(/power loss.*about 30 seconds/);
});

it.runIf(hasServer)(
  'R04 nothing of ours turns off fsync or synchronous commit on a PostgreSQL server',
  async () => {
    // The server of the other tests forgets what it may.
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    expect(await settingOf(postgres.url, 'fsync')).toBe('on');
    expect(await settingOf(postgres.url, 'synchronous_commit')).toBe('on');
  },
);
