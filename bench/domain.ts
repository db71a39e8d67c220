// How long does a whole domain check take with twenty running at once and all other servers on loopback; how long when no
// server answers; and do two hundred waiting checks slow down the others?
// Run: node bench/domain.ts

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { domainParts } from '../src/contract/index.ts';
import { concludeDomain, judgeUrl } from '../src/engine/training.ts';
import {
  addressesOf,
  createEgress,
  guardedResolver,
  type PublicSubject,
  readSubject,
} from '../src/lookups/index.ts';
import { type DomainTls, domainFacts, readConfig } from '../src/server/measuring.ts';

const atOnce = 20;
const warmUp = 100;
const checks = 400;
const limitMs = 300;
const silentLimitMs = 5000;
const waiting = 200;

const internet = fork(fileURLToPath(new URL('./domain-internet.ts', import.meta.url)), [String(checks)]);
const [{ env, tls }] = (await once(internet, 'message')) as [{ env: Record<string, string>; tls: DomainTls }];
const config = readConfig(env);
const clock = () => new Date();
const egress = createEgress({
  allow: config.lookups.egressAllow,
  resolve: addressesOf(guardedResolver({ servers: config.lookups.dnsServers })),
});
const newFinder = () => domainFacts({ config: config.lookups, egress, clock, tls });
const { signal } = new AbortController();

type Spent = { spent: NodeJS.CpuUsage; questions: number };
/** What the outside process has spent so far. */
const otherSide = async (): Promise<Spent> => {
  internet.send('count');
  const [counted] = (await once(internet, 'message')) as [Spent];
  return counted;
};
const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

const subjectOf = (name: string) => readSubject(name) as PublicSubject;
const check = async (find: ReturnType<typeof newFinder>, n: number) => {
  const subject = subjectOf(`quiet-river-pottery-${n}.com`);
  const begun = performance.now();
  const { facts } = await find(subject, { parts: domainParts, signal });
  concludeDomain(subject, facts, {}, clock());
  return { ms: performance.now() - begun, facts };
};
const quantile = (times: number[], q: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? Number.NaN;
const inTurns = async (count: number, width: number, work: (n: number) => Promise<number>) => {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let n = next++; n < count; n = next++) times.push(await work(n));
    }),
  );
  return times;
};

const find = newFinder();
// As in a server that has been up for a while: compiled, lists read.
await inTurns(warmUp, atOnce, async (n) => (await check(find, n)).ms);
const fresh = newFinder();
let known = 0;
const otherBefore = await otherSide();
const cpuBefore = process.cpuUsage();
const times = await inTurns(checks, atOnce, async (n) => {
  const { ms, facts } = await check(fresh, n);
  if (facts.registration.state === 'known' && facts.certificate.state === 'known') known += 1;
  return ms;
});
const cpu = millisecondsOf(process.cpuUsage(cpuBefore)) / checks;
const otherAfter = await otherSide();
const otherCpu = (millisecondsOf(otherAfter.spent) - millisecondsOf(otherBefore.spent)) / checks;
const questions = (otherAfter.questions - otherBefore.questions) / checks;
const again = await inTurns(checks, atOnce, async (n) => (await check(fresh, n)).ms);
const row = (what: string, ms: number[]) =>
  `| ${what.padEnd(46)} | ${quantile(ms, 0.5).toFixed(0).padStart(6)} | ${quantile(ms, 0.99).toFixed(0).padStart(6)} |`;
console.log(`| milliseconds                                   |    p50 |    p99 |`);
console.log(`| ---------------------------------------------- | ------ | ------ |`);
console.log(row(`${checks} checks, ${atOnce} at once, every server answers`, times));
console.log(row('the same names again, remembered', again));

const link = async () => {
  const begun = performance.now();
  judgeUrl('https://secure-login.example.com/verify');
  await new Promise((resolve) => setImmediate(resolve));
  return performance.now() - begun;
};
const alone = await inTurns(500, 1, link);
internet.send('silent');
const silent = newFinder();
const waits = Array.from({ length: waiting }, (_, n) => check(silent, n).then(({ ms }) => ms));
await new Promise((resolve) => setTimeout(resolve, 500));
const beside = await inTurns(500, 1, link);
const endings = await Promise.all(waits);
console.log(row(`${waiting} checks at once, nobody answers`, endings));
console.log(row('a link judged alone', alone));
console.log(row(`a link judged beside ${waiting} that wait`, beside));
console.log(
  `processor time of a check: ${cpu.toFixed(1)} ms here, ${otherCpu.toFixed(1)} ms in the servers that answer`,
);
console.log(
  `questions of DNS in a check: ${questions.toFixed(0)}; load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
);
console.log(`complete answers: ${known} of ${checks}`);

const isFast = quantile(times, 0.99) < limitMs && quantile(endings, 0.99) < silentLimitMs + 500;
console.log(isFast ? 'within the limits' : 'OVER the limits');
internet.kill();
await egress.close();
process.exit(isFast && known === checks ? 0 : 1);
