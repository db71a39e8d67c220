// Where does the processor time of one call go, and how many statements does it cost? By stage, for each kind of call, all threads of
// the server together: what the process took without sampling, shared out as its stacks were seen while it was sampled.
// Run: node bench/profile.ts [--calls 300] [--callers 4] [--engine embedded] [--only link]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  admitted,
  type Call,
  closedLoop,
  domainCheck,
  fileCheck,
  json,
  send,
  urlCheck,
} from './kit/callers.ts';
import { printMachine, printTable, say } from './kit/figures.ts';
import { generatedMails } from './kit/inputs.ts';
import { cpuMsOf, type Engine, type MeasuredServer, onEachEngine } from './kit/servers.ts';
import { stageNames, stagesOf } from './kit/stages.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '300' },
    callers: { type: 'string', default: '4' },
    engine: { type: 'string' },
    only: { type: 'string' },
  },
});
const [calls, callers] = [Number(values.calls), Number(values.callers)];

/** Messages of about this size: the words of several, as one writes them below one another. */
const mailsOf = (size: number, count = 60): string[] => {
  const mails = generatedMails(400);
  return mails.slice(0, count).map((mail, at) => {
    let text = mail;
    for (let next = at + 1; text.length < size; next += 1) {
      const other = mails[next % mails.length] ?? '';
      text += `\r\n${other.slice(other.indexOf('\r\n\r\n'))}`;
    }
    return text;
  });
};

const search = { category: 'security', vendor: 'Cisco', product: 'ASA', severityFilter: 'all' };
/** Large ones are dear, and so fewer of them are enough. */
type Kind = { kind: string; share?: number; of: (server: MeasuredServer, token: string) => Call };

const allKinds: readonly Kind[] = [
  { kind: 'link', of: (server) => urlCheck(server) },
  { kind: 'mail 2 kB', share: 0.5, of: (server) => fileCheck(server, mailsOf(2000, 200)) },
  { kind: 'mail 15 kB', share: 0.25, of: (server) => fileCheck(server, mailsOf(15_000)) },
  { kind: 'mail 100 kB', share: 0.1, of: (server) => fileCheck(server, mailsOf(100_000)) },
  { kind: 'domain', of: (server) => domainCheck(server) },
  {
    kind: 'search',
    of:
      ({ url }) =>
      (n) =>
        send(`${url}/api/analyze/vulnerability`, n, json(search)),
  },
  {
    kind: 'dashboard',
    of: ({ url }, token) => {
      const headers = { authorization: `Bearer ${token}` };
      return (n) => send(`${url}/api/dashboard`, n, null, headers);
    },
  },
];
const kinds = allKinds.filter(({ kind }) => values.only === undefined || kind === values.only);

const folder = mkdtempSync(join(tmpdir(), 'hookwise-profile-'));

/** A busy server refuses some; only those that were answered count. */
const answered = async (call: Call, atLeast: number): Promise<number> => {
  let sum = 0;
  while (sum < atLeast) sum += admitted(await closedLoop(call, callers, 500)).length;
  return sum;
};

/** Of all threads: the last is there when no more come. */
const writtenFiles = async () => {
  for (let before = -1; ; ) {
    await setTimeout(1500);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    if (files.length === before && files.length > 0) return files.map((name) => join(folder, name));
    before = files.length;
  }
};

const measure = async (server: MeasuredServer, call: Call, times: number) => {
  await answered(call, times / 2);
  const before = cpuMsOf(server.pid);
  const plain = await answered(call, times);
  const cpu = cpuMsOf(server.pid) - before;
  process.kill(server.pid, 'SIGUSR2');
  await setTimeout(300);
  const seen = await answered(call, times);
  process.kill(server.pid, 'SIGUSR2');
  const files = await writtenFiles();
  const threads = files.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { profile: Profiler.Profile; statements: number },
  );
  for (const file of files) rmSync(file);
  const stages = threads.map(({ profile }) => stagesOf(profile));
  const statements = threads.reduce((sum, thread) => sum + thread.statements, 0);
  const sampled = stages.reduce((sum, one) => sum + one.values().reduce((all, ms) => all + ms, 0), 0);
  return {
    of: (stage: string) =>
      (stages.reduce((sum, one) => sum + (one.get(stage) ?? 0), 0) / sampled) * (cpu / plain),
    cpu: cpu / plain,
    statements: statements / seen,
  };
};

printMachine();
const preload = new URL('./kit/profile-threads.ts', import.meta.url);
preload.searchParams.set('into', folder);
const engines: readonly Engine[] = ['embedded', 'PostgreSQL'];
await onEachEngine(
  async (server, engine) => {
    const token = await server.signIn('profile@example.com');
    const columns: { kind: string; figures: Awaited<ReturnType<typeof measure>> }[] = [];
    for (const { kind, share = 1, of } of kinds)
      columns.push({ kind, figures: await measure(server, of(server, token), calls * share) });
    const row = (what: string, figure: (of: (typeof columns)[number]['figures']) => number) => ({
      [`ms each, ${engine}`]: what,
      ...Object.fromEntries(columns.map(({ kind, figures }) => [kind, figure(figures)])),
    });
    printTable([
      ...stageNames
        .map((stage) => row(stage, (figures) => figures.of(stage)))
        .filter((one) => Object.values(one).some((value) => typeof value === 'number' && value >= 0.005)),
      row('all of the process', ({ cpu }) => cpu),
      row('statements', ({ statements }) => statements),
    ]);
    say();
  },
  {},
  engines.filter((engine) => values.engine === undefined || engine === values.engine),
  ['--import', preload.href],
);
rmSync(folder, { recursive: true });
process.exit(0);
