// What share of a stored check is encryption? The same server with and without it, by turns, so that both meet the same machine; by
// processor time, which says the same on a busy machine as on an idle one.
// Run: node bench/encryption.ts [--count 600] [--rounds 5]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Call, mailCheck, urlCheck } from './kit/callers.ts';
import { median, printMachine, printTable, say, sayLimit } from './kit/figures.ts';
import { generatedMails } from './kit/inputs.ts';
import { cpuMsOf, type Engine, type MeasuredServer, onEachEngine } from './kit/servers.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '600' }, rounds: { type: 'string', default: '5' } },
});
const [count, rounds] = [Number(values.count), Number(values.rounds)];
const mostOfThroughput = 0.05;
const callers = 6;

const mails = generatedMails(400);
const kinds: Record<string, (server: MeasuredServer) => Call> = {
  link: urlCheck,
  'message of 2 kB': (server) => mailCheck(server, mails),
};
const withoutSealing = `--import=${fileURLToPath(new URL('./kit/without-sealing.ts', import.meta.url))}`;
const servers = { sealed: {}, open: { NODE_OPTIONS: withoutSealing } };
type Variant = keyof typeof servers;

let calls = 0;
/** The processor time of one check, in ms. */
const costOf = async (server: MeasuredServer, call: Call): Promise<number> => {
  const run = async (many: number) => {
    const end = calls + many;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (calls < end) {
          calls += 1;
          const { status } = await call(calls);
          if (status !== 200) throw new Error(`a check was answered with ${status}`);
        }
      }),
    );
  };
  await run(count / 2);
  const before = cpuMsOf(server.pid);
  await run(count);
  return (cpuMsOf(server.pid) - before) / count;
};

const costs = new Map<string, number[]>();
const keyOf = (engine: Engine, kind: string, variant: Variant) => `${engine} ${kind} ${variant}`;
const measure = (variant: Variant) =>
  onEachEngine(async (server, engine) => {
    for (const [kind, callOf] of Object.entries(kinds)) {
      const key = keyOf(engine, kind, variant);
      costs.set(key, [...(costs.get(key) ?? []), await costOf(server, callOf(server))]);
    }
  }, servers[variant]);

printMachine();
for (let round = 0; round < rounds; round += 1) {
  // The first of two meets a colder machine: each is first in turn.
  const order: Variant[] = round % 2 === 0 ? ['sealed', 'open'] : ['open', 'sealed'];
  for (const variant of order) await measure(variant);
}

const rows = (['embedded', 'PostgreSQL'] as const).flatMap((engine) =>
  Object.keys(kinds).map((kind) => {
    const of = (variant: Variant) => costs.get(keyOf(engine, kind, variant)) ?? [];
    const [sealed, open] = [median(of('sealed')), median(of('open'))];
    const spread = Math.max(
      ...(['sealed', 'open'] as const).map((one) => Math.max(...of(one)) - Math.min(...of(one))),
    );
    return {
      check: `${kind}, ${engine}`,
      'CPU ms encrypted': sealed,
      'CPU ms in the open': open,
      // Checks a second are the inverse of the time of each.
      'share of throughput, %': 100 * (1 - open / sealed),
      'spread of rounds, ms': spread,
    };
  }),
);
printTable(rows);
const worst = Math.max(...rows.map((row) => row['share of throughput, %'])) / 100;
sayLimit('encryption costs at most 5 % of the throughput of stored checks', worst <= mostOfThroughput);
say(`medians of ${rounds} rounds of ${count} checks`);
process.exit(worst <= mostOfThroughput ? 0 : 1);
