// How long does somebody wait who forwards a mail, at ten reports a second? And what becomes of 10,000 that arrive in a minute?
// Run: node bench/reports.ts [--rate 10] [--seconds 60] [--flood 10000] [--engine embedded|PostgreSQL]
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '../scripts/postgres.ts';
import { bring, companyZone, loopbackInternet, mailbox, reportMail } from '../src/server/testing/index.ts';
import { freePort } from '../src/testing/index.ts';
import { figure, median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { cpuMsOf, type Engine, type Hookwise, peakOf, startHookwise } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    flood: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const [rate, seconds, flood] = [Number(values.rate), Number(values.seconds), Number(values.flood)];
const engine = values.engine as Engine;
const limits = { answerMs: 20_000, floodMs: 60_000 };
/** So many mail servers bring mail at the same time. */
const connections = 50;
/** Without an answer for so long, none will come. */
const silentMs = 120_000;
const lures = ['dhl-parcel-fee-es', 'boss-errand-de', 'bare-ip-login', 'apple-id-homoglyph'].map(
  (name) =>
    new Uint8Array(
      readFileSync(new URL(`../src/engine/testing/mails/phishing/${name}.eml`, import.meta.url)),
    ),
);

/** Where answers arrive: when, of whom. */
const startSink = async () => {
  const arrivals = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { rcptTo } }, done) => {
      stream.on('end', () => {
        for (const { address } of rcptTo)
          arrivals.set(address, [...(arrivals.get(address) ?? []), performance.now()]);
        done();
      });
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { arrivals, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, server };
};
type Sink = Awaited<ReturnType<typeof startSink>>;

type Outcome = { person: string; confirmedAt: number | null; code: number };

/** Each person reports once, with a mail of their own. */
const report = async (port: number, person: string, n: number): Promise<Outcome> => {
  const attached = lures.slice(n % lures.length, (n % lures.length) + 1);
  const source = await reportMail({ from: person, subject: `Fwd: is this real? (${n})`, attached });
  try {
    await bring(port, source, { from: person });
    return { person, confirmedAt: performance.now(), code: 250 };
  } catch (error) {
    const { responseCode = 0 } = error as { responseCode?: number };
    return { person, confirmedAt: null, code: responseCode };
  }
};

const answersTo = (sink: Sink, confirmed: readonly Outcome[]) =>
  confirmed.filter(({ person }) => sink.arrivals.has(person)).length;

/** Until everybody has an answer, or none has come for two minutes. */
const untilAnswered = async (sink: Sink, outcomes: readonly Outcome[]): Promise<Outcome[]> => {
  const confirmed = outcomes.filter(({ confirmedAt }) => confirmedAt !== null);
  let [seen, seenAt] = [0, performance.now()];
  while (seen < confirmed.length && performance.now() - seenAt < silentMs) {
    await setTimeout(500);
    const now = answersTo(sink, confirmed);
    if (now > seen) [seen, seenAt] = [now, performance.now()];
  }
  return confirmed;
};

const measureRate = async (port: number, sink: Sink, server: Hookwise) => {
  const begunAt = performance.now();
  const cpuBefore = cpuMsOf(server.pid);
  const sent: Promise<Outcome>[] = [];
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - begunAt) {
    while (sent.length < (elapsed / 1000) * rate)
      sent.push(report(port, `rate-${sent.length}@company.example`, sent.length));
    await setTimeout(5);
  }
  const outcomes = await Promise.all(sent);
  const confirmed = await untilAnswered(sink, outcomes);
  const waits = confirmed.flatMap(({ person, confirmedAt }) =>
    (sink.arrivals.get(person) ?? []).slice(0, 1).map((at) => at - (confirmedAt ?? 0)),
  );
  printTable([
    {
      'reports a second': rate,
      reports: outcomes.length,
      confirmed: confirmed.length,
      answered: waits.length,
      'p50 s': median(waits) / 1000,
      'p95 s': quantile(waits, 0.95) / 1000,
      'most s': Math.max(...waits) / 1000,
      'CPU ms each': (cpuMsOf(server.pid) - cpuBefore) / outcomes.length,
    },
  ]);
  sayLimit(`an answer within ${limits.answerMs / 1000} s at p95`, quantile(waits, 0.95) < limits.answerMs);
  sayLimit(
    'every confirmed report answered once',
    confirmed.every(({ person }) => sink.arrivals.get(person)?.length === 1),
  );
};

const measureFlood = async (port: number, sink: Sink, server: Hookwise) => {
  const begunAt = performance.now();
  const outcomes: Outcome[] = [];
  let next = 0;
  const bringer = async () => {
    while (next < flood) {
      const n = next;
      next += 1;
      outcomes.push(await report(port, `flood-${n}@company.example`, n));
    }
  };
  await Promise.all(Array.from({ length: connections }, bringer));
  const broughtMs = performance.now() - begunAt;
  const count = (code: number) => outcomes.filter((one) => one.code === code).length;
  say(
    `\n${flood.toLocaleString('en')} mails in ${figure(broughtMs / 1000)} s: ${count(250)} confirmed, ${count(452)} told to come back, ${flood - count(250) - count(452)} neither`,
  );
  const confirmed = await untilAnswered(sink, outcomes);
  const last = Math.max(...confirmed.flatMap(({ person }) => sink.arrivals.get(person) ?? []));
  const answered = answersTo(sink, confirmed);
  const twice = confirmed.filter(({ person }) => (sink.arrivals.get(person)?.length ?? 0) > 1).length;
  say(
    `${answered} of ${confirmed.length} answered after ${figure((last - begunAt) / 1000)} s (${figure(answered / ((last - begunAt) / 1000))} a second), ${twice} twice; most memory ever held ${figure(peakOf(server.pid) / 1e6)} MB`,
  );
  sayLimit('each mail confirmed or told to come back', count(250) + count(452) === flood);
  sayLimit(
    'none lost after it was confirmed, none answered twice',
    answered === confirmed.length && twice === 0,
  );
};

printMachine();
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
const internet = await loopbackInternet(companyZone);
const sink = await startSink();
const port = await freePort();
const server = await startHookwise({
  ...internet.env,
  GUEST_DAILY_LIMIT: '100000000',
  ...(postgres && { DATABASE_URL: postgres.url }),
  ...{ LOOKUPS: 'on', NODE_ENV: 'development', SMTP_URL: sink.url },
  ...{ REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port) },
});
try {
  // Threads are started, and what they need is loaded.
  await untilAnswered(sink, [await report(port, 'first@company.example', 0)]);
  if (seconds > 0) await measureRate(port, sink, server);
  if (flood > 0) await measureFlood(port, sink, server);
} finally {
  await server.stop();
  sink.server.close(() => undefined);
  postgres?.stop();
}
process.exit();
