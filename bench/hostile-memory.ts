// Does hostile input leave anything behind? Hundreds of messages, files and links made to break their reader, and the memory held before,
// at most, and for a minute after the last: back within 50 MB (R10). The server before has not judged anything.
// Run: node bench/hostile-memory.ts [--count 746] [--engine embedded|PostgreSQL]
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileMails, hundredMails, mutate, mutations } from '../src/engine/testing/index.ts';
import { seededRandom } from '../src/testing/index.ts';
import { type Call, fileCheck, json, mailCheck, send } from './kit/callers.ts';
import { printMachine, printTable, say, sayLimit } from './kit/figures.ts';
import {
  type Engine,
  familyOf,
  type MeasuredServer,
  onEachEngine,
  peakOf,
  residentOf,
} from './kit/servers.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '746' }, engine: { type: 'string', default: 'embedded' } },
});
const count = Number(values.count);
const callers = 4;
const backWithinMb = 50;
const afterSeconds = [0, 15, 30, 45, 60];

const random = seededRandom(746);
const any = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)] as One;

/** As much as a field or an address may hold, of what parsers stumble over. */
const hostileLinks = (piece: string) => [
  `http://${piece.repeat(200)}.example/`,
  `https://example.com/${piece.repeat(700)}`,
  `https://example.com/?u=${encodeURIComponent(`https://a.example/?u=${piece.repeat(400)}`)}`,
];

const callsTo = (server: MeasuredServer): Call[] => {
  const vast = Object.values(hostileMails).map((make) => make());
  const mails = hundredMails();
  const damaged = () =>
    Buffer.from(mutate(any(mails), { mutation: any(mutations), random, other: any(mails) })).toString(
      'latin1',
    );
  const links = ['a.', '%25', '@', '\u202e', '[', 'xn--', '//', '..'].flatMap(hostileLinks);
  const known: Call[] = [
    ...vast.flatMap((mail) => [fileCheck(server, [mail]), mailCheck(server, [mail])]),
    ...links.map(
      (url): Call =>
        (n) =>
          send(`${server.url}/api/analyze/url`, n, json({ url })),
    ),
  ];
  const others = Array.from({ length: Math.max(0, count - known.length) }, () =>
    fileCheck(server, [damaged()]),
  );
  return [...known, ...others].slice(0, count);
};

const held = (server: MeasuredServer) => residentOf(server.pid) / 1e6;

const measure = async (server: MeasuredServer, engine: Engine) => {
  // What the start itself leaves is collected by then.
  await setTimeout(5000);
  const before = held(server);
  const calls = callsTo(server);
  const rest = calls.entries();
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (const [n, call] of rest) {
        let { status } = await call(n + 1);
        for (let again = 0; status === 503 && again < 30; again += 1) {
          await setTimeout(1000);
          ({ status } = await call(n + 1));
        }
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  const end = performance.now();
  const after: number[] = [];
  for (const seconds of afterSeconds) {
    await setTimeout(Math.max(0, end + seconds * 1000 - performance.now()));
    after.push(held(server));
  }
  printTable([
    {
      [`MB held, ${engine}`]: `${calls.length} hostile inputs`,
      before,
      'at most': peakOf(server.pid) / 1e6,
      ...Object.fromEntries(afterSeconds.map((seconds, at) => [`${seconds} s after`, after[at] ?? 0])),
    },
  ]);
  say([...statuses].map(([status, times]) => `${times} answered with ${status}`).join(', '));
  say(`processes beside it: ${familyOf(server.pid).length - 1}`);
  sayLimit(`back within ${backWithinMb} MB after a minute`, (after.at(-1) ?? 0) - before <= backWithinMb);
};

printMachine();
await onEachEngine(measure, {}, [values.engine as Engine]);
process.exit(0);
