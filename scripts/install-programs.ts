// Installs the programs that the tests need from Debian; does nothing if they are installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { missingPackages } from './programs.ts';

const clusterSettings = '/etc/postgresql-common/createcluster.conf';

const asRoot = (command: string[], input = ''): boolean => {
  const [file = '', ...args] = userInfo().uid === 0 ? command : ['sudo', '-n', ...command];
  const { status } = spawnSync(file, args, {
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
};

const isOffered = (name: string): boolean => spawnSync('apt-cache', ['show', name]).status === 0;

/** The package would start a server of its own; the tests start throwaway ones. */
const keepPostgresFromStarting = (): boolean =>
  existsSync(clusterSettings) ||
  (asRoot(['mkdir', '-p', '/etc/postgresql-common']) &&
    asRoot(['tee', clusterSettings], 'create_main_cluster = false\n'));

const missing = missingPackages();
if (missing.length > 0) {
  const isUpdated = asRoot(['apt-get', 'update', '-qq']);
  const packages = missing.map((choices) => choices.find(isOffered) ?? choices[0] ?? '');
  process.stdout.write(`Installing from Debian: ${packages.join(' ')}\n`);
  const isInstalled =
    isUpdated &&
    keepPostgresFromStarting() &&
    asRoot(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
  if (!isInstalled) {
    process.stderr.write(`The tests need these; as root: apt-get install ${packages.join(' ')}\n`);
    process.exitCode = 1;
  }
}
