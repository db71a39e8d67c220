// What does it cost one server to look at a thousand domains and ten thousand devices in a day, and to read logs of certificates for
// them? Everything else is on loopback, in a process of its own: DNS, registries, sites and a log. Three lookalikes of each domain exist; the
// devices run 308 releases, which is more than are remembered. Only the processor time of the server's own process counts, its database
// (the embedded one) included. Questions about lookalikes go out at the pace of a real server, 200 a second: a thousand domains take half
// an hour. Fewer are projected.
// Run: node bench/watch-load.ts [--domains 1000] [--devices 10000]

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressesOf, createEgress, guardedResolver } from '../src/lookups/index.ts';
import {
  contentKeyRing,
  contentKeyStore,
  currentCatalogue,
  type DomainTls,
  exploitsKnownTo,
  openEmbedded,
  outgoingMailStore,
  readConfig,
  schema,
  shippedVulnerabilities,
  vulnerabilityCatalogueStore,
  watchedDeviceStore,
  watchedDomainStore,
  watchedOutside,
  watchKeeper,
} from '../src/server/measuring.ts';
import { printMachine, printTable, say, sayLimit } from './kit/figures.ts';
import { watchedReleases } from './kit/watched-releases.ts';

const { values } = parseArgs({
  options: { domains: { type: 'string', default: '1000' }, devices: { type: 'string', default: '10000' } },
});
const watched = { domains: Number(values.domains), devices: Number(values.devices) };
const wanted = { domains: 1000, devices: 10_000, share: 0.1 };
const daySeconds = 24 * 60 * 60;
const minutesADay = 24 * 60;
/** A professional plan is full with so many. */
const each = { domains: 10, devices: 100 };
const variants = 14;
const lookalikesOfEach = 3;
const entries = 20_000;
const rounds = 20;

printMachine();
const internet = fork(fileURLToPath(new URL('./watch-internet.ts', import.meta.url)), [
  String(watched.domains),
  String(lookalikesOfEach),
]);
const [{ env, tls }] = (await once(internet, 'message')) as [{ env: Record<string, string>; tls: DomainTls }];
const log = async (count: number): Promise<number> => {
  internet.send(count);
  const [{ questions }] = (await once(internet, 'message')) as [{ questions: number }];
  return questions;
};

const folder = mkdtempSync(join(tmpdir(), 'hookwise-watch-load-'));
const { db, close } = await openEmbedded(join(folder, 'db'));
const keys = contentKeyStore(
  db,
  contentKeyRing(() => ['a key for this measurement only, long enough']),
);
const config = readConfig(env);
const clock = () => new Date();
const egress = createEgress({
  allow: config.lookups.egressAllow,
  resolve: addressesOf(guardedResolver({ servers: config.lookups.dnsServers })),
});
const things = { domains: watchedDomainStore(db, keys), devices: watchedDeviceStore(db, keys) };
const keeper = watchKeeper({
  ...{ db, keys, clock, hasMailServer: true, outgoing: outgoingMailStore(db, keys) },
  config: { databaseUrl: undefined, dataDir: folder, watches: true },
  outside: watchedOutside({ config: config.lookups, egress, clock, tls }),
  deliverSoon: () => undefined,
  wakeWebhooks: () => undefined,
  vulnerabilities: {
    openCatalogue: currentCatalogue({
      synced: vulnerabilityCatalogueStore(db),
      shipped: shippedVulnerabilities(),
    }),
    exploitsKnownTo: exploitsKnownTo(),
    syncFolder: null,
  },
  log: { info: () => undefined, warn: (what) => say(`a look failed: ${JSON.stringify(what)}`) },
});

/** The same release with another last number: fleets are never of one version. */
const releases = watchedReleases.flatMap(([key, version]) =>
  Array.from({ length: variants }, (_, n) => ({ key, version: version.replace(/\d+(?=\D*$)/, String(n)) })),
);
const deviceOf = (n: number) => {
  const release = releases[n % releases.length] ?? { key: '', version: '' };
  const [, vendor = '', product = ''] = release.key.split('/');
  return { ...release, vendor, product, note: `number ${n}` };
};
const domainOf = (n: number) => {
  const name = `quiet-river-pottery-${n}.com`;
  return { ascii: name, unicode: name, token: 'hookwise-verification=measured' };
};
const slice = <Thing>(of: (n: number) => Thing, person: number, size: number, all: number): Thing[] =>
  Array.from({ length: Math.max(0, Math.min(size, all - person * size)) }, (_, n) => of(person * size + n));
const people = Math.ceil(Math.max(watched.domains / each.domains, watched.devices / each.devices));
for (let person = 0; person < people; person += 1) {
  const [user] = await db
    .insert(schema.users)
    .values({
      email: `person-${person}@example.com`,
      planType: 'professional',
      planResetDate: new Date('2100-01-01'),
    })
    .returning();
  const id = user?.id ?? '';
  const now = clock();
  await things.domains.add(id, slice(domainOf, person, each.domains, watched.domains), {
    room: each.domains,
    now,
  });
  await things.devices.add(id, slice(deviceOf, person, each.devices, watched.devices), {
    room: each.devices,
    now,
  });
}

/** Processor time of this process, in seconds, with the engine's threads. */
const spentOn = async <Result>(work: () => Promise<Result>): Promise<{ seconds: number; found: Result }> => {
  const before = process.cpuUsage();
  const found = await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, found };
};
const repeated = async (times: number, work: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < times; n += 1) await work();
};

type Row = { what: string; measured: string; seconds: number; 'a day': string; 'seconds a day': number };
const rows: Row[] = [];
const note = (what: string, measured: string, seconds: number, aDay: string, times: number) =>
  rows.push({ what, measured, seconds, 'a day': aDay, 'seconds a day': seconds * times });

const { watching } = keeper;

const first = await spentOn(() => watching.devices.now());
say(
  `the first look at ${first.found.things} devices: ${first.seconds.toFixed(1)} s, with ${first.found.alerts} alerts`,
);
const devices = await spentOn(() => watching.devices.now());
const deviceLooks = 2 * (wanted.devices / devices.found.things);
note(
  'looks at devices',
  `${devices.found.things}`,
  devices.seconds,
  `${2 * wanted.devices}: one, and one after a sync`,
  deviceLooks,
);

const begun = performance.now();
const domains = await spentOn(() => watching.domains.now());
const minutes = (performance.now() - begun) / 60_000;
const questions = await log(0);
note(
  'looks at domains',
  `${domains.found.things}`,
  domains.seconds,
  `${wanted.domains}`,
  wanted.domains / domains.found.things,
);

// Nothing is due now: this is what every minute costs.
const idle = await spentOn(() =>
  repeated(rounds, async () => {
    await things.devices.takeDue(null, clock(), 50);
    await things.domains.takeDue(null, clock(), 4);
  }),
);
note('minutes without anything due', `${rounds}`, idle.seconds, `${minutesADay}`, minutesADay / rounds);

await log(1);
const index = await spentOn(() => watching.certificateLogs.now());
say(`the names of all domains and their lookalikes, made once: ${index.seconds.toFixed(1)} s`);
const turns = await spentOn(() =>
  repeated(rounds, async () => {
    await log(1);
    await watching.certificateLogs.now();
  }),
);
note('turns with a log', `${rounds}`, turns.seconds, `${minutesADay}`, minutesADay / rounds);
await log(entries);
const read = await spentOn(() => watching.certificateLogs.now());
const perMillion = (read.seconds / entries) * 1e6;

say();
printTable(rows);
const total = rows.reduce((sum, row) => sum + row['seconds a day'], 0);
say();
say(
  `${domains.found.things} domains: ${minutes.toFixed(0)} minutes, ${questions.toLocaleString('en')} questions to DNS, ${domains.found.alerts} alerts`,
);
say(
  `reading a log: ${perMillion.toFixed(0)} s for each million of its certificates, whatever is watched: that is the operator's choice (CT_LOGS)`,
);
const share = total / daySeconds;
say(`a day: ${total.toFixed(0)} s of processor time, ${(100 * share).toFixed(2)} % of a core on average`);
sayLimit(`under ${100 * wanted.share} % of a core`, share < wanted.share);
if (share >= wanted.share) process.exitCode = 1;

await keeper.stop();
await egress.close();
await close();
internet.disconnect();
rmSync(folder, { recursive: true, force: true });
