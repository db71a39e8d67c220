// What do faults cost? SIGKILL under load on both engines, PostgreSQL down for half a minute under load, and a backup
// restored elsewhere: what is lost, how soon calls are served again, how long callers wait.
// Run: node bench/faults.ts [--rounds 50] [--outage 30]
// The limits are the specification's: nothing acknowledged lost, ready in 5 s, served again in 5 s, no caller waits 10 s.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { backUpTo, openServer, restoreFrom } from '../src/server/measuring.ts';
import {
  faultsInBooks,
  killed,
  killRounds,
  listening,
  nothingYet,
  post,
  startProcess,
} from '../src/server/testing/index.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, outage: { type: 'string', default: '30' } },
});
const rounds = Number(values.rounds);
const outageMs = Number(values.outage) * 1000;
const readyLimitMs = 5000;
const recoveryLimitMs = 5000;
const waitLimitMs = 10_000;
const rowsToBackUp = 100_000;
const rowsAtOnce = 2000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const missed: string[] = [];
const row = (fault: string, seen: string, isWell: boolean) => {
  if (!isWell) missed.push(fault);
  say(`| ${fault} | ${seen} | ${isWell ? 'holds' : 'MISSED'} |`);
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const start = (env: Record<string, string>) => listening(startProcess(env));

const folder = mkdtempSync(join(tmpdir(), 'hookwise-faults-'));
const postgres = await startPostgres();

const newDatabase = async (name: string) => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
};

const killUnderLoad = async (engine: string, env: Record<string, string>) => {
  const onRound = ({ readyMs, acknowledged }: { readyMs: number; acknowledged: number }) =>
    process.stderr.write(`${engine}: ready in ${seconds(readyMs)}, ${acknowledged} acknowledged so far\n`);
  const seen = await killRounds({ rounds, chance: Math.random, env, start, onRound });
  const faults = seen.flatMap((round) => round.faults);
  // The first start makes the database.
  const slowest = Math.max(...seen.slice(1).map(({ readyMs }) => readyMs));
  const acknowledged = seen.at(-1)?.acknowledged ?? 0;
  row(
    `R01 SIGKILL under load, ${engine}, ${rounds} rounds`,
    `${acknowledged} writes acknowledged, ${faults.length === 0 ? 'none lost, every count right' : faults.join('; ')}; ready again in ${seconds(slowest)} at most`,
    faults.length === 0 && slowest <= readyLimitMs,
  );
};

const databaseAway = async () => {
  const server = await start({
    DATABASE_URL: await newDatabase('away'),
    DATA_DIR: join(folder, 'away'),
    LOOKUPS: 'off',
    GUEST_DAILY_LIMIT: '1000000',
  });
  const noted = nothingYet();
  const seen = new Map<string, number>();
  let longestMs = 0;
  let servedAt = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await post(`${server.url}/api/analyze/url`, { url: 'https://example.com/' });
      const { id } = (await answer.json()) as { id: string };
      const now = performance.now();
      longestMs = Math.max(longestMs, now - begun);
      if (answer.status === 200) {
        noted.analyses.push(id);
        servedAt ||= now;
      } else await setTimeout(50);
      const kind =
        answer.status === 200 ? '200' : `${answer.status} (${answer.headers.get('retry-after')} s)`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  };
  const visits = Promise.all(Array.from({ length: 20 }, visit));
  await setTimeout(2000);
  postgres.halt();
  await setTimeout(outageMs);
  postgres.resume();
  const backAt = performance.now();
  servedAt = 0;
  while (servedAt === 0) await setTimeout(10);
  const recoveryMs = servedAt - backAt;
  await setTimeout(1000);
  isOver = true;
  await visits;
  const hasCrashed = server.child.exitCode !== null;
  await killed(server);
  const database = await openServer(new URL('/away', postgres.url).href, () => undefined);
  const faults = await faultsInBooks(database.db, noted);
  await database.close();
  const kinds = [...seen].map(([kind, times]) => `${times} x ${kind}`).join(', ');
  row(
    `R05 PostgreSQL away for ${seconds(outageMs)} under load`,
    `${kinds}; served again ${seconds(recoveryMs)} after it was back; longest wait ${seconds(longestMs)}; ${faults.length === 0 ? 'nothing lost' : faults.join('; ')}`,
    faults.length === 0 && !hasCrashed && recoveryMs <= recoveryLimitMs && longestMs <= waitLimitMs,
  );
};

const backUpAndRestore = async () => {
  const [from, to] = [
    await openServer(await newDatabase('backed_up'), () => undefined),
    await openServer(await newDatabase('restored'), () => undefined),
  ];
  // In steps: the server's own limit on a statement holds here too.
  for (let begin = 1; begin <= rowsToBackUp; begin += rowsAtOnce)
    await from.db.execute(
      `insert into analysis_results (analysis_type, input_data, risk_score, risk_level, threats, recommendations)
       select 'email', repeat(md5(n::text), 100), n % 101, 'low', '[]', '[]'
       from generate_series(${begin}, ${begin + rowsAtOnce - 1}) n`,
    );
  const file = join(folder, 'backup.gz');
  const begun = performance.now();
  const kept = await backUpTo(from.db, file, new Date());
  const backedUp = performance.now();
  const restored = await restoreFrom(to.db, file, { force: false, now: new Date() });
  const done = performance.now();
  const { rows: sizes } = (await from.db.execute(
    // What is in the rows; on disk it is compressed.
    `select sum(octet_length(input_data))::float8 as size from analysis_results`,
  )) as unknown as { rows: { size: number }[] };
  const gigabytes = (sizes[0]?.size ?? 0) / 1e9;
  const perGigabyteMs = (done - backedUp) / gigabytes;
  await Promise.all([from.close(), to.close()]);
  row(
    `R16 backup and restore of ${kept} rows, ${gigabytes.toFixed(2)} GB`,
    `${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds(backedUp - begun)}, put back in ${seconds(done - backedUp)}: ${seconds(perGigabyteMs)} for a gigabyte`,
    kept === restored && perGigabyteMs <= 5 * 60_000,
  );
};

try {
  say('| fault | seen | |\n| --- | --- | --- |');
  await killUnderLoad('embedded engine', { DATA_DIR: join(folder, 'embedded') });
  await killUnderLoad('PostgreSQL', {
    DATABASE_URL: await newDatabase('killed'),
    DATA_DIR: join(folder, 'server'),
  });
  await databaseAway();
  await backUpAndRestore();
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed.length === 0 ? 0 : 1;
