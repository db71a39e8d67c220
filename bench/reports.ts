// How long does somebody wait who forwards a mail, at ten reports a second? What becomes of 10,000 that arrive in a minute? And do a
// hundred messages score in a report as they do on the page?
// Run: node bench/reports.ts [--rate 10] [--seconds 60] [--flood 10000] [--originals 100] [--engine embedded|PostgreSQL]
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '../scripts/postgres.ts';
import type { AnalysisHistory } from '../src/contract/index.ts';
import { hundredMails } from '../src/engine/testing/index.ts';
import {
  bring,
  companyZone,
  formBody,
  loopbackInternet,
  mailbox,
  reportMail,
} from '../src/server/testing/index.ts';
import { freePort } from '../src/testing/index.ts';
import { figure, median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { cpuMsOf, type Engine, type Hookwise, peakOf, startHookwise } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    flood: { type: 'string', default: '10000' },
    originals: { type: 'string', default: '100' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
const [flood, originals] = [Number(values.flood), Number(values.originals)];
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

/** Where answers arrive: when, of whom; and the newest mail of each. */
const startSink = async () => {
  const arrivals = new Map<string, number[]>();
  const newest = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { rcptTo } }, done) => {
      let source = '';
      stream.on('data', (piece: Buffer) => {
        source += piece.toString('latin1');
      });
      stream.on('end', () => {
        for (const { address } of rcptTo) {
          arrivals.set(address, [...(arrivals.get(address) ?? []), performance.now()]);
          newest.set(address, source);
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    arrivals,
    newest,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    server,
  };
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

const owner = 'owner@company.example';
/** As many as are judged of one report. */
const inOneReport = 10;

type Scored = { inputData: string; riskScore: number; riskLevel: string };

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs in with the code that was mailed; gives the headers of later calls. */
const signIn = async (url: string, sink: Sink, email: string) => {
  await post(`${url}/api/auth/send-otp`, { email });
  const codeIn = () => /code is (\d{6})/.exec(sink.newest.get(email) ?? '')?.[1];
  while (!codeIn()) await setTimeout(50);
  const answer = await post(`${url}/api/auth/verify-otp`, { email, code: codeIn() });
  return { authorization: `Bearer ${((await answer.json()) as { jwtToken: string }).jwtToken}` };
};

/** The same messages, first as files on the page, then wrapped in reports by the same person. */
const measureOriginals = async (port: number, sink: Sink, { url }: Hookwise) => {
  const mails = hundredMails().slice(0, originals);
  const person = 'judged@company.example';
  const wish = { email: person, planType: 'enterprise', historyLimit: 1000 };
  await post(`${url}/api/admin/users`, wish, await signIn(url, sink, owner));
  const headers = await signIn(url, sink, person);
  for (const content of mails) {
    const { payload, headers: form } = formBody({ name: 'mail.eml', content });
    const answer = await fetch(`${url}/api/analyze/email-file`, {
      method: 'POST',
      headers: { ...form, ...headers },
      body: Uint8Array.from(payload),
    });
    if (!answer.ok) throw new Error(`the page answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  for (let at = 0; at < mails.length; at += inOneReport) {
    const files = mails.slice(at, at + inOneReport).map((bytes, n) => ({
      ...{ name: `${n}.eml`, bytes },
      type: n % 2 === 0 ? 'message/rfc822' : 'application/octet-stream',
    }));
    await bring(port, await reportMail({ from: person, subject: `Fwd: ${at}`, files }), { from: person });
  }
  const listed = async () => {
    const answer = await fetch(`${url}/api/analysis/history?limit=500`, { headers });
    return ((await answer.json()) as AnalysisHistory).analyses;
  };
  const begunAt = performance.now();
  while ((await listed()).length < 2 * mails.length && performance.now() - begunAt < silentMs)
    await setTimeout(500);
  // The newest first: what was reported stands before what was checked on the page.
  const all: Scored[] = await listed();
  const [reported, onPage] = [all.slice(0, -mails.length), all.slice(-mails.length)];
  const factsOf = ({ inputData, riskScore, riskLevel }: Scored) => [inputData, riskScore, riskLevel].join();
  const left = onPage.map(factsOf);
  for (const one of reported) {
    const place = left.indexOf(factsOf(one));
    if (place >= 0) left.splice(place, 1);
  }
  const equal = onPage.length - left.length;
  say(`\n${equal} of ${mails.length} messages score in a report as the same file on the page`);
  sayLimit('each message scores as on the page', equal === mails.length && reported.length === mails.length);
};

printMachine();
const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
const internet = await loopbackInternet(companyZone);
const sink = await startSink();
const port = await freePort();
const server = await startHookwise({
  ...internet.env,
  OWNER_EMAIL: owner,
  GUEST_DAILY_LIMIT: '100000000',
  ...(postgres && { DATABASE_URL: postgres.url }),
  ...{ LOOKUPS: 'on', NODE_ENV: 'development', SMTP_URL: sink.url },
  ...{ REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port) },
});
try {
  // Threads are started, and what they need is loaded.
  await untilAnswered(sink, [await report(port, 'first@company.example', 0)]);
  if (originals > 0) await measureOriginals(port, sink, server);
  if (seconds > 0) await measureRate(port, sink, server);
  if (flood > 0) await measureFlood(port, sink, server);
} finally {
  await server.stop();
  sink.server.close(() => undefined);
  postgres?.stop();
}
process.exit();
