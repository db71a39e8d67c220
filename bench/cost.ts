// What does one analysis of each kind cost: processor time of the server and of the database, rows, bytes stored, bytes of the
// database's log? The figures of docs/capacity.md. Without lookups: waiting for others costs no processor.
// Run: node bench/cost.ts [--count 200]
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { type Call, domainCheck, mailCheck, pictureCheck, send, urlCheck } from './kit/callers.ts';
import { printMachine, printTable, say } from './kit/figures.ts';
import { drawnPictures, generatedMails } from './kit/inputs.ts';
import { cpuMsOf, startHookwise } from './kit/servers.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '200' } } });
const count = Number(values.count);
const pictures = await drawnPictures(4);
const mails = generatedMails(count);

const postgres = await startPostgres();
const server = await startHookwise({ DATABASE_URL: postgres.url });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();

type Stored = { rows: number; bytes: number; log: number; transactions: number };
const stored = async (): Promise<Stored> => {
  await client.query('vacuum');
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from analysis_results) as rows,
       pg_total_relation_size('analysis_results') as bytes,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log,
       (select xact_commit from pg_stat_database where datname = current_database()) as transactions`,
  );
  const [row = {}] = rows;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])) as Stored;
};

/** Of the processes that serve the server's connections. */
const databaseCpuMs = async () => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
};

const report: Record<string, string | number>[] = [];
const measure = async (kind: string, call: Call, times: number, callers = 4) => {
  for (let n = 0; n < Math.min(20, times); n += 1) await call(n);
  const [before, cpu, databaseCpu] = [await stored(), cpuMsOf(server.pid), await databaseCpuMs()];
  let begun = 0;
  let answered = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (begun < times) {
        begun += 1;
        const { status } = await call(begun + 1000);
        if (status === 200) answered += 1;
      }
    }),
  );
  const [used, usedByDatabase, after] = [cpuMsOf(server.pid) - cpu, await databaseCpuMs(), await stored()];
  const each = (total: number) => total / Math.max(1, answered);
  report.push({
    kind,
    answered: `${answered} of ${times}`,
    'server CPU ms': each(used),
    'database CPU ms': each(usedByDatabase - databaseCpu),
    'rows kept': each(after.rows - before.rows),
    'kB kept': each(after.bytes - before.bytes) / 1000,
    'kB of log': each(after.log - before.log) / 1000,
    transactions: each(after.transactions - before.transactions),
  });
};

printMachine();
await measure('link', urlCheck(server), count);
await measure('message', mailCheck(server, mails), count);
await measure('domain', domainCheck(server), count);
await measure('picture', pictureCheck(server, pictures), Math.max(4, Math.round(count / 20)), 1);
const search = { category: 'security', vendor: 'Cisco', product: 'ASA', severityFilter: 'all' };
const asJson = { payload: JSON.stringify(search), headers: { 'content-type': 'application/json' } };
await measure('vulnerability', (n) => send(`${server.url}/api/analyze/vulnerability`, n, asJson), count);
printTable(report);
say(
  `messages: generated, ${(mails.join('').length / mails.length / 1000).toFixed(1)} kB in the mean; pictures: 1280 by 800`,
);
await client.end();
await server.stop();
postgres.stop();
process.exit(0);
