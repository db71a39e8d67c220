// What share of a stored check is encryption? Two servers, one that encrypts and one that does not, take turns of a second each, so that
// both meet the same machine; by processor time.
// Run: node bench/encryption.ts [--turns 40]
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Call, mailCheck, urlCheck } from './kit/callers.ts';
import { printMachine, printTable, say, sayLimit } from './kit/figures.ts';
import { generatedMails } from './kit/inputs.ts';
import { cpuMsOf, type Engine, type MeasuredServer, onEachEngine } from './kit/servers.ts';

const { values } = parseArgs({
  options: { turns: { type: 'string', default: '40' } },
});
const turns = Number(values.turns);
const checksPerTurn = 150;
const mostOfThroughput = 0.05;
const callers = 6;
/** Compiling what runs often falls into the first thousand checks, and is not what a check costs. */
const warmUp = 1200;

const mails = generatedMails(400);
const kinds = {
  link: (server: MeasuredServer): Call => urlCheck(server),
  'message of 2 kB': (server: MeasuredServer): Call => mailCheck(server, mails),
};
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];
const withoutSealing = `--import=${fileURLToPath(new URL('./kit/without-sealing.ts', import.meta.url))}`;
type Variant = 'sealed' | 'open';
const askedAgainMs = 300;

const standardError = (numbers: readonly number[]): number => {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
};

/** Others on the machine may keep the server from answering in time. What is measured is processor time, so it is asked again. */
const answered = async (call: Call, n: number): Promise<void> => {
  for (;;) {
    const { status } = await call(n);
    if (status === 200) return;
    if (status !== 503) throw new Error(`a check was answered with ${status}`);
    refused += 1;
    await setTimeout(askedAgainMs);
  }
};

let refused = 0;
let asked = 0;
const checks = async (call: Call, many: number) => {
  const end = asked + many;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (asked < end) {
        asked += 1;
        await answered(call, asked);
      }
    }),
  );
};

/** The processor time of the checks of one turn, in ms for each. */
const costOf = async (server: MeasuredServer, call: Call): Promise<number> => {
  const before = cpuMsOf(server.pid);
  await checks(call, checksPerTurn);
  return (cpuMsOf(server.pid) - before) / checksPerTurn;
};

type Pair = Record<Variant, number>;

/** What each turn cost, on both servers. */
const takeTurns = async (sealed: MeasuredServer, open: MeasuredServer, kind: Kind): Promise<Pair[]> => {
  const calls = { sealed: kinds[kind](sealed), open: kinds[kind](open) };
  await checks(calls.sealed, warmUp);
  await checks(calls.open, warmUp);
  const pairs: Pair[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const pair = { sealed: 0, open: 0 };
    // Each is first in turn.
    const isSealedFirst = turn % 2 === 0;
    if (isSealedFirst) pair.sealed = await costOf(sealed, calls.sealed);
    pair.open = await costOf(open, calls.open);
    if (!isSealedFirst) pair.sealed = await costOf(sealed, calls.sealed);
    pairs.push(pair);
  }
  return pairs;
};

printMachine();
const rows: Record<string, string | number>[] = [];
const shares: number[] = [];
const compare = async (sealed: MeasuredServer, open: MeasuredServer, engine: Engine) => {
  for (const kind of kindNames) {
    const pairs = await takeTurns(sealed, open, kind);
    const mean = (variant: Variant) => pairs.reduce((total, pair) => total + pair[variant], 0) / turns;
    // Checks a second are the inverse of the time of each.
    const share = 100 * (1 - mean('open') / mean('sealed'));
    shares.push(share);
    rows.push({
      check: `${kind}, ${engine}`,
      'CPU ms encrypted': mean('sealed'),
      'CPU ms in the open': mean('open'),
      'share of throughput, %': share,
      'standard error, %':
        (100 * standardError(pairs.map((pair) => pair.sealed - pair.open))) / mean('sealed'),
    });
  }
};
await onEachEngine((sealed, engine) =>
  onEachEngine((open) => compare(sealed, open, engine), { NODE_OPTIONS: withoutSealing }, [engine]),
);
printTable(rows);
const worst = Math.max(...shares) / 100;
sayLimit('encryption costs at most 5 % of the throughput of stored checks', worst <= mostOfThroughput);
say(
  `means of ${turns} turns of ${checksPerTurn} checks, after ${warmUp} that are not counted; ${refused} were refused and asked again`,
);
process.exit(worst <= mostOfThroughput ? 0 : 1);
