import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { programPath } from '../../../scripts/programs.ts';
import { inherited } from '../testing/server-process.ts';
import { makeFolder } from '../testing/start-server.ts';

const visit = fileURLToPath(new URL('../testing/visit-cut-off.ts', import.meta.url));

/** A link without a reader at the other end. It knows its gateway, so that packets for the internet do leave on it. */
const wire = [
  'link set lo up',
  'link add out type veth peer name nobody',
  'link set out addrgenmode none',
  'address add 192.0.2.1/24 dev out',
  'link set out up',
  'link set nobody up',
  'neighbour add 192.0.2.2 lladdr 02:00:00:00:00:02 dev out',
  'route add default via 192.0.2.2',
]
  .map((order) => `${programPath('ip')} ${order}`)
  .join(' && ');

const inOwnNetwork = (command: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    programPath('unshare'),
    ['--map-root-user', '--net', 'sh', '-c', `${wire} && exec "$0" "$@"`, ...command],
    {
      env: { ...inherited(), ...env },
      encoding: 'utf8',
    },
  );

const visitCutOff = (env: NodeJS.ProcessEnv) => {
  const { stdout, stderr } = inOwnNetwork([process.execPath, visit], {
    DATA_DIR: makeFolder(),
    GUEST_DAILY_LIMIT: '100',
    ...env,
  });
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(stdout) as {
    answers: Record<string, { status: number; outside: number }>;
    sent: number;
  };
};

it('with lookups off every tool answers, and not one packet leaves', ({ skip }) => {
  if (inOwnNetwork(['true']).status !== 0) return skip();
  const { answers, sent } = visitCutOff({ LOOKUPS: 'off' });
  for (const tool of ['email', 'url', 'domain', 'vulnerability', 'screenshot'])
    expect([tool, answers[tool]]).toEqual([tool, { status: 200, outside: 0 }]);
  expect(sent).toBe(0);
});

it('with lookups on and no network every tool still answers, and lists the services it asked', ({ skip }) => {
  if (inOwnNetwork(['true']).status !== 0) return skip();
  const { answers, sent } = visitCutOff({ LOOKUPS: 'on', DNS_SERVERS: '198.51.100.53' });
  expect(Object.values(answers).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers['domain']?.outside).toBeGreaterThan(0);
  expect(sent).toBeGreaterThan(0);
});
