// Starts a throwaway PostgreSQL server for the tests, from the binaries of this machine; null where there are none.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

export const findPostgres = () => {
  if (!existsSync(debianFolder)) return null;
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  const folder = versions
    .map((version) => join(debianFolder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return folder ?? null;
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Resolves to `{ url, halt, resume, stop }`: halted, it is as a server that is being restarted; stopped, it is gone. */
export const startPostgres = async () => {
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-postgres-'));
  const asPostgres = runner(folder);
  const port = await freePort();
  const data = join(folder, 'data');
  asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const control = (...order) => asPostgres(join(bin, 'pg_ctl'), ['-D', data, ...order]);
  const start = () => control('-o', options, '-l', join(folder, 'log'), '-w', 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: () => control('-m', 'fast', '-w', 'stop'),
    resume: start,
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const runner = (folder) => {
  if (userInfo().uid !== 0) return (file, args) => execFileSync(file, args, { stdio: 'pipe' });
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return (file, args) => execFileSync(file, args, { stdio: 'pipe', cwd: folder, ...owner });
};
