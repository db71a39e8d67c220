// Do a thousand idle connections and two hundred slow clients slow down the others, and are a thousand clients that stay
// connected served without a reset? The rival is the same load without them, in the same run (R11, S49).
// Run: node bench/connections.ts [--seconds 15] [--idle 1000] [--slow 200]
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'undici';
import {
  type Answered,
  admitted,
  broken,
  closedLoop,
  openLoop,
  shed,
  timesOf,
  urlCheck,
} from './kit/callers.ts';
import { figure, median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { openFilesOf, residentOf, startHookwise } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    idle: { type: 'string', default: '1000' },
    slow: { type: 'string', default: '200' },
  },
});
const forMs = Number(values.seconds) * 1000;
const [idle, slow] = [Number(values.idle), Number(values.slow)];
const p99LimitMs = 500;
const share = 0.7;

printMachine();
const server = await startHookwise();
const { port, hostname } = new URL(server.url);
const opened: Socket[] = [];
const open = async () => {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  opened.push(socket);
  await once(socket, 'connect');
  return socket;
};

const rows: Record<string, string | number>[] = [];
const row = (beside: string, answers: readonly Answered[]) => {
  const times = timesOf(admitted(answers));
  rows.push({
    beside,
    'asked a second': answers.length / (forMs / 1000),
    'p50 ms': median(times),
    'p99 ms': quantile(times, 0.99),
    refused: shed(answers).length,
    broken: answers.filter(({ status }) => status === broken).length,
    'MB held': residentOf(server.pid) / 1e6,
    'files open': openFilesOf(server.pid),
  });
  return quantile(times, 0.99);
};

const call = urlCheck(server);
await closedLoop(call, 12, 2000);
const capacity = admitted(await closedLoop(call, 12, 3000)).length / 3;
const filesBefore = openFilesOf(server.pid);
const alone = row('nobody', await openLoop(call, capacity * share, forMs));

for (let n = 0; n < idle; n += 50) await Promise.all(Array.from({ length: Math.min(50, idle - n) }, open));
row(`${idle} idle connections`, await openLoop(call, capacity * share, forMs));

const slowHead = 'POST /api/analyze/url HTTP/1.1\r\nhost: x\r\n';
const slowBody = `${slowHead}content-type: application/json\r\ncontent-length: 200\r\n\r\n`;
const trickle = async (n: number, isOver: AbortSignal) => {
  const socket = await open();
  socket.write(n % 2 ? slowHead : slowBody);
  while (!isOver.aborted && !socket.destroyed) {
    await setTimeout(1000);
    socket.write(n % 2 ? 'x-a: b\r\n' : ' ');
  }
};
const over = new AbortController();
for (let n = 0; n < slow; n += 1) void trickle(n, over.signal).catch(() => undefined);
await setTimeout(1500);
const besideSlow = row(`and ${slow} slow clients`, await openLoop(call, capacity * share, forMs));
over.abort();
for (const socket of opened) socket.destroy();

const clients = Array.from({ length: idle }, () => new Client(server.url));
const onOwnConnection = async (n: number): Promise<Answered> => {
  const at = performance.now();
  try {
    const answer = await (clients[n % clients.length] ?? clients[0])?.request({
      path: '/api/analyze/url',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}` },
      body: JSON.stringify({ url: `https://shop-${n}.example/` }),
    });
    await answer?.body.arrayBuffer();
    const hasRetryAfter = answer?.headers['retry-after'] !== undefined;
    return { status: answer?.statusCode ?? broken, ms: performance.now() - at, at, hasRetryAfter };
  } catch {
    return { status: broken, ms: performance.now() - at, at, hasRetryAfter: false };
  }
};
const kept = await openLoop(onOwnConnection, capacity * share, forMs);
const keptP99 = row(`${idle} clients that stay connected`, kept);
await Promise.all(clients.map((client) => client.close()));
await setTimeout(1000);
say(`${figure(capacity)} URL checks a second by 12 callers; each row at 70 % of it`);
printTable(rows);
say(`files open before: ${filesBefore}, after: ${openFilesOf(server.pid)}`);
sayLimit(
  'no reset',
  kept.every(({ status }) => status !== broken),
);
sayLimit(`p99 under ${p99LimitMs} ms`, keptP99 < p99LimitMs);
sayLimit('p99 beside slow clients at most twice that alone', besideSlow <= 2 * alone);
await server.stop();
process.exit(0);
