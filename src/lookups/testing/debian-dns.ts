import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { programPath } from '../../../scripts/programs.ts';
import { atEnd } from './at-end.ts';

// Zones signed by Knot DNS and validated by Unbound, as on the real internet: both from Debian, on loopback.

/** Below `test`, which is signed: `true` is signed correctly, `false` has keys that its parent does not know. */
type SignedZones = Record<string, { isSigned: boolean; isTrue?: boolean; records: string[] }>;

export type DebianDns = {
  /** The resolver that validates signatures, as DNS_SERVERS takes it. */
  address: string;
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const manageKeys = (...args: string[]) =>
  execFileSync(programPath('keymgr'), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const serveSignedZones = async (zones: SignedZones): Promise<DebianDns> => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-dns-'));
  const [authority, resolver] = [await freePort(), await freePort()];
  const names = Object.keys(zones);
  const knot = join(folder, 'knot.conf');
  const signed = names.filter((name) => zones[name]?.isSigned);
  writeFileSync(knot, knotConfiguration(folder, authority, ['test', ...names], ['test', ...signed]));
  for (const name of ['test', ...signed]) {
    manageKeys('-c', knot, name, 'generate', 'algorithm=ECDSAP256SHA256', 'ksk=yes', 'zsk=yes');
  }
  const wordFor = (name: string) => {
    const line = manageKeys('-c', knot, name, 'ds')
      .split('\n')
      .find((one) => / 2 [0-9a-f]{64}$/i.test(one));
    return (line ?? '').trim();
  };
  const delegations = names.flatMap((name) => {
    const words = zones[name]?.isSigned ? [wordFor(name)] : [];
    return [
      `${name}. NS ns.test.`,
      ...words.map((word) =>
        zones[name]?.isTrue === false ? word.replace(/[0-9a-f]{8}$/i, '00000000') : word,
      ),
    ];
  });
  writeFileSync(join(folder, 'test.zone'), zoneFile('test', ['ns A 127.0.0.1', ...delegations]));
  for (const name of names) {
    writeFileSync(join(folder, `${name}.zone`), zoneFile(name, zones[name]?.records ?? []));
  }
  const unbound = join(folder, 'unbound.conf');
  writeFileSync(
    unbound,
    unboundConfiguration(folder, { authority, resolver }, ['test', ...names], wordFor('test')),
  );

  const servers = [
    spawn(programPath('knotd'), ['-c', knot], { stdio: 'ignore' }),
    spawn(programPath('unbound'), ['-d', '-c', unbound], { stdio: 'ignore' }),
  ];
  const ended = servers.map((server) => new Promise((resolve) => server.once('close', resolve)));
  atEnd(async () => {
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `127.0.0.1:${resolver}`;
  await untilItAnswers(address);
  return { address };
};

const knotConfiguration = (folder: string, port: number, zones: string[], signed: string[]) => `
server:
    listen: 127.0.0.1@${port}
    rundir: "${folder}"
database:
    storage: "${folder}"
log:
  - target: stderr
    any: critical
policy:
  - id: ours
    manual: on
    algorithm: ecdsap256sha256
template:
  - id: default
    storage: "${folder}"
    zonefile-sync: -1
    zonefile-load: difference
zone:
${zones
  .map(
    (zone) =>
      `  - domain: ${zone}\n    file: ${zone}.zone${signed.includes(zone) ? '\n    dnssec-signing: on\n    dnssec-policy: ours' : ''}`,
  )
  .join('\n')}
`;

const unboundConfiguration = (
  folder: string,
  ports: { authority: number; resolver: number },
  zones: string[],
  anchor: string,
) => `
server:
    interface: 127.0.0.1@${ports.resolver}
    port: ${ports.resolver}
    username: ""
    chroot: ""
    directory: "${folder}"
    pidfile: ""
    use-syslog: no
    logfile: ""
    do-not-query-localhost: no
    module-config: "validator iterator"
    trust-anchor: "${anchor}"
    local-zone: "test." nodefault
    access-control: 127.0.0.0/8 allow
remote-control:
    control-enable: no
${zones.map((zone) => `stub-zone:\n    name: "${zone}."\n    stub-addr: 127.0.0.1@${ports.authority}`).join('\n')}
`;

const zoneFile = (name: string, records: string[]) =>
  [
    `$ORIGIN ${name}.`,
    '$TTL 60',
    '@ SOA ns.test. hostmaster 1 60 60 600 60',
    '@ NS ns.test.',
    ...records,
    '',
  ].join('\n');

/** Both need a moment to read their zones and to sign them. */
const untilItAnswers = async (address: string) => {
  const { Resolver } = await import('node:dns/promises');
  const resolver = new Resolver({ timeout: 300, tries: 1 });
  resolver.setServers([address]);
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await resolver.resolve4('ns.test').then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('the name servers did not start');
};
