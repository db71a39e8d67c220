import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openServer } from '../store/open-server.ts';
import { faultsInBooks } from '../testing/check-books.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { nothingYet, writeUntilGone } from '../testing/load-of-writes.ts';
import { runScript } from '../testing/run-script.ts';
import { killed, signIn } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const admin = async (databaseUrl: string, ...order: string[]) => {
  const { code, said } = await runScript('admin', { DATABASE_URL: databaseUrl }, ...order);
  if (code !== 0) throw new Error(said);
};

/**
 * All rows, without the moment at which they were taken. Sign-ins and codes stay behind: a database that does not know which of
 * them have ended since must not bring one back (A10).
 */
const rowsIn = (file: string) => {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1, -2).filter(isOfBefore);
  const tables = Object.groupBy(lines.entries(), ([n]) => lines.slice(0, n + 1).findLast(isTableName) ?? '');
  return Object.entries(tables).flatMap(([table, rows = []]) =>
    // In which order a table gives its rows is for the database to choose.
    endedByRestoring.includes(table) ? [table] : rows.map(([, row]) => row).toSorted(),
  );
};
/** Restoring is on record itself. */
const isOfBefore = (line: string) => !line.includes('"action":"restore backup"');
const isTableName = (line: string) => line.startsWith('"');
/** What waited to be mailed may have been sent since, and waits no more. */
const waitingNoMore = (row: string) => row.replace(/"next_try_at":[^,]+,/, '"next_try_at":null,');
const endedByRestoring = ['"otp_codes"', '"user_sessions"', '"tombstones"'];

it.runIf(hasServer)(
  'R16 a backup taken under load is of one moment, and is the same after it was put back elsewhere',
  async () => {
    const [busy, elsewhere] = [await createServerDatabase(), await createServerDatabase()];
    const folder = makeFolder();
    const server = await startServer({
      DATABASE_URL: busy,
      DATA_DIR: makeFolder(),
      OWNER_EMAIL: 'owner@example.com',
      GUEST_DAILY_LIMIT: '1000000',
      LOOKUPS: 'off',
    });
    const people = {
      admin: await signIn(server, 'owner@example.com'),
      buyer: await signIn(server, 'buyer@example.com'),
    };
    const noted = nothingYet();
    const started = Promise.withResolvers<void>();
    const writers = writeUntilGone(server, people, noted, () => {
      if (noted.analyses.length >= 100) started.resolve();
    });
    await started.promise;
    const before = structuredClone(noted);
    const [first, second] = [join(folder, 'first.gz'), join(folder, 'second.gz')];
    await admin(busy, 'backup', first);
    const duringBackup = noted.analyses.length - before.analyses.length;
    await killed(server);
    await writers;

    await admin(elsewhere, 'restore', first);
    await admin(elsewhere, 'backup', second);
    expect(rowsIn(second)).toEqual(rowsIn(first).map(waitingNoMore));
    const restored = await openServer(elsewhere, () => undefined);
    const faults = await faultsInBooks(restored.db, { ...before, codes: 0 });
    await restored.close();
    expect(faults, 'what was acknowledged before it is in it, and all counts are of one moment').toEqual([]);
    expect(duringBackup, 'the writers were at work meanwhile').toBeGreaterThan(0);
  },
);
