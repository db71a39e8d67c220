// How fast is a job beside single checks, what does it cost them, and what is left of it when servers are killed? Of one server: the rate of
// single checks of the same messages, as many at once as there are cores, before the job and after it; the job; single checks while
// another job runs and while it is paused, by turns (--only beside: nothing else). With --kills, in place of that: a job on one or several servers, of which one is killed that often.
// Run: node bench/jobs.ts [--items 10000] [--engine embedded|PostgreSQL] [--kills 5] [--servers 3] [--only beside]
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/postgres.ts';
import { killed, listening, main, servedWith, signIn, startProcess } from '../src/server/testing/index.ts';
import { admitted, type Call, closedLoop, json, openLoop, send, timesOf } from './kit/callers.ts';
import { median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { jobsAt, mailboxOf } from './kit/job-server.ts';
import { cpuMsOf, type Engine, type MeasuredServer, makeFolder, residentOf } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'embedded' },
    kills: { type: 'string', default: '0' },
    servers: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [items, kills, count] = [Number(values.items), Number(values.kills), Number(values.servers)];
const engine = values.engine as Engine;
const owner = 'owner@example.com';
const person = 'jobs@example.com';
const limits = { rate: 0.8, growthMb: 200, p99: 1.5 };
/** As the web page sees it: a second more or less does not matter. */
const lookEveryMs = 250;
const singlesPerSecond = 4;
const turnMs = 10_000;
const turns = 6;

const { mailbox, mails } = mailboxOf(items);
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
if (!postgres && count > 1) throw new Error('several servers need --engine PostgreSQL');
const folder = makeFolder();
const env = {
  ...{ LOOKUPS: 'off', LOG_LEVEL: 'error', OWNER_EMAIL: owner, TRUST_PROXY: '127.0.0.1' },
  SESSION_SECRET: 'the same on every server, thirty-two characters',
  CONTENT_KEY: 'the same on every server: for what people submit',
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const start = () =>
  listening(
    startProcess({ ...env, DATA_DIR: postgres ? makeFolder() : folder }, [
      process.execPath,
      ...servedWith,
      main,
    ]),
  );
type Server = Awaited<ReturnType<typeof start>>;

/** A person without a limit, and their session. */
const prepare = async (server: Server): Promise<string> => {
  const answer = await fetch(`${server.url}/api/admin/users`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await signIn(server, owner)}`,
    },
    body: JSON.stringify({ email: person, planType: 'enterprise', historyLimit: 5 }),
  });
  if (!answer.ok) throw new Error(`the person could not be created: ${answer.status}`);
  return signIn(server, person);
};

const measured = ({ url, child, output }: Server): MeasuredServer => ({
  ...{ url, pid: child.pid ?? 0, output },
  stop: () => killed({ child } as Server),
});

/** Runs a job to its end, looking at it now and then. */
const follow = async (jobs: ReturnType<typeof jobsAt>, id: string, look: () => void = () => undefined) => {
  for (;;) {
    const job = await jobs.show(id);
    look();
    if (job.endedAt !== null) return job;
    await setTimeout(lookEveryMs);
  }
};

/** A job that runs and rests by turns, so that whatever else the machine does falls on both alike. */
const measureBeside = async (jobs: ReturnType<typeof jobsAt>, check: Call, pid: number) => {
  const held = residentOf(pid);
  let most = held;
  const times = { calm: [] as number[], beside: [] as number[] };
  const singles = async () => timesOf(admitted(await openLoop(check, singlesPerSecond, turnMs)));
  const id = await jobs.begin(mailbox);
  for (let turn = 0; turn < turns; turn += 1) {
    times.beside.push(...(await singles()));
    most = Math.max(most, residentOf(pid));
    // One that has ended by then says nothing: a larger one is needed.
    await jobs.pause(id);
    // What was under way is judged and kept.
    await setTimeout(1000);
    times.calm.push(...(await singles()));
    await jobs.goOn(id);
  }
  const { done } = await jobs.show(id);
  await jobs.cancel(id);
  return { ...times, done, grownMb: (most - held) / 1e6 };
};

const sayBeside = ({ calm, beside, done, grownMb }: Awaited<ReturnType<typeof measureBeside>>) => {
  const row = (what: string, times: number[]) => ({
    'a single check': what,
    checks: times.length,
    'p50 ms': median(times),
    'p90 ms': quantile(times, 0.9),
    'p99 ms': quantile(times, 0.99),
  });
  say();
  printTable([row('alone', calm), row(`beside a job, which did ${done}`, beside)]);
  sayLimit(
    `p99 of a single check within ${limits.p99} times`,
    quantile(beside, 0.99) <= limits.p99 * quantile(calm, 0.99),
  );
  say(`a thread for single checks beside it included, the server grew by ${Math.round(grownMb)} MB`);
};

const measureRate = async () => {
  const server = await start();
  const token = await prepare(server);
  const { url, pid } = measured(server);
  const jobs = jobsAt(() => url, token);
  const check: Call = (n) =>
    send(`${url}/api/analyze/email`, n, json({ content: mails[n % mails.length] ?? '' }), {
      authorization: `Bearer ${token}`,
    });
  const rows: Record<string, string | number>[] = [];
  const note = (what: string, done: number, ms: number, cpuMs: number) => {
    rows.push({
      [engine]: what,
      messages: done,
      'a second': (1000 * done) / ms,
      'CPU ms each': cpuMs / done,
    });
    return { perSecond: (1000 * done) / ms, cpuMs: cpuMs / done };
  };
  const singles = async (what: string) => {
    const [begun, cpu] = [performance.now(), cpuMsOf(pid)];
    const wanted = Math.min(items, 1000);
    let done = 0;
    while (done < wanted) done += admitted(await closedLoop(check, availableParallelism(), 500)).length;
    return note(what, done, performance.now() - begun, cpuMsOf(pid) - cpu);
  };
  const job = async (what: string, content: Buffer) => {
    const [begun, cpu, held] = [performance.now(), cpuMsOf(pid), residentOf(pid)];
    let most = held;
    const id = await jobs.begin(content);
    const ended = await follow(jobs, id, () => {
      most = Math.max(most, residentOf(pid));
    });
    if (ended.state !== 'finished' || ended.done !== ended.items) throw new Error(JSON.stringify(ended));
    const { done, failed } = ended;
    return {
      ...note(
        `${what}${failed ? `, ${failed} failed` : ''}`,
        done,
        performance.now() - begun,
        cpuMsOf(pid) - cpu,
      ),
      grownMb: (most - held) / 1e6,
    };
  };
  await closedLoop(check, availableParallelism(), 15_000);
  if (values.only === 'beside') {
    sayBeside(await measureBeside(jobs, check, pid));
    await measured(server).stop();
    return;
  }
  const before = await singles('single checks before');
  const whole = await job('a job, with its upload', mailbox);
  const after = await singles('single checks after');
  const compared = await measureBeside(jobs, check, pid);
  printTable(rows);
  say();
  const singleRate = (before.perSecond + after.perSecond) / 2;
  const share = whole.perSecond / singleRate;
  say(
    `the job has ${Math.round(100 * share)} % of the rate of single checks; the server grew by ${Math.round(whole.grownMb)} MB`,
  );
  sayLimit(`at least ${100 * limits.rate} % of the rate of single checks`, share >= limits.rate);
  sayLimit(`the server grows by less than ${limits.growthMb} MB`, whole.grownMb < limits.growthMb);
  sayBeside(compared);
  await measured(server).stop();
};

const measureKills = async () => {
  let servers = await Promise.all(Array.from({ length: count }, start));
  const newest = () => servers.at(-1) as Server;
  const token = await prepare(newest());
  const jobs = jobsAt(() => newest().url, token);
  const id = await jobs.begin(mailbox);
  const rows: Record<string, string | number>[] = [];
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const reach = async (done: number) => {
    for (;;) {
      const job = await jobs.show(id);
      if (job.done >= done || job.endedAt !== null) return job.done;
      await setTimeout(lookEveryMs);
    }
  };
  for (let n = 1; n <= kills; n += 1) {
    const done = await reach(Math.floor((n * items) / (kills + 1)));
    const [dies, ...others] = servers;
    if (!dies) throw new Error('there is no server');
    const at = seconds();
    await killed(dies);
    servers = [...others, await start()];
    await reach(done + 1);
    rows.push({ kill: n, 'done by then': done, 'after s': at, 'goes on after s': seconds() - at });
  }
  const job = await follow(jobs, id);
  const found = await jobs.results(id);
  const twice = found.length - new Set(found.map(({ item }) => item)).size;
  const sameId = found.length - new Set(found.map((result) => result.id)).size;
  const missing = items - new Set(found.map(({ item }) => item)).size;
  printTable(rows);
  say(
    `${count} server(s), ${engine}: ${job.state} after ${seconds()} s; ${job.done} of ${job.items} done, ${job.failed} failed; ${found.length} results, ${twice + sameId} twice, ${missing} missing`,
  );
  sayLimit(
    'every result once',
    job.state === 'finished' && twice + sameId + missing === 0 && found.length === items,
  );
  await Promise.all(servers.map(killed));
};

printMachine();
try {
  await (kills > 0 ? measureKills() : measureRate());
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
