// How many links a second do ten servers on one PostgreSQL carry, beside one? Each server is meant to have a core of its own, and the
// database some. Where the machine has fewer, what each part can carry is its cores by the processor time that one link took of it,
// with all servers at work; the part that carries least is the limit. With few callers for each server, hardly any of them
// share a statement, as they do under load: the figures are the lower bound.
// Run: node bench/ten-servers.ts [--servers 10] [--links 3000] [--callers 2] [--database-cores 4]
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { admitted, closedLoop, timesOf, urlCheck } from './kit/callers.ts';
import { printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { cpuMsOf, startHookwise } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '10' },
    links: { type: 'string', default: '3000' },
    callers: { type: 'string', default: '2' },
    'database-cores': { type: 'string', default: '4' },
  },
});
const [most, links, callers] = [Number(values.servers), Number(values.links), Number(values.callers)];
const databaseCores = Number(values['database-cores']);
/** A slow machine gives fewer links, and an end. */
const longestMs = 120_000;
/** Each has to load what judges, and have it compiled. */
const warmUpEach = 300;
/** The aim: what ten servers carry beside one. */
const wantedTimes = 8;

const measure = async (servers: number) => {
  const postgres = await startPostgres();
  const started = await Promise.all(
    Array.from({ length: servers }, () => startHookwise({ DATABASE_URL: postgres.url })),
  );
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows: lines } = await client.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  );
  const postmaster = Number(lines[0]?.pid);
  if (!(postmaster > 0)) throw new Error('the process of the database is unknown');
  const work = async (count: number) => {
    const end = performance.now() + longestMs;
    const all = await Promise.all(
      started.map(async (server) => {
        const answers: ReturnType<typeof admitted> = [];
        while (answers.length < count / servers && performance.now() < end)
          answers.push(...admitted(await closedLoop(urlCheck(server), callers, 250)));
        return answers;
      }),
    );
    return all.flat();
  };
  await work(warmUpEach * servers);
  const cpu = () => ({
    servers: started.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
    database: cpuMsOf(postmaster),
  });
  const before = cpu();
  const answered = await work(links);
  const after = cpu();
  const connections = await client.query<{ many: string }>(
    "select count(*) as many from pg_stat_activity where backend_type = 'client backend'",
  );
  await client.end();
  for (const server of started) await server.stop();
  postgres.stop();
  const each = {
    server: (after.servers - before.servers) / answered.length,
    database: (after.database - before.database) / answered.length,
  };
  return {
    servers,
    'links measured': answered.length,
    'server CPU ms': each.server,
    'database CPU ms': each.database,
    connections: Number(connections.rows[0]?.many) - 1,
    'p99 ms here': quantile(timesOf(answered), 0.99),
    'servers carry a second': (servers * 1000) / each.server,
    [`database of ${databaseCores} cores carries`]: (databaseCores * 1000) / each.database,
    'all carry': Math.min((servers * 1000) / each.server, (databaseCores * 1000) / each.database),
  };
};

printMachine();
const one = await measure(1);
const many = await measure(most);
printTable([one, many]);
const times = Number(many['all carry']) / Number(one['all carry']);
const isServers = many['servers carry a second'] <= Number(many['all carry']);
say(
  `${most} servers carry ${times.toFixed(1)} times one; ${isServers ? 'the servers' : 'the database'} end first`,
);
sayLimit(`ten servers carry at least ${wantedTimes} times one`, times >= (wantedTimes * most) / 10);
process.exit(0);
