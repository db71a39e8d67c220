// How many checks of links and messages a second does one server answer, database included, and how much of that is the
// framework's? In the same run: one bare route of the same framework, the lower bound for any answer.
// Run: node bench/http-checks.ts [--seconds 8] [--callers 12]
import { parseArgs } from 'node:util';
import { admitted, bareCall, type Call, closedLoop, mailCheck, timesOf, urlCheck } from './kit/callers.ts';
import { median, printMachine, printTable, quantile, say } from './kit/figures.ts';
import { generatedMails } from './kit/inputs.ts';
import { cpuMsOf, type MeasuredServer, onEachEngine, residentOf, startBareServer } from './kit/servers.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, callers: { type: 'string', default: '12' } },
});
const [forMs, callers] = [Number(values.seconds) * 1000, Number(values.callers)];

const rows: Record<string, string | number>[] = [];
const measure = async (name: string, server: MeasuredServer, call: Call) => {
  await closedLoop(call, callers, forMs / 4);
  const cpu = cpuMsOf(server.pid);
  const begin = performance.now();
  const answers = await closedLoop(call, callers, forMs);
  const seconds = (performance.now() - begin) / 1000;
  const times = timesOf(admitted(answers));
  if (times.length === 0) throw new Error(`${name}: nothing was answered`);
  rows.push({
    what: name,
    'a second': times.length / seconds,
    'p50 ms': median(times),
    'p99 ms': quantile(times, 0.99),
    'CPU ms each': (cpuMsOf(server.pid) - cpu) / times.length,
    'not answered': answers.length - times.length,
    'MB held': residentOf(server.pid) / 1e6,
  });
};

printMachine();
const bare = await startBareServer();
await measure('a bare route', bare, bareCall(bare));
await bare.stop();
const mails = generatedMails(400);
await onEachEngine(async (server, engine) => {
  await measure(`link, ${engine}`, server, urlCheck(server));
  await measure(`message of 2 kB, ${engine}`, server, mailCheck(server, mails));
});
printTable(rows);
say(`${callers} callers without a pause, who share the machine with the server`);
process.exit(0);
